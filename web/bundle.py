"""bundle.py: make build/web, the folder that any static host can serve.

    stage      what the browser needs of the program, in a throw-away folder
    pack       pygbag makes the archive and the page of it, from our own template and icon, without the network
    compile    archive, pygame and the standard library as bytecode of the browser's Python
    lay out    runtime and program each in a folder named by its contents' hash, so that a host may cache them forever

./build.sh has installed and baked everything before. Nothing is done when nothing has changed since the last time; else
each step starts from scratch but `compile`, whose results are kept by their inputs' hash.
"""

import hashlib
import importlib.metadata
import importlib.util
import io
import json
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterable
from pathlib import Path

import pytweening

from web import licences

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILD = ROOT / "build"
ASSETS = BUILD / "assets"
STAGE = BUILD / "stage" / "kitchen-table"
SITE = BUILD / "web"
CACHE = BUILD / "cache"
RECORD = BUILD / "web.inputs"
UNSHIPPED = ("tools", "strings", "desktop.py", "file_storage.py", "cases.py", "*.md")
"""What of the program no browser needs."""
UNREAD = {"node_modules", "__pycache__"}
PYODIDE = WEB / "node_modules" / "pyodide"

TITLE = "Kitchen Table"
ARCHIVE = "kitchen-table.apk"
ART = "art.zip"
BROWSER_PYTHON = (3, 14)
LOADER = ("texts.js", "mirror.js", "around.js", "page.js", "loader.js", "style.css")
ICONS = {
    "icon-192.png": "icon_192.png",
    "icon-512.png": "icon_512.png",
    "icon-maskable-512.png": "icon_maskable_512.png",
    "icon-180.png": "icon_180.png",
    "favicon.png": "icon_32.png",
}
"""Those of the site, and the baked ones that they are."""
HOST = ("embed.html", "embed.css", "embed.js")
"""The example of a page that embeds the game."""
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "connect-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
    )
)


def digest(contents: Iterable[bytes]) -> str:
    """Twelve hexadecimal digits that change with any of the contents."""
    total = hashlib.sha256()
    for content in contents:
        total.update(hashlib.sha256(content).digest())
    return total.hexdigest()[:12]


def substitute(text: str, pattern: str, new: str) -> str:
    """Replace the one match of `pattern`; a runtime that has none or several is not the one this was written for."""
    changed, times = re.subn(pattern, lambda _: new, text)
    if times != 1:
        sys.exit(f"bundle.py: {pattern} matches {times} times in a file of Pyodide")
    return changed


# --- stage and pack


def stage() -> None:
    """The throw-away copy that pygbag sees: main.py, baked assets, and game/ without what only developers need."""
    shutil.rmtree(STAGE.parent, ignore_errors=True)
    unwanted = shutil.ignore_patterns("__pycache__", *UNSHIPPED)
    shutil.copytree(ROOT / "game", STAGE / "game", ignore=unwanted)
    shutil.copytree(ASSETS, STAGE / "assets", ignore=shutil.ignore_patterns("app", "*.txt", "ATTRIBUTIONS.md"))
    shutil.copytree(Path(pytweening.__file__).parent, STAGE / "pytweening", ignore=unwanted)
    shutil.copy(WEB / "main.py", STAGE)


def pack() -> Path:
    """Run pygbag; the folder with its page, icon and archive."""
    if importlib.util.find_spec("black"):
        sys.exit("bundle.py: pygbag would reformat the sources; take black out of the virtual environment")
    command = [sys.executable, "-m", "pygbag", "--build", "--no_opt", "--cdn", "./", "--title", TITLE]
    command += ["--template", str(WEB / "page.html"), "--icon", str(ASSETS / "app" / "icon_32.png"), str(STAGE)]
    log = BUILD / "pygbag.log"
    with log.open("w") as output:
        code = subprocess.run(command, stdout=output, stderr=subprocess.STDOUT, cwd=STAGE.parent).returncode
    packed = STAGE / "build" / "web"
    if code != 0 or not (packed / ARCHIVE).exists():
        sys.exit(f"bundle.py: pygbag failed, see {log}")
    return packed


