"""Bots that play Board Game Battle, and everybody's chance of winning."""
