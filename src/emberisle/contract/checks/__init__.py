"""The checks, each a function that raises unless a game keeps one point of the contract."""
