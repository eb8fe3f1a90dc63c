"""`python -m cosmeeple` is the command `cosmeeple`."""

from cosmeeple.cli import main

main()
