"""The bots of The Curse of Vul-Kar, and what they think with."""
