"""Bots that play Wildfire Dominoes."""
