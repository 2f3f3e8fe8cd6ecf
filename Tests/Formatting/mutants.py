"""What layoutc fmt leaves of specs whose whitespace was changed at random: the same values, keys and comments by PyYAML and yamllint,
which know nothing of the formatter; nothing to format a second time; and nothing for yamllint to say.

Usage: mutants.py LAYOUTC COUNT [SEED]
"""

import pathlib
import random
import re
import subprocess
import sys
import tempfile

import yaml
from yamllint import linter
from yamllint.config import YamlLintConfig

ROOT = pathlib.Path(__file__).resolve().parents[2]
RULES = YamlLintConfig(
    "{rules: {indentation: {spaces: 2, indent-sequences: true}, trailing-spaces: enable, new-lines: enable,"
    " new-line-at-end-of-file: enable, empty-lines: {max: 1, max-start: 0, max-end: 0}, colons: enable, commas: enable,"
    " braces: {max-spaces-inside: 0}, brackets: {max-spaces-inside: 0}, hyphens: {max-spaces-after: 1},"
    " comments: {require-starting-space: false, min-spaces-from-content: 2}}}"
)


def value(text):
    """The nodes of a document, with their tags, anchors and styles."""

    def tree(node):
        if isinstance(node, yaml.MappingNode):
            inner = tuple((tree(key), tree(value)) for key, value in node.value)
        elif isinstance(node, yaml.SequenceNode):
            inner = tuple(map(tree, node.value))
        else:
            inner = (node.value, node.style)
        return node.tag, bool(getattr(node, "flow_style", False)), inner

    return tree(yaml.compose(text, Loader=yaml.SafeLoader))


def comments(text):
    """The comments of a text: what stands between the tokens of PyYAML, or behind the sign of a block scalar."""
    text = re.sub("\r\n?", "\n", text)
    found, end = [], 0
    for token in yaml.scan(text, Loader=yaml.SafeLoader):
        start = token.start_mark.index
        found += re.findall("#.*", text[end:start])
        if isinstance(token, yaml.ScalarToken) and token.style in ("|", ">"):
            header = text[start:].partition("\n")[0]
            found += re.findall("#.*", header)
        end = max(end, token.end_mark.index)
    return [comment.rstrip() for comment in found]


def mutate(random, text):
    """The text with other indentation, blanks, blank lines, comments and line ends; not always YAML after that."""
    lines = text.split("\n")
    factor = random.choice([0.5, 1, 1, 2, 3])
    if random.random() < 0.3:
        # Lists with the indentation of their keys.
        lines = dedented_lists(lines)
    result = []
    for line in lines:
        indentation = len(line) - len(line.lstrip(" "))
        # What follows a dash stands in one column with the lines below it.
        dashes = re.match("(- )*", line[indentation:])[0] if factor > 0.5 else ""
        line = " " * int(indentation * factor) + dashes.replace(" ", " " * int(2 * factor - 1)) + line[indentation + len(dashes):]
        indentation = len(line) - len(line.lstrip(" "))
        if random.random() < 0.1:
            line = re.sub(r"(?<=[:,\-\[{]) +", lambda _: " " * random.randint(1, 4), line)
        if random.random() < 0.05:
            line = re.sub(r"(?<=[{\[])|(?=[}\],])", lambda _: " " * random.randint(0, 2), line)
        if "#" not in line and random.random() < 0.1:
            between = random.choice([r"(?<=[,{]) ?(?=\w+: )", r"(?<=\w) (?=\w+$)", r"(?<=[{\[])", r"(?=[}\]]+$)"])
            line = re.sub(between, "\n" + " " * (indentation + random.randint(3, 12)), line, count=1)
        if random.random() < 0.1:
            line = line + " " * random.randint(0, 6) + random.choice([" # trailing", "  #", " \t# tab\tin it ", " # käse 🧀", " #none"])
        while random.random() < 0.1:
            result.append(" " * random.choice([0, 1, 2, 3, 4, 6, 8, indentation]) + random.choice(["# own", "#", "#: x ", "\t# tab", "# - a: b"]))
        if random.random() < 0.05:
            line = line + random.choice([" ", "\t", "   "])
        if random.random() < 0.05:
            result += random.choice([[""], ["", ""], ["   "], ["", "", "", ""]])
        if random.random() < 0.002:
            line = " " * random.randint(0, 6) + line
        result.append(line)
    text = "\n".join(result)
    for _ in range(random.choice([0, 0, 0, 0, 0, 1, 2])):
        place = random.randrange(len(text) + 1)
        text = text[:place] + random.choice([" ", "\n", "  ", "- ", ": ", " #", "? ", "'", '"', "|", "&a ", "!!str ", "\t", "{", "]", ", "]) + text[place:]
    if random.random() < 0.1:
        text = text.rstrip("\n")
    if random.random() < 0.1:
        text = text.replace("\n", random.choice(["\r\n", "\r"]))
    if random.random() < 0.05:
        text = "\ufeff" + text
    return text


