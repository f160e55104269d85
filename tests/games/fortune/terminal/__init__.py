"""Fortune in the terminal."""
