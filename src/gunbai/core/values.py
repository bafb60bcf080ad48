"""The values of a game: blocks of a TOML file, overridden by those of a user's own file."""

from __future__ import annotations

import copy
import tomllib
from pathlib import Path
from typing import Final

from gunbai.core.errors import BadData, Refusal
from gunbai.core.game import ValueBlock

Block = dict[str, object]

_CONFIDENCE: Final = ["sure", "likely", "guess", "house value"]
#: The entries of a block that describe its values.
_ABOUT: Final = ("confidence", "source", "detail")
#: Files that were parsed.
_FILES: Final[dict[Path, Block]] = {}


def read_data_file(path: Path) -> Block:
    """Return a user's own values; the file needs only those that differ from the built-in ones."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        words: Block = {"file": str(path), "problem": str(error)}
        raise BadData(Refusal("data-unreadable", "", words)) from None
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        words = {"file": str(path), "problem": str(error)}
        raise BadData(Refusal("data-toml", "", words)) from None


def read_blocks(file: Path, own: Block | None) -> Block:
    """Return the built-in blocks of a file, overridden by those of `own`."""
    if file not in _FILES:
        _FILES[file] = tomllib.loads(file.read_text(encoding="utf-8"))
    blocks = copy.deepcopy(_FILES[file])
    if own is not None:
        _replace(blocks, own, "")
    return blocks


def bad_data(key: str, name: str) -> BadData:
    return BadData(Refusal(key, "", {"name": name}))


def _replace(blocks: Block, own: Block, path: str) -> None:
    """Override the built-in values with a user's; a name that does not exist is an error."""
    for name, value in own.items():
        full = f"{path}{name}"
        if name not in blocks:
            raise bad_data("data-unknown", full)
        known = blocks[name]
        if isinstance(known, dict) != isinstance(value, dict):
            raise bad_data("data-shape", full)
        if isinstance(known, dict) and isinstance(value, dict):
            if "confidence" in known and "confidence" not in value:
                known["confidence"] = "house value"
                known["source"] = "own data file"
            _replace(known, value, f"{full}.")
        else:
            blocks[name] = value


def block_of(blocks: Block, name: str, full: str) -> Block:
    block = blocks.get(name)
    if not isinstance(block, dict):
        raise bad_data("data-shape", full)
    return block


def value_block(name: str, block: Block) -> ValueBlock:
    """Return a block with its values, its confidence and its source with details."""
    confidence = block.get("confidence")
    if not isinstance(confidence, str) or confidence not in _CONFIDENCE:
        raise bad_data("data-confidence", f"{name}.confidence")
    values = {key: value for key, value in block.items() if key not in _ABOUT}
    source = str(block.get("source", ""))
    detail = block.get("detail")
    if isinstance(detail, str):
        source = f"{detail} ({source})" if source else detail
    return ValueBlock(name, values, confidence, source)


def all_values(blocks: Block, path: str = "") -> list[ValueBlock]:
    """Return every block that has a confidence, with its full name."""
    out: list[ValueBlock] = []
    for name, block in blocks.items():
        if not isinstance(block, dict):
            raise bad_data("data-shape", f"{path}{name}")
        if "confidence" in block:
            out.append(value_block(f"{path}{name}", block))
        else:
            out += all_values(block, f"{path}{name}.")
    return out
