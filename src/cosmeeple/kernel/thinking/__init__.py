"""Thinking: what searches and learned evaluations share, inside the compiled core."""
