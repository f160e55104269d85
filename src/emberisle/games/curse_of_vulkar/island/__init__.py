"""The island of Vul-Kar: its ground, the marbles launched on it, and the atlas of what they do."""
