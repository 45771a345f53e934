"""What is measured, never asserted: `python -m tests.bench` prints the table that README quotes."""
