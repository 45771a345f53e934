"""The table as one sees, hears and touches it. Knows the session and the core, and no game."""
