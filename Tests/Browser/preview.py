"""Tests of the HTML preview in a real browser: what it shows is what the solver says.

    python3 Tests/Browser/preview.py .build/release/layoutc [NAME...]
"""

import functools
import itertools
import json
import multiprocessing
import pathlib
import re
import subprocess
import sys
import tempfile
import time

import basics
import lengths
import transitions
from pages import ROOT, Preview, Tool, differences, open_browser, options_of

EXAMPLES = sorted([*(ROOT / "Examples").glob("*.yaml"), *(ROOT / "Examples").glob("*.json")])
TESTS = {}


def test(body):
    TESTS[body.__name__] = body
    return body


def test_each(**cases):
    """A test for each case, named after it, so that several browsers share them."""
    def add(body):
        TESTS.update((f"{body.__name__}_{name}", functools.partial(body, case)) for name, case in cases.items())
        return body
    return add


for body in transitions.TESTS + basics.TESTS + lengths.TESTS:
    test(body)

# What is held to a time, or moves by itself, has the machine to itself at the end.
ALONE = {"ten_thousand_cells_stay_smooth", "looks_take_time_by_what_is_in_sight", "fingers_scroll_and_tap", "shift_and_the_wheel_scroll_rows"}
THIRDS = {f"{start + 1}": EXAMPLES[start::3] for start in range(3)}


def expect(condition, message):
    if not condition:
        raise AssertionError(message)


def stops(greatest, step):
    return [*range(0, int(greatest), max(1, int(step))), int(greatest)]


def walk_content(preview, elements):
    """Scrolls through the content and compares all that comes into sight; returns what was seen."""
    greatest_x, greatest_y = preview.info("layout.greatestScroll")
    width, height = preview.info("layout.container")
    pinnable = set(preview.info("[...layout.pins.keys()]"))
    seen = set()
    for y in stops(greatest_y, height):
        for x in stops(greatest_x, width):
            preview.scroll(x, y)
            shown = preview.shown()
            found = differences(shown, elements, ignoring=pinnable)
            expect(not found, f"scrolled to {x}, {y}: {found[:3]}")
            seen |= set(shown)
    return seen


