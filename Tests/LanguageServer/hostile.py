#!/usr/bin/env python3
"""What no well-behaved client sends: how the server answers it, and what it ends with.

    hostile.py [MUTANTS [SEED [PART]]]

PART is a part of the names of the checks that run.
"""
import copy, json, os, random, resource, subprocess, sys, tempfile, threading, time
from client import LAYOUTC, Client, PULL, UTF8, frame

PARSE, INVALID, UNKNOWN, PARAMETERS = -32700, -32600, -32601, -32602
NOT_INITIALIZED, CANCELLED, OVERTAKEN = -32002, -32800, -32801

SPEC = "environment: {container: 393 x 852}\nsections:\n  - id: 👍 a\n    items: 3\n    list: plain\n"
URI = "file:///hostile/a.layout.yaml"

# All that is asked about a document, whether the server offers it or not.
ASKED = [
    "textDocument/diagnostic", "textDocument/hover", "textDocument/completion", "textDocument/definition", "textDocument/references",
    "textDocument/documentHighlight", "textDocument/prepareRename", "textDocument/rename", "textDocument/documentSymbol",
    "textDocument/documentLink", "textDocument/foldingRange", "textDocument/selectionRange", "textDocument/inlayHint",
    "textDocument/codeLens", "textDocument/codeAction", "textDocument/formatting", "textDocument/rangeFormatting",
    "textDocument/onTypeFormatting", "completionItem/resolve", "codeAction/resolve", "codeLens/resolve", "documentLink/resolve",
    "workspace/executeCommand", "workspace/symbol", "workspace/diagnostic",
]
TOLD = [
    "initialized", "textDocument/didOpen", "textDocument/didChange", "textDocument/didSave", "textDocument/didClose",
    "workspace/didChangeWatchedFiles", "workspace/didChangeConfiguration", "workspace/didChangeWorkspaceFolders", "$/cancelRequest",
    "$/setTrace", "window/workDoneProgress/cancel",
]
ODD = [None, True, -1, 0, 1.5, 2 ** 31, 2 ** 63, 1e300, -1e300, "", "1", "\0", [], [[]], {}, {"line": -1, "character": -1}]


def limited():
    resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30))


def end_of(data, closes=True):
    """What the server writes, complains and ends with, given all that it is sent."""
    run = subprocess.run(
        [LAYOUTC, "lsp"], input=data, capture_output=True, timeout=60, preexec_fn=limited)
    return run.stdout, run.stderr.decode(), run.returncode


def message(method, id=None, params=None):
    content = {"jsonrpc": "2.0", "method": method}
    if id is not None:
        content["id"] = id
    if params is not None:
        content["params"] = params
    return frame(content)


INITIALIZE = message("initialize", 1, {"processId": None, "rootUri": None, "capabilities": {}})
INITIALIZED = message("initialized", params={})
OPEN = message("textDocument/didOpen", params={
    "textDocument": {"uri": URI, "languageId": "yaml", "version": 1, "text": SPEC}})


def session(*capabilities):
    client = Client()
    client.initialize(*capabilities)
    return client


