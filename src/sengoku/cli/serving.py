"""The commands of an operator: `serve`, `backup`, `restore`, `reports`; and `verify`."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.text import Text

from sengoku.cli.values import Rate, whole
from sengoku.games.kernel.refusals import Refusal
from sengoku.server.config import DAY, Config
from sengoku.terminal.theme import console
from sengoku.words import words

if TYPE_CHECKING:
    from sengoku.games.kernel import Plain
    from sengoku.server.backup import Head

USUAL = Config()


def flag(name: str) -> Parameter:
    """An option that the environment can set as well."""
    return Parameter(env_var=f"SENGOKU_{name}")


MOST_PORT: Final = 65_535
AT_LEAST_ONE: Final = whole(least=1)


def serve(
    *,
    host: Annotated[str, flag("HOST")] = USUAL.host,
    port: Annotated[int, whole(most=MOST_PORT), flag("PORT")] = USUAL.port,
    database: Annotated[str, flag("DATABASE")] = USUAL.database,
    workers: Annotated[int, AT_LEAST_ONE, flag("WORKERS")] = USUAL.workers,
    root: Annotated[str, flag("ROOT")] = USUAL.root,
    origin: Annotated[str, flag("ORIGIN")] = USUAL.origin,
    https: Annotated[bool, flag("HTTPS")] = USUAL.https,
    proxies: Annotated[str, flag("PROXIES")] = USUAL.proxies,
    metrics: Annotated[str, flag("METRICS")] = USUAL.metrics,
    bots: Annotated[int, AT_LEAST_ONE, flag("BOTS")] = USUAL.bots,
    patience: Annotated[Rate, flag("PATIENCE")] = USUAL.patience,
    messages: Annotated[Rate, flag("MESSAGES")] = USUAL.messages,
    requests: Annotated[Rate, flag("REQUESTS")] = USUAL.requests,
    tables: Annotated[Rate, flag("TABLES")] = USUAL.tables,
    sockets: Annotated[int, AT_LEAST_ONE, flag("SOCKETS")] = USUAL.sockets,
    keep_unfinished: Annotated[Rate, flag("KEEP_UNFINISHED")] = USUAL.keep_unfinished / DAY,
    keep_finished: Annotated[Rate, flag("KEEP_FINISHED")] = USUAL.keep_finished / DAY,
    keep_talk: Annotated[Rate, flag("KEEP_TALK")] = USUAL.keep_talk / DAY,
    keep_names: Annotated[Rate, flag("KEEP_NAMES")] = USUAL.keep_names / DAY,
    browse: Annotated[bool, flag("BROWSE")] = USUAL.browse,
    docs: Annotated[str, flag("DOCS")] = USUAL.docs,
) -> None:
    """Let people play in their browsers.

    Every option can also be set in the environment, for example SENGOKU_PORT.

    Parameters
    ----------
    host
        The address to listen on (127.0.0.1: this machine alone).
    port
        The port to listen on (8000); 0 takes a free one.
    database
        A file, or postgresql://... (a file in your data folder).
    workers
        How many processes serve (1); several need PostgreSQL.
    root
        The sub-path, such as /sengoku, if a proxy uses one.
    origin
        The address that users see, such as https://example.org, if there is a proxy.
    https
        A proxy handles HTTPS: cookies are sent over HTTPS only.
    proxies
        The addresses of proxies that may say where a visitor is, with commas (127.0.0.1).
    metrics
        The token that a request for /metrics needs; without one, nobody sees them.
    bots
        How many processes compute the moves of bots (1).
    patience
        How many seconds a bot may think about a move (30).
    messages
        How many messages per second a browser may send for a seat (20).
    requests
        How many write requests per minute an address may make (60).
    tables
        How many tables per hour an address may create (20).
    sockets
        How many spectators may be at a table (64).
    keep_unfinished
        How many days without a change until an unfinished game is deleted (30).
    keep_finished
        How many days after its last change a finished game is deleted (365).
    keep_talk
        How many days after the last change of a finished game its talk is deleted (30).
    keep_names
        How many days a stored name and its ratings are kept without being used (365).
    browse
        Open the page in this machine's browser; if there is none, print its address.
    docs
        The folder of the documentation, as `make docs` builds it, to serve at /docs.
    """
    from sengoku.server.serve import serve as run  # imports the whole server

    if root and not root.startswith("/"):
        raise Refusal("CLI.root", {"value": root})
    config = Config(
        host=host,
        port=port,
        database=database,
        workers=workers,
        root=root.rstrip("/"),
        origin=origin,
        https=https,
        proxies=proxies,
        metrics=metrics,
        bots=bots,
        patience=patience,
        messages=messages,
        requests=requests,
        tables=tables,
        sockets=sockets,
        keep_unfinished=keep_unfinished * DAY,
        keep_finished=keep_finished * DAY,
        keep_talk=keep_talk * DAY,
        keep_names=keep_names * DAY,
        browse=browse,
        docs=docs,
    )
    if docs and not Path(docs, "index.html").is_file():
        raise Refusal("CLI.docs", {"folder": docs})
    if workers > 1 and not config.shared:
        raise Refusal("CLI.workers", {"workers": workers})
    run(config)


def backup(file: Path, /, *, database: Annotated[str, flag("DATABASE")] = USUAL.database) -> None:
    """Write all tables, games and names to a file; a server may be running.

    Parameters
    ----------
    file
        The file for the backup. It contains the secrets of games in progress.
    database
        A file, or postgresql://... (a file in your data folder).
    """
    from sengoku.server import backup as backups

    with bar("backup-doing") as tell:
        head = asyncio.run(backups.backup(Config(database=database), file, tell))
    show("backup-done", head, file=str(file))


def restore(file: Path, /, *, database: Annotated[str, flag("DATABASE")] = USUAL.database) -> None:
    """Put all tables of a backup, or of an SQLite database, into an empty database.

    Parameters
    ----------
    file
        The backup; or an SQLite file, to move its games to PostgreSQL.
    database
        A file that does not exist yet, or postgresql://... (a file in your data folder).
    """
    from sengoku.server import backup as backups

    os.umask(0o077)  # the new database is as secret as the backup
    with bar("restore-doing") as tell:
        head = asyncio.run(backups.restore(file, Config(database=database), tell))
    show("restore-done", head)


def reports(*, database: Annotated[str, flag("DATABASE")] = USUAL.database) -> None:
    """Show what players have reported, the newest first; a server may be running.

    Parameters
    ----------
    database
        A file, or postgresql://... (a file in your data folder).
    """
    from sengoku.server import reports as reported

    found = asyncio.run(reported.reports(Config(database=database)))
    speech, screen = words(), console()
    if not found:
        screen.print(Text(speech.text("reports-none")))
    for table, report in found:
        head = speech.text(
            "reports-one",
            time=datetime.fromtimestamp(report.at).astimezone().isoformat(" ", "minutes"),
            table=table,
            by=report.by_name,
            name=report.name,
            reason=speech.text(f"page-conduct-reason-{report.reason}"),
        )
        screen.print(Text(head, style="title"), soft_wrap=True)
        for line in ([report.text] if report.text else []) + [f"| {one}" for one in report.lines]:
            screen.print(Text("    " + line.replace("\n", "\n    ")), soft_wrap=True)


@contextmanager
def bar(message: str) -> Iterator[Callable[[int, int], None]]:
    """Show progress on stderr."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    screen = console(sys.stderr)
    hidden = not screen.is_terminal
    with Progress(*columns, console=screen, transient=True, disable=hidden) as progress:
        task = progress.add_task(words().text(message), total=None)
        yield lambda done, of: progress.update(task, completed=done, total=of)


