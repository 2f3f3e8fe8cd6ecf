"""What is tried with a mutant, or with a command line at random, and what has to hold."""
import csv, io, json, re
from xml.parsers import expat


class Trial:
    """Files by their names, the command lines that are run among them, and the files that these may change or make."""

    def __init__(self, files, commands, outputs=(), holds=None):
        self.files, self.commands, self.outputs = files, commands, outputs
        # Given the exit codes and outputs of the commands, what is wrong; nil where all is well.
        self.holds = holds or (lambda results: None)


def is_json(text):
    def refuse(constant):
        raise ValueError(f"{constant} is no JSON")
    json.loads(text, parse_constant=refuse)


def is_lines_of_json(text):
    for line in text.splitlines():
        is_json(line)


def is_csv(text):
    rows = list(csv.reader(io.StringIO(text, newline=""), strict=True))
    if len({len(row) for row in rows}) > 1:
        raise ValueError("rows of different lengths")


def is_xml(text):
    expat.ParserCreate().Parse(text, True)


def is_page(text):
    if not text.rstrip().endswith("</html>"):
        raise ValueError("the page has no end")


CHECKS = {"json": is_json, "ndjson": is_lines_of_json, "csv": is_csv, "svg": is_xml, "html": is_page, "sarif": is_json,
          "junit": is_xml, "patch": is_json}

QUERIES = [[], [], [], ["--visible"], ["--at", "100,300"], ["--rect", "0,200,300,400"], ["--section", "0"], ["--item", "0.1"]]
CHOICES = [[], [], [], [], ["--rtl"], ["--orientation", "landscape"], ["--size", "1024x768"], ["--scroll", "900"], ["--items", "7"],
           ["--items", "0=0"], ["--device", "ipad-mini"], ["--scale", "1"], ["--safe-area", "40"], ["--set", "columns=2"],
           ["--device", "iphone-17-pro,ipad-mini"], ["--state", "all"], ["--orientation", "both"]]
FEW = ["--max-elements", "20000"]


def mutant_trial(random, changer, settings):
    """A command on a mutant, or on an example beside mutated data or settings."""
    name = random.choice(("spec.yaml", "spec.json"))
    files = {name: changer.mutant(random)}
    choice = random.choice(CHOICES)
    kind = random.choice(KINDS)
    if random.random() < 0.04:
        files[".layoutc.yaml"] = settings.mutant(random)
    if random.random() < 0.03:
        files["data.json"] = changer.mutant(random)
        choice = ["--data", "data.json"]
    return kind(random, files, name, choice)


def build(random, files, name, choice):
    form = random.choice(("json", "json", "ndjson", "csv", "svg", "svg", "html"))
    more = random.choice(QUERIES) if form not in ("svg", "html") else random.choice((
        [], ["--visible"], ["--frame", "device"], ["--show", "groups,insets,spacing,safe-area,labels,title"], ["--theme", "dark"], ["--all"]))
    more = more + random.choice(([], [], ["--no-lint"], ["--with-source"], ["--precision", "0"]))
    if random.random() < 0.3:
        # Several layouts need several files.
        output = "out-{device}-{orientation}-{state}." + form
        return Trial(files, [(["build", name, *choice, *more, *FEW, "-o", output], None)], ["out-*"])
    return Trial(files, [(["build", name, "-f", form, *choice, *more], form)])


def sheet(random, files, name, choice):
    return Trial(files, [(["build", name, "--sheet", random.choice(("devices", "states", "both")), "-f", "svg"], "svg")])


def lint(random, files, name, choice):
    form = random.choice(("text", "short", "json", "sarif", "github", "junit"))
    more = random.choice(([], [], ["--matrix"], ["--select", "all"], ["--statistics"], ["--diff"], ["--diff", "--unsafe-fixes"]))
    # A list of rules is written as text.
    return Trial(files, [(["lint", name, "-f", form, *choice, *more], None if more and more[0] in ("--diff", "--statistics") else form)])


def lint_many(random, files, name, choice):
    for number in range(random.randint(1, 6)):
        files[f"sub/{number}.layout.yaml"] = files[name] if random.random() < 0.3 else random.choice(list(files.values()))
    return Trial(files, [(["lint", ".", "-f", "json", "-f", "sarif=out.sarif", "-f", "junit=out.xml"], "json")], ["out.*"])


def fix(random, files, name, choice):
    unsafe = random.choice(([], ["--unsafe-fixes"]))
    build = ["build", name, "--no-lint", "-f", "json", *FEW]
    return Trial(
        files, [(build, "json"), (["lint", "--fix", *unsafe, name], None), (build, "json")], [name],
        lambda results: "what was built is built no more" if results[0][0] == 0 != results[2][0] else
        "a safe fix moved a frame" if not unsafe and results[0][0] == 0 and without_names(results[0][1]) != without_names(results[2][1]) else None)


def without_names(text):
    """Where elements are, whatever a fix calls them."""
    layout = json.loads(text)
    return [[element.get(key) for key in ("x", "y", "width", "height")] for element in layout.get("elements", [])]


def check(random, files, name, choice):
    form = random.choice(("text", "json", "github", "junit", "svg", "html"))
    against = ["check", name, *choice, "--against", "frames"]
    return Trial(
        files, [(against + ["--update"], None), (against + ["-f", form], form)], ["frames"],
        lambda results: "what was written differs" if results[0][0] == 0 != results[1][0] else None)


