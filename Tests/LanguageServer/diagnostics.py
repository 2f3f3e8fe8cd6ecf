#!/usr/bin/env python3
"""What the server publishes of a spec, beside what `layoutc lint` finds in it.

    diagnostics.py [PORTION]

For each example and each fixture that is YAML or JSON, and for variants of them in which characters and lines are counted differently:
with CRLF and CR, with a byte order mark, on one line behind emoji, with emoji in keys. PORTION is how many of them are left out between two.
"""
import concurrent.futures, json, os, re, shutil, subprocess, sys, tempfile
import yaml
from client import LAYOUTC, Client, PULL, UTF8, UTF16, uri_of

ROOT = os.path.realpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../.."))
SEVERITIES = {"error": 1, "warning": 2, "info": 3}
LINE_END = re.compile(b"\r\n|\r|\n")


class Positions:
    """Where bytes of a text lie, in lines and in characters of an encoding."""

    def __init__(self, data, encoding):
        self.data, self.encoding = data, encoding
        ends = list(LINE_END.finditer(data))
        self.starts = [0] + [match.end() for match in ends]
        self.ends = [match.start() for match in ends] + [len(data)]

    def position(self, byte):
        line = max(index for index, start in enumerate(self.starts) if start <= byte)
        text = self.data[self.starts[line]:min(byte, self.ends[line])]
        if self.encoding == "utf-16":
            text = text.decode().encode("utf-16-le")
        return (line, len(text) if self.encoding == "utf-8" else len(text) // 2)


def linted(path):
    """The findings of `layoutc lint`; None where it cannot read the file."""
    run = subprocess.run(
        [LAYOUTC, "lint", "--format", "json", path], capture_output=True, cwd=os.path.dirname(path), timeout=60)
    assert run.returncode in (0, 1, 2), (path, run.stderr)
    if run.returncode == 2:
        return None
    report = json.loads(run.stdout)
    assert report["summary"]["omitted"] == 0 and not report["failures"], path
    return report["findings"]


def expected(findings, path, encoding):
    """Findings as the protocol has them, by the URIs of their files."""
    texts = {}

    def place(finding):
        file = os.path.realpath(os.path.join(os.path.dirname(path), finding["file"]))
        if file not in texts:
            with open(file, "rb") as stream:
                texts[file] = Positions(stream.read(), encoding)
        range_ = finding["range"]
        return uri_of(file), texts[file].position(range_["start"]["byte"]), texts[file].position(range_["end"]["byte"])

    result = {uri_of(path): []}
    for finding in findings:
        uri, start, end = place(finding)
        message = "\n".join(
            [finding["message"]] + [f"note: {note}" for note in finding["notes"]] + [f"help: {help}" for help in finding["help"]])
        related = [(*place(label), label["text"]) for label in finding["secondary"]]
        value = (start, end, SEVERITIES[finding["severity"]], finding["rule"], message, related)
        result.setdefault(uri, []).append(value)
    return {uri: sorted(values) for uri, values in result.items()}


def told(diagnostics):
    def pair(position):
        return position["line"], position["character"]

    for diagnostic in diagnostics:
        assert diagnostic["source"] == "layoutc"
    return sorted(
        (
            pair(one["range"]["start"]), pair(one["range"]["end"]), one["severity"], one["code"], one["message"],
            [
                (label["location"]["uri"], pair(label["location"]["range"]["start"]), pair(label["location"]["range"]["end"]), label["message"])
                for label in one.get("relatedInformation", [])
            ],
        ) for one in diagnostics)


def variants(data):
    """The text itself, and others with much the same findings: name, ending of the file's name, bytes."""
    yield "", None, data
    text = data.decode()
    plain = text.replace("\r\n", "\n").lstrip("\ufeff")
    yield "CRLF", None, plain.replace("\n", "\r\n").encode()
    yield "CR", None, plain.replace("\n", "\r").encode()
    yield "BOM", None, ("\ufeff" + plain).encode()
    yield "BOM and CRLF", None, ("\ufeff" + plain.replace("\n", "\r\n")).encode()
    yield "emoji in keys", None, plain.replace("items", "it👍ms").replace("group", "gro\u0301up👨‍👩‍👧").encode()
    try:
        value = yaml.safe_load(plain)
        line = json.dumps({"name": "👍 日本 é 𝄞", **value}, ensure_ascii=False)
    except (yaml.YAMLError, TypeError, ValueError):
        return
    yield "one line behind emoji", "json", line.encode()


def including(folder):
    """Specs that include files with findings of their own, whose lines and characters are counted differently."""
    os.mkdir(folder)
    texts = {
        "more/a b.yaml": "\ufeff# 👍\r\nlet: {gap: 8}\r\ndefine: {👍: {item: 100% x 100%, nonsense: 1}, other: {item: 50% x 50%, 日本: {a: 1}}}\r\n",
        "more/b.json": '{"define": {"👍👍": {"itm": "100% x 100%"}, "unused": {"item": "1 x 1"}}}',
        "more/c.yaml": "define: {'👍': {item: [",
        "one.yaml": "include: [more/a b.yaml]\nsections: [{name: 👍, items: 2, nonsense: 1, grid: {columns: 2}}]\n",
        "two.yaml": "include: [more/a b.yaml, more/b.json]\nsections: [{items: 2, group: {horizontal: {size: 100% x 44, subitems: [{use: 👍}]}}}]\n",
        "three.yaml": "include: [more/c.yaml, none.yaml]\nsections: [{items: 2, list: plain}]\n",
    }
    os.mkdir(os.path.join(folder, "more"))
    for name, text in texts.items():
        with open(os.path.join(folder, name), "w", newline="") as file:
            file.write(text)
    return [os.path.join(folder, name) for name in texts if "/" not in name]


def check(clients, path, findings, text):
    """What differs; nothing where all is the same."""
    uri = uri_of(path)
    language = "json" if path.endswith("json") else "yaml"
    for encoding, client in clients:
        wanted = expected(findings, path, "utf-8" if encoding != "utf-16" else encoding)
        client.published = {}
        client.open(uri, text, language)
        if encoding == "pull":
            items = client.pull(uri)
            client.error("none/such")
            client.drain(0)
            found = {uri: told(items)}
            wanted = {uri: wanted[uri]}
        else:
            assert client.publication(uri)["version"] == 1
            # All is told at once; what else there is comes before the next answer.
            client.error("none/such")
            found = {file: told(one["diagnostics"]) for file, one in client.published.items()}
        if found != wanted:
            return f"{encoding}: published\n  {found}\ninstead of\n  {wanted}"
        client.close(uri)
        if encoding != "pull":
            client.publication(uri)
            client.error("none/such")
            left = {file: one["diagnostics"] for file, one in client.published.items() if one["diagnostics"]}
            if left:
                return f"{encoding}: not taken back: {left}"
    return None


def main(portion):
    files = []
    with tempfile.TemporaryDirectory() as folder:
        folder = os.path.realpath(folder)
        for part in ["Examples", "Tests/Fixtures"]:
            shutil.copytree(os.path.join(ROOT, part), os.path.join(folder, part), symlinks=True)
            for place, _, names in os.walk(os.path.join(folder, part)):
                files += [
                    os.path.join(place, name) for name in names
                    if name.endswith((".yaml", ".json")) and os.path.isfile(os.path.join(place, name))]
        files += including(os.path.join(folder, "including"))
        tried = []
        unread = 0
        for index, path in enumerate(sorted(files)):
            with open(path, "rb") as stream:
                data = stream.read()
            # The findings of code come later; swift_code.py tries them.
            if re.search(rb"^swift:", data, re.MULTILINE):
                continue
            try:
                texts = list(variants(data))
            except UnicodeDecodeError:
                unread += 1
                continue
            for number, (name, ending, variant) in enumerate(texts):
                # All files as they are, and of each some of its variants.
                if name and (index + number) % portion:
                    continue
                stem, kept = os.path.splitext(path)
                copy = f"{stem}.{number}.layout.{ending or kept[1:]}"
                with open(copy, "wb") as stream:
                    stream.write(variant)
                tried.append((copy, name, variant.decode()))
        clients = []
        for name, capabilities in [("utf-8", [UTF8]), ("utf-16", [UTF16]), ("pull", [UTF8, PULL])]:
            client = Client(cwd=folder)
            client.initialize(*capabilities, root=folder)
            clients.append((name, client))
        counts = {"texts": 0, "findings": 0, "without": 0, "elsewhere": 0}
        failures = 0
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            for (path, name, text), findings in zip(tried, pool.map(linted, [path for path, _, _ in tried])):
                if findings is None:
                    unread += 1
                    continue
                counts["texts"] += 1
                counts["findings"] += len(findings)
                counts["without"] += not findings
                counts["elsewhere"] += sum(
                    os.path.basename(finding["file"]) != os.path.basename(path) for finding in findings)
                problem = check(clients, path, findings, text)
                if problem:
                    failures += 1
                    print(f"FAILED {os.path.relpath(path, folder)} {name}\n{problem[:3000]}")
                    if failures == 10:
                        break
        for _, client in clients:
            client.finish()
    print(
        f"{counts['texts']} texts with {counts['findings']} findings, {counts['elsewhere']} of them in included files and configurations; "
        f"{counts['without']} without; {unread} that lint does not read; the same was published 3 times, but for {failures}")
    # A folder that was moved would leave nothing to compare.
    assert counts["findings"] > 1000 and counts["elsewhere"] > 0
    return failures > 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1))
