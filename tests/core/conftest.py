"""The toy game subclasses the core, which the compiled core does not allow: see toy.py."""

from __future__ import annotations

import os

collect_ignore_glob = ["test_toy*.py"] if os.environ.get("GUNBAI_EXPECT_COMPILED") == "1" else []
