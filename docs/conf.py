"""How Sphinx builds the documentation: `./dev docs`."""

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
