#!/usr/bin/env python3
"""Formats specs whose whitespace was changed at random.

    mutants.py LAYOUTC [COUNT] [SEED]

What is formatted has to say the same and to have the same comments by PyYAML, which knows nothing of the formatter, to differ in nothing
but whitespace, and to be formatted. What has errors has to stay as it was. Of examples whose lines and words are left alone, yamllint has
nothing to say.
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


def mutate(random, text, is_gentle):
    """The text with other indentation, blanks, blank lines, comments and line ends; not always YAML after that, unless it is gentle."""
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
        if not is_gentle and "#" not in line and random.random() < 0.1:
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
        if not is_gentle and random.random() < 0.002:
            line = " " * random.randint(0, 6) + line
        result.append(line)
    text = "\n".join(result)
    for _ in range(0 if is_gentle else random.choice([0, 0, 0, 0, 1, 2])):
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
    files = sorted(path.name for path in folder.iterdir())
    result = subprocess.run([layoutc, "fmt", *arguments, *files], cwd=folder, capture_output=True)
    return result.returncode, result.stdout.decode(), result.stderr.decode()


def fault(before, after, has_errors, is_gentle):
    """What is wrong with a file that was formatted, or left as it was; None where nothing is."""
    if has_errors:
        return "changed, although it has errors" if after != before else None
    if "".join(before.split()) != "".join(after.split()):
        return "more than whitespace was changed"
    try:
        old = value(before), comments(before)
    except yaml.YAMLError:
        # What layoutc reads and PyYAML does not.
        return None
    try:
        if old != (value(after), comments(after)):
            return "does not say the same"
    except yaml.YAMLError as error:
        return f"is no YAML: {error}"
    return next(map(str, linter.run(after, RULES)), None) if is_gentle else None


def main(layoutc, count=1000, seed=1):
    layoutc, count = pathlib.Path(layoutc).resolve(), int(count)
    examples, fixtures = (
        [path.read_bytes().decode("utf-8-sig") for path in sorted((ROOT / folder).glob(pattern))]
        for folder, pattern in [("Examples", "*.yaml"), ("Tests/Fixtures/format", "*.before.yaml")]
    )
    faults, formatted = [], 0
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        texts = {}
        for number in range(count):
            source, is_gentle = random.Random(f"{seed} {number}"), number % 3 == 0
            text = mutate(source, source.choice(examples if is_gentle else examples + fixtures), is_gentle)
            texts[f"{number:06}.yaml"] = text, is_gentle
            (folder / f"{number:06}.yaml").write_bytes(text.encode())
        code, _, messages = run(layoutc, folder)
        assert code in (0, 1, 2), (code, messages[-2000:])
        have_errors = set(re.findall(r"^(\d+\.yaml):\d+:\d+: error", messages, re.MULTILINE))
        refused = set(re.findall(r"^layoutc: (\d+\.yaml) is left", messages, re.MULTILINE))
        changed = run(layoutc, folder, "--check")[1].split()
        for name, (text, is_gentle) in texts.items():
            after = (folder / name).read_bytes().decode()
            found = fault(text.lstrip("\ufeff"), after.lstrip("\ufeff"), name in have_errors or name in refused, is_gentle)
            # Where a tab stands on a line without content, reading takes those in block scalars for spaces.
            if name in refused and "\t" not in text:
                found = "refused"
            elif name in changed and name not in refused:
                found = "not formatted by one run"
            if found:
                faults.append(f"{name}: {found}\n{text}")
        formatted = count - len(have_errors | refused)
    print(f"{formatted} of {count} formatted, {len(faults)} faults")
    print(*faults[:5], sep="\n\n")
    # Where most had errors, little was tried.
    return 1 if faults or formatted < count / 2 else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:4]))
