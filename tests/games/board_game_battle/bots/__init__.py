"""The bots of Board Game Battle, and what they think with."""
