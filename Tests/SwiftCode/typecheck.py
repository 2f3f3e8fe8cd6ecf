"""Type-checks the code of all specs as the systems that it is for would, and looks at its style.

    python3 Tests/SwiftCode/typecheck.py LAYOUTC [TARGET...]

The compiler does not check availability on Linux. So UIKit's stand-in is compiled for each target with what is newer (by `@available`
at its declarations) out of reach, and of each `if #available` in the code only what runs on the target is kept. Code for AppKit is
checked against Tests/AppKit. That the checks bite is checked with code of a newer target and of the other platform.
"""
import concurrent.futures, os, re, subprocess, sys, tempfile

ROOT = os.path.abspath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../.."))
TARGETS = ("ios13", "ios14", "ios15", "ios16", "ios17", "macos10.15", "macos13")
SYSTEM = {"ios": "iOS", "macos": "macOS"}
# The module is compiled as Swift 6 and used as Swift 5: there it says of these declarations that they are unavailable.
MARK = "@available(swift, introduced: 6)"


def run(*words, **options):
    return subprocess.run(words, cwd=ROOT, capture_output=True, text=True, **options)


def must(*words):
    ended = run(*words)
    if ended.returncode != 0:
        sys.exit(f"FAILED {' '.join(words)[:300]}\n{ended.stderr[:5_000]}")
    return ended.stdout


def version(text):
    return tuple(int(part) for part in (text + ".0").split(".")[:2])


class Target:
    def __init__(self, name):
        self.name = name
        self.family, number = re.fullmatch("(ios|macos)(.*)", name).groups()
        self.number = version(number)

    def is_later(self, text):
        return version(text) > self.number

    def marked(self, text):
        """The stand-in's text with a mark at what the target does not have, and how many there are."""
        def mark(match):
            words = [word.split() for word in match[1].split(",")]
            if words == [["macOS"], ["unavailable"]]:
                return MARK if self.family == "macos" else ""
            versions = {system: number for system, number in (word for word in words if len(word) == 2)}
            number = versions.get(SYSTEM[self.family])
            return MARK if number and self.is_later(number) else ""
        text = re.sub(r"@available\((.*?)\)", mark, text)
        return text, text.count(MARK)

    def kept(self, code):
        """The code with one branch of each condition of availability: the one that runs on the target."""
        lines, result, index = code.split("\n"), [], 0
        while index < len(lines):
            match = re.fullmatch(r"( *)if #available\((iOS|macOS) ([\d.]+), \*\) \{", lines[index])
            if not match:
                result.append(lines[index])
                index += 1
                continue
            indent = match[1]
            ends = next(place for place in range(index + 1, len(lines)) if lines[place].startswith(indent + "}"))
            first, second = lines[index + 1:ends], []
            if lines[ends] == indent + "} else {":
                start = ends + 1
                ends = next(place for place in range(start, len(lines)) if lines[place] == indent + "}")
                second = lines[start:ends]
            elif lines[ends] != indent + "}":
                raise ValueError(lines[ends])
            if not self.is_later(match[3]):
                sys.exit(f"FAILED {self.name}: the condition is always true: {lines[index].strip()}")
            # The other branch may hold conditions, too.
            result += [indent + "do {", *self.kept("\n".join(second)).split("\n"), indent + "}"]
            index = ends + 1
            assert first
        return "\n".join(result)


