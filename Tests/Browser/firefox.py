"""Firefox by WebDriver BiDi, which it speaks itself: no driver is needed."""

import itertools
import json
import re
import subprocess
import tempfile

from websockets.sync.client import connect

KEYS = {"Shift": "\ue008", "ArrowDown": "\ue015", "Enter": "\ue007", "Tab": "\ue004"}


class Firefox:
    def __init__(self):
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        command = ["firefox-esr", "--headless", "--no-remote", "--remote-debugging-port", "0", "--profile", self.profile.name]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        address = next(match.group() for match in (re.search(r"ws://\S+", line) for line in self.process.stderr) if match)
        # What it says later has to go somewhere.
        self.drain = subprocess.Popen(["cat"], stdin=self.process.stderr, stdout=subprocess.DEVNULL)
        self.socket = connect(f"{address}/session", max_size=None, open_timeout=300)
        self.numbers = itertools.count(1)
        self.complaints = []
        self.call("session.new", capabilities={})
        self.call("session.subscribe", events=["log.entryAdded"])
        # A window of its own is the one that is typed in.
        self.context = self.call("browsingContext.create", type="window")["context"]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
        self.drain.wait()
        self.profile.cleanup()

    def call(self, method, **params):
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            answer = json.loads(self.socket.recv(timeout=300))
            if answer.get("method") == "log.entryAdded" and answer["params"]["level"] in ("error", "warn"):
                self.complaints.append(answer["params"]["text"])
            if answer.get("id") == number:
                if answer["type"] == "error":
                    raise RuntimeError(answer["message"])
                return answer["result"]

    def open(self, path):
        self.call("browsingContext.setViewport", context=self.context, viewport={"width": 1300, "height": 1000})
        self.call("browsingContext.navigate", context=self.context, url=path.as_uri(), wait="complete")

    def run(self, expression):
        """The value of an expression, awaited."""
        expression = f"(async () => JSON.stringify(await ({expression})) ?? 'null')()"
        answer = self.call("script.evaluate", expression=expression, target={"context": self.context}, awaitPromise=True)
        if answer["type"] == "exception":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def perform(self, kind, actions, **source):
        self.call("input.performActions", context=self.context, actions=[{"type": kind, "id": kind, "actions": actions, **source}])

    def press(self, key):
        self.perform("key", [{"type": "keyDown", "value": KEYS[key]}, {"type": "keyUp", "value": KEYS[key]}])

    def hold(self, key):
        self.perform("key", [{"type": "keyDown", "value": KEYS[key]}])

    def let_go(self, key):
        self.perform("key", [{"type": "keyUp", "value": KEYS[key]}])

    def wheel(self, place, delta_x, delta_y):
        self.perform("wheel", [{"type": "scroll", "x": round(place[0]), "y": round(place[1]), "deltaX": delta_x, "deltaY": delta_y}])

    def drag(self, *places):
        """Presses at the first place and lets go at the last; at one place alone it clicks."""
        move = lambda place: {"type": "pointerMove", "x": round(place[0]), "y": round(place[1]), "duration": 20}
        self.perform("pointer", [
            move(places[0]), {"type": "pointerDown", "button": 0}, *map(move, places[1:]), {"type": "pointerUp", "button": 0},
        ], parameters={"pointerType": "mouse"})
