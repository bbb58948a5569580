"""`endling lab`: very many games, counted; and what a change to the game would do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

from endling.cli.compiling import compiling_shown
from endling.cli.options import AsJson, GameName, Settings, read_options, usual_players
from endling.cli.output import err, out, print_json
from endling.errors import EndlingError
from endling.games import find_game

STOPPED = 130

Games = Annotated[int, typer.Option(metavar="N", min=1, help="How many games.")]
Seats = Annotated[int | None, typer.Option("--players", metavar="N", help="Seats at the table.")]
Bots = Annotated[
    str, typer.Option(metavar="A,B", help="random or greedy: one for all, or one for each seat.")
]
Out = Annotated[
    Path,
    typer.Option("--out", metavar="FOLDER", help="Where results go, or are gone on with."),
]
Seed = Annotated[int, typer.Option(metavar="N", help="Another seed, other deals.")]
Workers = Annotated[
    int | None, typer.Option(metavar="N", min=1, help="Processes; else as many as pay off.")
]
Change = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="CARD.FACT=N", help="What if: Tiny.face_value=15, hand_size=6."),
]
Without = Annotated[
    list[str] | None, typer.Option(metavar="CARD", help="What if the card were left out?")
]
Preset = Annotated[
    str | None, typer.Option(metavar="NAME", help="What if it were played by this rule set?")
]
Sets = Annotated[
    str | None, typer.Option(metavar="A,B", help="What if it were played with these sets?")
]
Ray = Annotated[str | None, typer.Option(metavar="auto|ADDRESS", help="Play on a Ray cluster.")]
Gpu = Annotated[bool, typer.Option("--gpu", help="Play on this machine's graphics processor.")]
Rows = Annotated[
    str,
    typer.Option(metavar="WHAT", help="Rows in files: cards (all), seats (no cards) or none."),
]


def lab(
    game: GameName,
    games: Games = 100_000,
    players: Seats = None,
    bots: Bots = "random",
    folder: Out = Path("results"),
    seed: Seed = 0,
    change: Change = None,
    without: Without = None,
    preset: Preset = None,
    sets: Sets = None,
    option: Settings = None,
    workers: Workers = None,
    ray: Ray = None,
    gpu: Gpu = False,
    rows: Rows = "cards",
    as_json: AsJson = False,
) -> None:
    """Play very many games and report on them; or compare the game with a changed one."""
    _check_installed()
    from endling.lab import Settings as LabSettings
    from endling.lab import vary

    found = find_game(game)
    seats = usual_players(found, players)
    base = LabSettings.make(
        found.name,
        games,
        seats,
        bots=[bot.strip() for bot in bots.split(",")],
        seed=seed,
        options=read_options(None, option),
        rows=rows,
    )
    runs = [base]
    boxes = None if sets is None else [name.strip() for name in sets.split(",")]
    told = _told(change, without, preset, boxes)
    if told:
        varied = vary(found, base.options, change or [], without or [], preset, seats, boxes)
        if varied == base.options:
            raise EndlingError(f"nothing is different: {', '.join(told)}")
        runs.append(base.with_options(varied))
    report = _Lab(folder, runs, told).run(lambda: _engine(runs, workers, ray, gpu))
    if as_json:
        print_json(report)
    else:
        _print(report)


def _check_installed() -> None:
    try:
        import polars  # noqa: F401
    except ImportError as problem:
        raise EndlingError("the lab needs Polars: pip install 'endling[lab]'") from problem


def _engine(runs: list[Any], workers: int | None, ray: str | None, gpu: bool) -> Any:
    """The engine that is to play; it complains itself if it cannot."""
    if gpu and (ray or workers):
        raise EndlingError("--gpu plays on one graphics processor: no --ray, no --workers")
    if gpu:
        from endling.lab.gpu_engine import GraphicsProcessor

        return GraphicsProcessor(runs[0].game)
    if ray is not None:
        from endling.lab.ray_engine import RayCluster

        return RayCluster(ray)
    from endling.lab import local_engine

    return local_engine(workers, sum(settings.games for settings in runs))


def _told(
    change: list[str] | None, without: list[str] | None, preset: str | None, sets: list[str] | None
) -> list[str]:
    """The changes in words."""
    told = [] if preset is None else [preset]
    told += [] if sets is None else ["sets " + ", ".join(sets)]
    return told + list(change or []) + [f"without {card}" for card in without or []]


@dataclass
class _Lab:
    """One call of the command: one run, or two that are compared."""

    folder: Path
    runs: list[Any]
    changes: list[str]

    def run(self, choose_engine: Callable[[], Any]) -> dict[str, Any]:
        """Play what is missing and write the report."""
        from endling.lab import play_missing
        from endling.lab.chunk import ready

        with compiling_shown():
            ready(self.runs[0].game)
            engine = choose_engine()
        stores = self._stores()
        start = perf_counter()
        played = 0
        with _progress() as progress:
            task = progress.add_task(engine.name, total=None)

            def report(done: int, total: int) -> None:
                progress.update(task, completed=done, total=total)

            try:
                played = play_missing(stores, engine, report)
            except KeyboardInterrupt:
                progress.stop()
                err().print(f"stopped; the same command goes on from {self.folder}")
                raise typer.Exit(STOPPED) from None
        seconds = perf_counter() - start
        facts = {
            "game": self.runs[0].game,
            "folder": str(self.folder),
            "engine": engine.name,
            "games_played": played,
            "seconds": round(seconds, 2),
            "games_per_s": round(played / seconds) if played else 0,
        }
        return facts | self._report(stores)

    def _stores(self) -> list[Any]:
        from endling.lab import RunFolder
        from endling.lab.run_folder import MANIFEST

        if len(self.runs) == 1:
            return [RunFolder.begin(self.folder, self.runs[0])]
        if (self.folder / MANIFEST).exists():
            raise EndlingError(f"{self.folder} holds a run by itself; a comparison takes another")
        names = ("base", "variant")
        return [
            RunFolder.begin(self.folder / name, settings)
            for name, settings in zip(names, self.runs, strict=True)
        ]

    def _report(self, stores: list[Any]) -> dict[str, Any]:
        from endling.lab.report import PAGE, write_report, write_what_if

        told: dict[str, Any] = {"report": str(self.folder / PAGE)}
        if len(stores) == 1:
            summary = write_report(self.folder, stores[0])
            return told | {
                "overall": summary.overall_table().fill_nan(None).to_dicts(),
                "seats": summary.seats_table().fill_nan(None).to_dicts(),
            }
        base, variant = stores
        comparison = write_what_if(self.folder, base, variant, self.changes)
        return told | {
            "changes": self.changes,
            "overall": comparison.overall_table().fill_nan(None).to_dicts(),
            "cards": comparison.surest_table().to_dicts(),
        }


class _Rate(ProgressColumn):
    """Games per second."""

    def render(self, task: Task) -> Text:
        """The recent rate."""
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else f"{speed:,.0f} games/s")


def _progress() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        _Rate(),
        TimeRemainingColumn(),
        console=err(),
        transient=True,
    )


# --- For people


def _print(report: dict[str, Any]) -> None:
    err().print(
        f"{report['games_played']:,} games in {report['seconds']:.1f} s "
        f"({report['games_per_s']:,} games/s, {report['engine']})"
    )
    console = out()
    if "changes" in report:
        console.print(_table(report["overall"], "fact", ("before", "after", "difference")))
        console.print(Text("\nwhat changes most surely", style="dim"))
        console.print(_table(report["cards"], "card", ("fact", "before", "after", "difference")))
    else:
        console.print(_table(report["overall"], "fact", ("mean",)))
        console.print()
        console.print(_table(report["seats"], "seat", ("bot", "win", "points", "place")))
    console.print(Text(f"\nreport: {report['report']}"))


def _table(rows: list[dict[str, Any]], name: str, columns: tuple[str, ...]) -> Table:
    table = Table(box=None, header_style="dim", pad_edge=False)
    table.add_column(name)
    for column in columns:
        table.add_column(column, justify="left" if column in ("bot", "fact") else "right")
    for row in rows:
        table.add_row(str(row[name]), *(_cell(row, column) for column in columns))
    return table


def _cell(row: dict[str, Any], column: str) -> str:
    value, error = row[column], row.get(f"{column}_error")
    if not isinstance(value, float):
        return str(value)
    sign = "+" if column == "difference" else ""
    return f"{value:{sign}.4f}" + (f" ± {error:.4f}" if error else "")