def ends_as_the_protocol_says():
    start = INITIALIZE + INITIALIZED + OPEN
    shutdown, exit = message("shutdown", 2), message("exit")
    long_header = b"Content-Type: " + b"x" * 9000
    for name, data, status in [
        ("exit after shutdown", start + shutdown + exit, 0),
        ("exit after two shutdowns", start + shutdown + shutdown + exit, 0),
        ("what follows exit", start + shutdown + exit + b"rubbish", 0),
        ("exit without shutdown", start + exit, 1),
        ("exit first of all", exit, 1),
        ("shutdown without initialize", shutdown + exit, 1),
        ("no input", b"", 1),
        ("the input ends between messages", start, 1),
        ("the input ends after shutdown", start + shutdown, 1),
        ("the input ends in a header", start + b"Content-Le", 1),
        ("the input ends behind the headers", start + b"Content-Length: 10\r\n\r\n", 1),
        ("the input ends in a body", start + b"Content-Length: 10\r\n\r\n{}", 1),
        ("no Content-Length", start + b"Content-Type: x\r\n\r\n{}", 2),
        ("no header", start + b"\r\n\r\n{}", 2),
        ("a length that is no number", start + b"Content-Length: ten\r\n\r\n{}", 2),
        ("an empty length", start + b"Content-Length: \r\n\r\n{}", 2),
        ("a negative length", start + b"Content-Length: -1\r\n\r\n{}", 2),
        ("a length beyond 64 bits", start + b"Content-Length: 99999999999999999999\r\n\r\n{}", 2),
        ("a length beyond 64 MiB", start + b"Content-Length: 67108865\r\n\r\n{}", 2),
        ("headers without end", start + b"x" * 100_000, 2),
        ("headers beyond 8 KiB", start + long_header + b"\r\nContent-Length: 2\r\n\r\n{}", 2),
        ("text that is no protocol", b"GET / HTTP/1.1\r\n\r\n", 2),
        ("NUL bytes", bytes(100_000), 2),
        ("other headers", b"content-LENGTH:%d\r\nContent-Type: application/json\r\n\r\n%s" % (
            len(exit.split(b"\r\n\r\n")[1]), exit.split(b"\r\n\r\n")[1]), 1),
    ]:
        output, errors, found = end_of(data)
        assert found == status, f"{name}: ends with {found} instead of {status}; {errors}"
        assert (errors != "") == (status != 0), f"{name}: {errors!r}"
        assert errors.count("\n") <= 1, errors
        if data.startswith(start):
            assert output.startswith(b"Content-Length: "), name
    return "24 sessions"


def answers_in_the_right_stage():
    client = Client()
    assert client.error("textDocument/diagnostic", {"textDocument": {"uri": URI}}) == NOT_INITIALIZED
    assert client.error("shutdown") == NOT_INITIALIZED
    assert client.error("none/such") == NOT_INITIALIZED
    client.open(URI, SPEC)
    client.initialize(PULL)
    # What was told before has made no difference.
    assert client.error("textDocument/diagnostic", {"textDocument": {"uri": URI}}) == PARAMETERS
    assert client.error("initialize", {"capabilities": {}}) == INVALID
    assert client.error("none/such") == UNKNOWN
    assert client.error("$/none") == UNKNOWN
    client.notify("none/such", {"a": [1]})
    client.open(URI, SPEC)
    assert client.pull(URI) == []
    assert client.request("shutdown") is None
    assert client.error("shutdown") == INVALID
    assert client.error("textDocument/diagnostic", {"textDocument": {"uri": URI}}) == INVALID
    client.open(URI, SPEC)
    client.notify("exit")
    assert client.status() == 0 and not client.errors
    return "13 messages"


def survives_bodies_that_are_no_message():
    client = session(PULL)
    bodies = [
        (b"", PARSE), (b"{", PARSE), (b"nonsense", PARSE), (b"\xff\xfe{}", PARSE), (b"{}{}", PARSE), (b"\0" * 50, PARSE),
        (b'{"jsonrpc": "2.0", "id": 7, "method": "a" "params": {}}', PARSE), (b"[" * 1_000_000, PARSE),
        (b'{"a":' * 100_000, PARSE), (b'"' + b"a" * 1_000_000, PARSE), (b"NaN", PARSE), (b'{"a": "\xc3\x28"}', PARSE),
        (b"[]", INVALID), (b"null", INVALID), (b"17", INVALID), (b'"text"', INVALID), (b"{}", INVALID),
        (b'{"jsonrpc": "2.0"}', INVALID), (b'[{"jsonrpc": "2.0", "id": 1, "method": "shutdown"}]', INVALID),
        (b'{"jsonrpc": "2.0", "params": {}}', INVALID),
    ]
    for body, code in bodies:
        client.write(frame(body))
        answer = client.answer(None)
        assert answer["error"]["code"] == code, (body[:60], answer)
    # Answers to requests that the server never made, and ids of all kinds.
    client.write(frame({"jsonrpc": "2.0", "id": 5, "result": {}}))
    client.write(frame({"jsonrpc": "2.0", "id": "layoutc-1", "error": {"code": 1, "message": ""}}))
    for id in ["", "text", "\0👍\"", 0, -1, 2 ** 53, 1.5, "1"]:
        client.send(id=id, method="none/such")
        assert client.answer(id)["error"]["code"] == UNKNOWN
    client.finish()
    return f"{len(bodies)} bodies"


