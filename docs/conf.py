"""How Sphinx builds the documentation: `./dev docs`."""

import logging
from importlib.metadata import version as installed_version

project = "Gunbai"
author = "the Gunbai contributors"
version = release = installed_version("gunbai")

extensions = ["myst_parser"]
exclude_patterns = ["_build"]
html_theme = "furo"
html_title = "Gunbai"

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3


def is_mistake(record: logging.LogRecord) -> bool:
    """Let a chapter of the toctree have no page yet; Sphinx has no setting for that."""
    return "glob pattern" not in str(record.msg)


logging.getLogger("sphinx.sphinx.directives.other").addFilter(is_mistake)