def dedented_lists(lines):
    """Moves lists, and what is in them, to where their keys stand."""
    result, open_lists, last = [], [], ""
    for line in lines:
        indentation = len(line) - len(line.lstrip(" "))
        if line.strip() and not line.lstrip().startswith("#"):
            while open_lists and indentation < open_lists[-1]:
                open_lists.pop()
            isItem = line.lstrip().startswith("- ")
            if isItem and last.endswith(":") and indentation == len(last) - len(last.lstrip(" -")) + 2:
                open_lists.append(indentation)
            last = line
        result.append(line[2 * len(open_lists):] if line.startswith(" " * 2 * len(open_lists)) else line)
    return result


def run(layoutc, folder, *arguments):
    return subprocess.run(
        [layoutc, "fmt", *arguments, *sorted(path.name for path in folder.iterdir())],
        cwd=folder, capture_output=True, text=True, encoding="utf-8", errors="replace")


def main(layoutc, count, seed=1):
    layoutc = pathlib.Path(layoutc).resolve()
    examples = sorted((ROOT / "Examples").glob("*.yaml")) + sorted((ROOT / "Tests/Fixtures/format").glob("*.before.yaml"))
    texts = [path.read_bytes().decode("utf-8-sig") for path in examples]
    faults, formatted, complaints = [], 0, 0
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        before = {}
        for number in range(int(count)):
            source = random.Random(f"{seed} {number}")
            before[f"{number:06}.yaml"] = mutate(source, source.choice(texts))
        for name, text in before.items():
            (folder / name).write_bytes(text.encode())
        first = run(layoutc, folder)
        faults += [line for line in first.stderr.splitlines() if "would not say the same" in line or "Fatal" in line]
        unread = set(re.findall(r"^(\d+\.yaml):\d+:\d+: error", first.stderr, re.MULTILINE))
        second = run(layoutc, folder, "--check")
        faults += [f"{name}: not formatted by one run" for name in second.stdout.split()]
        for name, text in before.items():
            after = (folder / name).read_bytes().decode()
            if name in unread:
                if after != text:
                    faults.append(f"{name}: changed, and it has errors")
                continue
            formatted += 1
            if "".join(text.split()) != "".join(after.split()):
                faults.append(f"{name}: more than whitespace was changed")
            try:
                old = value(text.lstrip("\ufeff")), comments(text)
            except yaml.YAMLError:
                continue
            try:
                if old != (value(after.lstrip("\ufeff")), comments(after)):
                    faults.append(f"{name}: does not say the same")
            except yaml.YAMLError as error:
                faults.append(f"{name}: is no YAML: {error}")
            for problem in linter.run(after, RULES):
                complaints += 1
                if len(sys.argv) > 4:
                    print(f"{name}: {problem}")
        if faults and len(sys.argv) > 3:
            pathlib.Path("/tmp/w/tmpfmt/faults").mkdir(exist_ok=True)
            for fault in faults:
                name = re.search(r"\d{6}\.yaml", fault)
                if name:
                    pathlib.Path("/tmp/w/tmpfmt/faults", name[0]).write_bytes(before[name[0]].encode())
    print(f"{formatted} of {count} formatted, {complaints} complaints of yamllint, {len(faults)} faults")
    for fault in faults[:20]:
        print(fault)
    return 1 if faults or formatted < int(count) / 4 else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:4]))
