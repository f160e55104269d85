"""The bots of Fortune, and what they think with."""
