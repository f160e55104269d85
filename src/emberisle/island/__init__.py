"""The island: terrain from a board's description, balls that roll on it, and the atlas of their rolls."""
