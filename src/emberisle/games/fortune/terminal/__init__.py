"""How the game looks on a terminal, and how it is spoken to."""
