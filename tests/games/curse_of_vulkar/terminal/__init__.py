"""The Curse of Vul-Kar in the terminal."""
