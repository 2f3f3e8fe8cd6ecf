#!/usr/bin/env python3
"""Compares the widths that layoutc gives phrases with those of HarfBuzz, with kerning: phrases.py LAYOUTC FONT WEIGHT

None may be off by more than 3 %.
"""

import csv
import json
import subprocess
import sys
from pathlib import Path

from fontTools.ttLib import TTFont

GREATEST_ERROR = 0.03
SIZE = 1000

layoutc, font, weight = sys.argv[1:]
phrases = (Path(__file__).parent / "phrases.txt").read_text().splitlines()
spec = {
    "environment": {"container": "1e6 x 1e6", "traits": {"displayScale": 1}},
    "sections": [{
        "flow": {"spacing": 0},
        "measured": {"width": f"${{textWidth(title, system({SIZE}, {weight}))}}", "height": 1},
        "items": [{"title": phrase} for phrase in phrases],
    }],
}
table = subprocess.run([layoutc, "build", "-", "--no-lint", "--format", "csv"], input=json.dumps(spec), text=True, capture_output=True, check=True)
widths = [float(row["width"]) / SIZE for row in csv.DictReader(table.stdout.splitlines())]
assert len(widths) == len(phrases)

units = TTFont(font)["head"].unitsPerEm
errors = []
for phrase, width in zip(phrases, widths):
    shaped = subprocess.run(["hb-shape", "--output-format=json", font, phrase], text=True, capture_output=True, check=True)
    exact = sum(glyph["ax"] for glyph in json.loads(shaped.stdout)) / units
    errors.append((abs(width / exact - 1), phrase, width, exact))
worst = max(errors)
print(f"{weight}: {len(errors)} phrases, on average {sum(e[0] for e in errors) / len(errors):.2%} off, at most {worst[0]:.2%} ({worst[1]})")
if worst[0] > GREATEST_ERROR:
    sys.exit(f"error: {worst[1]!r} is {worst[2]:.3f} em wide, and {worst[3]:.3f} in HarfBuzz")
