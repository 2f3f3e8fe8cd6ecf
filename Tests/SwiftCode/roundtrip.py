"""Writes specs as Swift code, has that compiled and read, and compares the frames, byte by byte.

    python3 Tests/SwiftCode/roundtrip.py LAYOUTC [--keep FOLDER] [PART OF A NAME...]

The specs are the examples, those of Tests/Fixtures/swift, and what was recorded from UIKit (Tests/Fixtures/measured). Each is solved in
its own environment; the examples, and other specs whose code asks for its environment, in twelve more. What code leaves to data sources
and views is carried over from the spec: see DATA and VIEW_DATA. How much was carried over or left out is told at the end.
Code for AppKit is read, too, with AppKit's names for UIKit's classes, in the window of a Mac.
"""
import argparse, collections, concurrent.futures, contextlib, difflib, json, os, re, subprocess, sys, tempfile

ROOT = os.path.abspath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../.."))
# What the data source and the cells say of a section, and what a view says of itself.
DATA = ("id", "title", "items", "titles", "appearance", "kind", "measured", "scroll", "cellZIndex")
VIEW_DATA = ("title", "hidden", "measured")
# What AppKit does not have, and the code says so.
UIKIT_ALONE = ("contentInsetsReference", "supplementaryContentInsetsReference", "orthogonalScrollingProperties")
# The heights of its rows and of its header are those that cells and views ask for: the code says so in comments.
LEFT_OUT = ("lists.yaml",)
MATRIX = [
    [*bounds, *direction]
    for bounds in (
        ["--size", "320x568", "--scale", "2"], ["--device", "iphone-se"], ["--device", "iphone-16"],
        ["--device", "iphone-16", "--orientation", "landscape"], ["--device", "ipad-pro-11-split-half"],
        ["--device", "ipad-air-13"])
    for direction in ([], ["--rtl"])
]
# Swift's text of AppKit's names, for what is compiled with UIKit's.
APPKIT = "".join(
    line for line in open(os.path.join(ROOT, "Tests/AppKit/OwnNames.swift")) if not line.startswith("import"))


class Wrong(Exception):
    """What is not as it should be."""


class Trip:
    """The way of one spec to Swift and back."""

    def __init__(self, layoutc, name, spec, folder, platform="uikit"):
        self.layoutc, self.name, self.folder, self.platform = layoutc, name, folder, platform
        self.spec = spec
        self.code = os.path.join(folder, f"{name}-{platform}.swift")
        self.carried, self.left_out = collections.Counter(), collections.Counter()
        self.solved = 0

    def run(self, *arguments):
        ended = subprocess.run([self.layoutc, *arguments], cwd=ROOT, capture_output=True, text=True)
        if ended.returncode != 0:
            raise Wrong(f"layoutc {' '.join(arguments)}\n{ended.stderr}")
        return ended.stdout

    def write(self, name, tree):
        path = os.path.join(self.folder, name)
        with open(path, "w") as file:
            json.dump(tree, file)
        return path

    def frames(self, spec):
        return self.run("build", spec, "--format", "csv", "--precision", "9", "--no-lint", "--no-config")

    def convert(self):
        """Writes the code; False where the spec has no form on the platform."""
        try:
            code = self.run("convert", self.spec, "--to", "swift", "--platform", self.platform)
        except Wrong as wrong:
            if "has no form for" in str(wrong) or "has no lists" in str(wrong):
                return False
            raise
        if self.platform == "appkit":
            code = code.replace("import AppKit", "import UIKit") + APPKIT
        with open(self.code, "w") as file:
            file.write(code)
        self.asks = "environment" in code
        return True

    def compare(self, number, *environment):
        """Compares the frames in an environment."""
        written = json.loads(self.run("ast", self.spec, "--expand", "--no-config", *environment))
        self.leave_out(written)
        self.name_kinds(written)
        expected = self.frames(self.write(f"{self.name}-{self.platform}-{number}-spec.json", written))
        place = {key: value for key, value in written["environment"].items() if key != "device"}
        config = self.write(f"{self.name}-{self.platform}-{number}-config.json", {"environments": {"own": place}})
        read = json.loads(self.run("ast", self.code, "--config", config, "--device", "own", *self.counts(written)))
        read["environment"] = written["environment"]
        self.carry(written, read)
        found = self.frames(self.write(f"{self.name}-{self.platform}-{number}-code.json", read))
        if found != expected:
            lines = difflib.unified_diff(expected.splitlines(), found.splitlines(), "spec", "code", lineterm="", n=1)
            raise Wrong(f"{' '.join(environment)}\n" + "\n".join(list(lines)[:12]))
        self.solved += 1

    def leave_out(self, written):
        """What a handler of visible items does to views is not part of the spec that code builds; Tests/SwiftFiles compares it."""
        keys = ("visibleItems",) + (UIKIT_ALONE if self.platform == "appkit" else ())
        for part in [*written["sections"], written.get("configuration", {})]:
            for key in keys:
                if value := part.pop(key, None):
                    self.left_out[key] += 1
                    # The nearest that AppKit has.
                    if key == "supplementaryContentInsetsReference" and value == "none":
                        part["supplementariesFollowContentInsets"] = False

    def name_kinds(self, tree):
        """Writes the kinds `header` and `footer` as UIKit calls them, as code has to."""
        for value in tree.values() if isinstance(tree, dict) else tree if isinstance(tree, list) else []:
            self.name_kinds(value)
        if isinstance(tree, dict) and tree.get("elementKind") in ("header", "footer"):
            tree["elementKind"] = f"UICollectionElementKindSection{tree['elementKind'].capitalize()}"

    @staticmethod
    def counts(written):
        """How many cells each section has, for code that asks."""
        def count(items):
            if not isinstance(items, list):
                return items
            return sum(item.get("count", 1) if isinstance(item, dict) else 1 for item in items)
        return [word for index, section in enumerate(written["sections"]) for word in ("--items", f"{index}={count(section.get('items', 0))}")]

    def take(self, keys, source, target):
        for key in keys:
            old = target.pop(key, None)
            if key in source:
                target[key] = source[key]
                self.carried[key] += source[key] != old

    def carry(self, written, read):
        """Gives what was read the data that the spec has."""
        if len(read["sections"]) != len(written["sections"]):
            raise Wrong(f"{len(read['sections'])} sections, not {len(written['sections'])}")
        pairs = list(zip(written["sections"], read["sections"]))
        for source, target in pairs:
            self.take(DATA, source, target)
            if "group" in source and "group" in target:
                self.carry_nodes(source["group"], target["group"])
        for source, target in pairs + [(written.get("configuration", {}), read.get("configuration", {}))]:
            self.carry_views(self.views(source), self.views(target))

    @staticmethod
    def views(holder):
        """What stands at the boundary of a section or a layout."""
        views = [{"elementKind": f"UICollectionElementKindSection{key.capitalize()}", **holder[key]} for key in ("header", "footer") if holder.get(key)]
        return views + holder.get("boundarySupplementaryItems", [])

    def carry_views(self, sources, targets):
        for source, target in zip(sources, targets):
            self.take(VIEW_DATA, source, target)

    def carry_nodes(self, source, target):
        """Item by item: both groups have the same shape."""
        (_, source), (_, target) = *source.items(), *target.items()
        self.carry_views(source.get("supplementaryItems", []), target.get("supplementaryItems", []))
        for one, other in zip(self.parts(source), self.parts(target)):
            self.carry_nodes(one, other)

    @staticmethod
    def parts(node):
        single = node.get("subitem") or node.get("repeatingSubitem")
        return [single] if single else node.get("subitems", [])

    def go(self, environments):
        if not self.convert():
            return False
        self.compare("own", *(["--device", "mac-window"] if self.platform == "appkit" else []))
        for number, environment in enumerate(environments if self.asks or "Examples" in self.spec else []):
            self.compare(number, *environment)
        return True


