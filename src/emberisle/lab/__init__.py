"""The lab: thousands of games between bots, counted honestly and shown in pictures."""
