"""What the terminal parts of all games are made of: faces, colours, drawings."""
