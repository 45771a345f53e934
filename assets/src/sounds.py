"""Every sound of the house and of Polyester, made from noise, tones and four recordings of cards and chips.

    python -m src.sounds        (in `assets/`) writes `assets/sounds/*.ogg`; needs `oggenc`

The encoded files are committed, so the build needs no encoder.
"""

import subprocess
import wave
from pathlib import Path

import numpy as np

from src.synth import (
    RATE,
    Sound,
    band,
    bent,
    decay,
    finished,
    hiss,
    hump,
    mix,
    recording,
    seconds,
    struck,
    tone,
)

OUT = Path(__file__).parents[1] / "sounds"
_CUP = ((1.0, 1.0, 0.09), (2.76, 0.45, 0.05), (5.4, 0.2, 0.025), (8.9, 0.08, 0.012))
_WOOD = ((1.0, 1.0, 0.018), (2.4, 0.5, 0.010), (4.1, 0.25, 0.006))
_WARM = ((1.0, 1.0, 0.22), (2.0, 0.28, 0.12), (3.0, 0.10, 0.07), (4.0, 0.05, 0.04))


def card_slide(take: int) -> Sound:
    """A card leaves the pile: one of two recorded slides, the third one slower."""
    start, end, pitch = ((0.05, 0.22, 1.0), (0.25, 0.42, 1.04), (0.05, 0.22, 0.9))[take]
    return finished(bent(recording("dealtwocards", start, end), pitch), 0.9)


def card_flip(take: int) -> Sound:
    """A card turns over: a bend of paper, then its edge on the table."""
    flick = bent(recording("call"), (0.96, 1.06, 1.15)[take])
    bend = band(hiss(0.09, 30 + take), 1500, 7000) * hump(0.09, 0.8) * 0.35
    return finished(mix(0.19, (0, bend), (0.07 + 0.006 * take, flick)), 0.9)


def _tick(hertz: float, seed: int) -> Sound:
    click = band(hiss(0.012, seed), 2500, 9000) * decay(0.012, 0.002, 0.0005)
    return mix(0.07, (0, struck(0.06, hertz, _WOOD)), (0, click * 0.5))


def tick_up(take: int) -> Sound:
    """A card is chosen: two small ticks, rising."""
    base = (1180, 1240, 1120)[take]
    return finished(mix(0.11, (0, _tick(base, take) * 0.6), (0.032, _tick(base * 1.5, 7 + take))), 0.7)


def tick_down(take: int) -> Sound:
    """A card is let go: two small ticks, falling."""
    base = (1180, 1240, 1120)[take]
    return finished(mix(0.11, (0, _tick(base, take) * 0.8), (0.032, _tick(base * 0.67, 7 + take) * 0.8)), 0.65)


def card_pat(take: int) -> Sound:
    """Cards patted down on cloth."""
    thud = tone(0.12, (132, 118, 145)[take], 0.018) + tone(0.12, (264, 240, 281)[take], 0.010) * 0.4
    paper = band(hiss(0.09, 50 + take), 700, 4500) * decay(0.09, 0.012, 0.003)
    return finished(mix(0.16, (0.004, thud), (0, paper * 0.8)))


def card_sweep(take: int) -> Sound:
    """A row of cards is swept together."""
    length = (0.30, 0.34, 0.27)[take]
    rustle = band(hiss(length, 60 + take), 1100, 6500) * hump(length, 0.65, 1.6)
    flutter = 0.65 + 0.35 * np.sin(2 * np.pi * (38 + 5 * take) * seconds(length))
    slide = recording("dealtwocards", 0.06, 0.21) * 0.4
    return finished(mix(length + 0.1, (0, rustle * flutter), (length - 0.09, slide)), 0.85)


def sewing_run() -> Sound:
    """Half a second of sewing machine: the needle bar, the feed and a little motor."""
    length, stroke = 0.52, 0.0355
    needle = struck(0.03, 1750, ((1, 1, 0.004), (1.9, 0.6, 0.003))) + band(hiss(0.03, 71), 900, 5000) * decay(
        0.03, 0.004
    )
    feed = struck(0.03, 420, ((1, 0.8, 0.006), (2.7, 0.4, 0.004)))
    parts = []
    at = 0.01
    while at < length - 0.05:
        parts += [(at, needle), (at + stroke * 0.48, feed * 0.7)]
        at += stroke * (1.5 - 0.5 * min(1, at / 0.09))
    hum = (tone(length, 112, 9) + tone(length, 224, 9) * 0.5) * hump(length, 0.4, 1) * 0.16
    return finished(mix(length, (0, hum), *parts))


def button_pour() -> Sound:
    """Buttons poured from the tin."""
    chance = np.random.default_rng(80)
    clicks = [recording("bet", 0.0, 0.06), recording("bet", 0.06, 0.14), recording("bet", 0.33, 0.41)]
    parts = []
    for i in range(15):
        at = 0.02 + 0.5 * (i / 15) ** 0.8 + chance.random() * 0.03
        click = bent(clicks[i % 3], 1.15 + chance.random() * 0.5)
        parts.append((at, click * (0.35 + 0.5 * chance.random()) * (1 - i / 24)))
    rattle = band(hiss(0.5, 81), 2200, 7000) * hump(0.5, 0.3) * 0.06
    return finished(mix(0.72, (0.02, rattle), *parts))


