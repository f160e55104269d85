"""Pictures: what each viewer of a room is shown and told."""
