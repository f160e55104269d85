"""The shelf: recorded matches of every version of every game's rules."""
