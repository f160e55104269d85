"""The contract that every game keeps. A new game joins by one line in ``games.py``."""
