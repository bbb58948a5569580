"""An analysis as one HTML page that needs nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from endling.bots.analysis import VERDICTS, Analysis, Judgement
from endling.bots.explanation import Option, seat_name
from endling.languages import words_in

_WIDTH, _HEIGHT, _LEFT, _TOP = 960, 300, 44, 12
_COLORS = ("#c0392b", "#2471a3", "#1e8449", "#b9770e", "#7d3c98", "#566573")
_SHOWN = {"inaccuracy", "mistake", "blunder"}

_STYLE = """
:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:1000px;margin:2rem auto;padding:0 1rem}
svg{width:100%;height:auto}svg text{font:12px system-ui,sans-serif;fill:currentColor}
.grid{stroke:currentColor;stroke-opacity:.15}
table{border-collapse:collapse;width:100%;margin:1rem 0;font-size:.9rem}
th,td{text-align:left;padding:.3rem .6rem;border-bottom:1px solid #8883;vertical-align:top}
td.w{white-space:nowrap}
td.n{text-align:right;font-variant-numeric:tabular-nums}
.inaccuracy{background:#f1c40f22}.mistake{background:#e67e2233}.blunder{background:#e74c3c44}
.dot{display:inline-block;width:.8em;height:.8em;border-radius:50%;margin-right:.4em}
small{opacity:.7}
"""


def write_page(analysis: Analysis, lang: str = "en") -> str:
    """The whole page."""
    words = words_in(lang).analysis
    title = f"{escape(analysis.match.game.title)}: {words['title']}"
    return (
        f'<!DOCTYPE html>\n<html lang="{lang}">\n<head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{_STYLE}</style></head>\n<body>\n<h1>{title}</h1>\n"
        f"<h2>{words['chances']}</h2>\n{_chart(analysis, lang)}\n"
        f"{_seats(analysis, words, lang)}\n{_decisions(analysis, words, lang)}\n</body>\n</html>\n"
    )


def _color(seat: int) -> str:
    return _COLORS[seat % len(_COLORS)]


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"


# --- The chart


def _x(number: int, last: int) -> float:
    return _LEFT + (_WIDTH - _LEFT - 10) * number / max(1, last)


def _y(share: float) -> float:
    return _TOP + (_HEIGHT - _TOP - 24) * (1 - share)


def _chart(analysis: Analysis, lang: str) -> str:
    last = len(analysis.match.actions)
    parts = [f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img">']
    for quarter in range(5):
        y = _y(quarter / 4)
        parts.append(
            f'<line class="grid" x1="{_LEFT}" x2="{_WIDTH - 10}" y1="{y:.1f}" y2="{y:.1f}"/>'
        )
        parts.append(f'<text x="4" y="{y + 4:.1f}">{25 * quarter} %</text>')
    for seat in range(analysis.match.players):
        points = [(d.number, d.wins[seat]) for d in analysis.decisions]
        if analysis.match.over:
            winners = analysis.match.winners
            points.append((last + 1, 1 / len(winners) if seat in winners else 0.0))
        line = " ".join(f"{_x(n, last + 1):.1f},{_y(share):.1f}" for n, share in points)
        parts.append(
            f'<polyline fill="none" stroke="{_color(seat)}" stroke-width="2" points="{line}">'
            f"<title>{seat_name(seat, lang)}</title></polyline>"
        )
    parts += [_mark(d, last, lang) for d in analysis.decisions if d.verdict in _SHOWN]
    parts.append(f'<text x="{_LEFT}" y="{_HEIGHT - 4}">1</text>')
    parts.append(f'<text x="{_WIDTH - 40}" y="{_HEIGHT - 4}">{last}</text></svg>')
    return "".join(parts)


def _mark(decision: Judgement, last: int, lang: str) -> str:
    x, y = _x(decision.number, last + 1), _y(decision.wins[decision.seat])
    told = escape(f"{decision.number}: {seat_name(decision.seat, lang)}, {decision.played.label}")
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{_color(decision.seat)}">'
        f"<title>{told} (−{_percent(decision.loss)})</title></circle>"
    )


# --- The tables


def _seats(analysis: Analysis, words: Mapping[str, str], lang: str) -> str:
    heads = ["seat", "points", "decisions", "average_loss", *VERDICTS]
    rows = []
    for seat, points in enumerate(analysis.match.scores):
        told = analysis.summary(seat)
        cells = [str(points), str(told["decisions"]), f"{100 * told['average_loss']:.1f} %"]
        cells += [str(told[word]) for word in VERDICTS]
        dot = f'<span class="dot" style="background:{_color(seat)}"></span>'
        rows.append(
            f'<tr><td class="w">{dot}{seat_name(seat, lang)}</td>'
            + "".join(f'<td class="n">{cell}</td>' for cell in cells)
            + "</tr>"
        )
    return _table([words[head] for head in heads], rows)


def _decisions(analysis: Analysis, words: Mapping[str, str], lang: str) -> str:
    heads = ["number", "seat", "question", "played", "better", "loss"]
    rows = []
    for d in analysis.decisions:
        is_best = d.played.action == d.best.action
        better = "" if is_best else _option(d.best, words, lang)
        dot = f'<span class="dot" style="background:{_color(d.seat)}"></span>'
        rows.append(
            f'<tr class="{d.verdict}"><td class="n">{d.number}</td>'
            f'<td class="w">{dot}{seat_name(d.seat, lang)}</td><td>{escape(d.question)}</td>'
            f"<td>{_option(d.played, words, lang)}</td><td>{better}</td>"
            f'<td class="n">{"" if is_best else _percent(d.loss)}</td></tr>'
        )
    return _table([words[head] for head in heads], rows)


def _option(option: Option, words: Mapping[str, str], lang: str) -> str:
    line = ", ".join(f"{seat_name(step.seat, lang)}: {step.label}" for step in option.line[1:4])
    more = f"<br><small>{words['line']}: {escape(line)}</small>" if line else ""
    return f"{escape(option.label)} <b>{_percent(option.win)}</b>{more}"


def _table(heads: list[str], rows: list[str]) -> str:
    head = "".join(f"<th>{text}</th>" for text in heads)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
