"""Fireball Island (1986): a race for a jewel past an idol that spits marbles, 2 to 4 players."""
