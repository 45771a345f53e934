"""What makes and serves the browser's build. main.py is not part of this package: it travels to the browser."""
