"""Kitchen Table: four card games on one table."""
