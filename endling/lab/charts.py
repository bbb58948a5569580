"""Self-contained charts in plain HTML and SVG, readable on a phone as well."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, isfinite, log10

Format = Callable[[float], str]


@dataclass(frozen=True)
class Mark:
    """A line of an interval chart: a dot with its interval."""

    label: str
    value: float
    error: float
    note: str = ""  # small print beside the label
    tint: str = ""  # the colour of the dot


def percent(share: float) -> str:
    """A share as people read it."""
    return f"{100 * share:.1f} %"


def signed_percent(share: float) -> str:
    """A difference of shares, in percentage points."""
    return _minus(f"{100 * share:+.1f} %")


def number(value: float) -> str:
    """A number as people read it.

    >>> number(3.14159), number(0.0044), number(0)
    ('3.14', '0.004', '0.00')
    """
    return _minus(f"{value:.3f}" if 0 < abs(value) < 0.01 else f"{value:.2f}")


def signed(value: float) -> str:
    """A difference."""
    return _minus(f"{value:+.3f}" if 0 < abs(value) < 0.01 else f"{value:+.2f}")


def _minus(text: str) -> str:
    return text.replace("-", "−")


def _short(text: str) -> str:
    """A round number without its zeros, for an axis."""
    return text.replace(".0 %", " %").replace(".00", "").replace("+0", "0")


def _sure(error: float) -> float:
    return error if isfinite(error) else 0.0


def side_of(difference: float, error: float, lower_is_better: bool = False) -> str:
    """On which side a value surely lies: good, bad, or neither."""
    if abs(difference) <= error:
        return "even"
    return "good" if (difference < 0) == lower_is_better else "bad"


def intervals(
    marks: Sequence[Mark], middle: float, show: Format, lower_is_better: bool = False
) -> str:
    """Dots with intervals in lines, the middle drawn through all of them."""
    if not marks:
        return '<p class="quiet">Nothing to show.</p>'
    low = min(middle, *(m.value - _sure(m.error) for m in marks))
    high = max(middle, *(m.value + _sure(m.error) for m in marks))
    pad = (high - low or 1) * 0.04
    low, high = low - pad, high + pad

    def at(value: float) -> float:
        return 100 * (value - low) / (high - low)

    ticks = _ticks(low, high, 4)
    axis = "".join(f'<i style="left:{at(t):.2f}%">{escape(_short(show(t)))}</i>' for t in ticks)
    lines = [f'<div class="axis"><span></span><span class="track">{axis}</span><b></b></div>']
    for mark in marks:
        error = _sure(mark.error)
        side = side_of(mark.value - middle, error, lower_is_better)
        left, right = at(mark.value - error), at(mark.value + error)
        tint = f' style="background:{escape(mark.tint)}"' if mark.tint else ""
        note = f"<small>{escape(mark.note)}</small>" if mark.note else ""
        told = f"{mark.label}: {show(mark.value)} ± {show(error).lstrip('+')}"
        lines.append(
            f'<div class="mark {side}" title="{escape(told)}">'
            f"<span><u{tint}></u>{escape(mark.label)} {note}</span>"
            f'<span class="track"><s style="left:{at(middle):.2f}%"></s>'
            f'<em style="left:{left:.2f}%;width:{max(right - left, 0.3):.2f}%"></em>'
            f'<q style="left:{at(mark.value):.2f}%"></q></span>'
            f"<b>{escape(show(mark.value))}</b></div>"
        )
    return f'<div class="intervals">{"".join(lines)}</div>'


def _ticks(low: float, high: float, about: int) -> list[float]:
    """Round numbers between two.

    >>> _ticks(0.03, 0.52, 5)
    [0.1, 0.2, 0.3, 0.4, 0.5]
    """
    rough = (high - low) / about
    size = 10 ** floor(log10(rough))
    step = next(size * n for n in (1, 2, 5, 10) if size * n >= rough * 0.8)
    first = ceil(low / step)
    return [round(n * step, 10) for n in range(first, floor(high / step) + 1)]


_WIDTH, _HEIGHT, _FOOT = 640, 220, 26


def histogram(groups: Sequence[tuple[str, Sequence[tuple[int, int]]]], width: int = 1) -> str:
    """How often numbers came up, as a share; groups lie over each other in their colours."""
    values = [value for _, bins in groups for value, _ in bins]
    low, high = min(values), max(values) + width
    tallest = max(n / sum(m for _, m in bins) for _, bins in groups for _, n in bins)
    scale = _WIDTH / (high - low)
    parts = []
    for group, (name, bins) in enumerate(groups):
        total = sum(n for _, n in bins)
        for value, n in bins:
            height = (_HEIGHT - _FOOT) * n / total / tallest
            x, y = (value - low) * scale, _HEIGHT - _FOOT - height
            upto = "" if width == 1 else f" to {value + width - 1}"
            parts.append(
                f'<rect class="g{group}" x="{x:.1f}" y="{y:.1f}" width="{width * scale - 1:.1f}" '
                f'height="{height:.1f}"><title>{escape(name)}: {value}{upto}, '
                f"{percent(n / total)}</title></rect>"
            )
    for tick in _ticks(low, high, 8):
        x = (tick - low + width / 2) * scale
        if 12 < x < _WIDTH - 12:
            parts.append(f'<text x="{x:.1f}" y="{_HEIGHT - 6}">{_minus(f"{tick:g}")}</text>')
    key = "".join(
        f'<span><u class="g{group}"></u>{escape(name)}</span>'
        for group, (name, _) in enumerate(groups)
    )
    return (
        f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img">{"".join(parts)}</svg>'
        f'<p class="key">{key}</p>'
    )
