"""What a reader does first with a page: the same in every browser."""

import time

from firefox import Firefox
from lengths import GRID, page_of
from pages import ROOT, Preview

PAGE = "layoutcPreview.page"
CANVAS = f"{PAGE}.canvas"
# The group paging row of the example.
ROW = 0


class Chromium:
    """The same words as Firefox."""

    def __init__(self, browser):
        self.browser = browser

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.preview.context.close()

    def open(self, path):
        self.preview = Preview(self.browser, path, 1300, 1000)
        self.complaints = self.preview.complaints
        self.keyboard, self.mouse = self.preview.page.keyboard, self.preview.page.mouse
        self.press, self.hold, self.let_go = self.keyboard.press, self.keyboard.down, self.keyboard.up

    def run(self, expression):
        return self.preview.run(f"async () => ({expression})")

    def wheel(self, place, delta_x, delta_y):
        self.mouse.move(*place)
        self.mouse.wheel(delta_x, delta_y)

    def drag(self, *places):
        self.mouse.move(*places[0])
        self.mouse.down()
        for place in places[1:]:
            self.mouse.move(*place, steps=4)
        self.mouse.up()


def expect(condition, message):
    if not condition:
        raise AssertionError(message)


def basics_in_chromium(browser, tool):
    with Chromium(browser) as chromium:
        basics(chromium, tool)


def basics_in_firefox(_, tool):
    with Firefox() as firefox:
        basics(firefox, tool)


TESTS = [basics_in_chromium, basics_in_firefox]


def settled(page):
    """The offset at which the row rests."""
    return page.run(f"""(async () => {{
      const row = () => {CANVAS}.offset({CANVAS}.layout.rows.get({ROW}));
      let [offset, since] = [row(), performance.now()];
      const start = since;
      while (performance.now() - since < 500 && performance.now() - start < 20000) {{
        await new Promise((done) => setTimeout(done, 20));
        if (row() !== offset) [offset, since] = [row(), performance.now()];
      }}
      return offset;
    }})()""")


def center(page, selector):
    return page.run(f"""(() => {{
      const box = document.querySelector({selector!r}).getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    }})()""")


def basics(page, tool):
    example = ROOT / "Examples/app-store.yaml"
    page.open(tool.page(example))
    row = next(section for section in tool.frames(example)["sections"] if section["index"] == ROW)
    rests = row["orthogonal"]["restingOffsets"]
    walk(page, example)
    turn(page, rests)
    read_otherwise(page, tool, example)
    bars(page, tool)
    slide(page, tool)
    expect(not page.complaints, page.complaints)


def looked_at(page):
    """The one element that has the ring, that is told of and that has the focus."""
    shown, focused, rings = page.run(f"""[
      {PAGE}.inspector.shown, document.activeElement.index,
      [...document.querySelectorAll('.looked-at')].map((node) => node.index),
    ]""")
    expect(shown == focused and rings == [shown], f"told of {shown}, focus on {focused}, rings around {rings}")
    return shown


def walk(page, example):
    # Nothing has had the focus before.
    page.press("ArrowDown")
    expect(looked_at(page) == 0, "the first arrow key does not lead to the first element")
    expect(page.run("document.querySelector('.looked-at').getAttribute('aria-label')") == "featured, cell 0, Now trending", "a cell is not named by its section's id")
    page.drag(center(page, ".supplementary"))
    header = looked_at(page)
    expect("kept" in page.run("document.getElementById('inspected').innerText"), "a click keeps nothing")
    label = page.run("document.querySelector('.looked-at').getAttribute('aria-label')")
    expect(label == "header of new, New this week", f"the header is called {label}")
    place = page.run(f"{PAGE}.inspector.place({header})")
    written = page.run("document.querySelector('#inspected .written').innerText")
    expect(written == example.read_text().splitlines()[place["line"] - 1].strip(), f"line {place['line']} is not {written!r}")
    page.press("ArrowDown")
    expect(looked_at(page) == header + 1, "after a click, arrow keys do not move what is told of")
    expect("kept" in page.run("document.getElementById('inspected').innerText"), "an arrow key lets go")


