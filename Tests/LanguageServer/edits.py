#!/usr/bin/env python3
"""Random incremental edits of a spec, and what the server has after each of them.

    edits.py [COUNT [SEED]]

The log of the server tells the SHA-256 of a text after each notification; it has to be that of a text that is edited here, by rules of its
own. A request after every few notifications has to be answered within a second, and memory must not grow.
"""
import hashlib, os, random, re, sys, tempfile, time
from client import Client, PULL, UTF8, UTF16

EXAMPLES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../Examples")
LINE_END = re.compile("\r\n|\r|\n")
PIECES = [
    "", "", " ", "  ", "\n", "\n", "\r\n", "\r", "\r\r\n", "\n\r", "-", ":", "#", "{", "}", "[", "]", ",", "$", "${", "'", '"', "|", ">",
    "&a", "*a", "<<", "!", "%", "@", "\t", "\0", "\x7f", "\u0085", "\u2028", "\ufeff", "\ufffd", "é", "日本", "👍", "👨‍👩‍👧", "e\u0301", "𝄞𝄞",
    "50%", "1/3 x 44", "items: 3", "use: ", "include: [a.yaml]", "sections:\n  - items: 2\n    list:\n", "group: {horizontal: {",
    "# layoutc:ignore ", "\n    header: 44\n", "\r\n  # 日本 👍\r\n", "${index * 2}", "states: {a: {}}", "let: {gap: 8}\n",
]


def spec(lines):
    """A spec of so many lines."""
    with open(os.path.join(EXAMPLES, "adaptive-sections.yaml")) as file:
        text = file.read()
    index = 0
    while text.count("\n") < lines:
        text += f"  - id: more{index}\n    items: 3\n    grid:\n      columns: 2\n      size: 100% x 44\n"
        index += 1
    return text


# What is asked between edits, where the server offers it.
ASKED = {
    "hoverProvider": "hover", "completionProvider": "completion", "definitionProvider": "definition", "referencesProvider": "references",
    "renameProvider": "rename", "documentSymbolProvider": "documentSymbol", "documentLinkProvider": "documentLink",
    "foldingRangeProvider": "foldingRange", "selectionRangeProvider": "selectionRange", "inlayHintProvider": "inlayHint",
    "codeLensProvider": "codeLens", "codeActionProvider": "codeAction", "documentFormattingProvider": "formatting",
}


class Text:
    """A text as the protocol counts it: lines that end in LF, CR or CRLF, characters in units of an encoding."""

    def __init__(self, text, units):
        self.text = text
        self.units = units

    def lines(self):
        """Where each line begins and ends, without what ends it."""
        start = 0
        result = []
        for match in LINE_END.finditer(self.text):
            result.append((start, match.start()))
            start = match.end()
        result.append((start, len(self.text)))
        return result

    def offset(self, lines, position):
        line, character = position
        if line < 0:
            return 0
        if line >= len(lines):
            return len(self.text)
        start, end = lines[line]
        while start < end:
            character -= self.units(self.text[start])
            if character < 0:
                break
            start += 1
        return start

    def replace(self, start, end, text):
        lines = self.lines()
        start, end = sorted((self.offset(lines, start), self.offset(lines, end)))
        self.text = self.text[:start] + text + self.text[end:]

    @property
    def digest(self):
        return hashlib.sha256(self.text.encode()).hexdigest()


ENCODINGS = {
    "utf-8": (UTF8, lambda character: len(character.encode())),
    "utf-16": (UTF16, lambda character: 2 if ord(character) > 0xFFFF else 1),
}


def random_change(random_, model):
    """A change that keeps the text at about the length that it has."""
    lines = model.lines()
    kind = random_.random()

    def place(line):
        start, end = lines[line]
        units = sum(map(model.units, model.text[start:end]))
        # Also within a character, and beyond the end of a line.
        return line, random_.randint(0, units + (3 if random_.random() < 0.1 else 0))

    line = random_.randrange(len(lines))
    if kind < 0.03:
        line = random_.choice([0, len(lines) - 1])
    start = place(line)
    if kind < 0.5:
        end = start
    elif kind < 0.85:
        end = place(line)
    elif kind < 0.97:
        end = place(min(len(lines) - 1, line + random_.randint(1, 3)))
    elif kind < 0.98:
        start, end = (len(lines), 0), (len(lines) + 5, 3)
    elif kind < 0.99:
        start, end = (line, 10 ** 6), (line, 2 ** 31 - 1)
    else:
        start, end = place(random_.randrange(len(lines))), place(line)
        if abs(start[0] - end[0]) > 5:
            end = start
    text = "".join(random_.choice(PIECES) for _ in range(random_.randint(0, 3)))
    if random_.random() < 0.1:
        # What was somewhere else, as after a move of lines.
        first = random_.randrange(len(lines))
        text = model.text[lines[first][0]:lines[min(first + 2, len(lines) - 1)][0]]
    model.replace(start, end, text)
    return {
        "range": {
            "start": {"line": start[0], "character": start[1]}, "end": {"line": end[0], "character": end[1]}},
        "text": text,
    }


