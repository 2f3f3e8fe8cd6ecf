"""How a layout becomes another: pictures and pages of `layoutc diff` stand on the old frames at first and on the new ones at last."""

import json
import pathlib
import subprocess

from pages import ROOT, Preview

HERE = pathlib.Path(__file__).parent
COLLECT_PICTURE = (HERE / "collectpicture.js").read_text()
TOLERANCE = 0.01

# What may happen to views: they come, go, move within sections and across them, grow from nothing, are hidden and shown, and sections move.
CHANGES = """\
name: Changes
environment: {container: 390 x 700, traits: {displayScale: 3}}
states:
  before:
    top: [a, b, c, d]
    middle: [{id: e, measured: {height: 60}}, {id: f, measured: {height: 0}}]
    bottom: 3
  after:
    top: [d, a, {id: g, title: Gnu}]
    middle: [{id: c, measured: {height: 33}}, {id: f, measured: {height: 70}, content: more}, {id: e, measured: {height: 0}}]
    bottom: 5
sections:
  - id: top
    contentInsets: 7
    header: {height: 31, hidden: "${itemCount > 3}"}
    decorationItems: [{background: panel}]
    group:
      horizontal:
        size: 100% x 44
        subitem: {item: {supplementaryItems: [{elementKind: badge, size: 12 x 12, containerAnchor: {edges: [top, trailing]}}]}}
        count: 3
        interItemSpacing: 5
  - id: middle
    group: {horizontal: {size: 100% x ~50, subitems: [item: 100% x ~50]}}
    footer: {height: 20, hidden: "${itemCount < 3}"}
  - id: bottom
    grid: {columns: 3, rowHeight: 41.7, spacing: 6}
"""

OUTLINE = """\
environment: {container: 320 x 568}
sections:
  - id: start
    list: sidebar
    items: [home, {id: shelves, children: [fiction, history], expanded: true}, tags]
"""

# What is in sight is smaller and fainter the farther it is from the middle.
DRESSED = """\
environment: {container: 300 x 400}
states: {before: {list: [a, b, c, d, e]}, after: {list: [e, b, f, c, a, g]}}
sections:
  - id: list
    visibleItems: {scaleByDistance: {from: 0.5, to: 1.1}, fadeByDistance: {from: 0.2, to: 1}}
    list: {rowHeight: 60}
"""


def expect(condition, message):
    if not condition:
        raise AssertionError(message)


def diff(tool, *arguments):
    run = subprocess.run([tool.binary, "diff", "--no-config", *map(str, arguments)], capture_output=True, text=True)
    if run.returncode != 1:
        raise AssertionError(f"diff {arguments}: {run.returncode} {run.stderr}")
    return run.stdout


def frames(tool, *arguments):
    """The frames that are shown, before and after."""
    changes = json.loads(diff(tool, *arguments, "--format", "json"))["frames"]
    return [
        [[change[end][key] for key in ("x", "y", "width", "height")] for change in changes if change[end] and not change[end].get("hidden")]
        for end in ("old", "new")
    ]


def seen(view):
    """The box of a view that may be scaled and moved about its middle."""
    x, y, width, height = (view[key] for key in ("x", "y", "width", "height"))
    a, _, _, d, right, down = view.get("transform", [1, 0, 0, 1, 0, 0])
    return [x + width / 2 * (1 - a) + right, y + height / 2 * (1 - d) + down, width * a, height * d]


def compare(drawn, wanted, name, tolerance=TOLERANCE):
    """What has no extent is not drawn."""
    wanted = [frame for frame in wanted if frame[2] > 0 and frame[3] > 0]
    near = lambda a, b: all(abs(x - y) <= tolerance for x, y in zip(a, b))
    lost = [frame for frame in wanted if not any(near(frame, other) for other in drawn)]
    strange = [frame for frame in drawn if not any(near(frame, other) for other in wanted)]
    expect(not lost and not strange, f"{name}: nothing stands on {lost[:3]}, but something on {strange[:3]}")
    expect(len(drawn) == len(wanted), f"{name}: {len(drawn)} are drawn, not {len(wanted)}")


def cases(tool):
    spec = tool.stage / "changes.yaml"
    spec.write_text(CHANGES)
    outline = tool.stage / "outline.yaml"
    outline.write_text(OUTLINE)
    library = ROOT / "Examples/library-states.yaml"
    return {
        "changes": (spec, "--from", "before", "--to", "after"),
        "back": (spec, "--from", "after", "--to", "before"),
        "right to left": (spec, "--from", "before", "--to", "after", "--rtl"),
        "library": (library, "--from", "empty", "--to", "borrowed"),
        "from nothing": (library, "--to", "borrowed"),
        "two specs": (ROOT / "Examples/settings.yaml", ROOT / "Examples/list.yaml"),
        "collapsed": (outline, "--collapse", "shelves"),
    }