def turn(page, rests):
    row = center(page, ".row")
    page.run(f"{PAGE}.selection.letGo()")
    for gap in (0.06, 0.15, 0.4):
        page.hold("Shift")
        for _ in range(5):
            page.wheel(row, 0, 100)
            time.sleep(gap)
        page.let_go("Shift")
        expect(abs(settled(page) - rests[5]) < 0.01, f"five ticks {gap} s apart lead to {settled(page)}, not to {rests[5]}")
        page.run(f"{CANVAS}.view({ROW}).row.offset = 0")
    page.wheel(row, 100, 0)
    expect(abs(settled(page) - rests[1]) < 0.01, f"a tick to the side leads to {settled(page)}")
    page.wheel(row, -100, 0)
    expect(abs(settled(page)) < 0.01, f"a tick back leads to {settled(page)}")
    expect(page.run(f"{CANVAS}.scroll") == [0, 0], "the content is scrolled with the row")
    page.drag(row, (row[0] - 60, row[1]), (row[0] - 120, row[1]))
    expect(abs(settled(page) - rests[1]) < 0.01, f"dragging leads to {settled(page)}")
    expect(page.run(f"{PAGE}.selection.pinned") is None, "dragging keeps an element")
    page.drag(center(page, ".turn.after"))
    expect(abs(settled(page) - rests[2]) < 0.01, f"the button leads to {settled(page)}")
    label = page.run("document.querySelector('.turn.before').getAttribute('aria-label')")
    expect(label == "previous in featured", f"the button is called {label}")
    page.run("document.querySelector('.turn.before').focus()")
    for offset, is_at_end in ((rests[1], "false"), (0, "true")):
        page.press("Enter")
        expect(abs(settled(page) - offset) < 0.01, f"the button leads to {settled(page)} by the keyboard")
        expect(page.run("document.querySelector('.turn.before').getAttribute('aria-disabled')") == is_at_end, "the button does not say whether it leads on")


def choose(page, name, value):
    page.run(f"""(() => {{
      const select = document.querySelector('select[name="{name}"]');
      select.value = {value!r};
      select.dispatchEvent(new Event('change'));
    }})()""")


def expect_frames(page, wanted):
    frames = page.run(f"Array.from({{length: {CANVAS}.layout.count}}, (_, index) => {CANVAS}.layout.frame(index))")
    for frame, element in zip(frames, wanted["elements"], strict=True):
        expect(all(abs(side - element[key]) < 0.001 for side, key in zip(frame, ("x", "y", "width", "height"))), f"{frame} is not that of {element}")


def read_otherwise(page, tool, example):
    def check(*options):
        expect_frames(page, tool.frames(example, *options))

    choose(page, "direction", "rtl")
    check("--rtl")
    expect("direction=rtl" in page.run("location.hash"), "the address does not name the direction")
    largest = page.run("[...document.querySelector('select[name=textSize]').options].at(-1).value")
    choose(page, "textSize", largest)
    check("--rtl", "--trait", f"preferredContentSizeCategory={largest}")
    choose(page, "textSize", "large")
    page.wheel(center(page, ".row"), -100, 0)
    expect(settled(page) > 1, "a tick to the left does not turn a row that goes to the left")


BARS = """\
name: Large
environment: {device: iphone-16, bars: {navigation: large, tab: true}}
let: {tall: "${80 if preferredContentSizeCategory == accessibilityLarge else 44}"}
sections: [{id: rows, items: 3, list: {appearance: insetGrouped, rowHeight: "${tall}"}}]
"""


def bars(page, tool):
    spec = tool.stage / "bars.yaml"
    spec.write_text(BARS)
    page.open(tool.page(spec))
    frames = page.run("""Object.fromEntries(["time", "battery", "title", "tab", "indicator"].map((name) => {
      const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = document.querySelector(`#bars .${name}`);
      return [name, [offsetLeft, offsetTop, offsetWidth, offsetHeight]];
    }))""")
    expect(frames["title"][:2] == [16, 117] and frames["indicator"][1] == 839, f"the bars are at {frames}")
    expect(page.run("document.querySelector('#bars .title').innerText") == "Large", "the bar has another title")
    choose(page, "orientation", "landscape")
    expect(page.run("document.querySelector('#bars .title').offsetLeft") == 59 + 16, "the title is not in the safe area")
    sizes = page.run("[...document.querySelector('select[name=textSize]').options].map((option) => option.value)")
    expect(sizes == ["large", "accessibilityLarge"], f"the text sizes are {sizes}")
    choose(page, "textSize", "accessibilityLarge")
    expect(page.run(f"[{CANVAS}.layout.height[0], {CANVAS}.layout.orientation]") == [80, "landscape"], "the text size changes nothing")


def slide(page, tool):
    spec = tool.stage / "shelf.yaml"
    spec.write_text(GRID)
    page.open(page_of(tool, spec))

    def check(width, title):
        shown = page.run("document.querySelector('#lengths .interval').innerText")
        expect(shown.startswith(f"{width} wide") and title in shown, f"the slider is at {shown!r}")
        expect_frames(page, tool.frames(spec, "--size", f"{width}x852", "--trait", "horizontalSizeClass=regular"))

    left, top, right, bottom = page.run("""(() => {
      const { left, top, right, bottom } = document.querySelector('#lengths input').getBoundingClientRect();
      return [left, top, right, bottom];
    })()""")
    height = (top + bottom) / 2
    page.drag((left + (right - left) * (393 - 320) / (1366 - 320), height), (left + 500, height), (right, height))
    check("1366", "shelf: 7 columns")
    for width, title in (("1200", "shelf: 7 columns"), ("1032", "shelf: 6 columns")):
        page.drag(center(page, "#lengths button"))
        check(width, title)
