"""Bots that play Fireball Island."""
