"""What the compiled engine does not let a test watch."""

import os

collect_ignore_glob = ["test_events.py"] if os.environ.get("GUNBAI_EXPECT_COMPILED") == "1" else []
