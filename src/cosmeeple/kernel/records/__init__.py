"""Records: fields written once, and states, games and positions as text and back."""
