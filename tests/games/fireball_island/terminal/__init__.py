"""Fireball Island in the terminal."""
