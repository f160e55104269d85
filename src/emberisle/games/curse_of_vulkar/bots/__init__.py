"""Bots for The Curse of Vul-Kar."""
