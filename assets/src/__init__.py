"""Sources of every picture and sound in `assets/`: drawings as SVG strings, cloth and light as arrays."""
