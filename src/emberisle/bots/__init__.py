"""Bots: players that see what their seat sees, from random moves to exact solutions."""
