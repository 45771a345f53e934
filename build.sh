#!/usr/bin/env bash
# Everything that is done to Kitchen Table, one verb each. See usage() below; each verb first sets up what it needs.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

usage() {
    cat <<'TEXT'
./build.sh play             build if needed, serve on this machine and open the browser
./build.sh play --desktop   play in a window (further options: ./build.sh play --desktop --help)
./build.sh build            make build/web, which any static host can serve
./build.sh serve [PORT]     serve build/web on this machine (port 8000)
./build.sh test             everything that is checked: style, types, layers, tests, a real browser
./build.sh zip              make build/kitchen-table-web.zip, for itch.io or any static host
./build.sh runtime          build the browser's pygame anew from package registries (root, Debian, a few minutes)
./build.sh clean            remove what was built; the virtual environment stays
TEXT
}

python=.venv/bin/python
die() { printf 'build.sh: %s\n' "$*" >&2; exit 1; }

# need COMMAND PACKAGE...: when COMMAND fails, as root on Debian install the packages, else say what is missing
need() {
    local command=$1
    shift
    if $command >/dev/null 2>&1; then return; fi
    if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
        die "'$command' does not work here; install what it needs (on Debian: sudo apt-get install $*) and try again"
    fi
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"
}

set_up_python() {
    if [ ! -x "$python" ]; then
        need "python3 -m ensurepip --version" python3 python3-venv
        python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' || die "Python 3.11 or newer is needed"
        python3 -m venv .venv
    fi
    local unmet
    unmet=$("$python" web/unmet.py)
    if [ -n "$unmet" ]; then
        # shellcheck disable=SC2086 # one word is one requirement
        "$python" -m pip install --quiet --disable-pip-version-check --constraint tests/constraints.txt $unmet
    fi
}

set_up_node() {
    need "node --version" nodejs
    need "npm --version" npm
    node -e 'process.exit(parseInt(process.versions.node) < 18 ? 1 : 0)' || die "Node 18 or newer is needed"
    if [ ! web/node_modules/.package-lock.json -nt web/package-lock.json ]; then
        npm ci --prefix web --silent --no-audit --no-fund --ignore-scripts
    fi
}

# pictures, fonts, sounds and words into build/assets; what has not changed is kept
bake() {
    set_up_python
    "$python" assets/bake.py build/assets
    "$python" -m game.tools.catalogs build/assets/words
}

build() {
    bake
    set_up_node
    "$python" -m web.bundle
}

serve() {
    [ -f build/web/index.html ] || build
    "$python" web/serve.py build/web "${1:-8000}"
}

play() {
    if [ "${1:-}" = --desktop ]; then
        shift
        bake
        exec "$python" -m game "$@"
    fi
    build
    "$python" web/serve.py build/web 8000 --open
}

archive() {
    build
    rm -f build/kitchen-table-web.zip
    (cd build/web && "../../$python" -m zipfile --create ../kitchen-table-web.zip ./*)
    echo "build/kitchen-table-web.zip"
}

runtime() {
    need "debootstrap --version" debootstrap
    need "npm --version" npm
    need "python3 -m ensurepip --version" python3 python3-venv
    web/runtime/recipe.sh
}

# part NAME COMMAND...: run a part of the tests and note how long it took
parts=""
part() {
    local name=$1 begin=$SECONDS
    shift
    echo "== $name"
    "$@"
    parts+=$(printf '%-10s %5.1f min' "$name" "$(awk "BEGIN { print ($SECONDS - $begin) / 60 }")")$'\n'
}

run_pytest() { "$python" -m pytest "$@" | tee build/tests.log; }

run_tests() {
    part "set up" set_up_python
    need "chromium --version" chromium
    need "firefox-esr --version" firefox-esr
    part build build
    part style "$python" -m ruff check
    part types "$python" -m mypy
    part layers .venv/bin/lint-imports
    part tests run_pytest "$@"
    echo "== minutes"
    printf '%s' "$parts"
    tail -n 1 build/tests.log
}

case "${1:-}" in
    play | serve | build | runtime) "$@" ;;
    test) shift; run_tests "$@" ;;
    zip) archive ;;
    clean) rm -rf build web/node_modules ;;
    *) usage; [ "${1:-help}" = help ] || exit 2 ;;
esac