# --- compile


def contents_of(path: Path) -> list[bytes]:
    """Names and contents of a zip's members, without their dates."""
    with zipfile.ZipFile(path) as archive:
        return [part for name in sorted(archive.namelist()) for part in (name.encode(), archive.read(name))]


def compile_zips(zips: Iterable[Path]) -> list[Path]:
    """Each zip as bytecode, in the cache; only what is not there yet is made."""
    CACHE.mkdir(parents=True, exist_ok=True)
    recipe = [(WEB / name).read_bytes() for name in ("bytecode.py", "prune.txt", "package-lock.json")]
    made = {path: CACHE / f"{path.stem}-{digest(recipe + contents_of(path))}.zip" for path in zips}
    missing = [str(path) for pair in made.items() for path in pair if not pair[1].exists()]
    if missing:
        own = sys.version_info[:2] == BROWSER_PYTHON
        command = [sys.executable, str(WEB / "bytecode.py")] if own else ["node", str(WEB / "bytecode.mjs")]
        subprocess.run([*command, str(WEB / "prune.txt"), *missing], check=True)
    return list(made.values())


# --- lay out


def snippets() -> list[str]:
    """The functions that pygame's module hands to Pyodide as text, found out once for each module and Pyodide."""
    pygame = WEB / "runtime" / "pygame.zip"
    parts = (pygame, WEB / "snippets.mjs", WEB / "package-lock.json")
    kept = CACHE / f"snippets-{digest(path.read_bytes() for path in parts)}.json"
    if not kept.exists():
        subprocess.run(["node", str(WEB / "snippets.mjs"), str(pygame), str(kept)], check=True)
    found: list[str] = json.loads(kept.read_text())
    return found


def runtime_scripts() -> dict[str, bytes]:
    """Pyodide's two scripts, without its default address elsewhere, loading through the page's own counted fetch.

    What they would evaluate of pygame's module stands there as functions, in place, since it uses names around it.
    """
    script = (PYODIDE / "pyodide.mjs").read_text()
    script = substitute(script, r"`https://[^`]*`", "t")
    script = substitute(script, r"response:fetch\(n,t\?\{integrity:t\}:\{\}\)", "response:kitchenTableFetch(n)")
    script = substitute(script, r"//# sourceMappingURL=.*", "")
    functions = ",".join(f"{json.dumps(text)}:{text.removesuffix(';')}" for text in snippets())
    main = (PYODIDE / "pyodide.asm.mjs").read_text()
    main = substitute(main, r"ASM_CONSTS\[start\]=eval\(func\)", f"ASM_CONSTS[start]={{{functions}}}[func]")
    return {"pyodide.js": script.encode(), "pyodide.asm.js": main.encode()}


def parted(app: Path) -> dict[str, bytes]:
    """The archive as the loader takes it: the program, and the art, which it needs only after importing the program."""
    made = {ARCHIVE: io.BytesIO(), ART: io.BytesIO()}
    with zipfile.ZipFile(app) as whole:
        for name, part in made.items():
            with zipfile.ZipFile(part, "w") as archive:
                for member in whole.infolist():
                    if member.filename.startswith("assets/assets/") == (name == ART):
                        archive.writestr(member, whole.read(member))
    return {name: part.getvalue() for name, part in made.items()}


def lay(prefix: str, files: dict[str, bytes]) -> str:
    """Write files into a folder named by their hash; its path below the site, ending with a slash."""
    folder = f"{prefix}-{digest(part for name in sorted(files) for part in (name.encode(), files[name]))}/"
    (SITE / folder).mkdir(parents=True)
    for name, content in files.items():
        (SITE / folder / name).write_bytes(content)
    return folder


