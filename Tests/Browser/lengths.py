"""The page of `layoutc breakpoints` with a slider of the width: it shows the solver's frames at both ends of each interval, and nearly
those between them."""

import json
import random
import subprocess

from pages import ROOT, TOLERANCE, Preview, differences

# The frames of two layouts are cut to pixels, and so are those between them.
PIXELS = 3.1

GRID = """\
name: Shelf
environment: {container: 393 x 852, traits: {displayScale: 3}}
sections:
  - id: shelf
    items: 30
    contentInsets: {horizontal: 16}
    grid: {columns: auto(160), rowHeight: 100, spacing: 8}
  - id: stories
    items: 6
    carousel: {width: 300, height: 98, spacing: 12}
    header: {height: 30, title: Stories, pinToVisibleBounds: true}
"""


def page_of(tool, spec, *options):
    path = tool.stage / "lengths.html"
    subprocess.run([tool.binary, "breakpoints", str(spec), *options, "-o", path], check=True)
    return path


def intervals_of(tool, spec, *options):
    command = [tool.binary, "breakpoints", str(spec), "-f", "json", *options]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def expect(condition, message):
    if not condition:
        raise AssertionError(message)


def frames_follow_the_slider(browser, tool):
    """Random walks, so that frames come from those of any other width."""
    chance = random.Random(7)
    for example in ("photos", "instagram", "chat", "chips", "app-store", "pinned-headers"):
        spec = ROOT / f"Examples/{example}.yaml"
        found = intervals_of(tool, spec)
        ends = [end for interval in found["intervals"] for end in (interval["from"], interval["to"])]
        between = [round(3 * chance.uniform(320, 1366)) / 3 for _ in range(6)]
        widths = [(width, True) for width in chance.sample(ends, min(6, len(ends)))] + [(width, False) for width in between]
        chance.shuffle(widths)
        with Preview(browser, page_of(tool, spec), height=1300) as preview:
            for width, is_end in widths:
                preview.run("(width) => layoutcPreview.page.showLength(width)", width)
                preview.rest()
                size_class = "regular" if width >= 600 else "compact"
                size = f"{width:.9g}x{found['otherLength']:g}"
                wanted = tool.frames(spec, "--size", size, "--trait", f"horizontalSizeClass={size_class}")
                elements = wanted["elements"]
                shown = preview.shown()
                expect(len(shown) >= min(3, len(elements)), f"{example} at {width}: {len(shown)} elements")
                pixel = 1 / found["displayScale"]
                allowed = TOLERANCE if is_end else PIXELS * pixel
                wrong = differences(shown, elements, tolerance=allowed)
                expect(not wrong, f"{example} at {width}: {wrong[:3]}")
            expect(not preview.complaints, f"{example}: {preview.complaints[:3]}")


def the_slider_names_the_interval(browser, tool):
    spec = tool.stage / "shelf.yaml"
    spec.write_text(GRID)
    with Preview(browser, page_of(tool, spec)) as preview:
        name = lambda: preview.page.locator("#lengths .interval").inner_text()
        slider = preview.page.locator("#lengths input")
        expect("393 wide in 360 to 527.667" in name() and "shelf: 2 columns" in name(), name())
        expect("iphone-16" in name(), f"no device: {name()}")
        preview.page.get_by_label("next interval").click()
        expect("528 wide" in name() and "shelf: 3 columns" in name(), name())
        # An arrow key moves by a pixel.
        slider.focus()
        preview.page.keyboard.press("ArrowLeft")
        preview.rest()
        expect("527.667 wide" in name() and "shelf: 2 columns" in name(), name())
        expect("2 columns" in slider.get_attribute("aria-valuetext"), slider.get_attribute("aria-valuetext"))
        preview.page.get_by_label("previous interval").click()
        expect("360 wide" in name(), name())
        preview.page.locator("#lengths .mark").last.click()
        expect("shelf: 7 columns" in name(), name())
        expect("7 x 160 + 6 x 8 + 32 = 1200" in preview.page.locator("#lengths .mark").last.get_attribute("title"), "no cause")
        preview.page.reload()
        preview.rest()
        expect("1200 wide" in name(), f"after reloading: {name()}")
        expect(preview.page.locator("#variation select").count() == 0, "a picker of devices")
        expect(not preview.complaints, preview.complaints[:3])


def scrolling_and_selection_stay_while_the_width_changes(browser, tool):
    spec = tool.stage / "shelf.yaml"
    spec.write_text(GRID)
    with Preview(browser, page_of(tool, spec)) as preview:
        preview.run("() => layoutcPreview.page.showLength(400)")
        preview.scroll(0, 300)
        preview.run("() => layoutcPreview.page.selection.click(5)")
        node = preview.page.locator(".element.kept")
        preview.run("() => { window.node = document.querySelector('.element.kept'); }")
        for width in (410, 430, 500):
            preview.run("(width) => layoutcPreview.page.showLength(width)", width)
        preview.rest()
        expect(preview.info("canvas.scroll[1]") == 300, f"scrolled to {preview.info('canvas.scroll[1]')}")
        expect(preview.run("() => window.node === document.querySelector('.element.kept')"), "the kept element is another node")
        expect(node.count() == 1 and preview.info("page.selection.pinned") == 5, "the selection is gone")
        expect("shelf" in preview.page.locator("#sections").inner_text(), "no sections")


TESTS = [frames_follow_the_slider, the_slider_names_the_interval, scrolling_and_selection_stay_while_the_width_changes]
