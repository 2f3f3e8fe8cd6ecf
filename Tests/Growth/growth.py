#!/usr/bin/env python3
"""How the cost of every command grows with the length of a spec: four times as much of anything takes less than six times as long.

    growth.py FOLDER [PART...]

FOLDER is for its files. A PART is a part of the name of a spec or command; only those run. Measures the time of the processor, which hardly
depends on what else runs. A spec grows until a command takes long enough to be measured, or until it has four times LONGEST of its parts. A
growth that looks too fast is measured once more with four times as much: what no longer fits the processor's caches is slow in one step only.
"""
import json, os, resource, subprocess, sys, time

LAYOUTC = os.environ["LAYOUTC"]
GREATEST = 6
SHORTEST, LONGEST = 320, 1_280
# Where fewer seconds of the processor went, the time of the start would hide the growth.
MEASURABLE = 0.03
# How often a growth that looks too fast is measured again.
ATTEMPTS = 4

ROW = "group: {horizontal: {size: 100% x 44, subitems: [{item: 50% x 100%}]}}"
SECTION = f"- {{items: 3, {ROW}}}"


def lines(count, line):
    return "".join(line(index) + "\n" for index in range(count))


def listed(count, word):
    return ", ".join(word(index) for index in range(count))


def one(rest, items=3, group=ROW):
    """One section, and what else it has."""
    return f"sections:\n- items: {items}\n  {group}\n{rest}"


def nested(depth, inner):
    return inner if depth == 0 else f"{{vertical: {{size: 100% x 100%, subitems: [{nested(depth - 1, inner)}]}}}}"


