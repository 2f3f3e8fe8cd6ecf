"""A client of `layoutc lsp` that sends what it is told to, right or wrong."""
import json, os, queue, subprocess, threading, time

LAYOUTC = os.environ.get("LAYOUTC", ".build/release/layoutc")

UTF8 = {"general": {"positionEncodings": ["utf-8", "utf-16"]}}
UTF16 = {"general": {"positionEncodings": ["utf-16"]}}
PULL = {"textDocument": {"diagnostic": {"dynamicRegistration": False}}}


def frame(message):
    body = message if isinstance(message, bytes) else json.dumps(message).encode()
    return b"Content-Length: %d\r\n\r\n%s" % (len(body), body)


def uri_of(path):
    from urllib.parse import quote
    return "file://" + quote(os.path.abspath(path))


class Client:
    def __init__(self, *arguments, command=None, cwd=None, patience=20):
        self.patience = patience
        self.process = subprocess.Popen(
            command or [LAYOUTC, "lsp", *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, cwd=cwd)
        self.messages = queue.Queue()
        self.errors = []
        self.count = 0
        # The last findings of each file, how often they were told, and all other messages of the server.
        self.published = {}
        self.publishes = {}
        self.others = []
        self.slowest = 0
        # When what was waited for last came.
        self.moment = 0
        threading.Thread(target=self._read, daemon=True).start()
        threading.Thread(target=self._read_errors, daemon=True).start()

    def _read(self):
        stream = self.process.stdout
        try:
            while True:
                length = None
                while True:
                    line = stream.readline()
                    if not line:
                        return self.messages.put(None)
                    if line == b"\r\n":
                        break
                    name, value = line.split(b":")
                    assert name == b"Content-Length" and line.endswith(b"\r\n"), line
                    length = int(value)
                body = stream.read(length)
                self.messages.put((time.monotonic(), json.loads(body)))
        except Exception as error:
            self.messages.put(error)

    def _read_errors(self):
        for line in self.process.stderr:
            self.errors.append(line.decode(errors="replace").rstrip())

    # Sending

    def write(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, **message):
        self.write(frame({"jsonrpc": "2.0", **message}))

    def notify(self, method, params=None):
        self.send(method=method, **({} if params is None else {"params": params}))

    def ask(self, method, params=None):
        """Sends a request, and gives the id that its answer will have."""
        self.count += 1
        self.send(id=self.count, method=method, **({} if params is None else {"params": params}))
        return self.count

    # Receiving

    def _next(self, until):
        try:
            got = self.messages.get(timeout=max(0.001, until - time.monotonic()))
        except queue.Empty:
            raise TimeoutError(f"nothing came; errors: {self.errors}") from None
        if got is None:
            raise EOFError(f"the server ended with {self.process.wait()}; errors: {self.errors}")
        if isinstance(got, Exception):
            raise got
        moment, message = got
        if message.get("method") == "textDocument/publishDiagnostics":
            uri = message["params"]["uri"]
            self.published[uri] = message["params"]
            self.publishes[uri] = self.publishes.get(uri, 0) + 1
        elif "method" in message:
            self.others.append(message)
            if "id" in message:
                items = message.get("params", {}).get("items")
                self.send(id=message["id"], result=items and [None] * len(items))
        return moment, message

    def answer(self, id):
        """The answer to a request that was sent: a message with `result` or `error`."""
        until = time.monotonic() + self.patience
        while True:
            _, message = self._next(until)
            if "method" not in message and message.get("id") == id:
                return message

    def answers(self, ids):
        """The answers to several requests, by their ids. They may come in any order."""
        until = time.monotonic() + self.patience
        result = {}
        while len(result) < len(ids):
            _, message = self._next(until)
            if "method" not in message and message.get("id") in ids:
                result[message["id"]] = message
        return result

    def request(self, method, params=None):
        """What a request results in."""
        start = time.monotonic()
        answer = self.answer(self.ask(method, params))
        self.slowest = max(self.slowest, time.monotonic() - start)
        assert "error" not in answer, (method, answer)
        return answer["result"]

    def error(self, method, params=None):
        """The number of the error that a request ends in."""
        answer = self.answer(self.ask(method, params))
        assert "error" in answer and answer["error"]["message"], (method, answer)
        return answer["error"]["code"]

    def publication(self, uri, version=None):
        """What is published of a file next; of a version where one is given."""
        until = time.monotonic() + self.patience
        while True:
            moment, message = self._next(until)
            if message.get("method") != "textDocument/publishDiagnostics":
                continue
            params = message["params"]
            if params["uri"] == uri and version in (None, params.get("version")):
                self.moment = moment
                return params

    def drain(self, seconds):
        """Takes all that comes within a time."""
        until = time.monotonic() + seconds
        try:
            while True:
                self._next(until)
        except TimeoutError:
            pass

    # Sessions

    def initialize(self, *capabilities, root=None):
        merged = {}
        for part in capabilities:
            for key, value in part.items():
                merged[key] = {**merged.get(key, {}), **value}
        result = self.request(
            "initialize",
            {"processId": os.getpid(), "rootUri": root and uri_of(root), "capabilities": merged})
        self.capabilities = result["capabilities"]
        self.notify("initialized", {})
        return result

    def open(self, uri, text, language="yaml", version=1):
        self.notify(
            "textDocument/didOpen",
            {"textDocument": {"uri": uri, "languageId": language, "version": version, "text": text}})

    def change(self, uri, version, changes):
        self.notify(
            "textDocument/didChange",
            {"textDocument": {"uri": uri, "version": version}, "contentChanges": changes})

    def close(self, uri):
        self.notify("textDocument/didClose", {"textDocument": {"uri": uri}})

    def pull(self, uri):
        return self.request("textDocument/diagnostic", {"textDocument": {"uri": uri}})["items"]

    def status(self, patience=None):
        """What the server ends with."""
        try:
            return self.process.wait(patience or self.patience)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise TimeoutError("the server does not end") from None

    def finish(self):
        """Ends the session as the protocol asks for."""
        self.request("shutdown")
        self.notify("exit")
        assert self.status() == 0
        assert not self.errors, self.errors

    def kill(self):
        self.process.kill()
        self.process.wait()

    @property
    def kilobytes(self):
        """Resident memory now."""
        with open(f"/proc/{self.process.pid}/status") as file:
            return int(next(line for line in file if line.startswith("VmRSS")).split()[1])