def check_another(random, files, name, choice):
    files["other.yaml"] = random.choice(list(files.values()))
    return Trial(files, [(["check", name, "--against", "frames", "--update"], None),
                         (["check", name, "--against", "frames", "--items", "3", "-f", random.choice(("text", "svg", "html"))], None)],
                 ["frames"])


def diff(random, files, name, choice, example=b"sections: [{id: a, items: 5, list: {}}]\n"):
    form = random.choice(("text", "json", "updates", "patch", "swift", "svg", "html"))
    if random.random() < 0.5:
        return Trial(files, [(["diff", name, "--from", "default", "--to", random.choice(("default", "full", "empty")), "-f", form], form)])
    files["old.yaml"] = example
    sides = random.choice((["old.yaml", name], [name, "old.yaml"]))
    return Trial(files, [(["diff", *sides, "-f", form], form)])


def show(random, files, name, choice):
    return Trial(files, [(["show", name, *choice, *random.choice(([], ["--all"], ["--ascii"], ["--width", "40"]))], None)])


def why(random, files, name, choice):
    form = random.choice(("text", "json"))
    place = random.choice((["0.0"], ["0"], ["1.2"], ["--at", "50,50"], ["--at", "50,50", "--all"], ["header"]))
    return Trial(files, [(["why", name, *place, "--format", form, *choice], form)])


def forecast(random, files, name, choice):
    form = random.choice(("text", "json"))
    return Trial(files, [(["forecast", name, "--format", form, *choice, *random.choice(([], ["--text-sizes"], ["--scroll", "300"]))], form)])


def ast(random, files, name, choice):
    return Trial(files, [(["ast", name] + random.choice(([], ["--expand", *choice])), "json")])


def convert(random, files, name, choice):
    form = random.choice(("json", "yaml"))
    output = "out." + form
    return Trial(
        files, [(["convert", name, "--to", form, "-o", output], None), (["ast", name], "json"), (["ast", output], "json")], [output],
        lambda results: "it is another spec once converted" if results[0][0] == 0 and results[1] != results[2] else None)


def names(random, files, name, choice):
    return Trial(files, [(["completions", "--names", random.choice(("states", "devices")), name], None)])


def from_input(random, files, name, choice):
    command = random.choice((["build", "-"], ["lint", "-"], ["ast", "-"], ["show", "-"], ["forecast", "-"], ["convert", "-", "--to", "yaml"]))
    return Trial(files, [(command, None)])


# How often each is tried is how often it stands here.
KINDS = [build] * 8 + [lint] * 5 + [fix, fix, check, check, diff, diff, show, why, why, forecast, forecast, ast, ast, convert, convert,
                                    sheet, lint_many, check_another, names, from_input]

HOSTILE = ["", "-", "--", "=", "a=b", ",", ",,", "0", "-1", "1", "nan", "inf", "1e308", "1e999", "-0", "0.5", "9223372036854775807",
           "9223372036854775808", "x" * 5000, "٣", "\u202e", "\x1b[31m", "é", "{state}", "{nothing}", "{", ".", "..", "missing/", "*", "[",
           "**/*", "1,2", "1,2,3,4", "1,2,3,4,5", "0x0", "375x812", "1e9x1e9", "-5x5", "x", "100%", "all", "default", "none", "0.0", "0=9",
           "a=b=c", "\n", "a\tb", "header", "ios16", "spec.yaml", "out.svg", "1K", "10M", "99999999999999999999M", "frames", "out.json=",
           "json=out.json", "iphone-*", "iphone-17-pro", "both", "landscape", "portrait", "full", "text", "json", "csv", "svg", "html",
           "github", "junit", "sarif", "groups,insets", "device", "light", "never", "always", "one-point-dimension", "error",
           "one-point-dimension=error", "horizontalSizeClass=compact", "columns=3", "yaml", "devices", "states"]
# They go on until they are ended, or show a page in a browser.
ENDLESS = {"watch", "open"}
OPTION = re.compile(r"^ +(?:-\w, )?(--[a-z-]+)", re.M)


def command_line(random, example, options):
    """Options that a command takes, or does not, with values that they take, or do not."""
    command = random.choice(sorted(options))
    taken = options[command] if random.random() < 0.9 else options[random.choice(sorted(options))]
    arguments = [command]
    for _ in range(random.choice((0, 1, 1, 2, 3, 6))):
        option = random.choice(taken)
        if random.random() < 0.1:
            option = option[:random.randrange(2, len(option) + 1)]
        form = random.random()
        arguments += [option] if form < 0.25 else [option + "=" + random.choice(HOSTILE)] if form < 0.4 else [option, random.choice(HOSTILE)]
    for _ in range(random.choice((0, 1, 1, 1, 2))):
        arguments.insert(random.randrange(1, len(arguments) + 1), random.choice(("spec.yaml", "spec.yaml", random.choice(HOSTILE))))
    if random.random() < 0.02:
        arguments = [random.choice(HOSTILE), *arguments]
    if command in ENDLESS:
        arguments.insert(1, "--help")
    return Trial({"spec.yaml": example}, [([argument.replace("\0", "") for argument in arguments], None)], ["*"])
