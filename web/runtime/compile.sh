#!/usr/bin/env bash
# Runs inside the root that recipe.sh makes; /b is its work folder. Compiles SDL and pygame-ce with plain emcc, links
# them into one side module for Pyodide and zips it with pygame's Python files into /b/out/pygame.zip.
set -euo pipefail

source /b/recipe/versions.sh
tree=/b/tree
out=/b/out
sdl=$tree/SDL2-2.32.4
image=$tree/SDL2_image-2.8.8
mixer=$tree/SDL2_mixer-2.8.1
ttf=$tree/SDL2_ttf-2.24.0
freetype=$tree/freetype-2.14.3
pygame=$tree/pygame_ce-$pygame_version
emscripten=/usr/share/emscripten

# The calling conventions of Pyodide's main module: exceptions and setjmp by WebAssembly, position-independent code.
abi="-g0 -fPIC -fvisibility=hidden -fwasm-exceptions -sSUPPORT_LONGJMP=wasm"
common="$abi -DNDEBUG -DDECLSPEC= -msimd128 -msse2 -Wno-deprecated -Wno-unused-command-line-argument"
headers="-I$sdl/include -I$image/include -I$mixer/include -I$ttf -I$freetype/include -I$out/include -I$pygame/src_c -I$pygame/src_c/include"

# group NAME "FLAGS" SOURCE...: compile each source to one object, all processors at work, and pack libNAME.a
group() {
    local name=$1 flags=$2 source
    shift 2
    mkdir -p "$out/$name"
    for source in "$@"; do
        echo "$source $out/$name/$(echo "${source#$tree/}" | tr / _).o"
    done | xargs -P "$(nproc)" -L 1 sh -c "emcc -c $common $flags \"\$0\" -o \"\$1\""
    emar rcs "$out/lib$name.a" "$out/$name"/*.o
    echo "== $name: $# files"
}

# port NAME FOLDER: the sources that emscripten's own port of a library names, so that no configure run is needed
port() { python3 /b/recipe/port_sources.py "$emscripten/tools/ports/$1.py" "$2"; }

compile() {
    group sdl "-O2 -fwrapv-pointer -I$sdl/include" $(port sdl2 "$sdl/src") "$sdl/src/video/yuv2rgb/yuv_rgb_sse.c"
    group image "-Os $headers -DUSE_STBIMAGE -DLOAD_PNG -DLOAD_JPG -DLOAD_BMP -DLOAD_GIF -DLOAD_SVG -DLOAD_QOI -DLOAD_TGA" \
        "$image"/src/IMG*.c
    group mixer "-Os $headers -I$mixer/src -I$mixer/src/codecs -DMUSIC_WAV -DMUSIC_OGG -DOGG_USE_STB" \
        "$mixer"/src/*.c "$mixer"/src/codecs/*.c
    group freetype "-Os -DFT2_BUILD_LIBRARY -DHAVE_UNISTD_H -DHAVE_FCNTL_H -I$freetype/include -I$freetype/builds/unix" \
        $(port freetype "$freetype")
    group ttf "-Os $headers" "$ttf/SDL_ttf.c"
    # base.c includes all of pygame: its modules must share one SDL
    group pygame "-O2 -DBUILD_STATIC=1 -DNO_SDL2 $version_macros -Wno-macro-redefined $headers" \
        "$pygame"/src_c/{base,bitmask,rotozoom,SDL_gfx/SDL_gfxPrimitives}.c
    # renamed, since base.c holds its own copies of these four questions
    group simd "-O2 $version_macros $headers -Dpg_has_avx2=simd_has_avx2 -Dpg_avx2_at_runtime_but_uncompiled=simd_avx2 \
        -Dpg_sse2_at_runtime_but_uncompiled=simd_sse2 -Dpg_neon_at_runtime_but_uncompiled=simd_neon" \
        "$pygame"/src_c/simd_{surface_fill,transform}_{avx2,sse2}.c
    # the two imports that Pyodide's main module lacks
    group missing "-O2" /b/recipe/no_asyncify.c "$emscripten/system/lib/html5/dom_pk_codes.c"
}

link() {
    emcc -O2 -msimd128 -msse2 $abi -sSIDE_MODULE=2 -sEXPORTED_FUNCTIONS=_PyInit_base -sWASM_BIGINT=1 \
        "$out"/pygame/*.o "$out"/lib{simd,image,mixer,ttf,freetype,sdl,missing}.a -o "$out/base.so"
    echo "== link: $(stat -c %s "$out/base.so") bytes"
}

mkdir -p "$out/include"
cp -r /usr/include/python3.14/. "$out/include/"
python3 /b/recipe/pyconfig.py /usr/include/x86_64-linux-gnu/python3.14/pyconfig.h $tree/package/python_stdlib.zip \
    >"$out/include/pyconfig.h"
python3 /b/recipe/patch.py "$sdl" "$pygame"
version_macros=$(cd "$pygame" && python3 buildconfig/get_version.py --macros | sed 's/"/\\"/g' | tr '\n' ' ')
compile
link
python3 /b/recipe/pack.py "$pygame/src_py" "$out/base.so" "$out/pygame.zip"
