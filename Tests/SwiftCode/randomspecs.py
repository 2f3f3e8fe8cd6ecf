"""Writes random specs with awkward names as Swift code, which has to parse and, of some, to give the frames of the spec.

    python3 Tests/SwiftCode/randomspecs.py LAYOUTC [COUNT] [COMPILED] [--first SEED]
"""
import argparse, concurrent.futures, json, os, random, subprocess, sys
from roundtrip import Trip, Wrong, stage

WORDS = ["self", "init", "Type", "default", "in", "In", "a", "A", "gap", "Gap", "group", "section", "item", "frame", "index",
         "count", "environment", "sections", "allCases", "some", "any", "await", "Self", "nil", "let", "case"]
LONG = "a name of some sixty characters that no line of code has room for"
TITLES = WORDS + [LONG, LONG.upper(), "2 apples", "7", "🍎", "🍎🍎", "über-ich", "with \"quotes\"", "back\\slash", "tab\there", "`ticks`", "a.b", "-", "x" * 60]


class Specs:
    def __init__(self, seed):
        self.random = random.Random(seed)

    def chance(self, percent):
        return self.random.randrange(100) < percent

    def one(self, *values):
        return self.random.choice(values)

    def number(self, own=()):
        names = [*self.values, *own]
        if names and self.chance(40):
            first, second = self.one(*names), self.one(*names)
            return "${" + self.one(first, f"{first} + {second}", f"max({first}, {second} * 2)", f"{first} / 2 + {' + '.join(names)}") + "}"
        return self.one(0, 2, 4, 8, 12.5)

    def length(self):
        return self.one("100%", "50%", "1/3", "20%", 60, 44, "~44", "~100", self.number() if self.values else 30)

    def side(self):
        length = self.length()
        # A length of 0 would be a mistake of its own.
        return f"${{1 + {length[2:-1]}}}" if isinstance(length, str) and length.startswith("$") else length or 20

    def size(self):
        return {"width": self.side(), "height": self.side()}

    def insets(self):
        return self.number() if self.chance(40) else {edge: self.number() for edge in ("top", "leading", "bottom", "trailing") if self.chance(60)}

    def box(self):
        box = {"size": self.size()}
        if self.chance(40):
            box["contentInsets"] = self.insets()
        if self.chance(20):
            box["edgeSpacing"] = {self.one("top", "leading"): self.number()}
        if self.chance(15):
            box["supplementaryItems"] = [{"elementKind": self.one(*TITLES), "size": {"width": 20, "height": 20}, "containerAnchor": {"edges": "topTrailing"}}]
        return box

    def custom(self):
        # A name of the spec's own would hide that until it has a value.
        free = [name for name in ("a", "A", "in", "In", "self", "init", "frame", "width2") if name not in self.values]
        names = self.random.sample(free, self.random.randrange(4))
        lets = {}
        for name in names:
            lets[name] = self.one("${index * 2}", "${groupWidth / 4}", self.number(list(lets)))
        count = self.one(1, 3, "${max(1, floor((width - 100 + 200 + 300 - 400 + 500 - 600 + width) / 400) + 1)}")
        # Places may be less than 0, lengths may not.
        frame = [self.number(names), self.number(names), self.one(20, "${groupWidth / 2}"), self.one("${groupHeight}", 30)]
        body = {"size": {"width": self.one("50%", 80), "height": self.one("100%", 100, "50%")}, "count": count, "frame": frame}
        if lets:
            body["let"] = lets
        return {"custom": body}

    def node(self, depth):
        if depth > 0 and self.chance(45 if depth < 5 else 100):
            if self.definitions and self.chance(30):
                return {"item": self.use()}
            return self.custom() if self.chance(30) else {"item": self.box()}
        body = self.box()
        if self.chance(30):
            body["interItemSpacing"] = self.number()
        children = [self.node(depth + 1) for _ in range(self.random.randint(1, 3))]
        if self.chance(30):
            body.update(subitem=children[0], count=self.one(1, 2, 3))
        else:
            body["subitems"] = children
        return {self.one("horizontal", "vertical"): body}

    def use(self):
        name = self.one(*self.definitions)
        return {"use": name, "with": {parameter: self.one(1, 2, 3) for parameter in self.definitions[name]}}

    def section(self, used):
        section = {"items": self.random.randrange(9)}
        if self.chance(80) and (free := [title for title in TITLES if title not in used]):
            section["id"] = self.one(*free)
            used.add(section["id"])
        if self.chance(15):
            return {**section, "list": self.one("plain", "insetGrouped")}
        if self.chance(20):
            section["repeat"] = self.one(2, 3)
        if self.chance(40):
            section["contentInsets"] = self.insets()
        if self.chance(40):
            section["interGroupSpacing"] = self.number()
        if self.chance(40):
            section["boundarySupplementaryItems"] = [
                {"elementKind": kind, "size": {"width": "100%", "height": self.one(20, "~30")}, "alignment": alignment}
                for kind, alignment in zip(self.random.sample(TITLES, 2), ("top", "bottom"))]
        if self.chance(25):
            section["decorationItems"] = [{"background": self.one(*TITLES), "zIndex": -1}]
        if self.chance(25):
            section["orthogonalScrollingBehavior"] = self.one("continuous", "groupPaging")
        if self.chance(20):
            section["visibleItems"] = [
                {"let": {name: self.one("${abs(distance)}", "${1 - visibleFraction}") for name in self.random.sample(["a", "A", "scale", "in", "self"], 2)},
                 "alpha": "${clamp(1 - distance * distance, 0.2, 1)}"}]
        return {**section, "group": self.node(0)}

    def spec(self):
        self.values = self.random.sample([word for word in WORDS if word not in ("index", "count", "nil")], self.random.randrange(4))
        self.definitions = {}
        spec = {"environment": {"container": "393 x 852"}}
        if self.values:
            spec["let"] = {name: self.random.randrange(1, 12) for name in self.values}
        if self.chance(30):
            spec["name"] = self.one(*TITLES)
        if self.chance(50):
            parameters = self.random.sample(["a", "A", "in", "In", "self", "width2"], 2)
            box = {"size": {"width": "50%", "height": 40}, "contentInsets": {"leading": "${%s}" % parameters[0], "top": "${%s}" % parameters[1]}}
            self.definitions = {self.one("card", "self", "case", LONG.replace(" ", "-")): parameters}
            spec["define"] = {name: {"item": box} for name in self.definitions}
        used = set()
        return {**spec, "sections": [self.section(used) for _ in range(self.random.randint(1, 4))]}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("layoutc")
    parser.add_argument("count", type=int, nargs="?", default=2000)
    parser.add_argument("compiled", type=int, nargs="?", default=200)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--keep")
    options = parser.parse_intermixed_args()
    layoutc = os.path.abspath(options.layoutc)
    with stage(options.keep) as folder:

        def convert(seed):
            path = os.path.join(folder, f"random{seed}.json")
            with open(path, "w") as file:
                json.dump(Specs(seed).spec(), file, ensure_ascii=False)
            trip = Trip(layoutc, f"random{seed}", path, folder)
            try:
                return trip if trip.convert() else None
            except Wrong as wrong:
                return str(wrong)

        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            made = list(pool.map(convert, range(options.first, options.first + options.count)))
        trips = [trip for trip in made if isinstance(trip, Trip)]
        refused = [text for text in made if isinstance(text, str)]
        for text in refused[:3]:
            print(text)
        parsed = subprocess.run(["swiftc", "-frontend", "-parse", *[trip.code for trip in trips]], capture_output=True, text=True)
        if parsed.returncode != 0:
            sys.exit(f"FAILED to parse:\n{parsed.stderr[:3_000]}")
        print(f"{len(trips)} of {options.count} random specs have code, all of which parses; {len(refused)} are refused")

        def solvable(trip):
            """A group may have room for too many subitems."""
            try:
                return trip.frames(trip.spec) and trip
            except Wrong as wrong:
                return None if "resource-limit" in str(wrong) else trip

        def compare(trip):
            try:
                trip.compare("own")
                return None
            except Wrong as wrong:
                return f"FAILED {trip.spec}: {wrong}"

        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            compared = [trip for trip in pool.map(solvable, trips[:options.compiled * 2]) if trip][:options.compiled]
            wrongs = [wrong for wrong in pool.map(compare, compared) if wrong]
        for wrong in wrongs[:10]:
            print(wrong[:3_000])
        print(f"{len(compared) - len(wrongs)} of {len(compared)} give the frames of the spec")
        sys.exit(1 if wrongs or len(trips) < options.count * 3 / 4 else 0)


main()
