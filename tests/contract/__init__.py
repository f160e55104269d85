"""The contract that every game keeps; the games are found, so a new one is checked without a line here."""