def specs(folder):
    """Names and paths of all specs."""
    for place in ("Examples", "Tests/Fixtures/swift"):
        for name in sorted(os.listdir(os.path.join(ROOT, place))):
            path = os.path.join(place, name)
            # A spec has sections; what stands beside it has states or updates.
            if name.endswith(".yaml") and name not in LEFT_OUT and re.search("^sections:", open(os.path.join(ROOT, path)).read(), re.M):
                yield name.removesuffix(".yaml"), path
    measured = os.path.join(ROOT, "Tests/Fixtures/measured")
    for name in sorted(os.listdir(measured)):
        path = os.path.join(folder, name)
        with open(os.path.join(measured, name)) as file, open(path, "w") as spec:
            json.dump(json.load(file)["spec"], spec)
        yield name.removesuffix(".json"), path


@contextlib.contextmanager
def stage(keep):
    """A folder for files, with a cache in it: `keep`, or one that is deleted at the end."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = os.path.abspath(keep or temporary)
        os.makedirs(folder, exist_ok=True)
        os.environ.setdefault("XDG_CACHE_HOME", os.path.join(folder, "cache"))
        yield folder


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("layoutc")
    parser.add_argument("parts", nargs="*")
    parser.add_argument("--keep")
    options = parser.parse_intermixed_args()
    layoutc = os.path.abspath(options.layoutc)
    with stage(options.keep) as folder:
        trips = [
            (Trip(layoutc, name, path, folder, platform), MATRIX if platform == "uikit" else [])
            for name, path in specs(folder) for platform in ("uikit", "appkit")
            if (platform == "uikit" or not os.path.isabs(path)) and (not options.parts or any(part in name for part in options.parts))]

        def go(trip, environments):
            try:
                return trip, trip.go(environments)
            except Wrong as wrong:
                print(f"FAILED {trip.name} for {trip.platform}: {wrong}", flush=True)
                return trip, None
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            ended = list(pool.map(lambda pair: go(*pair), trips))
    failed = 0
    for platform in ("uikit", "appkit"):
        some = [(trip, well) for trip, well in ended if trip.platform == platform]
        equal = [trip for trip, well in some if well]
        formless = [trip.name for trip, well in some if well is False]
        failed += sum(well is None for _, well in some)
        carried = sum((trip.carried for trip in equal), collections.Counter())
        print(f"{platform}: {len(equal)} of {len(some)} specs have equal frames, in {sum(trip.solved for trip in equal)} environments")
        print(f"  without a form: {', '.join(formless) or 'none'}")
        left_out = sum((trip.left_out for trip in equal), collections.Counter())
        for title, counter in (("carried over", carried), ("left out on both sides", left_out)):
            print(f"  {title}: {', '.join(f'{key} {count}' for key, count in sorted(counter.items()))}")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
