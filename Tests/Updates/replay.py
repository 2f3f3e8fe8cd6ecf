#!/usr/bin/env python3
"""Replays what `layoutc diff` writes for random pairs of layouts, by rules of its own.

    replay.py LAYOUTC [COUNT]

Each pair is a spec with two states of up to four sections. The operations have to be ones that a collection view takes, to be as few as
they can be, and to give the new state; the JSON Patch has to make the elements of the one build those of the other.
"""
import json, random, subprocess, sys, tempfile, os
import jsonpatch

LAYOUTC = os.path.abspath(sys.argv[1])
COUNT = int(sys.argv[2]) if len(sys.argv) > 2 else 200


def run(arguments, folder):
    result = subprocess.run([LAYOUTC, *arguments], cwd=folder, capture_output=True, text=True)
    assert result.returncode in (0, 1), (arguments, result.stderr)
    return result.stdout, result.returncode


def random_state(random_, sections):
    items = random_.sample(range(14), random_.randint(0, 14))
    cuts = sorted(random_.randint(0, len(items)) for _ in range(len(sections) - 1))
    cuts = [0, *cuts, len(items)]
    return {
        name: [{"id": f"item{item}", "content": random_.choice("ab")} for item in items[cuts[i]:cuts[i + 1]]]
        for i, name in enumerate(sections)
    }


def longest_increasing(numbers):
    lengths = []
    for index, number in enumerate(numbers):
        lengths.append(1 + max((lengths[i] for i in range(index) if numbers[i] < number), default=0))
    return max(lengths, default=0)


def replay(old, new, change):
    """The items of each section once the operations are carried out; raises what a collection view would."""
    deleted = [tuple(path) for path in change["deleted"]]
    inserted = [tuple(path) for path in change["inserted"]]
    moved = {tuple(move["to"]): tuple(move["from"]) for move in change["moved"]}
    assert len(set(deleted)) == len(deleted) and len(set(inserted)) == len(inserted)
    assert len(set(moved.values())) == len(change["moved"]) == len(moved)
    assert not set(deleted) & set(moved.values()), "a delete and a move from one place"
    assert not set(inserted) & set(moved), "an insert and a move to one place"
    gone = set(deleted) | set(moved.values())
    result = []
    for section, items in enumerate(old):
        count = (
            len(items) - sum(p[0] == section for p in gone)
            + sum(p[0] == section for p in inserted) + sum(p[0] == section for p in moved))
        assert count == len(new[section]), "invalid number of items"
        staying = iter(item for index, item in enumerate(items) if (section, index) not in gone)
        made = []
        for index in range(count):
            path = (section, index)
            if path in moved:
                made.append(old[moved[path][0]][moved[path][1]])
            elif path in inserted:
                made.append(new[section][index])
            else:
                made.append(next(staying))
        result.append(made)
    return result


def check(seed, folder):
    random_ = random.Random(seed)
    sections = [f"section{index}" for index in range(random_.randint(1, 4))]
    states = {name: random_state(random_, sections) for name in ("old", "new")}
    group = {"horizontal": {"size": "100% x 40", "subitems": [{"item": "1/2 x 100%"}]}}
    spec = {
        "environment": {"container": "320 x 640"}, "states": states,
        "sections": [{"id": name, "header": 20, "group": group} for name in sections],
    }
    with open(os.path.join(folder, "spec.json"), "w") as file:
        json.dump(spec, file)
    sides = ["spec.json", "--from", "old", "--to", "new"]
    change, code = run(["diff", *sides, "--format", "json"], folder)
    change = json.loads(change)
    old, new = ([[item["id"] for item in states[name][section]] for section in sections] for name in ("old", "new"))
    assert replay(old, new, change["items"]) == new, "the items are others"
    for section in range(len(sections)):
        kept = [old[section].index(item) for item in new[section] if item in old[section]]
        moves = [m for m in change["items"]["moved"] if m["to"][0] == m["from"][0] == section]
        assert len(moves) == len(kept) - longest_increasing(kept), "more moves than needed"
    contents = [{item["id"]: item["content"] for items in states[name].values() for item in items} for name in ("old", "new")]
    reloaded = {item for item in contents[0] if item in contents[1] and contents[0][item] != contents[1][item]}
    assert {reload["id"] for reload in change["items"]["reloaded"]} == reloaded
    builds = [json.loads(run(["build", "spec.json", "--no-lint", "--state", name], folder)[0]) for name in ("old", "new")]
    patch, _ = run(["diff", *sides, "--format", "patch"], folder)
    assert jsonpatch.apply_patch(builds[0]["elements"], json.loads(patch)) == builds[1]["elements"]
    if change["frames"]:
        for side, build in zip(("old", "new"), builds):
            def frames(elements):
                return sorted((e["x"], e["y"], e["width"], e["height"]) for e in elements)
            assert frames(build["elements"]) == frames([f[side] for f in change["frames"] if f[side]])
    updates, _ = run(["diff", *sides, "--format", "updates"], folder)
    with open(os.path.join(folder, "updates.txt"), "w") as file:
        file.write(updates)
    assert run(["diff", *sides, "--updates", "updates.txt"], folder) == ("fine\n", 0)
    assert (code == 0) == (states["old"] == states["new"])


with tempfile.TemporaryDirectory() as folder:
    for seed in range(COUNT):
        try:
            check(seed, folder)
        except AssertionError as error:
            sys.exit(f"seed {seed}: {error}")
print(f"{COUNT} pairs are replayed")
