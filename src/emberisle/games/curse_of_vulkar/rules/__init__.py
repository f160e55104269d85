"""The rules of The Curse of Vul-Kar, clause by clause."""
