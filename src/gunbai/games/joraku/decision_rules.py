"""The rules of the ledger that are shown next to each decision."""

from __future__ import annotations

from typing import Final

RULES: Final[dict[str, list[str]]] = {
    "JK-D02": ["JK-R05", "JK-R06", "JK-R07"],
    "JK-D03": ["JK-K04", "JK-K05", "JK-W02", "JK-W03", "JK-W05", "JK-W08"],
    "JK-D04": ["JK-K11", "JK-K12", "JK-K15"],
    "JK-D05": ["JK-K12", "JK-K14", "JK-P04"],
    "JK-D06": ["JK-K08", "JK-K09", "JK-K14"],
    "JK-D07": ["JK-K16", "JK-K17", "JK-K18", "JK-K19", "JK-K20"],
    "JK-D08": ["JK-T02", "JK-T04", "JK-T05"],
    "JK-D09": ["JK-T09", "JK-T10", "JK-T12"],
    "JK-D10": ["JK-T13", "JK-T14", "JK-T15"],
    "JK-D11": ["JK-N06", "JK-N07"],
    "JK-D12": ["JK-N08"],
    "JK-D13": ["JK-N13", "JK-N14"],
}

#: The rules of each variant card; those in force are shown next to every decision.
VARIANT_RULES: Final[dict[int, list[str]]] = {
    1: ["JK-V1a", "JK-V1c"],
    2: ["JK-V2a", "JK-V2b"],
    3: ["JK-V3a", "JK-V3b"],
    4: ["JK-V4a", "JK-V4b"],
    5: ["JK-V5a", "JK-V5b"],
    6: ["JK-V6a"],
}