class Check:
    """The code of all specs for one target."""

    checked = set()

    def __init__(self, layoutc, target, specs, folder):
        self.layoutc, self.target, self.specs = layoutc, target, specs
        self.folder = os.path.join(folder, target.name)
        os.makedirs(os.path.join(self.folder, "style"))
        self.module = self.compile_module()

    def path(self, name, text):
        path = os.path.join(self.folder, name)
        with open(path, "w") as file:
            file.write(text)
        return path

    def emit(self, name, paths, *options):
        must("swiftc", "-emit-module", "-module-name", name, "-parse-as-library", "-wmo", "-suppress-warnings", "-swift-version", "6",
             "-package-name", "layoutc",
             "-Xfrontend", "-experimental-skip-all-function-bodies", "-I", self.folder,
             "-emit-module-path", os.path.join(self.folder, name + ".swiftmodule"), *options, *paths)

    def compile_module(self):
        paths, self.marks = [], 0
        walks = (os.walk(os.path.join(ROOT, "Sources", module)) for module in ("LayoutUIKit", "LayoutTypography"))
        for root, _, names in (step for walk in walks for step in walk):
            for name in sorted(names):
                text, count = self.target.marked(open(os.path.join(root, name)).read())
                self.marks += count
                paths.append(self.path(name, text))
        self.emit("LayoutUIKit", paths)
        if self.target.family == "macos":
            self.emit("AppKit", [os.path.join(ROOT, "Tests/AppKit", name) for name in ("SharedNames.swift", "OwnNames.swift")])

    def errors(self, paths):
        alias = ["-module-alias", "UIKit=LayoutUIKit"] if self.target.family == "ios" else []
        ended = run("swiftc", "-typecheck", "-parse-as-library", "-suppress-warnings", "-swift-version", "5", "-diagnostic-style=llvm",
                    *alias, "-I", self.folder, *paths)
        return "" if ended.returncode == 0 else ended.stderr or "it says nothing"

    def code(self, spec, target=None):
        """The code, or None where the spec has no form."""
        target = target or self.target.name
        platform = "uikit" if target.startswith("ios") else "appkit"
        ended = run(self.layoutc, "convert", spec, "--to", "swift", "--platform", platform, "--target", target)
        if ended.returncode == 0:
            return ended.stdout
        if "has no form for" in ended.stderr or "has no lists" in ended.stderr:
            return None
        sys.exit(f"FAILED {spec} for {target}: {ended.stderr}")

    def go(self):
        paths, count = [], 0
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            codes = list(pool.map(self.code, self.specs))
        for number, (spec, code) in enumerate(zip(self.specs, codes)):
            count += code is not None
            # What an older system has a newer one has, too.
            if code is None or (self.target.family, code) in self.checked:
                continue
            self.checked.add((self.target.family, code))
            self.path(f"style/Layout{number}.swift", code)
            # In one module each has a name of its own.
            kept = self.target.kept(re.sub(r"^enum (\w+) \{$", rf"enum \g<1>{number} {{", code, flags=re.M))
            paths.append(self.path(f"Code{number}.swift", f"// {spec}\n{kept}"))
        if self.target.family == "ios":
            # What apps take over to record frames on a Mac is no older code either.
            recorder = open(os.path.join(ROOT, "Examples/Recorder/FrameRecorder.swift")).read()
            paths.append(self.path("FrameRecorder.swift", self.target.kept(recorder)))
        if found := self.errors(paths):
            sys.exit(f"FAILED {self.target.name}: {found[:5_000]}")
        must("swift", "format", "lint", "--strict", "--recursive", "--configuration", ".swift-format", os.path.join(self.folder, "style"))
        self.bites()
        print(f"{self.target.name}: the code of {count} of {len(self.specs)} specs, {len(paths)} as for no older system, "
              f"without {self.marks} declarations of the stand-in", flush=True)

    def bites(self):
        """Code of what the target does not have is refused."""
        spec = "Tests/Fixtures/swift/newer.yaml"
        if self.target.family == "ios":
            wrong = [] if self.target.name == "ios17" else [self.code(spec)]
            if self.target.name == "ios13":
                wrong.append(self.code("Tests/Fixtures/swift/lists.yaml", "ios14"))
        else:
            code = self.code(spec, "ios17")
            wrong = [code.replace("import UIKit", "import AppKit")]
            own = re.sub(r"\bUICollection(View|ViewCompositional\w+)\b", r"NSCollection\1", wrong[0]).replace("UICollectionReusableView", "NSView")
            wrong.append(own)
        for text in wrong:
            if "unavailable in Swift" not in (found := self.errors([self.path("Wrong.swift", text)])) and "cannot find 'UI" not in found:
                sys.exit(f"FAILED {self.target.name}: what is newer is not refused: {found}\n{text}")


def specs(folder):
    paths = []
    for place in ("Examples", "Tests/Fixtures/swift", "Tests/Fixtures/solve"):
        for root, _, names in sorted(os.walk(os.path.join(ROOT, place))):
            for name in sorted(names):
                path = os.path.relpath(os.path.join(root, name), ROOT)
                if name.endswith(".yaml") and re.search("^sections:", open(os.path.join(ROOT, path)).read(), re.M):
                    paths.append(path)
    measured = os.path.join(ROOT, "Tests/Fixtures/measured")
    for name in sorted(os.listdir(measured)):
        path = os.path.join(folder, name)
        with open(path, "w") as spec:
            spec.write(must("jq", ".spec", os.path.join(measured, name)))
        paths.append(path)
    return paths


def main():
    layoutc = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        found = specs(folder)
        for name in sys.argv[2:] or TARGETS:
            Check(layoutc, Target(name), found, folder).go()


main()
