"""Every clause of every rulebook, traced to code, tests and play."""
