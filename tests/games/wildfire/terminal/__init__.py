"""Wildfire Dominoes in the terminal."""