def write_page(template: str, runtime: str, app: str) -> None:
    """The page, with the folders' names and the sizes in bytes of everything that the loader loads."""
    loaded = [*(SITE / runtime).iterdir(), SITE / app / ARCHIVE, SITE / app / ART]
    sizes = {path.name: path.stat().st_size for path in sorted(loaded)}
    lock = {"info": json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"], "packages": {}}
    files = json.dumps({"runtime": runtime, "app": app, "sizes": sizes, "lock": lock}, separators=(",", ":"))
    for name, value in {"policy": POLICY, "runtime": runtime, "app": app, "files": files}.items():
        template = template.replace(f"@{name}@", value)
    (SITE / "index.html").write_text(template)


def write_worker() -> None:
    """The service worker, told what the site consists of. Its version changes with any file."""
    paths = sorted(path for path in SITE.rglob("*") if path.is_file())
    sums = {path.relative_to(SITE).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in paths}
    source = (WEB / "service-worker.js").read_text()
    version = digest([source.encode(), json.dumps(sums).encode()])
    (SITE / "service-worker.js").write_text(
        f"const VERSION = {json.dumps(version)};\nconst FILES = {json.dumps(sums, indent=1)};\n{source}"
    )


def lay_licences() -> None:
    """The licences of everything that the site carries, and a page that leads to them."""
    folder = SITE / "licenses"
    shutil.copytree(WEB / "runtime" / "licenses", folder)
    for path in (ROOT / "assets" / "fonts").glob("*-OFL.txt"):
        shutil.copy(path, folder)
    shutil.copy(ROOT / "LICENSE", folder / "LICENSE.txt")
    shutil.copy(ROOT / "assets" / "sounds" / "LICENSE.txt", folder / "PokerTH.txt")
    easing = importlib.metadata.distribution("pytweening")
    (folder / "pytweening.txt").write_text(easing.read_text("licenses/LICENSE.txt") or "")
    tables = (WEB / "runtime" / "LICENSES.md", WEB / "LICENSES.md", ROOT / "assets" / "ATTRIBUTIONS.md")
    texts = (re.sub(r"[\w/]+/LICENSE\.txt", "PokerTH.txt", path.read_text()) for path in tables)
    (folder / "index.html").write_text(licences.page(*texts))


def lay_out(packed: Path, app: Path, pygame: Path, stdlib: Path) -> None:
    """Fill build/web."""
    shutil.rmtree(SITE, ignore_errors=True)
    zips = {"pygame.zip": pygame.read_bytes(), "python_stdlib.zip": stdlib.read_bytes()}
    wasm = {"pyodide.asm.wasm": (PYODIDE / "pyodide.asm.wasm").read_bytes()}
    runtime = lay("runtime", runtime_scripts() | wasm | zips)
    loader = {name: (WEB / name).read_bytes() for name in LOADER}
    program = lay("app", loader | parted(app))
    write_page((packed / "index.html").read_text(), runtime, program)
    shutil.copy(WEB / "manifest.webmanifest", SITE)
    for name, baked in ICONS.items():
        shutil.copy(ASSETS / "app" / baked, SITE / name)
    for name in HOST:
        (SITE / name).write_text((WEB / name).read_text().replace("@policy@", POLICY))
    lay_licences()
    write_worker()


def inputs() -> str:
    """The digest of every file that the site is made from."""
    files = (path for folder in ("game", "web", "assets") for path in sorted((ROOT / folder).rglob("*")))
    kept = (path for path in files if path.is_file() and not UNREAD & set(path.parts))
    return digest(part for path in kept for part in (str(path.relative_to(ROOT)).encode(), path.read_bytes()))


def main() -> None:
    """Build the site, unless it is there and nothing has changed."""
    BUILD.mkdir(exist_ok=True)
    made_from = inputs()
    if RECORD.exists() and RECORD.read_text() == made_from:
        print("build/web is up to date")
        return
    RECORD.unlink(missing_ok=True)
    stage()
    packed = pack()
    zips = compile_zips((packed / ARCHIVE, WEB / "runtime" / "pygame.zip", PYODIDE / "python_stdlib.zip"))
    lay_out(packed, *zips)
    RECORD.write_text(made_from)
    size = sum(path.stat().st_size for path in SITE.rglob("*") if path.is_file())
    print(f"build/web: {size / 1e6:.1f} MB, to be served as it is")


if __name__ == "__main__":
    main()
