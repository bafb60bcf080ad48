"""The rules of the ledger that are shown next to each decision."""

from __future__ import annotations

from typing import Final

RULES: Final[dict[str, list[str]]] = {
    "RS-DP03": ["RS-A03", "RS-A04", "RS-A06", "RS-A09", "RS-A10", "RS-A11", "RS-N02", "RS-N04"],
    "RS-DP05": ["RS-P16", "RS-P17", "RS-P18", "RS-P20", "RS-P24"],
    "RS-DP06": ["RS-LL01", "RS-LL02", "RS-LL03"],
    "RS-DP07": ["RS-MR01", "RS-MR03", "RS-MR06", "RS-MR07", "RS-MR08", "RS-LD01", "RS-D20"],
    "RS-DP08": ["RS-MM01", "RS-MM02", "RS-MM03", "RS-C04", "RS-LD03", "RS-LT01"],
    "RS-DP09": ["RS-MM06", "RS-MM07", "RS-MM09", "RS-MM10", "RS-LB01", "RS-Q12"],
    "RS-DP10": [
        "RS-MT02",
        "RS-MT04",
        "RS-MT07",
        "RS-MT08",
        "RS-MT10",
        "RS-LB01",
        "RS-Q106",
        "RS-Q12",
    ],
    "RS-DP11": ["RS-MT10", "RS-LD01"],
    "RS-DP13": ["RS-MB02", "RS-MB05", "RS-MB06", "RS-MB07", "RS-MB09", "RS-MB10"],
    "RS-DP14": ["RS-K05", "RS-K10", "RS-K11"],
    "RS-DP15": ["RS-K12", "RS-K13"],
    "RS-DP16": ["RS-K14", "RS-K15"],
    "RS-DP17": ["RS-K16", "RS-K17", "RS-Q12"],
    "RS-DP18": ["RS-H11", "RS-Q05"],
    "RS-DP19": ["RS-Q06"],
    "RS-DP20": ["RS-W01", "RS-F06", "RS-Q19"],
    "RS-DP22": ["RS-W10", "RS-W11", "RS-W12", "RS-W13"],
    "RS-DP23": ["RS-W26"],
    "RS-DP24": ["RS-W32", "RS-C33"],
    "RS-DP25": ["RS-LK02"],
    "RS-DP27": ["RS-W71", "RS-W72", "RS-W73"],
    "RS-DP28": ["RS-F17"],
    "RS-DP29": ["RS-Q109"],
    "RS-DP30": ["RS-Q115"],
    "RS-DP31": ["RS-N04", "RS-N05", "RS-N06", "RS-N07", "RS-N08", "RS-Q12"],
}