def show(message: str, head: Head, **more: str) -> None:
    """Print a summary."""
    tables = sum([part.rows for part in head.parts if part.name == "tables"])
    said = words().text(message, tables=tables, rows=head.rows, **more)
    console().print(Text(said), soft_wrap=True)


def verify(record: Path, /) -> None:
    """Check the record of a game: every draw is derived again from its seed.

    Parameters
    ----------
    record
        The file of the record.
    """
    from sengoku.table.record import check
    from sengoku.table.settings import shown_name

    try:
        found = json.loads(record.read_text(encoding="utf-8"))
    except OSError as error:
        raise Refusal(
            "RECORD.file", {"file": str(record), "problem": error.strerror or ""}
        ) from None
    except (ValueError, RecursionError):
        raise Refusal("RECORD.json", {"file": str(record)}) from None
    proof = check(found)
    lines = [words().text("record-good", moves=proof["moves"], draws=proof["draws"])]
    lines += about_words([shown_name(name, at) for at, name in enumerate(found["names"])], proof)
    console().print(Text("\n".join(lines)), soft_wrap=True)


def about_words(names: list[str], proof: Plain) -> list[str]:
    """Whose words are in a deal, and whose are not although they were pledged."""
    revealed = words().listed([names[seat] for seat in proof["revealed"]])
    told = [words().text("record-words", names=revealed)] if proof["revealed"] else []
    for seat in proof["missing"]:
        told.append(words().text("page-word-missing", name=names[seat], me="no"))
    return told or [words().text("record-no-words")]
