"""Board Game Battle in the terminal."""
