"""Pages and frames of layoutc, side by side: the page in a browser, and the JSON that it has to agree with."""

import json
import pathlib
import subprocess

from playwright.sync_api import sync_playwright

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parent.parent
COLLECT = (HERE / "collect.js").read_text()
# Browsers lay out in 64ths of a pixel.
TOLERANCE = 1 / 32


class Tool:
    def __init__(self, binary, stage):
        self.binary, self.stage = binary, pathlib.Path(stage)

    def run(self, spec, *options):
        command = [self.binary, "build", str(spec), "--no-lint", *map(str, options)]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout

    def page(self, spec, *options, name=None):
        path = self.stage / f"{name or pathlib.Path(spec).name}.html"
        self.run(spec, *options, "-o", path)
        return path

    def why(self, spec, name, *options):
        """The steps of an element's derivation."""
        command = [self.binary, "why", str(spec), name, "--format", "json", "--no-config", *map(str, options)]
        run = subprocess.run(command, capture_output=True, text=True)
        if run.returncode != 0:
            raise AssertionError(f"{' '.join(command)}: {run.stderr}")
        return json.loads(run.stdout)["derivations"][0]["steps"]

    def frames(self, spec, *options):
        return json.loads(self.run(spec, "--format", "json", *options))


class Preview:
    """A page that is open in the browser; complaints are gathered."""

    def __init__(self, browser, path, width=1600, height=1500, **context):
        self.context = browser.new_context(viewport={"width": width, "height": height}, **context)
        self.page = self.context.new_page()
        self.complaints = []
        self.page.on("console", lambda message: self.complaints.append(message.text) if message.type in ("error", "warning") else None)
        self.page.on("pageerror", lambda error: self.complaints.append(f"{error.message}\n{error.stack}"))
        self.page.on("requestfailed", lambda request: self.complaints.append(f"request {request.url}"))
        self.page.goto(path.as_uri())
        self.rest()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.context.close()

    def run(self, script, argument=None):
        return self.page.evaluate(script, argument)

    def rest(self):
        self.run("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def scroll(self, x, y):
        """Scrolls as a reader does: by the scroller's own position."""
        self.run(
            """([x, y]) => {
              const { canvas } = window.layoutcPreview.page;
              const { layout } = canvas;
              canvas.scroller.scrollTo(layout.direction === 'rtl' ? layout.greatestScroll[0] - x : x, y);
            }""",
            [x, y])
        self.rest()

    def shown(self):
        """The frames in the page by their index in the output."""
        return {entry[0]: entry[1:] for entry in self.run(COLLECT)}

    @property
    def layouts(self):
        return self.run("() => layoutcPreview.page.data.layouts.map(({ device, orientation, state, axis, direction, textSize }) => ({ device, orientation, state, axis, direction, textSize }))")

    def pick(self, index):
        self.run("(index) => layoutcPreview.page.open(index)", index)
        self.rest()

    def info(self, script):
        return self.run(f"() => {{ const {{ page }} = layoutcPreview; const {{ canvas }} = page; const {{ layout }} = canvas; return {script}; }}")


def options_of(layout):
    """The command line that gives the same layout as JSON."""
    options = []
    if layout.get("orientation"):
        options += ["--device", layout["device"], "--orientation", layout["orientation"]]
    if layout.get("state"):
        options += ["--state", layout["state"]]
    return options + ["--trait", f"layoutDirection={layout['direction']}", "--trait", f"preferredContentSizeCategory={layout['textSize']}"]


def differences(shown, elements, ignoring=(), tolerance=TOLERANCE):
    """Where the page and the JSON disagree, in words."""
    found = []
    for index, (x, y, width, height, is_pinned) in shown.items():
        element = elements[index]
        if index in ignoring:
            continue
        wanted = [element[key] for key in ("x", "y", "width", "height")]
        if any(abs(a - b) > tolerance for a, b in zip((x, y, width, height), wanted)):
            found.append(f"element {index} is at {(x, y, width, height)}, not at {wanted}")
        if is_pinned != element.get("pinned", False):
            found.append(f"element {index} is {'pinned' if is_pinned else 'not pinned'}")
    return found


def open_browser():
    playwright = sync_playwright().start()
    return playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