SPECS = {
    "sections": lambda n: "sections:\n" + lines(n, lambda i: f"- {{id: s{i}, items: {i % 7}, grid: {{columns: 3, rowHeight: 44}}}}"),
    "lists": lambda n: "sections:\n" + lines(n, lambda i: "- {items: 2, list: plain, header: {height: ~44, title: Title}}"),
    "sections with headers": lambda n: "sections:\n" + lines(n, lambda i: f"- {{items: 3, {ROW}, header: {{height: 44, pinned: true}}}}"),
    "sections with rules": lambda n: "sections:\n" + lines(
        n, lambda i: f'- {{items: 3, {ROW}, visibleItems: [{{scale: "${{1 + index / 100}}"}}]}}'),
    "sections with variants": lambda n: "sections:\n" + lines(
        n, lambda i: f'- {{items: 3, {ROW}, variants: [{{when: "${{width > {300 + i}}}", contentInsets: {i % 9}}}]}}'),
    "repeated sections": lambda n: f"sections:\n- {{repeat: {n}, items: 3, {ROW}}}\n",
    "items": lambda n: "sections:\n- list: plain\n  items:\n" + lines(n, lambda i: f"  - {{id: item{i}, title: Title {i}}}"),
    "runs of items": lambda n: "sections:\n- list: plain\n  items:\n" + lines(n, lambda i: f"  - {{id: run{i}, count: 3, kind: k{i % 50}}}"),
    "outline": lambda n: "sections:\n- list: sidebar\n  items:\n" + lines(
        n, lambda i: f"  - {{id: row{i}, children: [{{id: a{i}}}, {{id: b{i}}}]}}"),
    "children": lambda n: f"sections:\n- list: sidebar\n  items: [{{id: root, children: [{listed(n, lambda i: f'c{i}')}]}}]\n",
    "twins": lambda n: "sections:\n- list: plain\n  items:\n" + lines(n, lambda i: f"  - {{id: item{i // 2}}}"),
    "subitems": lambda n: one("", 1_000, f"group: {{horizontal: {{size: 100% x 44, subitems: [{listed(n, lambda i: '{item: 1 x 100%}')}]}}}}"),
    "subitems of many sizes": lambda n: one(
        "", 1_000, f"group: {{vertical: {{size: 100% x {20 * n}, subitems: [{listed(n, lambda i: f'{{item: 100% x {1 + i % 17}}}')}]}}}}"),
    "nested groups": lambda n: "sections:\n" + lines(n // 8, lambda i: f"- {{items: 3, group: {nested(8, '{item: 50% x 30}')}}}"),
    "badges": lambda n: one("", 3, "group: {horizontal: {size: 100% x 44, subitems: [{item: {size: 50% x 100%, supplementaryItems: [" + listed(
        n, lambda i: f"{{elementKind: k{i}, size: 20 x 20, containerAnchor: {{edges: top}}}}") + "]}}]}}"),
    "boundary items": lambda n: one("  boundarySupplementaryItems:\n" + lines(
        n, lambda i: f"  - {{elementKind: k{i}, size: 20 x 20, alignment: top}}")),
    "boundary items of the layout": lambda n: "configuration:\n  boundarySupplementaryItems:\n" + lines(
        n, lambda i: f"  - {{elementKind: k{i}, size: 20 x 20, alignment: top}}") + one(""),
    "decorations": lambda n: one("  decorationItems:\n" + lines(n, lambda i: f"  - {{background: k{i}}}")),
    "registrations": lambda n: f"registrations: {{supplementary: [{listed(n, lambda i: f'k{i}')}]}}\n" + one(""),
    "variants": lambda n: one("  variants:\n" + lines(n, lambda i: f'  - {{when: "${{width > {2_000 + i}}}", contentInsets: {i % 9}}}')),
    "variants of the configuration": lambda n: "configuration:\n  variants:\n" + lines(
        n, lambda i: f'  - {{when: "${{width > {2_000 + i}}}", interSectionSpacing: {i % 9}}}') + one(""),
    "rules": lambda n: one("  visibleItems:\n" + lines(n, lambda i: f'  - {{scale: "${{1 + index / {1_000 + i}}}"}}')),
    "names": lambda n: "let:\n  a0: 1\n" + lines(n, lambda i: f'  a{i + 1}: "${{a{i} + 1}}"') + one(f'  contentInsets: "${{a{n} / 1000}}"\n'),
    "definitions": lambda n: "define:\n" + lines(n, lambda i: f"  d{i}: {{item: {{size: 50% x {20 + i % 50}}}}}") + "sections:\n" + lines(
        n, lambda i: f"- {{items: 3, group: {{horizontal: {{size: 100% x 44, subitems: [{{use: d{i}}}]}}}}}}"),
    "unused definitions": lambda n: "define:\n" + lines(n, lambda i: f"  d{i}: {{item: {{}}}}") + one(""),
    "states": lambda n: f"sections:\n- {{id: s, items: 3, {ROW}}}\nstates:\n" + lines(n, lambda i: f"  state{i}: {{s: {i % 40}}}"),
    "sections in a state": lambda n: "sections:\n" + lines(n, lambda i: f"- {{id: s{i}, items: 3, {ROW}}}") + "states:\n  full:\n" + lines(
        n, lambda i: f"    s{i}: 5"),
    "waterfall": lambda n: "sections:\n- waterfall: {columns: 2, spacing: 8}\n  items:\n" + lines(
        n, lambda i: f"  - {{id: i{i}, measured: {{height: {30 + i * 37 % 90}}}}}"),
    "flow": lambda n: "sections:\n- flow: {spacing: 8}\n  items:\n" + lines(
        n, lambda i: f"  - {{id: i{i}, measured: {{width: {30 + i * 37 % 90}, height: 30}}}}"),
    "self-sizing cells": lambda n: one("", "\n" + lines(n, lambda i: f"  - {{measured: {{height: {30 + i * 37 % 90}}}}}")[:-1],
                                       "group: {vertical: {size: 100% x ~44, subitems: [{item: 100% x ~44}]}}"),
    "custom frames": lambda n: one("", n, "group:\n    custom:\n      size: 100% x 100\n      items:\n" + lines(
        n, lambda i: f"      - {{frame: [{i % 300}, {i % 90}, 9, 9]}}")),
    "custom frames by formula": lambda n: one("", n, f'group: {{custom: {{size: 100% x {n}, count: {n}, frame: [0, "${{index}}", 9, 9]}}}}'),
    "long expression": lambda n: one(f'  contentInsets: "${{{" + ".join(["1"] * n)}}}"\n'),
    "ignored rules": lambda n: "sections:\n" + lines(n, lambda i: "# layoutc:ignore ragged-row -- x\n- {items: 3, list: plain}"),
    "comments": lambda n: lines(n, lambda i: f"# a comment, number {i}") + one(""),
    "unknown keys": lambda n: one(lines(n, lambda i: f"  contentInset{i}: 3")),
    "unknown names": lambda n: "sections:\n" + lines(n, lambda i: f"- {{items: 3, {ROW}, interGroupSpacing: '${{gap{i}}}'}}"),
    "anchors": lambda n: "define:\n" + lines(n, lambda i: f"  d{i}: &a{i} {{item: {{size: 50% x 44}}}}") + "sections:\n" + lines(
        n, lambda i: f"- {{items: 3, group: {{horizontal: {{size: 100% x 44, subitems: [*a{i}]}}}}}}"),
    "one long text": lambda n: f"name: {'long ' * n}\n" + one(""),
    "long titles": lambda n: "sections:\n" + lines(n // 8, lambda i: f"- {{items: 3, {ROW}, title: {'title ' * 8}}}"),
}

# What each command is asked. {spec} is the file, {other} the same with one thing more, {half} a number of half its parts.
COMMANDS = {
    "build": "build {spec}", "csv": "build {spec} -f csv --with-source", "svg": "build {spec} -f svg --all", "html": "build {spec} -f html",
    "states": "build {spec} --state all -o {folder}/{{state}}.json", "why": "why {spec} --no-lint 0.0", "show": "show {spec}", "forecast": "forecast {spec} --no-lint", "lint": "lint {spec}",
    "sarif": "lint {spec} -f sarif --select all", "fixes": "lint {spec} --diff --unsafe-fixes", "diff": "diff {spec} {other}",
    "diff html": "diff {spec} {other} -f html", "json": "convert {spec} --to json", "swift": "convert {spec} --to swift", "fmt": "fmt --diff {spec}",
    "ast": "ast {spec}", "expanded": "ast --expand {spec}", "check": "check {spec} --against {folder}", "editor": None,
}


def message(method, number=None, **params):
    body = json.dumps({"jsonrpc": "2.0", "method": method, "params": params} | ({} if number is None else {"id": number})).encode()
    return b"Content-Length: %d\r\n\r\n%s" % (len(body), body)


def session(path):
    """What an editor sends that opens a file, types in its last line, and asks for everything there."""
    text = open(path).read()
    document = {"uri": "file://" + path}
    end = {"line": text.count("\n"), "character": 0}
    asked = ["diagnostic", "hover", "definition", "references", "documentHighlight", "completion", "documentSymbol", "foldingRange",
             "selectionRange", "inlayHint", "codeLens", "codeAction", "documentLink", "formatting"]
    whole = {"start": {"line": 0, "character": 0}, "end": end}
    sent = [message("initialize", 0, processId=None, rootUri=None, capabilities={"textDocument": {"diagnostic": {}}}), message("initialized"),
            message("textDocument/didOpen", textDocument=document | {"languageId": "yaml", "version": 1, "text": text}),
            message("textDocument/didChange", textDocument=document | {"version": 2},
                    contentChanges=[{"range": {"start": end, "end": end}, "text": "co"}])]
    for number, name in enumerate(asked):
        sent.append(message(
            f"textDocument/{name}", number + 1, textDocument=document, position=end | {"character": 2}, positions=[end], range=whole,
            context={"diagnostics": [], "includeDeclaration": True}, options={"tabSize": 2, "insertSpaces": True}))
    return b"".join(sent + [message("shutdown", 99), message("exit")])


def write(folder, name, count):
    text = SPECS[name](count)
    paths = {"folder": folder, "spec": f"{folder}/spec.layout.yaml", "other": f"{folder}/other.layout.yaml"}
    for key, more in [("spec", ""), ("other", "environment: {container: 400 x 800}\n")]:
        with open(paths[key], "w") as file:
            file.write(more + text)
    return paths


def seconds(command, paths):
    """The time of the processor that a command takes."""
    arguments = ["lsp"] if COMMANDS[command] is None else COMMANDS[command].format(**paths).split()
    with open(f"{paths['folder']}/input", "wb") as file:
        if COMMANDS[command] is None:
            file.write(session(paths["spec"]))
    with open(f"{paths['folder']}/input", "rb") as file:
        process = subprocess.Popen([LAYOUTC, *arguments], stdin=file, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode in (0, 1, 2), f"{command} ends with {process.returncode}"
    return usage.ru_utime + usage.ru_stime


def growth(folder, name, command):
    """How much longer a command takes for four times as much, and how much of it that is; None if it takes too little time."""
    count = SHORTEST
    before = seconds(command, write(folder, name, count))
    while True:
        after = seconds(command, write(folder, name, count * 4))
        if before >= MEASURABLE or after >= GREATEST * MEASURABLE:
            break
        if count * 4 > LONGEST:
            return None
        count, before = count * 4, after
    found = again(folder, name, command, count, before, after)
    if found[0] < GREATEST:
        return found
    _, count, before, after = found
    return again(folder, name, command, count * 4, after, seconds(command, write(folder, name, count * 16)))


def again(folder, name, command, count, before, after):
    """The growth between two measurements, which are repeated while it looks too fast."""
    for _ in range(ATTEMPTS):
        if after / before < GREATEST:
            break
        before = min(before, seconds(command, write(folder, name, count)))
        after = min(after, seconds(command, write(folder, name, count * 4)))
    return after / before, count, before, after


def main(folder, *parts):
    folder = os.path.abspath(folder)
    resource.setrlimit(resource.RLIMIT_CPU, (60, 60))
    failures = tried = 0
    for name in SPECS:
        for command in COMMANDS:
            if not all(part in (name, command) for part in parts):
                continue
            tried += 1
            found = growth(folder, name, command)
            if found and (found[0] >= GREATEST or os.environ.get("VERBOSE")):
                print("%-30s %-10s %5.1f times for %d instead of %d: %.2f s instead of %.3f s" % (
                    name, command, found[0], found[1] * 4, found[1], found[3], found[2]), flush=True)
                failures += found[0] >= GREATEST
    assert tried > 0, "nothing has such a name"
    print(f"{tried} growths, {failures} too fast")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