def go(browser, path, old, new, name):
    """A picture stands on old frames at first and on new ones at last, and on these where no motion is wanted."""
    for motion in ("no-preference", "reduce"):
        context = browser.new_context(viewport={"width": 2000, "height": 1500}, reduced_motion=motion)
        try:
            page = context.new_page()
            # Not to be over before it is looked at.
            clock = context.new_cdp_session(page)
            clock.send("Animation.enable")
            clock.send("Animation.setPlaybackRate", {"playbackRate": 0})
            page.goto(path.as_uri())
            count = page.evaluate("() => document.getAnimations().length")
            if motion == "reduce":
                expect(count == 0, f"{name}: {count} animations where none are wanted")
            else:
                expect(count > 0, f"{name}: nothing moves")
                compare(page.evaluate(COLLECT_PICTURE, 0), old, f"{name} at first")
            compare(page.evaluate(COLLECT_PICTURE, 300), new, f"{name} at last")
        finally:
            context.close()


def pictures_go_from_old_frames_to_new_ones(browser, tool):
    path = tool.stage / "changes.svg"
    for name, arguments in cases(tool).items():
        diff(tool, *arguments, "-o", path)
        go(browser, path, *frames(tool, *arguments), name)


def pictures_go_from_old_looks_to_new_ones(browser, tool):
    spec, path = tool.stage / "dressed.yaml", tool.stage / "dressed.svg"
    spec.write_text(DRESSED)
    looks = lambda *options: [seen(view) for view in tool.frames(spec, *options)["elements"]]
    before, after = looks("--state", "before"), looks("--state", "after")
    expect(before[0][2] < 300, "nothing is scaled")
    diff(tool, spec, "--from", "before", "--to", "after", "-o", path)
    go(browser, path, before, after, "scaled")
    plain = tool.stage / "plain.yaml"
    plain.write_text(DRESSED.replace("    visibleItems:", "    # visibleItems:"))
    undressed = [[view[key] for key in ("x", "y", "width", "height")] for view in tool.frames(plain, "--state", "after")["elements"]]
    diff(tool, f"{spec}@before", f"{plain}@after", "-o", path)
    go(browser, path, before, undressed, "undressed")
    diff(tool, f"{plain}@after", f"{spec}@before", "-o", path)
    go(browser, path, undressed, before, "dressed")


# What the page shows, in the coordinates of its scroller: of the layer over it, or where that is not shown of the device itself.
COLLECT_PAGE = """() => {
  const device = document.getElementById("device").getBoundingClientRect();
  const layer = document.getElementById("transition");
  const nodes = (layer.hidden ? document.getElementById("scroller") : layer).querySelectorAll(".element:not(.hidden)");
  return [...nodes].filter((node) => Number(getComputedStyle(node).opacity) > 0).map((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x - device.x, y - device.y, width, height];
  }).filter(([, , width, height]) => width > 0 && height > 0);
}"""
# Browsers lay out in 64ths of a pixel.
PAGE_TOLERANCE = 1 / 32
MOVE = """(moment) => {
  const animations = document.getAnimations().filter((animation) => animation.effect.target.closest("#transition"));
  for (const animation of animations) {
    animation.pause();
    animation.currentTime = moment;
  }
  return animations.length;
}"""

# In one call: a busy machine would be at the end before the next one.
PICK = f"(index) => {{ layoutcPreview.page.pick(index); return ({MOVE})(0); }}"


def scrub(preview, moment):
    preview.run("""(moment) => {
      const range = document.querySelector("#way input");
      range.value = moment;
      range.dispatchEvent(new Event("input"));
    }""", moment)


