"""The engine: state, agenda and chance of a table, and how an answer changes them."""
