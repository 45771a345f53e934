# Versions of what pygame.zip is made from. Hashes are in sources.sha256, Debian packages in packages.txt.
pyodide_version=314.0.7
pygame_version=2.5.8
unearth_version=0.19.0
debian_sources="libsdl2/trixie libsdl2-image/trixie libsdl2-mixer/trixie libsdl2-ttf/trixie freetype=2.14.3+dfsg-1"
