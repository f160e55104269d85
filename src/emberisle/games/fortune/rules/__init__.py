"""The rules of the game: its table, moves, steps, options and words."""
