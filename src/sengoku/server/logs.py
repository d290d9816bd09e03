"""The server's log: one JSON object a line. Ids and kinds only: no names, no keys, no cards."""

from __future__ import annotations

import json
import logging
import sys
from typing import Any, Final

LOGGER: Final = logging.getLogger("sengoku.server")


class JsonFormatter(logging.Formatter):
    """Formats a record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line |= getattr(record, "figures", {})
        if record.exc_info and record.exc_info[0] is not None:
            # The type and place of the error only: its text could contain secrets.
            line["error"] = record.exc_info[0].__name__
            line["where"] = where(record.exc_info[2])
        return json.dumps(line)


def where(trace: Any) -> list[str]:
    """The innermost lines of a traceback, the last one last."""
    found: list[str] = []
    while trace is not None:
        code = trace.tb_frame.f_code
        found.append(f"{code.co_filename.rpartition('/')[2]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return found[-12:]


def log(event: str, **figures: Any) -> None:
    """Log an event that a host may want to know about."""
    LOGGER.info(event, extra={"figures": figures})


def log_error(event: str, **figures: Any) -> None:
    """Log a failure, with the exception that is being handled."""
    LOGGER.exception(event, extra={"figures": figures})


def set_up(level: str = "INFO") -> None:
    """Write the log to stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    for name in ("sengoku.server", "uvicorn", "uvicorn.error", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers = [handler] if name in ("sengoku.server", "uvicorn", "litestar") else []
        logger.setLevel(level if name == "sengoku.server" else "WARNING")
        logger.propagate = name == "uvicorn.error"