def ask(random_, client, uri, lines):
    """Asks something about a random place, which may end in an error, but soon."""
    method = random_.choice([method for capability, method in ASKED.items() if client.capabilities.get(capability)] or ["none"])
    place = {"line": random_.randrange(lines), "character": random_.randint(0, 40)}
    start = time.monotonic()
    id = client.ask("textDocument/" + method, {
        "textDocument": {"uri": uri}, "position": place, "positions": [place], "newName": "name",
        "range": {"start": place, "end": {"line": place["line"] + random_.randint(0, 20), "character": 0}},
        "context": {"diagnostics": [], "includeDeclaration": True}, "options": {"tabSize": 2, "insertSpaces": True}})
    # Lenses come when nothing else is left to do; what follows does not wait for them.
    client.answer(client.ask("textDocument/foldingRange", {"textDocument": {"uri": uri}}) if method == "codeLens" else id)
    took = time.monotonic() - start
    client.times.setdefault(method, []).append(took)


def check(encoding, count, seed, folder):
    random_ = random.Random(seed)
    log = os.path.join(folder, encoding + ".log")
    client = Client("--log", log, cwd=folder)
    capabilities, units = ENCODINGS[encoding]
    client.initialize(capabilities, PULL)
    client.times = {}
    assert client.capabilities["positionEncoding"] == encoding
    uri = "file://" + folder + "/edited.layout.yaml"
    original = spec(400)
    model = Text(original, units)
    client.open(uri, model.text)
    expected = [model.digest]
    edits, version, at_tenth, after_10000 = 0, 1, None, None
    while edits < count:
        version += 1
        changes = []
        if random_.random() < 0.005:
            # Begins anew; what follows in the notification is of the new text.
            model.text = random_.choice([original, original.replace("\n", "\r\n"), "\ufeff" + original, ""])
            changes.append({"text": model.text})
        changes += [random_change(random_, model) for _ in range(random_.choice([1, 1, 1, 2, 3, 8]))]
        edits += len(changes)
        client.change(uri, version, changes)
        expected.append(model.digest)
        if random_.random() < 0.1:
            client.pull(uri)
            ask(random_, client, uri, len(model.lines()))
        if at_tenth is None and edits >= count / 10:
            client.pull(uri)
            at_tenth = client.kilobytes
        if after_10000 is None and edits >= 10000:
            client.pull(uri)
            after_10000 = client.kilobytes
    client.pull(uri)
    at_end = client.kilobytes
    client.finish()
    with open(log, "rb") as file:
        found = [line.split()[-1].decode() for line in file if b" == " in line[:24]]
    assert len(found) == len(expected), (len(found), len(expected))
    for index, (one, other) in enumerate(zip(found, expected)):
        assert one == other, f"seed {seed}: another text after notification {index}"
    slowest, method = max((max(times), method) for method, times in [("diagnostic", [client.slowest]), *client.times.items()])
    assert slowest < 1, f"{method} took {slowest:.2f} s"
    assert (after_10000 or at_end) <= 40 << 10, f"{after_10000} KB after 10,000 edits"
    assert at_end <= at_tenth + (12 << 10), f"memory grew from {at_tenth} to {at_end} KB"
    print(
        f"{encoding}: {edits} edits in {version - 1} notifications, the same text after each; {sum(map(len, client.times.values()))} "
        f"requests between them, the slowest answer {slowest * 1000:.0f} ms ({method}), {at_tenth} KB after a tenth, {after_10000 or at_end} KB after 10,000, {at_end} KB at the end")


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 5000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    with tempfile.TemporaryDirectory() as folder:
        for encoding in ENCODINGS:
            check(encoding, count // 2, seed, folder)
