"""Fortune: push your luck with eight dice and a card, 2 to 4 players."""