def takes_bodies_up_to_64_mib():
    size = 64 << 20
    start = '{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"%s","languageId":"yaml","version":1,"text":"' % URI
    shapes = {
        "zeros": b"[" + b"0," * (size // 2 - 2) + b"0 ]",
        "brackets": b"[" * size,
        "a text": start.encode() + b"a" * (size - len(start) - 4) + b'"}}}',
        "a spec": start.encode() + b"a: [b, c]\\n" * ((size - len(start) - 4) // 11) + b'"}}}',
        "letters": b'"' + b"\\u0061" * ((size - 2) // 6) + b'"',
    }
    greatest = 0
    for name, body in shapes.items():
        assert len(body) <= size
        client = Client(patience=120)
        client.initialize()
        client.write(frame(body))
        assert client.error("none/such") == UNKNOWN, name
        with open(f"/proc/{client.process.pid}/status") as file:
            peak = int(next(line for line in file if line.startswith("VmHWM")).split()[1])
        greatest = max(greatest, peak)
        assert peak < 400 << 10, f"{name}: {peak} KB"
        client.drain(0.01)
        assert client.error("none/such") == UNKNOWN, name
        client.finish()
    return f"{len(shapes)} bodies, {greatest >> 10} MB at most"


def survives_any_parameters():
    client = session(UTF8, PULL)
    client.open(URI, SPEC)
    document, count = {"uri": URI}, 0
    for method in ASKED:
        pairs = [None, [], "text", 17, {}] + [{"textDocument": odd} for odd in ODD] + [{"textDocument": {"uri": odd}} for odd in ODD]
        for odd in ODD:
            places = [{"line": odd, "character": 0}, {"line": 2, "character": odd}, odd]
            for place in places:
                pairs.append({
                    "textDocument": document, "position": place, "positions": [place], "newName": odd,
                    "range": {"start": place, "end": place}, "context": {"diagnostics": odd, "only": odd, "includeDeclaration": odd},
                    "options": odd, "command": odd, "arguments": odd, "data": odd, "label": odd, "ch": odd,
                })
        # Not one by one: the server may take them all at once.
        sent = [client.ask(method, params) for params in pairs]
        client.answers(sent)
        count += len(sent)
    for method in TOLD:
        for odd in ODD:
            for params in [
                odd if isinstance(odd, (dict, list)) else None,
                {"textDocument": odd, "contentChanges": odd, "changes": odd, "id": odd, "settings": odd},
                {"textDocument": {"uri": odd, "text": odd, "languageId": odd, "version": odd}, "contentChanges": [odd, {"text": odd}]},
                {"textDocument": {"uri": "untitled:odd", "version": odd}, "contentChanges": [{"range": odd, "text": "a"}]},
                {"textDocument": {"uri": "untitled:odd", "text": "sections: []", "languageId": odd, "version": odd}},
                {"changes": [{"uri": odd, "type": odd}]},
            ]:
                client.notify(method, params)
                count += 1
        client.pull(URI)
    assert client.pull(URI) == []
    client.finish()
    return f"{count} messages"


def survives_any_places_in_changes():
    client = session(UTF8, PULL)
    client.open(URI, SPEC)
    for version, odd in enumerate([-1, 2 ** 31, 2 ** 32, 2 ** 63, 10 ** 30, 1e300, -1e300, 1.5, "1", None, [], {}], 2):
        for range_ in [
            {"start": {"line": odd, "character": 0}, "end": {"line": 0, "character": odd}}, {"start": odd, "end": odd},
            {"start": {"line": 1, "character": odd}, "end": {"line": odd, "character": odd}}, {"start": {"line": odd}}, odd,
        ]:
            client.change(URI, version, [{"range": range_, "text": ""}, {"range": range_, "rangeLength": odd, "text": "#"}])
    client.pull(URI)
    client.change(URI, 100, [{"text": SPEC}])
    assert client.pull(URI) == []
    # Beyond the ends is at the ends.
    end = {"line": 2 ** 31 - 1, "character": 2 ** 31 - 1}
    client.change(URI, 101, [{"range": {"start": end, "end": end}, "text": "nonsense: 1\n"}])
    assert [finding["range"]["start"]["line"] for finding in client.pull(URI)] == [5]
    client.change(URI, 102, [{"range": {"start": {"line": 5, "character": 0}, "end": end}, "text": ""}])
    assert client.pull(URI) == []
    client.finish()
    return "60 ranges"


def takes_any_uri():
    client = session(PULL)
    uris = [
        "untitled:Untitled-1", "http://example.com/a.layout.yaml", "https:", "file:", "file://", "file:///", "file:///%", "file:///%zz.layout.yaml",
        "file:///%00.layout.yaml", "file:///%ff.layout.yaml", "file://host/a.layout.yaml", "FILE:///a.layout.yaml", "a.layout.yaml", "", " ", "\0",
        "file:///" + "a/" * 5000 + "b.layout.yaml", "file:///../../../../a.layout.yaml", "file:///a%2F..%2Fb.layout.yaml",
        "file:///dev/null", "file:///proc/self/mem", "file:///tmp", "file:///a b\n.layout.yaml", "file:///👍.layout.yaml", "git:/a.layout.yaml?ref=x",
        "file:///a.layout.yaml?query#fragment", "%66ile:///a.layout.yaml", "file:///c:/a.layout.yaml", "vscode-notebook-cell:/a#1",
    ]
    for uri in uris:
        client.open(uri, SPEC + "nonsense: 1\n")
        assert [finding["code"] for finding in client.pull(uri)] == ["unknown-key"], uri
        client.change(uri, 2, [{"text": "include: [b.yaml, /dev/zero, .]\n" + SPEC}])
        client.pull(uri)
        client.change(uri, 3, [{"text": SPEC}])
        assert client.pull(uri) == [], uri
        client.close(uri)
        assert client.error("textDocument/diagnostic", {"textDocument": {"uri": uri}}) == PARAMETERS
    # What was never opened.
    for index in range(1000):
        client.change(f"file:///none/{index}.layout.yaml", 1, [{"text": SPEC}])
        client.close(f"file:///none/{index}.layout.yaml")
    client.open(URI, SPEC)
    assert client.pull(URI) == []
    client.finish()
    return f"{len(uris)} URIs"


def drops_what_is_cancelled_or_overtaken():
    client = session(PULL)
    client.open(URI, SPEC)
    client.pull(URI)
    ask = {"textDocument": {"uri": URI}}
    change = {"textDocument": {"uri": URI, "version": 2}, "contentChanges": [{"text": SPEC + "a: 1\n"}]}
    # In one piece, so that the server has all of it before it answers.
    client.write(
        message("textDocument/diagnostic", "one", ask) + message("textDocument/diagnostic", 2000, ask)
        + message("$/cancelRequest", params={"id": "one"}) + message("$/cancelRequest", params={"id": 2000})
        + message("$/cancelRequest", params={"id": "2000"}) + message("$/cancelRequest", params={"id": "never"}))
    for id in ["one", 2000]:
        assert client.answer(id)["error"]["code"] == CANCELLED
    client.write(
        message("textDocument/diagnostic", 2001, ask) + message("textDocument/didChange", params=change)
        + message("textDocument/diagnostic", 2002, ask))
    assert client.answer(2001)["error"]["code"] == OVERTAKEN
    assert len(client.answer(2002)["result"]["items"]) == 1
    # An id that was cancelled once may be used again, and one that was answered is no longer cancelled.
    client.write(message("textDocument/diagnostic", "one", ask))
    assert len(client.answer("one")["result"]["items"]) == 1
    client.write(message("$/cancelRequest", params={"id": "one"}) + message("textDocument/diagnostic", "one", ask))
    assert len(client.answer("one")["result"]["items"]) == 1
    client.finish()
    return "8 requests"


def answers_lenses_when_nothing_else_is_left():
    text = "environment: {container: 393 x 852}\nsections:\n" + "  - {items: 9, grid: {columns: auto(160), rowHeight: 44}}\n" * 3
    client = session(PULL)
    client.open(URI, text)
    client.pull(URI)
    ask = {"textDocument": {"uri": URI}}
    slow = [client.ask("textDocument/codeLens", ask) for _ in range(3)]
    # So that the server has begun to look for the widths.
    client.drain(0.02)
    start = time.monotonic()
    assert client.request("textDocument/foldingRange", ask)
    took = time.monotonic() - start
    assert took < 0.3, f"{took:.2f} s"
    client.notify("$/cancelRequest", {"id": slow[1]})
    answers = client.answers(slow)
    assert answers[slow[1]]["error"]["code"] == CANCELLED
    titles = [lens["command"]["title"] for lens in answers[slow[2]]["result"]]
    assert len(titles) == 4 and titles[3].startswith("2 columns · from 480 wide: 3 · from 640: 4"), titles
    # A change ends the search.
    client.change(URI, 2, [{"text": text + "\n"}])
    client.pull(URI)
    slow = client.ask("textDocument/codeLens", ask)
    client.drain(0.02)
    client.change(URI, 3, [{"text": SPEC}])
    assert client.answer(slow)["error"]["code"] == OVERTAKEN
    assert len(client.request("textDocument/codeLens", ask)) == 1
    client.finish()
    return f"5 lenses, another answer meanwhile took {took * 1000:.0f} ms"


def asks_to_be_asked_again():
    client = session(PULL, {"workspace": {"diagnostics": {"refreshSupport": True}}})
    client.open("file:///hostile/part.layout.yaml", "let: {columns: 2}\nsections: [{items: 1, list: plain}]\n")
    client.open(URI, SPEC)
    client.pull(URI)
    client.drain(0.1)
    refreshes = lambda: [other["method"] for other in client.others].count("workspace/diagnostic/refresh")
    assert refreshes() == 0
    # A text that others are not made of, and one that they are.
    client.change("file:///hostile/part.layout.yaml", 2, [{"text": "let: {columns: 3}\nsections: [{items: 1, list: plain}]\n"}])
    client.drain(0.1)
    assert refreshes() == 0
    client.open("file:///hostile/b.yaml", "let: {rows: 2}\n")
    client.change(URI, 2, [{"text": "include: [b.yaml]\n" + SPEC}])
    client.pull(URI)
    client.drain(0.1)
    assert refreshes() == 0
    # A file on the disk that no spec has anything to do with; later a configuration.
    client.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": "file:///hostile/other.yaml", "type": 2}]})
    client.drain(0.1)
    assert refreshes() == 0
    client.change("file:///hostile/b.yaml", 2, [{"text": "nonsense: 2\n"}])
    client.drain(0.3)
    assert refreshes() == 1
    assert [finding["code"] for finding in client.pull("file:///hostile/b.yaml")] == ["unknown-key"]
    client.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": "file:///hostile/.layoutc.yaml", "type": 1}]})
    client.drain(0.3)
    assert refreshes() == 2
    client.finish()
    return "2 refreshes"


def publishes_bursts_once():
    client = session()
    client.open(URI, SPEC)
    client.publication(URI)
    client.publishes.clear()
    client.write(b"".join(
        message("textDocument/didChange", params={
            "textDocument": {"uri": URI, "version": version}, "contentChanges": [{"text": SPEC + f"a{version}: 1\n"}]})
        for version in range(2, 1002)))
    last = client.publication(URI, 1001)
    assert "a1001" in last["diagnostics"][0]["message"]
    client.drain(0.2)
    assert client.publishes[URI] <= 3, client.publishes
    client.finish()
    return f"1,000 changes, published {client.publishes[URI]} times"


def answers_a_client_that_reads_late():
    process = subprocess.Popen([LAYOUTC, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, preexec_fn=limited)
    count = 20_000

    def write():
        process.stdin.write(INITIALIZE + INITIALIZED + OPEN)
        for id in range(count):
            process.stdin.write(message("none/such", f"id{id}"))
        process.stdin.write(message("shutdown", 2) + message("exit"))
        process.stdin.close()

    threading.Thread(target=write, daemon=True).start()
    time.sleep(0.5)
    output = process.stdout.read()
    assert process.wait(60) == 0
    ids = [part for part in output.split(b'"id":"id')[1:]] or [part for part in output.split(b'"id": "id')[1:]]
    found = [int(part[:part.index(b'"')]) for part in ids]
    assert found == list(range(count)), (len(found), found[:5])
    return f"{count} requests, answered in their order"


def outlives_a_client_that_is_gone():
    for reads in [0, 10]:
        process = subprocess.Popen(
            [LAYOUTC, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        process.stdin.write(INITIALIZE)
        process.stdin.flush()
        process.stdout.read(reads)
        process.stdout.close()
        try:
            process.stdin.write(INITIALIZED + OPEN + message("none/such", 7) * 5000)
            process.stdin.close()
        except BrokenPipeError:
            pass
        status = process.wait(20)
        assert status in (1, 2), f"ends with {status}"
    return "2 clients"


def stays_small_under_a_flood():
    client = Client(patience=120)
    client.initialize()
    client.write(message("$/none") * 200_000)
    assert client.error("none/such") == UNKNOWN
    client.write(b"".join(
        message("none/such", f"id{id}") + message("$/cancelRequest", params={"id": f"id{id}"}) for id in range(20_000)))
    assert client.error("none/such") == UNKNOWN
    kilobytes = client.kilobytes
    assert kilobytes < 60 << 10, f"{kilobytes} KB"
    client.finish()
    return f"240,000 messages, {kilobytes >> 10} MB"


# Random mutants

def valid_session(random_):
    """The messages of a session without a mistake."""
    position = lambda: {"line": random_.randint(0, 6), "character": random_.randint(0, 20)}
    capabilities = random_.choice([{}, PULL, UTF8, {**PULL, **UTF8}])
    messages = [
        {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"processId": None, "rootUri": "file:///hostile", "capabilities": capabilities}},
        {"jsonrpc": "2.0", "method": "initialized", "params": {}},
        {"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": {
            "textDocument": {"uri": URI, "languageId": "yaml", "version": 1, "text": SPEC}}},
    ]
    for index in range(random_.randint(3, 20)):
        start = position()
        if random_.random() < 0.4:
            messages.append({"jsonrpc": "2.0", "method": "textDocument/didChange", "params": {
                "textDocument": {"uri": URI, "version": index + 2}, "contentChanges": [
                    {"range": {"start": start, "end": random_.choice([start, position()])}, "text": random_.choice(["", "a", "\n", "👍", "  x: 1\n"])}]}})
        else:
            messages.append({"jsonrpc": "2.0", "id": index + 2, "method": random_.choice(ASKED), "params": {
                "textDocument": {"uri": URI}, "position": start, "positions": [start], "range": {"start": start, "end": position()},
                "context": {"diagnostics": [], "includeDeclaration": True}, "newName": "name", "options": {"tabSize": 2, "insertSpaces": True},
                "command": "layoutc.preview", "arguments": [URI]}})
    return messages + [{"jsonrpc": "2.0", "id": 999, "method": "shutdown"}, {"jsonrpc": "2.0", "method": "exit"}]


def mutated_value(random_, value):
    if random_.random() < 0.15:
        return random_.choice(ODD)
    if isinstance(value, dict) and value:
        key = random_.choice(list(value))
        result = copy.copy(value)
        if random_.random() < 0.2:
            del result[key]
        else:
            result[key] = mutated_value(random_, value[key])
        return result
    if isinstance(value, list) and value:
        index = random_.randrange(len(value))
        return value[:index] + [mutated_value(random_, value[index])] * random_.choice([1, 1, 2]) + value[index + 1:]
    return random_.choice(ODD)


def mutant(random_):
    messages = valid_session(random_)
    for _ in range(random_.randint(1, 6)):
        index = random_.randrange(len(messages))
        kind = random_.random()
        if kind < 0.6:
            messages[index] = mutated_value(random_, messages[index])
        elif kind < 0.7:
            messages.insert(random_.randrange(len(messages)), messages[index])
        elif kind < 0.8:
            del messages[index]
        elif kind < 0.9:
            other = random_.randrange(len(messages))
            messages[index], messages[other] = messages[other], messages[index]
        if not messages:
            break
    data = bytearray(b"".join(map(frame, messages)))
    if random_.random() < 0.5:
        for _ in range(random_.randint(1, 5)):
            place = random_.randrange(len(data) + 1)
            kind = random_.random()
            if kind < 0.4 and place < len(data):
                data[place] = random_.randrange(256)
            elif kind < 0.6:
                del data[place:place + random_.randint(1, 30)]
            elif kind < 0.8:
                data[place:place] = bytes(random_.randrange(256) for _ in range(random_.randint(1, 9)))
            elif kind < 0.9:
                data[place:place] = data[place:place + random_.randint(1, 200)]
            else:
                del data[place:]
            if not data:
                break
    return bytes(data)


def mutants_end_well(count, seed):
    ends = {}
    for index in range(count):
        data = mutant(random.Random(f"{seed} {index}"))
        try:
            _, errors, status = end_of(data)
        except subprocess.TimeoutExpired:
            raise AssertionError(f"mutant {seed} {index} does not end") from None
        assert status in (0, 1, 2) and errors.count("\n") <= 1, f"mutant {seed} {index} ends with {status}: {errors}"
        ends[status] = ends.get(status, 0) + 1
    return ", ".join(f"{number} ended with {status}" for status, number in sorted(ends.items()))


if __name__ == "__main__":
    mutants = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    part = sys.argv[3] if len(sys.argv) > 3 else ""
    failures = 0
    for check in [
        ends_as_the_protocol_says, answers_in_the_right_stage, survives_bodies_that_are_no_message, takes_bodies_up_to_64_mib,
        survives_any_parameters, survives_any_places_in_changes, takes_any_uri, drops_what_is_cancelled_or_overtaken,
        answers_lenses_when_nothing_else_is_left, asks_to_be_asked_again, publishes_bursts_once, answers_a_client_that_reads_late, outlives_a_client_that_is_gone, stays_small_under_a_flood,
        lambda: mutants_end_well(mutants, seed),
    ]:
        name = check.__name__.replace("_", " ").replace("<lambda>", "mutants end well")
        if part not in name:
            continue
        start = time.monotonic()
        try:
            print(f"{name}: {check()} ({time.monotonic() - start:.1f} s)")
        except Exception as error:
            failures += 1
            print(f"FAILED {name}: {type(error).__name__}: {error}")
    sys.exit(failures > 0)
