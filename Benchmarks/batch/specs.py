"""Writes small specs, each on a line: lists, grids, groups and others, of 135 to 440 bytes.

python3 Benchmarks/batch/specs.py [COUNT [SEED]] >specs.ndjson
"""

import json
import random
import sys


def cell(pick):
    return {"item": {"size": pick(["1/2 x 100%", "1/3 x 100%", "44 x 44", "100% x 100%"])}}


def section(random, index):
    pick, number = random.choice, random.randrange
    result = {"id": f"section-{index}", "items": number(1, 9)}
    kind = number(6)
    if kind == 0:
        result["list"] = pick(["plain", "grouped", "insetGrouped"])
    elif kind == 1:
        result["grid"] = {"columns": number(2, 5), "rowHeight": number(40, 90), "spacing": number(4, 13)}
    elif kind == 2:
        result["group"] = {"horizontal": {"size": f"100% x {number(40, 99)}", "subitems": [cell(pick)], "interItemSpacing": number(2, 9)}}
    elif kind == 3:
        result["orthogonalScrollingBehavior"] = pick(["continuous", "groupPaging"])
        result["group"] = {"horizontal": {"size": f"{number(30, 90)}% x 120", "subitem": {"item": {}}, "count": number(1, 4)}}
    elif kind == 4:
        result["waterfall"] = {"columns": number(2, 5), "aspectRatio": number(5, 20) / 10, "spacing": 8}
    else:
        result["group"] = {"vertical": {"size": f"50% x {number(80, 200)}", "subitems": [{"item": {"size": "100% x 40"}}]}}
    if kind > 1:
        result["contentInsets"] = {"top": number(0, 17), "horizontal": 16}
    if kind not in (0, 4) and number(3) == 0:
        result["header"] = f"100% x {number(20, 50)}"
    return result


def spec(random):
    result = {"name": f"Screen {random.randrange(10 ** 6)}", "sections": []}
    while len(json.dumps(result)) < 150 or random.random() < 0.4:
        longer = dict(result, sections=result["sections"] + [section(random, len(result["sections"]))])
        if len(json.dumps(longer)) > 400:
            break
        result = longer
    return result


def lines(count, seed=1):
    """So many lines; every tenth is an object with an id and options."""
    source = random.Random(seed)
    for index in range(count):
        value = spec(source)
        if index % 10 == 0:
            value = {"id": index, "spec": value, "options": {"device": source.choice(["iphone-se", "ipad-mini"]), "orientation": "landscape"}}
        yield json.dumps(value, separators=(",", ":"))


if __name__ == "__main__":
    for line in lines(*map(int, sys.argv[1:])):
        print(line)
