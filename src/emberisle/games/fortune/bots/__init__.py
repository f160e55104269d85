"""Fortune players: the exact solver of a turn, and the bots that ask it."""
