"""The kernel: what every game shares and no game can change. It knows no game."""
