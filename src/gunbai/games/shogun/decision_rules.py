"""The rules of the ledger that are shown next to each decision."""

from __future__ import annotations

from typing import Final

RULES: Final[dict[str, list[str]]] = {
    "SG-D2": ["SG-S16", "SG-S17"],
    "SG-D3": ["SG-S13", "SG-S15", "SG-S16"],
    "SG-D4": ["SG-S10", "SG-S14"],
    "SG-D5": ["SG-XG3", "SG-XG4"],
    "SG-D6": ["SG-L3", "SG-L4", "SG-L5", "SG-L6", "SG-L7", "SG-L8", "SG-L9", "SG-U12"],
    "SG-D7": ["SG-U2", "SG-U14", "SG-U15", "SG-U19"],
    "SG-D8": ["SG-XG2", "SG-XG4"],
    "SG-D9": ["SG-XS3", "SG-XS5"],
    "SG-D10": ["SG-XT20", "SG-XT22", "SG-XT23", "SG-XT24"],
    "SG-D11": ["SG-XT28"],
    "SG-D12": ["SG-XT31", "SG-XT32"],
    "SG-D13": ["SG-XT35", "SG-A8", "SG-A9"],
    "SG-D14": ["SG-XT36", "SG-XT37"],
    "SG-D15": ["SG-A18", "SG-A19", "SG-A20", "SG-U5", "SG-Q13"],
    "SG-D16": ["SG-A21", "SG-A22", "SG-A31"],
    "SG-D17": [
        "SG-A30",
        "SG-A31",
        "SG-A33",
        "SG-A35",
        "SG-B7",
        "SG-B10",
        "SG-B13",
        "SG-B14",
        "SG-B23",
    ],
    "SG-D18": ["SG-U7", "SG-B5", "SG-B27"],
    "SG-D19": ["SG-XT32", "SG-A15", "SG-V4"],
    "SG-D20": ["SG-W4", "SG-W5", "SG-V4", "SG-V5", "SG-V7", "SG-V9"],
    "SG-D21": ["SG-XD4", "SG-XD5", "SG-XD6", "SG-XD11"],
    "SG-D22": ["SG-XG14", "SG-XG15", "SG-XG17", "SG-XG18"],
    "SG-D23": ["SG-XG15", "SG-XG16", "SG-XG22"],
    "SG-D24": ["SG-XG21"],
    "SG-Q10": ["SG-A2", "SG-A3", "SG-Q10"],
}
