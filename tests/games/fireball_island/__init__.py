"""Fireball Island (1986), clause by clause."""