def cloth_rip() -> Sound:
    """A seam rips: threads part faster and faster."""
    chance = np.random.default_rng(90)
    parts = []
    at = 0.0
    while at < 0.5:
        length = 0.012 + chance.random() * 0.016
        snap = band(hiss(length, int(at * 1e4)), 700 + 2200 * at, 7500) * decay(length, 0.004, 0.0006)
        parts.append((at, snap * (0.5 + 0.5 * chance.random()) * (0.5 + at)))
        at += 0.017 - 0.022 * at + chance.random() * 0.004
    tear = band(hiss(0.55, 92), 900, 5200) * hump(0.55, 0.75, 1.5) * 0.5
    thud = tone(0.15, 96, 0.03) * 0.35
    return finished(mix(0.74, (0, tear), (0.54, thud), *parts), 0.85)


def pencil(take: int) -> Sound:
    """A short stroke on the score pad."""
    length = (0.13, 0.11, 0.15)[take]
    scratch = band(hiss(length, 100 + take), 1800, 6000) * hump(length, 0.35, 1)
    grain = 0.55 + 0.45 * np.sin(2 * np.pi * np.cumsum(np.linspace(150, 95, len(scratch))) / RATE)
    return finished(mix(length + 0.03, (0, scratch * grain)), 0.55)


def table_knock() -> Sound:
    """Two knocks on the table."""
    knock = bent(recording("check"), 0.8)
    body = struck(0.16, 172, ((1, 0.8, 0.028), (2.3, 0.3, 0.014)))
    return finished(mix(0.46, (0, knock * 0.9), (0.002, body * 0.5), (0.17, knock), (0.172, body * 0.6)))


def wood_tock() -> Sound:
    """Refused: one dull wooden tock."""
    return finished(mix(0.14, (0, struck(0.13, 310, _WOOD)), (0, tone(0.13, 150, 0.02) * 0.7)), 0.9)


def kettle_chord() -> Sound:
    """A win: the kettle begins to sing, and three warm notes."""
    rise = np.linspace(0, 1, round(0.85 * RATE))
    whistle = np.sin(2 * np.pi * np.cumsum(1480 + 620 * rise**0.7 + 9 * np.sin(2 * np.pi * 24 * rise)) / RATE)
    steam = band(hiss(0.85, 110), 2500, 9000) * 0.5
    kettle = (whistle * 0.4 + steam) * hump(0.85, 0.7, 1.5) * 0.16
    notes = [(0.42 + i * 0.17, struck(1.15, hertz, _WARM)) for i, hertz in enumerate((392.0, 493.9, 587.3))]
    return finished(mix(1.75, (0, kettle), *notes))


def hot_hand() -> Sound:
    """The whole hand is used: an iron's burst of steam and a bright cup."""
    steam = band(hiss(0.42, 120), 3000, 11000) * decay(0.42, 0.09, 0.03) * 0.5
    tings = [(0.08 + i * 0.09, struck(0.45, hertz, _CUP) * 0.7) for i, hertz in enumerate((1047.0, 1319.0, 1568.0))]
    return finished(mix(0.75, (0, steam), *tings), 0.9)


def ride_offer() -> Sound:
    """The pot may be taken over: a spoon asks twice on a cup."""
    return finished(mix(0.62, (0, struck(0.4, 1175, _CUP)), (0.16, struck(0.45, 1568, _CUP) * 0.9)), 0.85)


def bin_clank(take: int) -> Sound:
    """A card drops into the bin and the lid clanks."""
    base = (410, 372, 446)[take]
    clank = struck(0.34, base, ((1.0, 0.8, 0.06), (1.47, 0.6, 0.05), (2.31, 0.45, 0.04), (3.9, 0.2, 0.02)))
    drop = band(hiss(0.1, 130 + take), 600, 3500) * decay(0.1, 0.016, 0.004)
    return finished(mix(0.5, (0, drop), (0.07, clank), (0.16 + 0.01 * take, clank * 0.35)), 0.8)


def card_tuck() -> Sound:
    """A card is slid under a board."""
    slide = bent(recording("dealtwocards", 0.05, 0.2), 0.8)
    return finished(mix(0.3, (0, slide * 0.8), (0.16, struck(0.1, 240, _WOOD) * 0.6)), 0.8)


def spoon_ting() -> Sound:
    """A joker: one spoon on one cup."""
    return finished(mix(0.55, (0, struck(0.5, 1318, _CUP))), 0.8)


def chip_click(take: int) -> Sound:
    """A chip is laid on others."""
    start, end = ((0.0, 0.06), (0.06, 0.14), (0.33, 0.41))[take]
    return finished(bent(recording("bet", start, end), 1.1), 0.75)


VARIED = (card_slide, card_flip, tick_up, tick_down, card_pat, card_sweep, pencil, bin_clank, chip_click)
SINGLE = (
    sewing_run, button_pour, cloth_rip, table_knock, wood_tock,
    kettle_chord, hot_hand, ride_offer, card_tuck, spoon_ting,
)  # fmt: skip


def _encode(name: str, sound: Sound) -> None:
    """Write one sound as Ogg Vorbis, the same bytes every time."""
    path = OUT / f"{name}.wav"
    with wave.open(str(path), "wb") as out:
        out.setparams((1, 2, RATE, 0, "NONE", ""))
        out.writeframes((sound * 32767).round().astype("<i2").tobytes())
    subprocess.run(["oggenc", "-Q", "-q", "1", "-s", "7", "-o", str(path.with_suffix(".ogg")), str(path)], check=True)
    path.unlink()


def names() -> tuple[str, ...]:
    """The names of all sounds, without their ending."""
    varied = tuple(f"{make.__name__}_{take + 1}" for make in VARIED for take in range(3))
    return varied + tuple(make.__name__ for make in SINGLE)


def main() -> None:
    """Make and encode every sound."""
    OUT.mkdir(exist_ok=True)
    for varied in VARIED:
        for take in range(3):
            _encode(f"{varied.__name__}_{take + 1}", varied(take))
    for single in SINGLE:
        _encode(single.__name__, single())


if __name__ == "__main__":
    main()
