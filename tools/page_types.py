"""Write the types of the protocol and of the games' views in TypeScript, for the page.

msgspec describes the classes of `sengoku.protocol`, and of each game's `shape` with the signatures
of its questions, as JSON Schema; json-schema-to-typescript writes that as TypeScript. Run `make
types` after a change in any of them. A test fails if you forget.

`python -m tools.page_types GAME` prints the types of a game of another package, for its board.
"""

from __future__ import annotations

import inspect
import json
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final, NotRequired, TypeAlias, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.json import schema_components

from sengoku import protocol, registry
from sengoku.games.kernel import Game, shape

Schema: TypeAlias = dict[str, Any]

ROOT: Final = Path(__file__).parent.parent
WIRE: Final = "web/src/wire/types.ts"
INTERNAL: Final = (protocol.Command, protocol.StateOut)  # never sent as they are
WHOLE: Final = "Whole"
JSON: Final[Schema] = {"$ref": "#/definitions/Json"}
ANYTHING: Final[Schema] = {
    "description": "Whatever JSON can say.",
    "anyOf": [
        *[{"type": kind} for kind in ("null", "boolean", "number", "string")],
        {"type": "array", "items": JSON},
        {"type": "object", "additionalProperties": JSON},
    ],
}
EVENT: Final[Schema] = {
    "description": "What happened: its name, mostly who did it, and figures of the game.",
    "type": "object",
    "properties": {"event": {"type": "string"}, "seat": {"type": "integer"}},
    "required": ["event"],
    "additionalProperties": JSON,
}
NAMED: Final = ("View", "Event")  # titles of data that have a definition of their own


# What there is to write.


def wire_schema() -> Schema:
    """All messages and bodies of the protocol; `Command` and `Message` are the two unions."""
    bodies = [
        found
        for found in vars(protocol).values()
        if isinstance(found, type)
        and found.__module__ == protocol.__name__
        and (issubclass(found, Struct) or hasattr(found, "__total__"))
        and found not in INTERNAL
    ]
    (said, told, *_), definitions = described([protocol.Said, protocol.Told, shape.View, *bodies])
    unions = {
        "Command": said | {"description": "What a client sends over its socket."},
        "Message": told | {"description": "What a client is told over its socket."},
    }
    ordered = {name: in_order(kind, protocol) for name, kind in definitions.items()}
    return whole(unions | ordered | {"Event": EVENT})


def game_schema(game: Game) -> Schema:
    """The view of a game, the figures of its box, the parts and the answers of its questions."""
    stated = registry.shape(game)
    if stated is None:
        sys.exit(f"{game.home} has no module `shape`")
    questions = {name: signature(asked, stated) for name, asked in game.questions.items()}
    types = [kind for found in questions.values() for kind in found.values()]
    figures = [stated.Figures] if hasattr(stated, "Figures") else []
    schemas, definitions = described([stated.View, *types, *figures])
    rest = iter(schemas[1:])
    asked = {
        name: question({part: next(rest) for part in found}) for name, found in questions.items()
    }
    questions_told = record(asked) | {"description": "What may be asked of a view."}
    ordered = {name: in_order(kind, stated) for name, kind in definitions.items()}
    return whole(ordered | {"Questions": questions_told})


def in_order(definition: Schema, stated: Any) -> Schema:
    """A definition with its keys in the order of the class: msgspec sorts those of a TypedDict."""
    kind = getattr(stated, definition["title"], None)
    keys = kind.__annotations__ if hasattr(kind, "__total__") else definition["properties"]
    return definition | {"properties": {key: definition["properties"][key] for key in keys}}


