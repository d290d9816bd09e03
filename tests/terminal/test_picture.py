"""The picture of the terminal is what the terminal draws today."""

import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_the_picture_is_up_to_date_and_stands_alone() -> None:
    spec = spec_from_file_location("picture", ROOT / "tools" / "picture.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    kept = (ROOT / "docs" / "pictures" / "terminal.svg").read_text(encoding="utf-8")
    assert module.picture() == kept, "make picture"
    assert re.findall(r"https?://\S+?\"", kept) == ['http://www.w3.org/2000/svg"']
    assert "@font-face" not in kept
