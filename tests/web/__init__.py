"""The page in a real browser: whole games, and everything a person can do on the way."""
