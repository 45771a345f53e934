"""What the pipeline promises: complete, small, exact where it must be, the same every time."""

import io
import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from PIL import Image, ImageFilter, ImageFont

ROOT = Path(__file__).parents[2]
ASSETS = ROOT / "assets"
sys.path.insert(0, str(ASSETS))

import bake  # noqa: E402
from src import compose, fabrics, files, grain, hems, light, palette, polyester, sounds, svg  # noqa: E402
from src.catalogue import Entry, entries  # noqa: E402

POLISH = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ„”"


@pytest.fixture(scope="module")
def baked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder baked by the command itself."""
    out = tmp_path_factory.mktemp("bake") / "assets"
    command = [sys.executable, str(ASSETS / "bake.py"), str(out)]
    subprocess.run(command, check=True, capture_output=True)
    return out


def _named(path: str) -> Entry:
    return next(entry for entry in entries() if entry.path == path)


def test_every_picture_is_baked_and_described(baked: Path) -> None:
    index = json.loads((baked / "index.json").read_text("utf-8"))
    assert set(index) == {entry.path for entry in entries()}
    for name, facts in index.items():
        with Image.open(baked / name) as picture:
            assert list(picture.size) == facts["size"]


def test_the_whole_stays_within_its_budget(baked: Path) -> None:
    total = sum(path.stat().st_size for path in baked.rglob("*") if path.is_file())
    assert total < 1_600_000


def test_a_second_bake_makes_nothing_and_a_lost_file_comes_back(baked: Path) -> None:
    assert bake.bake(baked) == (0, len(entries()))
    stray = baked / "cards" / "stray.png"
    stray.write_bytes(b"old")
    lost = baked / "cards" / "back.png"
    before = lost.read_bytes()
    lost.unlink()
    assert bake.bake(baked) == (1, len(entries()))
    assert lost.read_bytes() == before
    assert not stray.exists()


def test_a_damaged_cache_note_only_costs_time(tmp_path: Path) -> None:
    note = tmp_path / "assets.cache.json"
    note.write_text("{not json", "utf-8")
    assert bake._read_cache(note) == {}


def test_the_digest_follows_imports() -> None:
    reached = {path.stem for path in bake._closure(ASSETS / "src" / "mats.py")}
    assert {"mats", "mat_cloths", "classic", "courts", "polyester", "fabrics", "svg", "palette"} <= reached
    assert "sounds" not in reached


@pytest.mark.parametrize("name", ["cards/faux_neon.png", "backgrounds/wood.jpg", "objects/tin.png"])
def test_baking_twice_gives_the_same_bytes(name: str) -> None:
    entry = _named(name)
    assert entry.make() == entry.make()


def test_scaling_makes_no_dark_fringe() -> None:
    tooth = Image.open(io.BytesIO(files.palette_png(hems.tooth()))).convert("RGBA")
    assert (np.asarray(tooth)[:, :, :3] == 255).all()
    card = np.asarray(Image.open(io.BytesIO(files.palette_png(polyester.master("mesh", "beige")))).convert("RGBA"))
    assert card[0, 0, :3].min() > 90  # the clear corner has the edge's colour
    assert card[0, 0, 3] == 0


def test_palette_keeps_few_colours_exactly_and_many_closely() -> None:
    flat = Image.new("RGBA", (40, 30), (10, 20, 30, 255))
    flat.paste((200, 100, 50, 128), (5, 5, 20, 20))
    again = Image.open(io.BytesIO(files.palette_png(flat))).convert("RGBA")
    assert again.tobytes() == flat.tobytes()
    card = polyester.master("faux", "neon")
    close = Image.open(io.BytesIO(files.palette_png(card, 128))).convert("RGBA")
    assert compose.difference(card, close) < 3


@pytest.mark.parametrize("fabric", fabrics.FABRICS)
@pytest.mark.parametrize("finish", fabrics.FINISHES)
@pytest.mark.parametrize("face", polyester.FACES.values(), ids=["normal", "large"])
def test_a_card_has_clear_corners_and_room_for_its_words(fabric: str, finish: str, face: polyester.Face) -> None:
    card = np.asarray(polyester.master(fabric, finish, face))
    width = face.master_width
    assert card.shape == (round(width * 1.4), width, 4)
    assert card[0, 0, 3] == 0
    assert card[-1, -1, 3] == 0
    unit = width / 200
    label = card[round((face.label_top + 12) * unit) : round(260 * unit), round(22 * unit) : round(138 * unit), :3]
    assert (label == label[0, 0]).all()
    foot, right = round((face.patch_bottom - 10) * unit), round((face.patch_right - 8) * unit)
    patch = card[round(20 * unit) : foot, round(18 * unit) : right, :3]
    assert (patch == patch[0, 0]).all()


def _contrast(one: str, other: str) -> float:
    def luminance(colour: str) -> float:
        parts = [value / 255 for value in palette.rgb(colour)]
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("dye", fabrics.DYES.values(), ids=lambda dye: str(dye.ink))
def test_words_stand_out_from_their_label(dye: fabrics.Dye) -> None:
    assert _contrast(dye.ink, dye.label) > 7


@pytest.mark.parametrize("make", [grain.wood, grain.polyester_cloth, grain.paper])
def test_tiles_have_no_seam(make: object) -> None:
    tile = make()  # type: ignore[operator]
    across = np.abs(np.diff(tile, axis=1)).mean()
    seam = np.abs(tile[:, 0] - tile[:, -1]).mean()
    assert seam < 1.6 * across + 0.5


def test_no_lamp_is_clipped() -> None:
    for name in light.LAMPS:
        assert np.asarray(light.lamp_map(name)).max() < 255


@pytest.mark.parametrize("length", [97, 350, 612, 1240, 2480])
def test_a_hem_is_a_whole_number_of_teeth(length: int) -> None:
    teeth = np.asarray(compose.strip(hems.tooth(), hems.TOOTH, length, hems.TOOTH_DEPTH))[:, :, 3]
    row = teeth[1] > 60
    peaks = int((row[1:] & ~row[:-1]).sum()) + int(row[0])
    assert peaks == round(length / hems.TOOTH)


def _brightest(picture: Image.Image, area: tuple[int, int, int, int]) -> str:
    """The brightest colour of an area once its grain is smoothed."""
    smooth = np.asarray(picture.convert("RGB").crop(area).filter(ImageFilter.BoxBlur(4))).reshape(-1, 3)
    red, green, blue = smooth[(smooth @ np.array([2126, 7152, 722])).argmax()]
    return f"#{red:02X}{green:02X}{blue:02X}"


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
def test_cream_reads_at_the_lamp_s_brightest_spot(size: tuple[int, int]) -> None:
    width, height = size
    parts = compose.pieces()
    box = (20, 64, width - 20, height - 16)
    table = compose.table(parts, size, box, 1)
    assert _contrast(_brightest(table, (40, 84, width - 40, height - 40)), palette.CREAM) >= 7.3
    assert _contrast(_brightest(table, (20, 8, width - 20, 46)), palette.CREAM) >= 6
    title = compose.title(parts, size, 1)
    assert _contrast(_brightest(title, (0, 0, width, height)), palette.CREAM) >= 4.5


def test_the_composed_table_looks_like_cloth_on_wood() -> None:
    table = np.asarray(compose.table(compose.pieces(), (640, 360), (10, 29, 630, 352), 0.5), int)
    red, green, blue = table[180, 320]
    assert blue > green
    assert red > green
    red, green, blue = table[10, 320]
    assert red > green > blue  # wood
    assert table[158, 320].sum() > table[345, 20].sum()  # brightest under the lamp


@pytest.mark.parametrize("path", svg.FONT_FILES, ids=lambda path: Path(path).stem)
def test_every_font_speaks_polish(path: str) -> None:
    font = ImageFont.truetype(path, 40)
    missing = font.getmask("\uffff").getbbox(), bytes(font.getmask("\uffff"))
    for letter in POLISH:
        mask = font.getmask(letter)
        assert (mask.getbbox(), bytes(mask)) != missing, letter


def test_every_sound_is_there_and_nothing_else() -> None:
    assert {path.stem for path in (ASSETS / "sounds").glob("*.ogg")} == set(sounds.names())


@pytest.mark.parametrize("make", sounds.SINGLE, ids=lambda make: str(make.__name__))
def test_sounds_stay_below_minus_twelve_decibels(make: object) -> None:
    sound = make()  # type: ignore[operator]
    assert 0.1 < np.abs(sound).max() < 10 ** (-12 / 20)
    assert abs(sound[0]) < 0.01
    assert abs(sound[-1]) < 0.01
