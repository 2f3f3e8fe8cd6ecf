#!/usr/bin/env python3
"""Writes the advance widths of Inter as Swift: Packaging/advances.py FOLDER > Sources/LayoutTypography/InterAdvances.swift

FOLDER has the OpenType files of Debian's fonts-inter (/usr/share/fonts/opentype/inter). It needs fontTools. The same font gives the same
bytes.
"""

import sys
from pathlib import Path

from fontTools.ttLib import TTFont

WEIGHTS = [("regular", "Regular"), ("medium", "Medium"), ("semibold", "SemiBold"), ("bold", "Bold")]

# Latin, Greek and Cyrillic with their punctuation, currencies and arrows.
RANGES = [
    (0x20, 0x7E), (0xA0, 0x24F), (0x370, 0x3FF), (0x400, 0x482), (0x48A, 0x52F), (0x1E00, 0x1EFF), (0x1F00, 0x1FFF), (0x2010, 0x2027),
    (0x2030, 0x205E), (0x20A0, 0x20BF), (0x2100, 0x214F), (0x2190, 0x2193),
]

UNITS_PER_EM = 2048
# Two digits to the base 64 give a width; the digits are the characters from "0" to "o".
BASE, ZERO = 64, ord("0")
LINE = 120


def digits(width):
    return chr(ZERO + width // BASE) + chr(ZERO + width % BASE)


def advances(font):
    names, widths, units = font.getBestCmap(), font["hmtx"], font["head"].unitsPerEm
    for first, last in RANGES:
        for scalar in range(first, last + 1):
            yield digits(round(widths[names[scalar]][0] * UNITS_PER_EM / units)) if scalar in names else digits(0)


folder = Path(sys.argv[1])
fonts = [(name, TTFont(folder / f"Inter-{file}.otf")) for name, file in WEIGHTS]
version = fonts[0][1]["name"].getDebugName(5).split(";")[0]
print(f"""\
// Written by Packaging/advances.py from Inter, {version[0].lower()}{version[1:]}.
// Copyright 2020 The Inter Project Authors (https://github.com/rsms/inter), SIL Open Font License 1.1.

/// The advance widths of the glyphs of Inter.
enum InterAdvances {{
  /// The parts of an em that widths are counted in.
  static let unitsPerEm = {UNITS_PER_EM}
  /// The base of the digits that a width is written with, two for each character.
  static let base = {BASE}
  /// The digit 0.
  static let zero = UInt8(ascii: "{chr(ZERO)}")

  /// The characters that the tables have, in order.
  static let ranges: [ClosedRange<UInt32>] = [""")
for first, last in RANGES:
    print(f"    0x{first:04X}...0x{last:04X},")
print("  ]")
for name, font in fonts:
    text = "".join(advances(font))
    print(f'\n  static let {name}: StaticString = #"""')
    for start in range(0, len(text), LINE):
        print("    " + text[start:start + LINE] + ("\\#" if start + LINE < len(text) else ""))
    print('    """#')
print("}")
