"""Tests of the bots that play Fireball Island."""
