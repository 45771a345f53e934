"""The scenes of the house: everything around a table."""
