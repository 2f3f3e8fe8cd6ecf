"""How a layout becomes another: pictures and pages of `layoutc diff` stand on the old frames at first and on the new ones at last."""

import json
import pathlib
import subprocess

from pages import ROOT

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


def pictures_go_from_old_frames_to_new_ones(browser, tool):
    path = tool.stage / "changes.svg"
    for name, arguments in cases(tool).items():
        old, new = frames(tool, *arguments)
        diff(tool, *arguments, "-o", path)
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
                    compare(page.evaluate(COLLECT_PICTURE, None), new, f"{name} at rest")
                    continue
                expect(count > 0, f"{name}: nothing moves")
                compare(page.evaluate(COLLECT_PICTURE, 0), old, f"{name} at first")
                compare(page.evaluate(COLLECT_PICTURE, 300), new, f"{name} at last")
            finally:
                context.close()


TESTS = [pictures_go_from_old_frames_to_new_ones]
