"""The tests that the compiled engine leaves out, since it can't be watched."""

import os

collect_ignore_glob = ["test_events.py"] if os.environ.get("GUNBAI_EXPECT_COMPILED") == "1" else []
