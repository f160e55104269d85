"""The bots of Fireball Island, and what they think with."""