def signature(asked: Callable[..., Any], stated: Any) -> dict[str, Any]:
    """The types of a question's parts by name, with a `?` where one may be left out, and of its
    answer, as `return`.
    """
    hints = get_type_hints(asked, localns=vars(stated), include_extras=True)
    found: dict[str, Any] = {}
    for name, part in list(inspect.signature(asked).parameters.items())[1:]:
        if part.kind is inspect.Parameter.VAR_KEYWORD:
            (unpacked,) = get_args(hints[name])
            for key, kind in get_type_hints(unpacked, include_extras=True).items():
                optional = get_origin(kind) is NotRequired
                found[f"{key}?" if optional else key] = get_args(kind)[0] if optional else kind
        else:
            found[name if part.default is inspect.Parameter.empty else f"{name}?"] = hints[name]
    return found | {"return": hints["return"]}


def question(types: dict[str, Schema]) -> Schema:
    """A question as the schema of an object with its parts and its answer."""
    answer = types.pop("return")
    return record({"parts": record(types), "answer": answer})


def record(fields: dict[str, Schema]) -> Schema:
    """The schema of an object with these fields; names that end with ? are optional."""
    return {
        "type": "object",
        "properties": {name.rstrip("?"): kind for name, kind in fields.items()},
        "required": [name for name in fields if not name.endswith("?")],
    }


def described(types: Iterable[Any]) -> tuple[list[Schema], dict[str, Schema]]:
    """The schemas of types, and the definitions that they refer to."""
    schemas, definitions = schema_components(types, ref_template="#/definitions/{name}")
    return list(schemas), dict(definitions)


def whole(definitions: dict[str, Schema]) -> Schema:
    """One schema that refers to all definitions; the object itself is not written."""
    named = record({name: {"$ref": f"#/definitions/{name}"} for name in definitions})
    found: Schema = tidied(
        named | {"title": WHOLE, "definitions": definitions | {"Json": ANYTHING}}
    )
    return found


def tidied(schema: Any, name: str = "") -> Any:
    """The schema without what TypeScript can't say, and with names for what the protocol leaves
    open.
    """
    if isinstance(schema, list):
        return [tidied(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    if schema.get("title") in NAMED and "properties" not in schema:
        return {"$ref": f"#/definitions/{schema['title']}"}
    if name in ("properties", "definitions"):
        return {key: tidied(item) or JSON for key, item in schema.items()}
    found = {key: tidied(item, key) for key, item in schema.items() if key != "default"}
    if found.get("minItems") != found.get("maxItems"):
        found = {key: item for key, item in found.items() if key not in ("minItems", "maxItems")}
    if found.get("items") == {}:
        found["items"] = JSON
    if found.get("type") == "object":
        found.setdefault("additionalProperties", JSON if "properties" not in found else False)
        if found["additionalProperties"] == {}:
            found["additionalProperties"] = JSON
    return found


# How it is written.


def typescript(schemas: dict[str, tuple[str, Schema]]) -> dict[str, str]:
    """The text of each file, from where its types are stated and their schema."""
    asked = {
        path: {
            "banner": f"/// Made from {source} by `make types`: do not edit.\n/* eslint-disable */",
            "schema": schema,
        }
        for path, (source, schema) in schemas.items()
    }
    done = subprocess.run(
        ["node", "tools/types.mjs"],  # noqa: S607 - wherever Node is
        cwd=ROOT / "web",
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        sys.exit(done.stderr)
    found: dict[str, str] = json.loads(done.stdout)
    return found


def made() -> dict[str, str]:
    """All files of the page that are made here, with their text."""
    schemas = {WIRE: ("src/sengoku/protocol.py", wire_schema())}
    for name, home in registry.GAMES.items():
        source = f"src/{home.replace('.', '/')}/shape.py"
        schemas[f"web/src/boards/{name}/types.ts"] = (source, game_schema(registry.game(name)))
    return typescript(schemas)


def main(names: list[str]) -> None:
    """Write them, or print those of the named games."""
    for name in names:
        game = registry.game(name)
        print(typescript({"": (f"{game.home}.shape", game_schema(game))})[""], end="")  # noqa: T201
    if not names:
        for path, text in made().items():
            ROOT.joinpath(path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
