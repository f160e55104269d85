"""The Curse of Vul-Kar in the terminal: its map, its face and its picture."""
