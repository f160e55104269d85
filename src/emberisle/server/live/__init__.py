"""Live rooms: connections, broadcasts, presence, and the bots and clocks that move by themselves."""