def pages_go_from_old_frames_to_new_ones(browser, tool):
    path = tool.stage / "changes.html"
    for name, arguments in cases(tool).items():
        old, new = frames(tool, *arguments)
        diff(tool, *arguments, "-o", path)
        # Large enough for all of both.
        with Preview(browser, path, width=2000, height=2000) as preview:
            origin = preview.info("layout.origin")
            place = lambda frames: [[x + origin[0], y + origin[1], width, height] for x, y, width, height in frames]
            height = preview.info("Math.max(...page.transition.layouts.map(({ extent }) => extent[1]))")
            preview.run("(height) => { for (const layout of layoutcPreview.page.transition.layouts) layout.container[1] = height; }", height)
            preview.run("() => { layoutcPreview.page.controls.set('size', 'full'); layoutcPreview.page.open(0); }")
            shown = lambda: preview.run(COLLECT_PAGE)
            compare(shown(), place(old), f"{name}, old", PAGE_TOLERANCE)
            expect(preview.run(MOVE, 0) == 0, f"{name}: something moves at rest")
            for side in (1, 0):
                expect(preview.run(PICK, side) > 0, f"{name}: nothing moves")
                compare(shown(), place(old), f"{name} at first", PAGE_TOLERANCE)
                preview.run(MOVE, 150)
                expect(preview.run("() => document.getElementById('transition').hidden") is False, f"{name}: it is over in the middle")
                preview.run(MOVE, 300)
                compare(shown(), place(new), f"{name} at last", PAGE_TOLERANCE)
                preview.run("() => layoutcPreview.page.transitions.play(%d)" % side)
                preview.page.wait_for_selector("#transition", state="hidden", timeout=30000)
                compare(shown(), place(new if side else old), f"{name} at rest", PAGE_TOLERANCE)
            for moment, wanted in ((100, None), (300, new), (200, None), (0, old)):
                scrub(preview, moment)
                preview.rest()
                expect(preview.page.locator("#transition").is_hidden() == (wanted is not None), f"{name}: the scrubber at {moment}")
                if wanted:
                    compare(shown(), place(wanted), f"{name} with the scrubber at {moment}", PAGE_TOLERANCE)
                    expect(preview.info("page.data.layouts.indexOf(page.written)") == (moment > 0), f"{name}: another layout is shown")
            expect(not preview.complaints, f"{name}: {preview.complaints[:3]}")


def pages_stand_still_for_who_wants_no_motion(browser, tool):
    path = tool.stage / "still.html"
    diff(tool, ROOT / "Examples/library-states.yaml", "--from", "empty", "--to", "borrowed", "-o", path)
    with Preview(browser, path, reduced_motion="reduce") as preview:
        preview.page.get_by_role("button", name="borrowed").click()
        expect(preview.run("() => document.getAnimations().length") == 0, "something moves")
        expect(preview.info("layout.state") == "borrowed", "another layout is shown")
        expect(preview.page.locator("#scroller .moved").count() > 0 and preview.page.locator("#scroller .reloaded").count() == 1, "changes have no colours")
        scrub(preview, 150)
        expect(preview.page.locator("#transition").is_visible(), "the scrubber shows nothing")
        preview.page.locator("#transition").dispatch_event("pointerdown")
        expect(preview.page.locator("#transition").is_hidden(), "it stays over the device")
        expect(preview.page.locator("#way input").input_value() == "300", "the scrubber stays where it was")


def carousels_go_as_they_are_scrolled(browser, tool):
    """What is scrolled and dressed by rules goes from what was seen to what is seen."""
    spec = tool.stage / "carousel.yaml"
    spec.write_text("""\
environment: {container: 390 x 700}
states: {before: {row: [a, b, c, d, e, f]}, after: {row: [f, b, c, a, d, g]}}
sections:
  - {id: top, items: 30, list: {rowHeight: 44}}
  - id: row
    orthogonalScrollingBehavior: continuous
    visibleItems: {scaleByDistance: {from: 0.7, to: 1}}
    group: {horizontal: {size: 40% x 90, subitems: [item: {}]}}
""")
    path = tool.stage / "carousel.html"
    diff(tool, spec, "--from", "before", "--to", "after", "-o", path)
    with Preview(browser, path) as preview:
        preview.run("() => layoutcPreview.page.controls.set('size', 'full')")
        preview.scroll(0, 700)
        preview.run("() => { layoutcPreview.page.canvas.view(1).row.offset = 200; }")
        preview.rest()
        seen = lambda: [frame for frame in preview.run(COLLECT_PAGE) if frame[0] < 390 and frame[0] + frame[2] > 0 and frame[1] < 700 and frame[1] + frame[3] > 0]
        before = seen()
        preview.run(PICK, 1)
        compare(seen(), before, "at first", PAGE_TOLERANCE)
        preview.run(MOVE, 300)
        last = seen()
        preview.run("() => layoutcPreview.page.transitions.end()")
        preview.rest()
        compare(seen(), last, "at last", PAGE_TOLERANCE)
        expect(not preview.complaints, preview.complaints[:3])


TESTS = [
    pictures_go_from_old_frames_to_new_ones, pictures_go_from_old_looks_to_new_ones, pages_go_from_old_frames_to_new_ones,
    pages_stand_still_for_who_wants_no_motion, carousels_go_as_they_are_scrolled,
]
