"""Opens code that never ends beside a spec: the spec is answered at once, and the code as soon as its text is good."""
import os, shutil, tempfile, time
from pathlib import Path

from client import UTF8, Client, uri_of

START = "import UIKit\n\nfunc makeLayout() -> UICollectionViewCompositionalLayout {\n"
END = """\
  let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
  return UICollectionViewCompositionalLayout(
    section: NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item])))
}
"""
GOOD = START + END
LOOP = START + "  while true {}\n" + END
# A process that the code starts must end with it.
FORK = START + """\
  let fork = unsafeBitCast(dlsym(nil, "fork"), to: (@convention(c) () -> Int32).self)
  if fork() == 0 { for _ in 0..<47 { sleep(1) }; _exit(0) }
  while true {}
""" + END
BROKEN = START + "  let shelf: Int = true\n" + END
MISTAKE = ["cannot convert value of type 'Bool' to specified type 'Int'"]
SPEC = "sections:\n  - items: 3\n    list: plain\n    nonsense: 1\n"
SOON = 5


def running():
    """The programs of the cache that run."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if os.environ["XDG_CACHE_HOME"].encode() + b"/layoutc/uikit-" in path.read_bytes():
                found.append(path.parent.name)
        except OSError:
            pass
    return found


def ends():
    until = time.monotonic() + SOON
    while running():
        assert time.monotonic() < until, "the code still runs"
        time.sleep(0.05)


def starts():
    until = time.monotonic() + SOON
    while not running():
        assert time.monotonic() < until, "the code does not run"
        time.sleep(0.05)


class Session:
    def __init__(self, folder):
        self.client = Client(patience=60)
        self.client.initialize(UTF8, root=folder)
        self.swift = uri_of(f"{folder}/Home.swift")
        self.spec = uri_of(f"{folder}/a.layout.yaml")
        self.version = 1

    def open(self, text):
        self.client.open(self.swift, text, "swift")

    def change(self, text, saved=True):
        self.version += 1
        self.client.change(self.swift, self.version, [{"text": text}])
        if saved:
            self.client.notify("textDocument/didSave", {"textDocument": {"uri": self.swift}})

    def findings(self):
        """The next findings of the code. They are those of its newest text."""
        published = self.client.publication(self.swift)
        assert published["version"] == self.version, published
        return [finding["message"].split("\n")[0] for finding in published["diagnostics"]]

    def within(self, seconds, answer):
        start = time.monotonic()
        result = answer()
        assert time.monotonic() - start < seconds, f"{time.monotonic() - start:.1f} s"
        return result

    def hover(self, uri, line, character=5):
        return self.client.request(
            "textDocument/hover", {"textDocument": {"uri": uri}, "position": {"line": line, "character": character}})

    def spec_is_answered(self):
        self.client.open(self.spec, SPEC)
        found = self.within(1, lambda: self.client.publication(self.spec))["diagnostics"]
        assert [finding["code"] for finding in found] == ["unknown-key"], found
        assert self.within(1, lambda: self.hover(self.spec, 2)), "no hover"
        self.client.close(self.spec)
        self.client.publication(self.spec)


with tempfile.TemporaryDirectory() as folder:
    session = Session(folder)
    # The first text waits until the module is compiled. The spec does not.
    session.open(GOOD)
    session.spec_is_answered()
    session.within(1, lambda: session.hover(session.swift, 3))
    assert session.findings() == []
    # It said that the module is compiled.
    session.client.errors.clear()
    assert session.within(1, lambda: session.hover(session.swift, 6)), "no hover"
    for text in [LOOP, FORK]:
        session.change(text)
        starts()
        session.spec_is_answered()
        assert session.within(1, lambda: session.hover(session.swift, 6)) is None
        session.change(GOOD)
        assert session.within(SOON, session.findings) == []
        ends()
    # A change alone ends what runs, too, and takes its place.
    session.change(LOOP)
    starts()
    session.change(BROKEN, saved=False)
    assert session.within(SOON, session.findings) == MISTAKE
    # Otherwise code waits until it is saved.
    session.change(GOOD, saved=False)
    session.client.drain(1)
    assert session.client.published[session.swift]["diagnostics"]
    session.client.notify("textDocument/didSave", {"textDocument": {"uri": session.swift}})
    assert session.within(SOON, session.findings) == []
    # Many changes are one analysis in the end.
    before = session.client.publishes[session.swift]
    for text in [LOOP, GOOD, BROKEN, LOOP] * 5 + [BROKEN]:
        session.change(text)
    assert session.within(SOON, session.findings) == MISTAKE
    session.client.drain(1)
    assert session.client.publishes[session.swift] == before + 1
    # A spec whose layout is code.
    path = f"{folder}/Home.swift"
    with open(path, "w") as file:
        file.write(GOOD)
    both = uri_of(f"{folder}/both.layout.yaml")
    session.client.close(session.swift)
    session.client.open(both, "swift: {file: Home.swift}\nsections: [{items: 3, nonsense: 1}]\n")
    found = session.within(SOON, lambda: session.client.publication(both))["diagnostics"]
    assert [finding["code"] for finding in found] == ["unknown-key"], found
    # What runs ends with its text, and with the session.
    session.version = 1
    session.open(LOOP)
    starts()
    session.client.close(session.swift)
    ends()
    session.open(LOOP)
    starts()
    session.within(1, session.client.finish)
    ends()
print("code is answered in its time")
