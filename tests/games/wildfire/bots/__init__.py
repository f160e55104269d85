"""The bots of Wildfire Dominoes, and what they think with."""