@test_each(**THIRDS)
def frames_are_the_solvers(examples, browser, tool):
    for example in examples:
        # At full size in a small window, which takes less to draw.
        with Preview(browser, tool.page(example), width=800, height=500) as preview:
            preview.run("() => layoutcPreview.page.controls.set('size', 'full')")
            layouts = preview.layouts
            for index in sorted({0, len(layouts) // 2, len(layouts) - 1}):
                preview.pick(index)
                wanted = tool.frames(example, *options_of(layouts[index]))["elements"]
                expect(preview.info("layout.count") == len(wanted), f"{example.name}: another number of elements")
                try:
                    seen = walk_content(preview, wanted)
                except AssertionError as error:
                    raise AssertionError(f"{example.name}, {layouts[index]}: {error}") from None
                in_rows = set(preview.info("[...layout.rows.values()].flatMap((row) => row.elements)"))
                missing = set(range(len(wanted))) - seen - in_rows
                expect(not missing, f"{example.name}, {layouts[index]}: {sorted(missing)[:5]} never came into sight")
            expect(not preview.complaints, f"{example.name}: {preview.complaints[:3]}")


@test
def frames_are_the_solvers_where_the_device_is_made_smaller(browser, tool):
    example = ROOT / "Examples/app-store.yaml"
    wanted = tool.frames(example)["elements"]
    with Preview(browser, tool.page(example), width=900, height=620) as preview:
        expect(preview.info("document.getElementById('device').style.transform") != "", "the device is not scaled")
        walk_content(preview, wanted)


@test
def right_to_left_layouts_are_mirrored(browser, tool):
    for name in ("app-store.yaml", "photos-horizontal.yaml", "pinned-headers.yaml", "badges.yaml"):
        example = ROOT / "Examples" / name
        wanted = tool.frames(example, "--rtl")["elements"]
        with Preview(browser, tool.page(example, "--rtl")) as preview:
            walk_content(preview, wanted)
            pins_follow(preview, tool, example, "--rtl")


def pins_follow(preview, tool, example, *options):
    """At ten offsets, every frame in the page is the one of `build --scroll`."""
    greatest_x, greatest_y = preview.info("layout.greatestScroll")
    is_upright = preview.info("layout.axis") == "vertical"
    greatest = greatest_y if is_upright else greatest_x
    pinned = 0
    for step in range(10):
        offset = int(greatest * step / 9)
        scroll = (0, offset) if is_upright else (offset, 0)
        preview.scroll(*scroll)
        wanted = tool.frames(example, "--scroll", f"{scroll[0]},{scroll[1]}", *options)["elements"]
        shown = preview.shown()
        found = differences(shown, wanted)
        expect(not found, f"{example}, scrolled to {scroll}: {found[:3]}")
        missing = [i for i, element in enumerate(wanted) if element.get("pinned") and i not in shown]
        expect(not missing, f"{example}, scrolled to {scroll}: {missing[:3]} are pinned, but not in the page")
        pinned += sum(entry[4] for entry in shown.values())
    return pinned


@test
def pinned_items_stand_where_the_solver_says(browser, tool):
    footers = tool.stage / "footers.yaml"
    footers.write_text("""\
environment: {container: 375 x 667, safeArea: {top: 20}, contentInset: {top: 10, bottom: 30}}
configuration:
  boundarySupplementaryItems: [{elementKind: header, size: 100% x 50, pinToVisibleBounds: true, zIndex: 3}]
  interSectionSpacing: 12.5
sections:
  - items: 14
    contentInsets: 7
    group: {horizontal: {size: 100% x 61.4, subitems: [{item: 1/3 x 100%}]}}
    boundarySupplementaryItems:
      - {elementKind: header, size: 100% x 33.3, pinToVisibleBounds: true}
      - {elementKind: footer, size: 100% x 25, pinToVisibleBounds: true}
  - items: 40
    group: {horizontal: {size: 100% x 44, subitems: [{item: 100% x 100%}]}}
    boundarySupplementaryItems:
      - {elementKind: header, size: 100% x 40, pinToVisibleBounds: true, extendsBoundary: false}
      - {elementKind: footer, size: 100% x 25, pinToVisibleBounds: true}
      - {elementKind: side, alignment: trailing, size: 20 x 60, pinToVisibleBounds: true}
""")
    for example in (ROOT / "Examples/pinned-headers.yaml", ROOT / "Examples/headers-footers.yaml", footers):
        with Preview(browser, tool.page(example)) as preview:
            pinned = pins_follow(preview, tool, example)
            expect(pinned > 0 or example.name != "pinned-headers.yaml", f"{example.name}: nothing is ever pinned")
            expect(not preview.complaints, preview.complaints)


ROWS = "environment: {container: 393 x 852}\nsections:\n" + "".join(f"""\
  - id: {behavior}
    items: 9
    orthogonalScrollingBehavior: {behavior}
    contentInsets: {{leading: 20, trailing: 12}}
    interGroupSpacing: 8
    group: {{horizontal: {{size: 40% x 90, subitems: [{{item: 100% x 100%}}]}}}}
""" for behavior in ("continuous", "continuousGroupLeadingBoundary", "paging", "groupPaging", "groupPagingCentered"))


@test_each(of_behaviors=("orthogonal-behaviors.yaml",), of_shelves=("app-store.yaml",), of_margins=("rows.yaml",), right_to_left=("rows.yaml", "--rtl"))
def rows_rest_where_the_solver_says(case, browser, tool):
    name, *options = case
    example = ROOT / "Examples" / name
    if name == "rows.yaml":
        example = tool.stage / name
        example.write_text(ROWS)
    sections = tool.frames(example, *options)["sections"]
    elements = tool.frames(example, *options)["elements"]
    with Preview(browser, tool.page(example, *options)) as preview:
        for section in sections:
            if "orthogonal" in section:
                row_rests(preview, section, elements, f"{example.name} {options}, {section['id']}")
        expect(not preview.complaints, preview.complaints)


def row_rests(preview, section, elements, name):
    index = section["index"]
    row = section["orthogonal"]
    rests = row["restingOffsets"]
    preview.scroll(0, max(0, section["y"] - 100))
    scroller = preview.page.locator(".section").filter(has=preview.page.locator(".row")).nth(
        preview.run("(s) => [...document.querySelectorAll('.section')].filter((n) => n.querySelector('.row')).findIndex((n) => n.index === s)", index)).locator(".row")
    box = scroller.bounding_box()
    preview.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    reached = []
    forwards = -1 if preview.info(f"layout.rows.get({index}).isReversed") else 1
    for delta in (40, 200, 390, 120, -170, -5000, 5000):
        preview.page.mouse.wheel(delta * forwards, 0)
        offset = settled(preview, index)
        reached.append(offset)
        compare_row(preview, index, offset, elements, row, name)
    if rests == "any":
        expect(all(-0.01 <= offset <= row["maxOffset"] + 1 for offset in reached), f"{name}: {reached}")
        return
    for offset in reached:
        expect(min(abs(offset - rest) for rest in rests) < 0.01, f"{name}: rests at {offset}, expected one of {rests}")
    ends = {round(max(rests), 1), round(min(rests), 1)}
    expect(ends <= {round(offset, 1) for offset in reached}, f"{name}: {reached} are not both ends of {rests}")
    for rest in rests:
        preview.run("""([section, rest]) => {
          const { scroller, row, isSideways } = layoutcPreview.page.canvas.view(section).row;
          scroller[isSideways ? 'scrollLeft' : 'scrollTop'] = row.position(rest) + 2;
        }""", [index, rest])
        offset = settled(preview, index)
        expect(abs(offset - rest) < 0.01, f"{name}: rests at {offset} near {rest}")
        compare_row(preview, index, offset, elements, row, name)


def settled(preview, section):
    """The offset after the row has come to rest: neither within some time nor within some frames, however slow the machine, has it moved."""
    offset = preview.run("""async (section) => {
      const { row } = layoutcPreview.page.canvas.view(section);
      const start = performance.now();
      let [offset, since, frames] = [row.offset, start, 0];
      while (performance.now() - since < 400 || frames < 15) {
        if (performance.now() - start > 20000) return null;
        await new Promise((done) => requestAnimationFrame(done));
        frames++;
        if (row.offset !== offset) [offset, since, frames] = [row.offset, performance.now(), 0];
      }
      return offset;
    }""", section)
    expect(offset is not None, "the row does not come to rest")
    return offset


def compare_row(preview, section, offset, elements, row, name):
    """The row's frames in the page are those of the JSON, moved by what the row is scrolled farther."""
    preview.rest()
    in_row = set(preview.info(f"layout.rows.get({section}).elements"))
    scale, is_reversed = preview.info(f"[layout.scale, layout.rows.get({section}).isReversed]")
    whole = lambda value: int(value * scale + (0.500001 if value >= 0 else -0.500001)) / scale
    moved = (whole(row["offset"]) - whole(offset)) * (-1 if is_reversed else 1)
    wanted = [dict(element, x=element["x"] + moved) for element in elements]
    shown = {index: entry for index, entry in preview.shown().items() if index in in_row}
    expect(shown, f"{name}: nothing of the row is shown")
    # Where a row rests anywhere its offset is one of the browser's, which frames are not moved to pixels by while it moves.
    if row["restingOffsets"] == "any":
        return
    found = differences(shown, wanted)
    expect(not found, f"{name} at {offset}: {found[:3]}")


@test
def the_keyboard_walks_through_the_elements(browser, tool):
    with Preview(browser, tool.page(ROOT / "Examples/app-store.yaml"), width=1300, height=900) as preview:
        focused = "document.activeElement.index ?? null"
        for _ in range(20):
            if preview.info(focused) is not None:
                break
            preview.page.keyboard.press("Tab")
        expect(preview.info(focused) == 0, "Tab does not reach the first element")
        count = preview.info("layout.count")
        for step in range(1, count):
            preview.page.keyboard.press("ArrowDown" if step % 2 else "ArrowRight")
            expect(preview.info(focused) == step, f"the focus is on {preview.info(focused)}, not {step}")
            expect(is_in_sight(preview), f"element {step} has the focus, but is not in sight")
        preview.page.keyboard.press("Home")
        preview.page.keyboard.press("ArrowUp")
        expect(preview.info(focused) == 0, "there is something before the first element")
        preview.page.keyboard.press("End")
        expect(preview.info(focused) == count - 1, "End does not go to the last element")
        preview.page.keyboard.press("Enter")
        preview.page.keyboard.press("ArrowUp")
        inspected = preview.page.locator("#inspected")
        expect("kept" in inspected.inner_text(), "Enter does not keep the element")
        expect(preview.info("[page.inspector.shown, document.activeElement.index]") == [count - 2, count - 2], "what is told about is not what has the focus")
        preview.page.keyboard.press("Escape")
        expect("kept" not in inspected.inner_text(), "Escape does not let go")
        expect(re.search(r"line \d+", preview.page.locator("#live").inner_text()), "the live region says nothing of the place")


def is_in_sight(preview):
    return preview.run("""() => {
      const node = document.activeElement.getBoundingClientRect();
      const device = document.getElementById("device").getBoundingClientRect();
      return node.right > device.left && node.left < device.right && node.bottom > device.top && node.top < device.bottom;
    }""")


@test
def the_inspector_tells_what_the_output_tells(browser, tool):
    example = ROOT / "Examples/settings.yaml"
    wanted = json.loads(tool.run(example, "--format", "json", "--with-source"))["elements"]
    with Preview(browser, tool.page(example)) as preview:
        for index in range(0, len(wanted), 3):
            preview.run("(index) => layoutcPreview.page.selection.walk(index)", index)
            text = preview.page.locator("#inspected").inner_text().replace("−", "-")
            element = wanted[index]
            expect(element["source"] in text, f"{element['source']} is not in {text}")
            expect(f"line {element['line']}, column {element['column']}" in text, f"the place of {index} is not in {text}")
            for key in ("x", "y", "width", "height"):
                expect(re.search(rf"{key[0]}\s*{re.escape(str(wanted[index][key]))}", text), f"{key} of {index} is not in {text}")
        cell = preview.page.locator(".cell").first
        cell.hover()
        expect(preview.info("page.inspector.shown") == cell.evaluate("(node) => node.index"), "hovering shows nothing")


def names_of(elements):
    """What each element is called on the command line; None for those of which there are several."""
    names = []
    for element in elements:
        section = element.get("section")
        if element["category"] == "cell":
            names.append(f"{section}.{element['item']}")
            continue
        home = "layout" if section is None else section
        is_numbered = element["category"] == "decoration" or ".supplementaryItems[" in element["source"]
        names.append(f"{element['elementKind']}@{home}{'.' + str(element['item']) if is_numbered else ''}")
    return [name if names.count(name) == 1 else None for name in names]


def derivations_agree(preview, tool, spec, indices, elements, *options):
    names = names_of(elements)
    checked = set()
    for index in indices:
        if names[index] is None:
            continue
        steps = preview.run("(index) => layoutcPreview.page.inspector.steps(index) ?? null", index)
        if index >= STEPS_COUNT:
            expect(steps is None, f"the page has steps of element {index}")
            continue
        wanted = tool.why(spec, names[index], *options)
        what = f"{pathlib.Path(spec).name} {names[index]} {options}"
        expect(steps is not None, f"{what}: the page has no steps")
        expect(len(steps) == len(wanted), f"{what}: {len(steps)} steps, not {len(wanted)}: {steps}")
        for step, other in zip(steps, wanted):
            for key in ("stage", "quantity", "formula"):
                expect(step[key] == other[key], f"{what}: {step[key]!r}, not {other[key]!r}")
            expect(abs(step["result"] - other["result"]) <= 0.0005001, f"{what}: {step}, not {other}")
            place = step.get("place") and {key: step["place"][key] for key in ("path", "line", "column")}
            source = other.get("source") and {key: other["source"][key] for key in ("path", "line", "column")}
            expect(place == source, f"{what}: {step['quantity']} is from {place}, not from {source}")
            expect(step.get("rule") == other.get("rule"), f"{what}: {step} follows {other.get('rule')}")
        checked.add(elements[index]["category"])
    return checked


# Of how many elements the page has the steps.
STEPS_COUNT = 300

ARRANGEMENTS = """\
environment: {container: 393 x 852, safeArea: {top: 59, bottom: 34}}
configuration: {interSectionSpacing: 12}
sections:
  - id: falls
    items: [{count: 40, aspectRatio: 0.75}, {count: 40, measured: {width: 100, height: 61.4}}, {count: 11, aspectRatio: 1.3}]
    waterfall: {columns: 3, spacing: 7}
  - id: even-falls
    items: [{count: 30, aspectRatio: 1.5}]
    waterfall: {columns: 4, spacing: 5}
  - id: tags
    items: [{measured: {width: 60, height: 30}}, {measured: {width: 110, height: 30}}, {count: 9, measured: {width: 80.5, height: 32}}, {count: 20, measured: {width: 44, height: 28}}]
    flow: {spacing: 6, align: center}
  - id: even-tags
    items: [{count: 30, measured: {width: 70, height: 30}}]
    flow: {spacing: 6, align: justified, lastRow: trailing}
  - id: sized
    items: [{count: 20, measured: {height: 50.2}}, {measured: {height: 90}}, {count: 20, measured: {height: 44}}]
    header: {size: 100% x ~30, measured: {height: 41.5}}
    group: {horizontal: {size: 100% x ~60, interItemSpacing: 5, subitems: [{item: 1/2 x ~60}]}}
  - id: badged
    items: 30
    contentInsets: 10
    interGroupSpacing: 4
    group:
      vertical:
        size: 100% x 200
        subitems:
          - horizontal:
              size: 100% x 1/2
              interItemSpacing: flexible(3)
              subitem: {item: {size: 1/3 x 100%, contentInsets: 2, supplementaryItems: [{elementKind: badge, size: 20 x 20, containerAnchor: {edges: topTrailing}}]}}
              count: 2
          - item: 60% x 40
    decorationItems: [{background: ground, contentInsets: 4}]
"""


@test_each(**THIRDS, of_all_arrangements=[])
def the_inspector_derives_as_why_does(examples, browser, tool):
    # Cells that repeat, at their beginning, in the middle, and at their end; and whatever else there is.
    arrangements = tool.stage / "arrangements.yaml"
    arrangements.write_text(ARRANGEMENTS)
    categories = set()
    for example in examples or [arrangements]:
        with Preview(browser, tool.page(example)) as preview:
            layouts = preview.layouts
        for number in sorted({0, len(layouts) - 1}):
            options = options_of(layouts[number])
            with Preview(browser, tool.page(example, *options)) as preview:
                elements = tool.frames(example, "--with-source", *options)["elements"]
                section = lambda index: (elements[index].get("section"), elements[index]["category"], elements[index].get("elementKind"))
                chosen = []
                for key in {section(index): 0 for index in range(len(elements))}:
                    same = [index for index in range(len(elements)) if section(index) == key]
                    chosen += [same[place] for place in sorted({0, 1, len(same) // 3, len(same) // 2, len(same) - 2, len(same) - 1} & set(range(len(same))))]
                few = chosen if example == arrangements else chosen[:: 1 + len(chosen) // 12]
                categories |= derivations_agree(preview, tool, example, few, elements, *options)
                expect(not preview.complaints, preview.complaints)
    expect(examples or categories == {"cell", "supplementary", "decoration"}, f"only {categories} were compared")


@test
def the_inspector_derives_pinned_and_scrolled_frames(browser, tool):
    spec = tool.stage / "moved.yaml"
    spec.write_text("""\
environment: {container: 375 x 667, safeArea: {top: 20}, contentInset: {top: 10, bottom: 30}}
sections:
  - items: 14
    scroll: {x: 5000}
    orthogonalScrollingBehavior: continuous
    group: {horizontal: {size: 120 x 61.4, subitems: [{item: 100% x 100%}]}}
  - items: 40
    group: {horizontal: {size: 100% x 44, subitems: [{item: 100% x 100%}]}}
    boundarySupplementaryItems:
      - {elementKind: header, size: 100% x 40, pinToVisibleBounds: true, contentInsets: 3}
      - {elementKind: footer, size: 100% x 25, pinToVisibleBounds: true}
      - {elementKind: side, alignment: trailing, size: 20 x 60, pinToVisibleBounds: true}
""")
    for example, options in ((spec, ()), (ROOT / "Examples/pinned-headers.yaml", ()), (spec, ("--rtl",))):
        with Preview(browser, tool.page(example, *options)) as preview:
            greatest = preview.info("layout.greatestScroll")[1]
        for step in range(10):
            scrolled = ("--scroll", f"0,{int(greatest * step / 9)}", *options)
            elements = tool.frames(example, "--with-source", *scrolled)["elements"]
            with Preview(browser, tool.page(example, *scrolled)) as preview:
                pinnable = preview.info("[...layout.pins.keys()]")
                derivations_agree(preview, tool, example, [0, *pinnable], elements, *scrolled)
    # A row that is scrolled by hand: the page says that the steps lead to where its cells were before.
    with Preview(browser, tool.page(spec)) as preview:
        notice = "Before scrolling"
        steps, frame = preview.info("[page.inspector.steps(3), canvas.frame(3)]")
        expect([step["result"] for step in steps[-4:]] == frame, f"{steps[-4:]} do not end in {frame}")
        preview.run("() => layoutcPreview.page.inspector.show(3, false)")
        inspected = preview.page.locator("#inspected")
        expect(notice not in inspected.inner_text(), "nothing is scrolled, but the page says so")
        preview.run("() => { layoutcPreview.page.canvas.view(0).row.offset = 147.4; }")
        preview.rest()
        preview.run("() => layoutcPreview.page.inspector.show(3, false)")
        expect(preview.info("page.inspector.steps(3)") == steps, "the steps are others")
        expect(notice in inspected.inner_text(), "the page does not say that something is scrolled")


@test
def everything_has_a_name_for_assistive_technology(browser, tool):
    with Preview(browser, tool.page(ROOT / "Examples/library.yaml")) as preview:
        session = preview.context.new_cdp_session(preview.page)
        nodes = session.send("Accessibility.getFullAXTree")["nodes"]
        named = {"listitem", "heading", "img", "button", "combobox", "list", "region", "main", "complementary", "navigation"}
        roles = set()
        for node in nodes:
            role = node.get("role", {}).get("value")
            if node.get("ignored") or role not in named:
                continue
            roles.add(role)
            in_menu = role in ("listitem", "list") and not node.get("name", {}).get("value")
            if in_menu:
                # The lists of the page itself are read by what is in them.
                backend = session.send("DOM.resolveNode", {"backendNodeId": node["backendDOMNodeId"]})["object"]["objectId"]
                tag = session.send("Runtime.callFunctionOn", {"objectId": backend, "functionDeclaration": "function () { return this.tagName }", "returnByValue": True})
                expect(tag["result"]["value"] in ("OL", "LI"), f"a {role} has no name")
                continue
            expect(node.get("name", {}).get("value"), f"a {role} has no name: {node}")
        expect({"listitem", "list", "button", "combobox", "main", "navigation"} <= roles, f"only {roles} are there")
        cell = preview.page.locator("[role=listitem].cell").first
        expect(cell.get_attribute("aria-posinset") == "1", "the first cell is not the first of its list")
        expect(cell.get_attribute("aria-setsize") == "1", "the list of one client is longer")
        shelf = preview.page.locator("[role=list]").last
        expect("cells of section" in shelf.get_attribute("aria-label"), "the list does not say how long it is")


def drag(preview, start, end, has_moved):
    """A finger that goes from one point to another and rests there, until the page has moved, before it is lifted."""
    session = preview.context.new_cdp_session(preview.page)
    at = lambda part: [{"x": start[0] + (end[0] - start[0]) * part, "y": start[1] + (end[1] - start[1]) * part}]
    send = lambda kind, points: session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    send("touchStart", at(0))
    # The first step is long: a finger that seems to stand still on a busy machine is a long press, which does not scroll.
    for step in range(1, 5):
        send("touchMove", at(step / 4))
    wait_for(has_moved)
    preview.page.wait_for_timeout(120)
    send("touchEnd", [])


@test
def the_bar_takes_one_row_on_a_phone(browser, tool):
    with Preview(browser, tool.page(ROOT / "Examples/app-store.yaml"), 390, 844) as preview:
        height = preview.page.locator("header").bounding_box()["height"]
        expect(height < 60, f"the bar is {height} high")
        button = preview.page.locator("#view button").last
        button.scroll_into_view_if_needed()
        box = button.bounding_box()
        expect(0 <= box["x"] and box["x"] + box["width"] <= 390, f"the last button cannot be reached: {box}")


@test
def fingers_scroll_and_tap(browser, tool):
    for width, height in ((390, 844), (1200, 1000)):
        is_phone = width == 390
        with Preview(browser, tool.page(ROOT / "Examples/app-store.yaml"), width, height, has_touch=True, is_mobile=is_phone, device_scale_factor=2) as preview:
            row = preview.page.locator(".row").nth(1).bounding_box()
            middle = row["y"] + row["height"] / 2
            right = row["x"] + row["width"] * 0.85
            drag(preview, (right, middle), (right - row["width"] * 0.7, middle), lambda: preview.info("canvas.view(1).row.offset") > 180)
            expect(abs(settled(preview, 1) - 345) < 0.01, f"the row rests at {settled(preview, 1)}")
            expect(preview.info("canvas.scroll") == [0, 0], "the content is scrolled with the row")
            drag(preview, (right, middle), (right, middle - 120), lambda: preview.info("canvas.scroll")[1] > 60)
            scrolled = preview.info("canvas.scroll")[1]
            expect(scrolled < 250, f"the content is scrolled by {scrolled}")
            inspected = preview.page.locator("#inspected")
            expect("kept" not in inspected.inner_text(), "a drag keeps an element")
            x = row["x"] + row["width"] / 2
            y, cell = preview.run("""(x) => {
              for (let y = 250; y < 420; y += 5) {
                const cell = document.elementFromPoint(x, y)?.closest('.cell');
                if (cell) return [y, cell.index];
              }
            }""", x)
            preview.page.touchscreen.tap(x, y)
            preview.rest()
            expect(preview.info("page.inspector.shown") == cell and "kept" in inspected.inner_text(), "a tap keeps nothing")
            sheet = inspected.bounding_box()
            expect(sheet["y"] < height - 200, f"what is told is out of sight: {sheet}")
            expect("container width" in inspected.inner_text(), "there is no derivation")
            close = preview.page.get_by_role("button", name="Clear the selection")
            expect(close.is_visible() == is_phone, "the button is not for narrow screens")
            if is_phone:
                close.tap()
                expect("kept" not in inspected.inner_text(), "the button does not let go")
            expect(not preview.complaints, preview.complaints)


@test
def shift_and_the_wheel_scroll_rows(browser, tool):
    with Preview(browser, tool.page(ROOT / "Examples/app-store.yaml"), 1200, 1000) as preview:
        row = preview.page.locator(".row").nth(1).bounding_box()
        preview.page.mouse.move(row["x"] + row["width"] / 2, row["y"] + row["height"] / 2)
        preview.page.keyboard.down("Shift")
        preview.page.mouse.wheel(0, 200)
        expect(abs(settled(preview, 1) - 345) < 0.01, f"the row rests at {settled(preview, 1)}")
        expect(preview.info("canvas.scroll") == [0, 0], "the content is scrolled, too")
        preview.page.mouse.wheel(0, -400)
        expect(abs(settled(preview, 1)) < 0.01, f"the row rests at {settled(preview, 1)}")
        preview.page.keyboard.up("Shift")
        preview.page.mouse.wheel(0, 90)
        wait_for(lambda: preview.info("canvas.scroll")[1] > 0)


@test
def pickers_show_other_layouts(browser, tool):
    with Preview(browser, tool.page(ROOT / "Examples/library-states.yaml")) as preview:
        preview.page.get_by_label("Device").select_option("ipad-pro-11")
        preview.page.get_by_label("Orientation").select_option("landscape")
        preview.rest()
        expect(preview.info("layout.container") == [1210, 834], f"{preview.info('layout.container')}")
        states = preview.page.get_by_label("State").locator("option").all_inner_texts()
        expect(len(states) > 1, "there is one state")
        preview.page.get_by_label("State").select_option(index=1)
        preview.rest()
        expect(preview.info("layout.state") == states[1], "the state is not shown")
        address = preview.page.url
        preview.page.goto("about:blank")
        preview.page.goto(address)
        expect(preview.info("[layout.device, layout.orientation, layout.state]") == ["ipad-pro-11", "landscape", states[1]], "the address does not keep the layout")
        expect(not preview.complaints, preview.complaints)


@test
def groups_and_insets_are_drawn_on_request(browser, tool):
    with Preview(browser, tool.page(ROOT / "Examples/nested-groups.yaml", "--show", "groups")) as preview:
        boxes = lambda kind: preview.page.locator(f".box.{kind}").count()
        expect(boxes("groups") > 0 and boxes("insets") == 0, "not the groups alone")
        preview.page.get_by_role("button", name="Insets").click()
        preview.rest()
        expect(boxes("insets") > 0, "no insets")
        preview.page.get_by_role("button", name="Groups").click()
        preview.rest()
        expect(boxes("groups") == 0, "groups though they are turned off")


@test
def light_and_dark(browser, tool):
    ground = "getComputedStyle(document.body).backgroundColor"
    seen = {}
    for scheme in ("light", "dark"):
        with Preview(browser, tool.page(ROOT / "Examples/list.yaml"), color_scheme=scheme) as preview:
            seen[scheme] = preview.info(ground)
            button = preview.page.get_by_role("button", name="Colors")
            for wanted in ("light", "dark", "auto"):
                button.click()
                expect(preview.info("document.documentElement.dataset.theme ?? 'auto'") == wanted, f"not {wanted}")
    expect(seen["light"] != seen["dark"], "light is as dark")


@test
def ten_thousand_cells_stay_smooth(browser, tool):
    spec = tool.stage / "many.yaml"
    spec.write_text("""\
environment: {device: iphone-16}
sections:
  - {id: grid, items: 10000, group: {horizontal: {size: 100% x 60, subitems: [{item: 1/3 x 100%}]}}}
  - {id: row, items: 10000, orthogonalScrollingBehavior: groupPaging, group: {horizontal: {size: 120 x 60, subitems: [{item: 100% x 100%}]}}}
""")
    wanted = tool.frames(spec)["elements"]
    path = tool.page(spec, "--device", "iphone-16")
    expect(path.stat().st_size < 400_000, f"the page takes {path.stat().st_size} bytes")
    with Preview(browser, path) as preview:
        greatest = preview.info("layout.greatestScroll")[1]
        most = 0
        for step in range(40):
            preview.scroll(0, int(greatest * ((step * 7) % 40) / 39))
            most = max(most, preview.info("document.querySelectorAll('*').length"))
            found = differences(preview.shown(), wanted)
            expect(not found, found[:3])
        expect(most < 600, f"{most} nodes are in the page")
        preview.scroll(0, greatest)
        for rest in (0, 120 * 5000, 120 * 10000 - 393):
            preview.run("(rest) => { layoutcPreview.page.canvas.view(1).row.offset = rest; }", rest)
            preview.rest()
            shown = preview.shown()
            moved = [dict(element, x=element["x"] - (rest if element["section"] == 1 else 0)) for element in wanted]
            found = differences(shown, moved)
            expect(not found, found[:3])
            expect(sum(wanted[i]["section"] == 1 for i in shown) >= 3, "the row shows nothing")
        many = update_time(preview)
    spec.write_text(spec.read_text().replace("10000", "500"))
    with Preview(browser, tool.page(spec, "--device", "iphone-16", name="few")) as preview:
        few = update_time(preview)
    expect(many < 5 * few, f"an update takes {many} ms, {few} ms with 500 cells a section")


def update_time(preview):
    """The median of the milliseconds that updates take in a long drag."""
    return preview.run("""async () => {
      const { canvas } = layoutcPreview.page;
      const greatest = canvas.scroller.scrollHeight - canvas.scroller.clientHeight;
      const times = [];
      for (let step = 0; step < 120; step++) {
        canvas.scroller.scrollTop = (step * 997) % greatest;
        const before = performance.now();
        canvas.update();
        times.push(performance.now() - before);
        await new Promise((done) => requestAnimationFrame(done));
      }
      return times.sort((a, b) => a - b)[times.length / 2];
    }""")


LOOKS = ["carousel-scale", "cover-flow", "parallax-header"]


def computed(preview):
    """What the browser makes of each node's style, with whether it is shown: by the index in the output."""
    script = """() => [...document.querySelectorAll('.element')].map((node) => {
      const { transform, opacity, visibility, zIndex } = getComputedStyle(node);
      return [node.index, transform, Number(opacity), visibility, zIndex];
    })"""
    return {entry[0]: entry[1:] for entry in preview.run(script)}


def matrix(text):
    """The 16 numbers of a computed transform."""
    if text == "none":
        return [float(place % 5 == 0) for place in range(16)]
    numbers = [float(number) for number in text[text.index("(") + 1:-1].split(",")]
    if len(numbers) == 16:
        return numbers
    a, b, c, d, x, y = numbers
    return [a, b, 0, 0, c, d, 0, 0, 0, 0, 1, 0, x, y, 0, 1]


def compare_looks(preview, elements, name):
    """Compares all that the page shows; returns how many elements have a look of their own."""
    shown = computed(preview)
    count = 0
    for index, (transform, opacity, visibility, z) in shown.items():
        element = elements[index]
        wanted = element.get("transform3D") or matrix(f"({', '.join(map(str, element.get('transform', [1, 0, 0, 1, 0, 0])))})")
        found = matrix(transform)
        expect(all(abs(a - b) < 1e-3 for a, b in zip(found, wanted)), f"{name}: {index} is {found}, not {wanted}")
        expect(abs(opacity - element.get("alpha", 1)) < 1e-3, f"{name}: {index} has an opacity of {opacity}")
        expect((visibility == "hidden") == element.get("hidden", False), f"{name}: {index} is {visibility}")
        if not element.get("pinned"):
            expect((0 if z == "auto" else int(z)) == element["zIndex"], f"{name}: {index} has a z-index of {z}")
        count += "alpha" in element
    expect(sum("alpha" in element for element in elements) == count, f"{name}: {count} elements have looks")
    return count


@test_each(**{name.replace("-", "_"): name for name in LOOKS})
def looks_are_the_solvers(name, browser, tool):
    example = ROOT / "Examples" / f"{name}.yaml"
    spec = example.read_text()
    for direction in ("ltr", "rtl"):
        options = ["--rtl"] if direction == "rtl" else []
        with Preview(browser, tool.page(example, *options, name=f"looks-{direction}"), width=1000) as preview:
            rows = preview.info("[...layout.rows.keys()]")
            greatest = preview.info("layout.greatestScroll")[1]
            for step in range(5):
                y = round(greatest * step / 4)
                offsets = [round(37 + 211.5 * step + row) for row in rows]
                left = iter(offsets)
                changed = re.sub(r"scroll: {x: [0-9.]+}", lambda _: f"scroll: {{x: {next(left)}}}", spec)
                path = tool.stage / f"looks-{direction}-{step}.yaml"
                path.write_text(changed)
                for row, offset in zip(rows, offsets):
                    preview.run("([row, offset]) => { layoutcPreview.page.canvas.view(row).row.offset = offset; }", [row, offset])
                preview.scroll(0, y)
                elements = tool.frames(path, "--scroll", y, *options)["elements"]
                count = compare_looks(preview, elements, f"{name}, {direction}, step {step}")
                expect(count >= 2, f"{name}: only {count} elements in sight have looks")


@test
def looks_take_time_by_what_is_in_sight(browser, tool):
    spec = tool.stage / "looks.yaml"
    spec.write_text("""
environment: {container: 400 x 800}
sections:
  - items: 2000
    group: {horizontal: {size: 100% x 20, subitems: [item: 10% x 100%]}}
    visibleItems:
      let: {d: "${abs(distance) / container.contentSize.height}"}
      scale: "${max(1.1 - d, 0.8)}"
      rotate: "${sin(d) * 10}"
      alpha: "${1 - d}"
      zIndex: "${-floor(d * 100)}"
""")
    with Preview(browser, tool.page(spec), width=1000, height=1000) as preview:
        preview.scroll(0, 1000)
        # All 400 elements in sight, and a quarter of them.
        script = """() => {
          const { canvas } = layoutcPreview.page;
          const nodes = [...canvas.nodes];
          const within = (height) => new Map(nodes.filter(([key]) => {
            const [, y] = canvas.frame(key);
            return y >= 1000 && y < 1000 + height;
          }));
          const [few, all] = [within(200), within(800)];
          const times = new Map([[few, []], [all, []]]);
          // In turns, as other work comes and goes.
          for (let round = 0; round < 60; round++) {
            for (const [nodes, taken] of times) {
              canvas.nodes = nodes;
              const start = performance.now();
              for (let again = 0; again < 5; again++) canvas.dress();
              taken.push(performance.now() - start);
            }
          }
          const median = (nodes) => times.get(nodes).sort((a, b) => a - b)[30];
          return [few.size, median(few), all.size, median(all)];
        }"""
        few, time_of_few, count, time_of_all = preview.run(script)
        expect((few, count) == (100, 400), f"{few} and {count} elements in sight")
        expect(time_of_all < 10 * time_of_few, f"{time_of_all} ms for all in sight, {time_of_few} ms for a quarter")


@test
def what_is_left_out_is_said(browser, tool):
    spec = tool.stage / "too-many.yaml"
    spec.write_text("environment: {device: iphone-16}\nsections: [{items: 150000, group: {horizontal: {size: 100% x 44, subitems: [{item: 1/4 x 100%}]}}}]\n")
    path = tool.page(spec, "--device", "iphone-16")
    expect(path.stat().st_size < 2_000_000, f"the page takes {path.stat().st_size} bytes")
    with Preview(browser, path) as preview:
        expect("100,000 of 150,000" in preview.page.locator("#notice").inner_text(), "nothing is said")
        expect(not preview.complaints, preview.complaints)


@test
def what_is_not_drawn_is_said(browser, tool):
    spec = tool.stage / "crowd.yaml"
    spec.write_text("""\
environment: {container: 1000 x 1000}
sections: [{items: 20000, group: {horizontal: {size: 100% x 5, subitem: {item: {}}, count: 200}}}]
""")
    with Preview(browser, tool.page(spec), width=1400, height=900) as preview:
        notice = preview.page.locator("#notice")
        preview.rest()
        expect("3,000 of 20,000 visible elements" in notice.inner_text(), f"nothing is said: {notice.inner_text()!r}")
        # What the notice takes is not taken from the device.
        stage, frame = (preview.page.locator(name).bounding_box() for name in ("#stage", "#frame"))
        expect(frame["y"] + frame["height"] < stage["y"] + stage["height"], f"the device {frame} is cut off by {stage}")
        expect(not preview.complaints, preview.complaints)
    spec.write_text("""\
environment: {container: 1000 x 1000}
sections: [{items: 2000, group: {horizontal: {size: 100% x 100, subitem: {item: {}}, count: 200}}}]
""")
    with Preview(browser, tool.page(spec)) as preview:
        expect(preview.page.locator("#notice").is_hidden(), "something is said where all is drawn")


@test
def sections_left_out_are_marked(browser, tool):
    spec = tool.stage / "left-out.yaml"
    spec.write_text("""\
environment: {device: iphone-16}
sections:
  - {id: first, items: 2, list: {rowHeight: 50}}
  - {id: broken, items: three, list: {rowHeight: 50}}
  - {id: wide, items: 2, group: {horizontal: {size: 100% x 50, subitems: [{item: 500 x 100%}]}}}
""")
    path = tool.stage / "left-out.html"
    command = [tool.binary, "build", str(spec), "--no-config", "-o", str(path)]
    expect(subprocess.run(command, capture_output=True).returncode == 1, "the errors are no findings")
    with Preview(browser, path, width=1400, height=700) as preview:
        preview.rest()
        expect(preview.page.locator(".element.wrong").count() >= 1, "nothing is marked")
        expect(preview.page.locator("[role=listitem]:not(.wrong)").count() == 2, "other cells are marked")
        box = preview.page.get_by_label("section 1, left out: items is 'three'")
        expect(box.count() == 1, "the box has no name")
        expect("repeating-linear-gradient" in box.evaluate("(node) => getComputedStyle(node).backgroundImage"), "it is not hatched")
        expect("left out" in preview.page.locator(".section-link").nth(1).inner_text(), "it is counted as a section with cells")
        expect(preview.info("layout.cells") == 4, "it is counted as a cell")
        box.click()
        told = preview.page.locator("#inspected").inner_text()
        expect("Spec\nsections[1]\n" in told.replace("\u200b", ""), told)
        expect("items is 'three'" in told and "Why" not in told and "Frame" not in told, told)
        stage, frame = (preview.page.locator(name).bounding_box() for name in ("#stage", "#frame"))
        expect(frame["y"] + frame["height"] < stage["y"] + stage["height"], f"the device {frame} is cut off by {stage}")
        expect(not preview.complaints, preview.complaints)


@test
def names_are_only_text(browser, tool):
    spec = tool.stage / "hostile.yaml"
    evil = "</script><script>document.title='evil'</script><!-- \\u2028 & \\\" '"
    spec.write_text(f"""\
name: "{evil}"
environment: {{device: iphone-16}}
states:
  "{evil}": {{"{evil}": 3}}
sections:
  - id: "{evil}"
    items: [{{id: "{evil}", title: "{evil}", kind: "{evil}"}}]
    group: {{horizontal: {{size: 100% x 44, subitems: [{{item: 100% x 100%}}]}}}}
    boundarySupplementaryItems: [{{elementKind: "{evil}", alignment: top, size: 100% x 20, title: "{evil}"}}]
""")
    shown = evil.replace("\\u2028", "\u2028").replace('\\"', '"')
    text = tool.page(spec).read_text()
    expect(text.count("<script") == 2, "a name opens a script")
    with Preview(browser, tool.stage / "hostile.yaml.html") as preview:
        expect(preview.info("page.data.name") == shown, "the name is another one")
        expect(preview.page.locator("h1").text_content() == shown, "the heading is another one")
        preview.page.locator(".cell").first.click()
        expect(preview.info("document.title") != "evil", "a name was run")
        expect(not preview.complaints, preview.complaints)


@test
def an_open_page_takes_up_changes_in_place(browser, tool):
    example = ROOT / "Examples/pinned-headers.yaml"
    path = tool.page(example, name="watched")
    text = path.read_text()
    data = re.search(r'<script type="application/json" id="data">(.*?)</script>', text, re.DOTALL).group(1)
    # What the page is like where it is asked to look beside itself.
    path.write_text(re.sub(r"(script-src 'sha256-[^']*')", r"\1 'self' file:", text, count=1).replace('{"version":1', '{"version":1,"reloadScript":"watched.html.js"', 1))
    script = tool.stage / "watched.html.js"
    script.write_text("layoutcPreview.receive({\"stamp\": \"1\"});\n")
    with Preview(browser, path) as preview:
        preview.pick(1)
        preview.scroll(0, 300)
        before = preview.info("[layout.device, canvas.scroll[1]]")
        script.write_text('layoutcPreview.receive({"stamp": "2", "messages": "album.yaml:3:1: error"});\n')
        preview.page.wait_for_selector("#banner:not([hidden])", timeout=30000)
        expect("album.yaml:3:1: error" in preview.page.locator("#banner").inner_text(), "the message is not shown")
        expect(preview.page.locator(".cell").count() > 0, "the last good picture is gone")
        changed = json.loads(data)
        changed["name"] = "Changed"
        script.write_text(f'layoutcPreview.receive({{"stamp": "3", "data": {json.dumps(changed)}}});\n')
        preview.page.wait_for_selector("#banner", state="hidden", timeout=30000)
        preview.rest()
        expect(preview.page.locator("h1").inner_text() == "Changed", "the data are not taken up")
        expect(preview.info("[layout.device, canvas.scroll[1]]") == before, "device or scroll position are lost")
        preview.page.reload()
        preview.rest()
        expect(preview.info("[layout.device, canvas.scroll[1]]") == before, "device or scroll position are lost on reload")
        expect(not preview.complaints, preview.complaints)


@test
def an_open_page_follows_the_spec(browser, tool):
    spec, path = tool.stage / "followed.yaml", tool.stage / "followed.html"
    text = (ROOT / "Examples/pinned-headers.yaml").read_text()
    spec.write_text(text)
    watch = subprocess.Popen([tool.binary, "watch", "--no-lint", str(spec), "-o", str(path)], stderr=subprocess.DEVNULL)
    try:
        wait_for(lambda: (tool.stage / "followed.html.reload.js").exists())
        with Preview(browser, path) as preview:
            preview.scroll(0, 300)
            before = preview.info("[layout.device, canvas.scroll[1]]")
            spec.write_text(text + "\nwrong: 1\n")
            preview.page.wait_for_selector("#banner:not([hidden])", timeout=30000)
            expect("unknown key 'wrong'" in preview.page.locator("#banner").inner_text(), "the error is not shown")
            expect(preview.page.locator(".cell").count() > 0, "the last good picture is gone")
            spec.write_text("name: Followed\n" + re.sub(r"(?m)^name:.*\n", "", text))
            preview.page.wait_for_selector("#banner", state="hidden", timeout=30000)
            preview.rest()
            expect(preview.page.locator("h1").inner_text() == "Followed", "the change is not taken up")
            expect(preview.info("[layout.device, canvas.scroll[1]]") == before, "device or scroll position are lost")
            expect(not preview.complaints, preview.complaints)
    finally:
        watch.kill()
        watch.wait()


def wait_for(condition):
    end = time.monotonic() + 20
    while not condition():
        expect(time.monotonic() < end, "nothing happens")
        time.sleep(0.02)


@test
def derivations_are_shown(browser, tool):
    spec = tool.stage / "sized.yaml"
    measured = ", ".join("{measured: {height: %d}}" % (40 + index % 7) for index in range(400))
    spec.write_text(f"environment: {{device: iphone-16}}\nsections: [{{items: [{measured}], group: {{horizontal: {{size: 100% x ~44, subitems: [{{item: 100% x ~44}}]}}}}}}]\n")
    with Preview(browser, tool.page(ROOT / "Examples/list.yaml")) as preview:
        preview.run("() => layoutcPreview.page.selection.walk(3)")
        shown = preview.page.locator("#inspected .why").inner_text()
        for text in ("container width 375", "zIndex 0", "line ", "measured"):
            expect(text in shown, f"{text} is not in {shown}")
        expect(not preview.complaints, preview.complaints)
    with Preview(browser, tool.page(spec, "--device", "iphone-16")) as preview:
        preview.run("() => layoutcPreview.page.selection.walk(299)")
        expect("ceil(measured 45)" in preview.page.locator("#inspected .why").inner_text(), "the last that is told of is not")
        preview.run("() => layoutcPreview.page.selection.walk(300)")
        expect("layoutc why SPEC 0.300" in preview.page.locator("#inspected").inner_text(), "nothing is said of what is not told")


@test
def the_page_needs_nothing_else(browser, tool):
    text = tool.page(ROOT / "Examples/list.yaml").read_text()
    expect("http:" not in text and "https:" not in text, "the page names another place")
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', text).group(1)
    expect("default-src 'none'" in policy and "unsafe" not in policy and "file:" not in policy, policy)


def start():
    """Opens the browser in which a worker's tests run one after the other."""
    global BROWSER
    BROWSER = open_browser()


def check(binary, name):
    """Runs a test with files of its own; returns its name, what went wrong or None, and the seconds that it took."""
    with tempfile.TemporaryDirectory() as stage:
        begun = time.monotonic()
        try:
            TESTS[name](BROWSER, Tool(binary, stage))
            problem = None
        except Exception as error:  # one test's failure is not the end of the others
            problem = f"{type(error).__name__}: {str(error)[:1500]}"
    return name, problem, time.monotonic() - begun


def main():
    binary, *chosen = sys.argv[1:]
    binary = str(pathlib.Path(binary).resolve())
    names = [name for name in TESTS if not chosen or any(name.startswith(word) for word in chosen)]
    failed = 0
    # A browser for each processor.
    with multiprocessing.Pool(initializer=start) as pool:
        run = functools.partial(check, binary)
        alone = functools.partial(pool.apply, run)
        results = itertools.chain(pool.imap(run, [name for name in names if name not in ALONE]), (alone([name]) for name in names if name in ALONE))
        again = []
        for name, problem, seconds in results:
            if problem is not None:
                again.append(name)
            print(f"{'ok    ' if problem is None else 'again '}  {name} ({seconds:.0f} s){f': {problem}' if problem else ''}", flush=True)
        # Fingers and animations have the browser's own clocks, which a busy machine outruns: what is wrong is wrong a second time, alone.
        for name, problem, seconds in map(lambda name: alone([name]), again):
            failed += problem is not None
            print(f"{'ok    ' if problem is None else 'FAILED'}  {name} ({seconds:.0f} s){f': {problem}' if problem else ''}", flush=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
