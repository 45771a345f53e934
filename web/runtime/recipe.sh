#!/usr/bin/env bash
# Builds pygame.zip, the pygame-ce module that the browser loads, from package registries alone:
#   Debian (compiler and C sources), PyPI (pygame-ce's own source), npm (the Pyodide whose ABI it must fit).
# Needs root on Debian (debootstrap makes a forky root, whose emscripten is new enough), npm, python3 with venv.
#   web/runtime/recipe.sh [FOLDER]     FOLDER, KITCHEN_TABLE_RUNTIME or build/runtime: about 2 GB, kept for a next run
#   RECORD=1 web/runtime/recipe.sh     accept newer Debian packages and take the product and its checksum over
# Without RECORD it stops when any package or source differs from what is recorded here, and compares its product
# with the committed checksum. The C compiler always sees the same folder names, so FOLDER does not matter.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
source "$here/versions.sh"
folder=${1:-${KITCHEN_TABLE_RUNTIME:-$here/../../build/runtime}}
mkdir -p "$folder/work"
folder=$(cd "$folder" && pwd)
root=$folder/root
work=$folder/work # mounted as /b inside

say() { printf '%s %s\n' "$(date +%T)" "$*"; }
die() { printf 'recipe.sh: %s\n' "$*" >&2; exit 1; }

inside() {
    chroot "$root" /usr/bin/env -i PATH=/usr/bin:/bin:/usr/sbin:/sbin HOME=/root LANG=C.UTF-8 \
        DEBIAN_FRONTEND=noninteractive bash -euo pipefail -c "$1"
}

unmount_all() {
    local point
    for point in b dev proc; do
        if mountpoint -q "$root/$point"; then umount "$root/$point"; fi
    done
}

mount_all() {
    mkdir -p "$root/b"
    mountpoint -q "$root/proc" || mount -t proc proc "$root/proc"
    mountpoint -q "$root/dev" || mount --bind /dev "$root/dev"
    mountpoint -q "$root/b" || mount --bind "$work" "$root/b"
    cp -f /etc/resolv.conf "$root/etc/resolv.conf"
}

# The Debian mirror is whatever this machine's apt is configured with.
make_root() {
    local mirror
    mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Component: main' |
        grep -v security | head -n 1)
    [ -n "$mirror" ] || die "apt knows no Debian mirror; run apt-get update"
    if [ ! -e "$folder/root.ready" ]; then
        # bookworm's debootstrap has no script for forky; sid's is the same
        debootstrap --variant=minbase forky "$root" "$mirror" /usr/share/debootstrap/scripts/sid >"$folder/debootstrap.log"
        touch "$folder/root.ready"
    fi
    printf 'deb %s forky main\ndeb-src %s forky main\ndeb-src %s trixie main\n' "$mirror" "$mirror" "$mirror" \
        >"$root/etc/apt/sources.list"
    # A mirror's testing suite may be past its date; signatures are checked all the same.
    printf 'APT::Install-Recommends "false";\nAPT::Sandbox::User "root";\nAcquire::Check-Valid-Until "false";\n' \
        >"$root/etc/apt/apt.conf.d/99recipe"
}

install_compiler() {
    if [ ! -x "$root/usr/bin/emcc" ]; then
        inside 'apt-get update -qq; apt-get install -y -qq emscripten python3 libpython3.14-dev' >"$folder/apt.log" 2>&1
    fi
    inside 'dpkg-query -W' | sort >"$folder/packages.txt"
    check_record packages.txt
}

check_record() {
    if [ "${RECORD:-}" = 1 ]; then
        cp "$folder/$1" "$here/$1"
    elif ! diff -u "$here/$1" "$folder/$1"; then
        die "$1 differs from what the committed product was built with (RECORD=1 accepts that)"
    fi
}

fetch_sources() {
    mkdir -p "$work/sources"
    inside "cd /b/sources; apt-get source -qq --download-only $debian_sources" >"$folder/sources.log" 2>&1
    python3 -m venv "$folder/venv"
    "$folder/venv/bin/pip" install -q "unearth==$unearth_version"
    # pip would first build the metadata of a source distribution; unearth only fetches it
    "$folder/venv/bin/unearth" --no-binary --download "$work/sources" "pygame-ce==$pygame_version" >>"$folder/sources.log"
    (cd "$work/sources" && npm pack --silent "pyodide@$pyodide_version" >>"$folder/sources.log")
    (cd "$work/sources" && sha256sum --quiet --check "$here/sources.sha256")
}

unpack_sources() {
    local archive
    rm -rf "$work/tree" "$work/recipe" "$work/out"
    mkdir -p "$work/tree" "$work/recipe" "$work/out"
    cp "$here"/*.{sh,py,c} "$work/recipe/"
    while read -r _ archive; do
        tar xf "$work/sources/$archive" -C "$work/tree"
    done <"$here/sources.sha256"
}

main() {
    [ "$(id -u)" = 0 ] || die "needs root (it builds inside a chroot)"
    trap unmount_all EXIT
    say "1 Debian forky root in $folder"
    make_root
    mount_all
    install_compiler
    say "2 sources"
    fetch_sources
    unpack_sources
    say "3 compile and link"
    inside 'bash /b/recipe/compile.sh' 2>&1 | tee "$folder/compile.log" | grep -v warning: | grep '^==' || true
    [ -f "$work/out/pygame.zip" ] || die "compilation failed, see $folder/compile.log"
    (cd "$work/out" && sha256sum pygame.zip) >"$folder/pygame.zip.sha256"
    if [ "${RECORD:-}" = 1 ]; then cp "$work/out/pygame.zip" "$here/"; fi
    check_record pygame.zip.sha256
    say "4 done: $(cat "$folder/pygame.zip.sha256")"
}

main
