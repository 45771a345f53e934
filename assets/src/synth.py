"""Building blocks of small, dry sounds: mono float arrays at 44.1 kHz, made of noise, tones and envelopes."""

import wave
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Sound = NDArray[np.float64]
RATE = 44100
PEAK = 10 ** (-12.6 / 20)  # leaves room for the encoder below -12 dB
RECORDINGS = Path(__file__).parent / "recordings"


def seconds(length: float) -> Sound:
    """The time axis of a sound `length` seconds long."""
    return np.arange(round(length * RATE)) / RATE


def hiss(length: float, seed: int) -> Sound:
    """White noise in -1..1."""
    return np.random.default_rng(seed).uniform(-1, 1, round(length * RATE))


def band(sound: Sound, low: float, high: float, slope: float = 2) -> Sound:
    """`sound` between two corner frequencies in Hz, falling `slope` times 6 dB an octave outside."""
    spectrum = np.fft.rfft(sound)
    hertz = np.maximum(np.fft.rfftfreq(len(sound), 1 / RATE), 1)
    gain = 1 / (1 + (low / hertz) ** (2 * slope)) ** 0.5 / (1 + (hertz / high) ** (2 * slope)) ** 0.5
    return np.asarray(np.fft.irfft(spectrum * gain, len(sound)), np.float64)


def decay(length: float, half: float, attack: float = 0.002) -> Sound:
    """An envelope that rises in `attack` seconds, halves every `half` seconds and ends in a short ramp."""
    t = seconds(length)
    ends = np.clip(np.minimum(t / attack, (length - t) / (0.2 * length)), 0, 1)
    return np.asarray(ends * 0.5 ** (t / half), np.float64)


def hump(length: float, top: float, power: float = 2) -> Sound:
    """An envelope that swells to one at the share `top` of its length and sinks again."""
    t = np.linspace(0, 1, round(length * RATE))
    rise, fall = np.clip(t / top, 0, 1), np.clip((1 - t) / (1 - top), 0, 1)
    return np.asarray(np.sin(np.minimum(rise, fall) * np.pi / 2) ** power, np.float64)


def tone(length: float, hertz: float, half: float, attack: float = 0.002) -> Sound:
    """A decaying sine."""
    return np.asarray(np.sin(2 * np.pi * hertz * seconds(length)) * decay(length, half, attack), np.float64)


def struck(length: float, hertz: float, partials: tuple[tuple[float, float, float], ...]) -> Sound:
    """Something struck: each partial is (multiple of `hertz`, loudness, half-life in seconds)."""
    ring = np.zeros(round(length * RATE))
    for ratio, loud, half in partials:
        ring += tone(length, hertz * ratio, half) * loud
    return ring


def mix(length: float, *parts: tuple[float, Sound]) -> Sound:
    """Sounds laid into silence, each at its start in seconds; what does not fit is cut."""
    out = np.zeros(round(length * RATE))
    for start, sound in parts:
        at = round(start * RATE)
        room = min(len(sound), len(out) - at)
        out[at : at + room] += sound[:room]
    return out


def bent(sound: Sound, pitch: float) -> Sound:
    """`sound` played `pitch` times as fast."""
    return np.asarray(np.interp(np.arange(0, len(sound) - 1, pitch), np.arange(len(sound)), sound))


def recording(name: str, start: float = 0, end: float | None = None) -> Sound:
    """A part of a recording, mono, in -1..1."""
    with wave.open(str(RECORDINGS / f"{name}.wav")) as source:
        frames = np.frombuffer(source.readframes(source.getnframes()), "<i2")
        sound = frames.reshape(-1, source.getnchannels()).mean(1) / 32768
        rate = source.getframerate()
    part = sound[round(start * rate) : None if end is None else round(end * rate)]
    return bent(part, rate / RATE) if rate != RATE else part


def finished(sound: Sound, loudness: float = 1) -> Sound:
    """`sound` without rumble or clicks at its ends, its peak at `loudness` times -12.6 dB."""
    clean = band(sound, 45, 16000)
    ramp = round(0.002 * RATE)
    clean[:ramp] *= np.linspace(0, 1, ramp)
    clean[-4 * ramp :] *= np.linspace(1, 0, 4 * ramp)
    return np.asarray(clean / np.abs(clean).max() * PEAK * loudness, np.float64)
