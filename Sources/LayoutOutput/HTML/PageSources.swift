// swift-format-ignore-file
// Written by "make page" from the files in Page: change those.

/// The sources of the HTML preview.
enum PageSources {
  static let styleHash: StaticString = "9V5N+XDgtzjcO/Bpu73UNxNrPj5sD6nXRsJN6EZeGpk="
  static let scriptHash: StaticString = "B9IwnX9y2uSadPFY53qQ03AJBaBAPMGfXJkfFgdZ1NY="
  static let body: StaticString = #"""
<body>
<a class="skip" href="#device">Skip to the preview</a>
<header>
<h1 id="title"></h1>
<div class="controls" id="variation" role="group" aria-label="What the layout is solved for"></div>
<div class="controls" id="view" role="group" aria-label="What is shown"></div>
</header>
<div id="banner" role="alert" hidden></div>
<p id="notice" hidden></p>
<main aria-label="Preview">
<div id="stage">
<div id="frame">
<div id="device" tabindex="-1" role="region" aria-label="Device">
<div id="scroller" tabindex="-1">
<div id="extent">
<div id="pinned"></div>
<div id="content"></div>
</div>
</div>
<div id="safe-area" aria-hidden="true"><i></i><i></i><i></i><i></i></div>
</div>
</div>
</div>
<p id="caption"></p>
</main>
<aside aria-label="Inspector">
<section id="inspected" aria-label="Element"></section>
<section id="about" aria-label="Layout"></section>
<nav id="sections" aria-label="Sections"></nav>
<p class="keys"><kbd>↑</kbd> <kbd>↓</kbd> walk through the elements, <kbd>Enter</kbd> keeps one, <kbd>Esc</kbd> lets go; <kbd>⇧</kbd> and the wheel scroll rows</p>
</aside>
<div id="live" class="unseen" aria-live="polite"></div>

"""#
  static let style: StaticString = #"""
/* Colours: light ones, and dark ones where the system or the reader asks for them. */
:root {
  color-scheme: light;
  --ground: #eef0f3;
  --panel: #fbfcfd;
  --line: #d9dde3;
  --ink: #1d2329;
  --soft: #5d6773;
  --accent: #0a66c2;
  --screen: #ffffff;
  --bezel: #23272d;
  --bar: #1d23291a;
  --tint-0: #dbe9f8;
  --edge-0: #3d74ad;
  --text-0: #173a5e;
  --tint-1: #d8efeb;
  --edge-1: #2f8477;
  --text-1: #124a42;
  --tint-2: #e5e2f6;
  --edge-2: #675bac;
  --text-2: #332b68;
  --tint-3: #e6ebf0;
  --edge-3: #5d7287;
  --text-3: #2a3a4a;
  --supplementary: #fff6e9;
  --hatch: #f6d7ad;
  --supplementary-edge: #b3650c;
  --supplementary-text: #5e3200;
  --decoration: #f4f5f6;
  --dot: #c3c6cc;
  --decoration-edge: #8a8f98;
  --decoration-text: #5a5f68;
  --group: #c2185b;
  --inset: #222222;
  --warning: #8a2c0d;
  --warning-ground: #fff1ea;
  --wrong: #fdecea;
  --wrong-hatch: #f19a92;
  --wrong-edge: #c62828;
  --wrong-text: #7f0000;
}

/* Written twice: once for the system's wish, once for the reader's. */
@media (prefers-color-scheme: dark) {
  :root:not([data-theme="light"]) {
    color-scheme: dark;
    --ground: #14171b;
    --panel: #1c2025;
    --line: #323840;
    --ink: #e4e8ec;
    --soft: #98a2ae;
    --accent: #6cb2ff;
    --screen: #0c0e10;
    --bezel: #3a4048;
    --bar: #ffffff1f;
    --tint-0: #1b334d;
    --edge-0: #6fa5dc;
    --text-0: #cfe4fa;
    --tint-1: #143c37;
    --edge-1: #54b3a5;
    --text-1: #c3ebe4;
    --tint-2: #2d2852;
    --edge-2: #9c91de;
    --text-2: #dfdaf9;
    --tint-3: #29333d;
    --edge-3: #8ba0b5;
    --text-3: #d9e2ea;
    --supplementary: #35260f;
    --hatch: #5a3f17;
    --supplementary-edge: #e0a04c;
    --supplementary-text: #fbe3c0;
    --decoration: #1d2024;
    --dot: #4a5058;
    --decoration-edge: #7c838d;
    --decoration-text: #b3b9c1;
    --group: #ff79ac;
    --inset: #e8e8e8;
    --warning: #ffb695;
    --warning-ground: #3a1d12;
    --wrong: #3d1513;
    --wrong-hatch: #8c302a;
    --wrong-edge: #ff8a80;
    --wrong-text: #ffd7d3;
  }
}

:root[data-theme="dark"] {
  color-scheme: dark;
  --ground: #14171b;
  --panel: #1c2025;
  --line: #323840;
  --ink: #e4e8ec;
  --soft: #98a2ae;
  --accent: #6cb2ff;
  --screen: #0c0e10;
  --bezel: #3a4048;
  --bar: #ffffff1f;
  --tint-0: #1b334d;
  --edge-0: #6fa5dc;
  --text-0: #cfe4fa;
  --tint-1: #143c37;
  --edge-1: #54b3a5;
  --text-1: #c3ebe4;
  --tint-2: #2d2852;
  --edge-2: #9c91de;
  --text-2: #dfdaf9;
  --tint-3: #29333d;
  --edge-3: #8ba0b5;
  --text-3: #d9e2ea;
  --supplementary: #35260f;
  --hatch: #5a3f17;
  --supplementary-edge: #e0a04c;
  --supplementary-text: #fbe3c0;
  --decoration: #1d2024;
  --dot: #4a5058;
  --decoration-edge: #7c838d;
  --decoration-text: #b3b9c1;
  --group: #ff79ac;
  --inset: #e8e8e8;
  --warning: #ffb695;
  --warning-ground: #3a1d12;
  --wrong: #3d1513;
  --wrong-hatch: #8c302a;
  --wrong-edge: #ff8a80;
  --wrong-text: #ffd7d3;
}
/* The device: everything in it is placed by the script, in points. */
#stage {
  flex: 1;
  min-height: 0;
  overflow: auto;
  display: grid;
  place-items: center;
  padding: 32px;
  box-sizing: border-box;
}

#frame { position: relative !important; flex: none; }

#device {
  /* As wide as a line of the page, however large the device is shown. */
  --hair: 1px;
  position: absolute;
  transform-origin: 0 0;
  background: var(--screen);
  border-radius: 6px;
  overflow: hidden;
  box-shadow: 0 0 0 1px var(--bezel);
}

#frame::before {
  content: "";
  position: absolute;
  inset: -7px;
  border-radius: 14px;
  background: var(--bezel);
  box-shadow: 0 6px 20px #00000026, 0 1px 4px #0000001f;
}

#device[data-screen="round"] { border-radius: 46px; }
#frame:has([data-screen="round"])::before { border-radius: 46px; }
#device[data-screen="pad"] { border-radius: 14px; }

#scroller, .row {
  position: absolute;
  overflow: auto;
  scrollbar-width: none;
  overscroll-behavior: contain;
}

#scroller:focus, #device:focus { outline: none; }
.row.sideways { overflow: auto hidden; }
.row.upright { overflow: hidden auto; }
.row.sideways { overscroll-behavior: contain auto; }
.row.upright { overscroll-behavior: auto contain; }
.row.sideways.snaps { scroll-snap-type: x mandatory; }
.row.upright.snaps { scroll-snap-type: y mandatory; }
.track { position: relative; }
.marks i { position: absolute; top: 0; left: 0; width: 1px; height: 1px; scroll-snap-align: start; }
.pages .marks i { scroll-snap-stop: always; }

#extent { position: relative !important; }
#content { position: absolute; isolation: isolate; }
#pinned { position: sticky; top: 0; left: 0; width: 0; height: 0; z-index: 1; }

.element {
  position: absolute;
  box-sizing: border-box;
  display: flex;
  align-items: center;
  justify-content: center;
  overflow: hidden;
  font-size: 13px;
  line-height: 1.1;
  cursor: default;
  box-shadow: inset 0 0 0 var(--hair) var(--edge);
  background: var(--tint);
  color: var(--text);
}

.element span { white-space: nowrap; }
.element .cut { padding: 0 2px; overflow: hidden; text-overflow: ellipsis; }
.tint-0 { --tint: var(--tint-0); --edge: var(--edge-0); --text: var(--text-0); }
.tint-1 { --tint: var(--tint-1); --edge: var(--edge-1); --text: var(--text-1); }
.tint-2 { --tint: var(--tint-2); --edge: var(--edge-2); --text: var(--text-2); }
.tint-3 { --tint: var(--tint-3); --edge: var(--edge-3); --text: var(--text-3); }

.supplementary {
  --edge: var(--supplementary-edge);
  --text: var(--supplementary-text);
  background: repeating-linear-gradient(-45deg, var(--supplementary) 0 4px, var(--hatch) 4px 5px);
}

.supplementary span { background: var(--supplementary); border-radius: 3px; box-shadow: 0 0 0 2px var(--supplementary); }

.decoration {
  --text: var(--decoration-text);
  background: radial-gradient(var(--dot) 0.8px, transparent 1px) 0 0 / 6px 6px, var(--decoration);
  box-shadow: none;
  outline: var(--hair) dashed var(--decoration-edge);
  outline-offset: calc(-1 * var(--hair));
}

.wrong {
  --edge: var(--wrong-edge);
  --text: var(--wrong-text);
  background: repeating-linear-gradient(45deg, var(--wrong) 0 5px, var(--wrong-hatch) 5px 7px);
}

.wrong span { background: var(--wrong); border-radius: 3px; box-shadow: 0 0 0 2px var(--wrong); }

/* Laid out, not shown: what lies below can be pointed at. */
.hidden { pointer-events: none; background: none; box-shadow: none; outline: var(--hair) dashed var(--edge); outline-offset: calc(-1 * var(--hair)); }
.hidden span { display: none; }
.pinned { box-shadow: inset 0 0 0 var(--hair) var(--edge), 0 2px 8px #00000030; }

.element.looked-at, .element:focus-visible { outline: calc(2 * var(--hair)) solid var(--accent); outline-offset: calc(-2 * var(--hair)); }
.element.kept { outline: calc(3 * var(--hair)) solid var(--accent); outline-offset: calc(-3 * var(--hair)); }

.box { position: absolute; box-sizing: border-box; pointer-events: none; z-index: 2000000000; }
.box.groups { outline: var(--hair) dashed var(--group); outline-offset: calc(-1 * var(--hair)); }
.box.insets { outline: var(--hair) dotted var(--inset); outline-offset: calc(-1 * var(--hair)); }

#safe-area[hidden] { display: none; }
#safe-area { pointer-events: none; }
#safe-area i { position: absolute; background: var(--bar); }
/* The page around the device: a bar, the stage, the inspector. */
* { box-sizing: border-box; }

body {
  margin: 0;
  height: 100vh;
  display: grid;
  grid-template: auto auto auto minmax(0, 1fr) / minmax(0, 1fr) 320px;
  grid-template-areas: "bar bar" "banner banner" "notice notice" "stage inspector";
  background: var(--ground);
  color: var(--ink);
  font: 13px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  font-variant-numeric: tabular-nums;
}

header {
  grid-area: bar;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 20px;
  padding: 9px 18px;
  background: var(--panel);
  border-bottom: 1px solid var(--line);
}

h1 { margin: 0; font-size: 15px; font-weight: 650; letter-spacing: -0.01em; margin-right: auto; }
.controls { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 14px; }
.field { display: flex; align-items: center; gap: 6px; }
.field span { color: var(--soft); }

select, button { font: inherit; color: inherit; }

select {
  padding: 4px 6px;
  border: 1px solid var(--line);
  border-radius: 6px;
  background: var(--panel);
}

select:disabled { opacity: 1; color: var(--ink); appearance: none; border-color: transparent; padding: 4px 0; }
.segments { display: flex; border: 1px solid var(--line); border-radius: 6px; overflow: clip; }
.segments button { border: 0; border-left: 1px solid var(--line); padding: 4px 10px; background: none; color: var(--soft); }
.segments button:first-child { border-left: 0; }
.segments button[aria-pressed="true"] { background: color-mix(in srgb, var(--accent) 14%, transparent); color: var(--ink); }
.quiet { border: 1px solid var(--line); border-radius: 6px; padding: 4px 10px; background: none; min-width: 56px; }
button:hover, select:hover:enabled { border-color: var(--soft); color: var(--ink); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }

#banner, #notice { margin: 0; padding: 8px 18px; border-bottom: 1px solid var(--line); }
#banner { grid-area: banner; background: var(--warning-ground); color: var(--warning); }
#banner pre { margin: 6px 0 0; max-height: 30vh; overflow: auto; font: 12px/1.5 ui-monospace, Menlo, Consolas, monospace; }
#notice { grid-area: notice; background: var(--panel); color: var(--soft); }

main { grid-area: stage; display: flex; flex-direction: column; min-height: 0; min-width: 0; }
#caption { margin: 0; padding: 0 18px 12px; text-align: center; color: var(--soft); }

aside {
  grid-area: inspector;
  overflow: auto;
  padding: 4px 18px 16px;
  background: var(--panel);
  border-left: 1px solid var(--line);
}

aside > * { padding: 12px 0; }
aside > * + * { border-top: 1px solid var(--line); }
#inspected { min-height: 250px; }
h2 { margin: 0 0 8px; font-size: 13px; font-weight: 650; overflow-wrap: anywhere; }
h3 { margin: 14px 0 4px; font-size: 12px; font-weight: 600; color: var(--soft); }
dl { display: grid; grid-template-columns: 76px minmax(0, 1fr); gap: 4px 10px; margin: 0; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
.name, .path { font: 12px/1.5 ui-monospace, Menlo, Consolas, monospace; }
.faint { color: var(--soft); margin: 0; }
.numbers { display: grid; grid-template-columns: auto 1fr auto 1fr; gap: 2px 6px; }
.numbers span { margin-right: 10px; }
.numbers i { font-style: normal; color: var(--soft); }
.chip { margin-left: 8px; padding: 1px 7px; border-radius: 9px; font-size: 11px; font-weight: 500; color: var(--soft); border: 1px solid var(--line); background: none; box-shadow: none; outline: none; }
.chip.kept { color: var(--accent); border-color: currentColor; }
.close { display: none; float: right; width: 36px; height: 36px; margin: -8px -8px 0 8px; padding: 0; border: 0; background: none; font-size: 22px; line-height: 1; color: var(--soft); }
.why h4 { margin: 10px 0 2px; font-size: 12px; font-weight: 600; overflow-wrap: anywhere; }
.why ol { margin: 0; padding: 0 0 0 10px; list-style: none; border-left: 2px solid var(--line); }
.why li { margin: 3px 0; overflow-wrap: anywhere; }
.why .quantity { color: var(--soft); }
.why b { font-weight: 600; }
.why .equation, .why small { display: block; }
.why small { font-size: 11.5px; color: var(--soft); }
.why .evidence { font-size: 10.5px; padding: 0 5px; border: 1px solid var(--line); border-radius: 8px; }

nav ol { list-style: none; margin: 0 -8px; padding: 0; }
.section-link { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 8px; width: 100%; padding: 4px 8px; border: 0; border-radius: 6px; background: none; text-align: left; }
.section-link:hover { background: color-mix(in srgb, var(--ink) 6%, transparent); }
.section-link b { font-weight: 500; overflow-wrap: anywhere; }
.section-link small { font-size: 12px; color: var(--soft); margin-left: auto; }
.swatch { width: 10px; height: 10px; border-radius: 3px; background: var(--tint); box-shadow: inset 0 0 0 1px var(--edge); }
.keys { margin: 0; color: var(--soft); }
kbd { padding: 0 4px; border: 1px solid var(--line); border-radius: 4px; font: inherit; font-size: 12px; }

.skip { position: absolute; left: -999px; }
.skip:focus { left: 12px; top: 10px; z-index: 2; padding: 4px 10px; background: var(--panel); }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
[hidden] { display: none !important; }

@media (max-width: 820px) {
  body { height: auto; min-height: 100vh; grid-template-columns: minmax(0, 1fr); grid-template-areas: "bar" "banner" "notice" "stage" "inspector"; grid-template-rows: auto auto auto 80vh auto; }
  aside { border-left: 0; border-top: 1px solid var(--line); }
  #inspected.open { position: fixed; inset: auto 0 0; z-index: 3; box-sizing: border-box; max-height: 46vh; min-height: 0; overflow: auto; overscroll-behavior: contain; padding: 12px 18px 18px; background: var(--panel); border-top: 1px solid var(--line); box-shadow: 0 -6px 20px #00000026; }
  #inspected.open .close { display: block; }
}

@media (prefers-reduced-motion: no-preference) {
  button, .section-link { transition: background-color 0.12s, border-color 0.12s; }
}
"""#
  static let script: StaticString = #"""
(() => {
"use strict";
// Finds what is near the viewport among many ranges along an axis, without looking at all of them.

const bucketLength = 256;
// What reaches over more buckets than this is looked at every time.
const longReach = 32;

/** Ranges by the buckets of 256 points that they touch. */
class Buckets {
  /** `keys` are what is found; `range` gives the start and end of a key. */
  constructor(keys, range) {
    this.buckets = new Map();
    this.long = [];
    this.range = range;
    for (const key of keys) {
      const [start, end] = range(key);
      const first = Math.floor(start / bucketLength);
      const last = Math.floor(end / bucketLength);
      if (last - first > longReach) {
        this.long.push(key);
        continue;
      }
      for (let bucket = first; bucket <= last; bucket++) {
        const found = this.buckets.get(bucket);
        if (found) found.push(key);
        else this.buckets.set(bucket, [key]);
      }
    }
  }

  /** Calls `body` with each key whose range touches another range; with some of them more than once. */
  forEach(start, end, body) {
    const visit = (key) => {
      const [from, to] = this.range(key);
      if (from <= end && start <= to) body(key);
    };
    this.long.forEach(visit);
    const last = Math.floor(end / bucketLength);
    for (let bucket = Math.floor(start / bucketLength); bucket <= last; bucket++) {
      this.buckets.get(bucket)?.forEach(visit);
    }
  }
}
// The device: a scroller as large as the container, with the nodes of what is near the part in sight.

// Browsers draw nothing beyond lengths of about this many pixels.
const greatestExtent = 16e6;
// The most nodes that the preview has at a time.
const greatestNodeCount = 3000;

class Canvas {
  constructor() {
    this.scroller = document.getElementById("scroller");
    this.content = document.getElementById("content");
    this.pinnedLayer = document.getElementById("pinned");
    this.extent = document.getElementById("extent");
    this.exact = new ExactScroll(this.scroller, this.content);
    this.overlays = new Set();
    this.scale = 1;
    this.kept = () => [];
    this.onScroll = () => {};
    this.onCrowd = () => {};
    this.scroller.addEventListener("scroll", () => this.updateSoon(), { passive: true });
  }

  /** Shows a layout, scrolled to a place. */
  show(layout, scroll, offsets = {}) {
    this.layout = layout;
    this.crowd = 0;
    this.nodes = new Map();
    this.views = new Map();
    this.offsets = new Map(Object.entries(offsets).map(([section, offset]) => [Number(section), offset]));
    this.content.replaceChildren();
    this.pinnedLayer.replaceChildren();
    this.measure();
    this.scroll = scroll;
    this.update();
  }

  measure() {
    const { container, content, edgeInsets, direction } = this.layout;
    const { top, left, bottom, right } = edgeInsets;
    const width = Math.max(container[0], Math.min(greatestExtent, left + content[0] + right));
    const height = Math.max(container[1], Math.min(greatestExtent, top + content[1] + bottom));
    this.origin = [direction === "rtl" ? width - right - content[0] : left, top];
    place(this.scroller, [0, 0, container[0], container[1]]);
    place(this.extent, [0, 0, width, height]);
    place(this.content, [this.origin[0], top, content[0], content[1]]);
  }

  /** How far the content is scrolled from rest, as `--scroll` counts it. */
  get scroll() {
    const [left, top] = this.exact.get();
    return [this.layout.direction === "rtl" ? this.layout.greatestScroll[0] - left : left, top];
  }

  set scroll([x, y]) {
    const [greatestX, greatestY] = this.layout.greatestScroll;
    const across = clamp(x, 0, greatestX);
    this.exact.set(this.layout.direction === "rtl" ? greatestX - across : across, clamp(y, 0, greatestY));
    this.updateSoon();
  }

  /** Says how large the device is shown. */
  rescale(scale) {
    if (scale === this.scale) return;
    this.scale = scale;
    for (const [key, node] of this.nodes) if (key >= 0) addLabel(node, this.layout, key, scale);
  }

  updateSoon() {
    this.request ??= requestAnimationFrame(() => {
      this.request = null;
      this.update();
      this.onScroll();
    });
  }

  /** What is in sight, in the content's coordinates, with so many points more at each side. */
  window(margin) {
    const [left, top] = this.exact.get();
    const [width, height] = this.layout.container;
    const x = left - this.origin[0];
    const y = top - this.origin[1];
    return { x: [x - margin, x + width + margin], y: [y - margin, y + height + margin] };
  }

  /** Makes the nodes that are to be there, and no others. */
  update() {
    let keys = this.near(Math.max(...this.layout.container) / 2);
    if (keys.size > greatestNodeCount) keys = this.near(0);
    const crowd = keys.size > greatestNodeCount ? keys.size : 0;
    if (crowd !== this.crowd) {
      this.crowd = crowd;
      this.onCrowd();
    }
    const wanted = new Set([...this.kept(), ...[...keys].slice(0, greatestNodeCount)]);
    for (const [key, node] of this.nodes) {
      if (wanted.has(key)) continue;
      node.remove();
      this.nodes.delete(key);
    }
    for (const key of wanted) if (!this.nodes.has(key)) this.add(key);
    this.placePinned();
    this.prune();
  }

  /** The keys of elements and boxes near what is in sight: an element's index, or for boxes -1 - the index. */
  near(margin) {
    const { layout } = this;
    const keys = new Set();
    const window = this.window(margin);
    const [along, across] = layout.axis === "vertical" ? [window.y, window.x] : [window.x, window.y];
    const meets = (of, index, range) => {
      const [start, end] = rangeAlong(of, index, layout.cross);
      return start <= range[1] && range[0] <= end;
    };
    layout.standing.forEach(along[0], along[1], (index) => {
      if (meets(layout, index, across)) keys.add(index);
    });
    layout.nearPins.forEach(along[0], along[1], (index) => keys.add(index));
    const showsBoxes = this.overlays.has("groups") || this.overlays.has("insets");
    const addBox = (index) => {
      if (this.overlays.has(layout.boxes.kind[index] ? "insets" : "groups")) keys.add(-1 - index);
    };
    if (showsBoxes) layout.standingBoxes.forEach(along[0], along[1], addBox);
    layout.nearRows.forEach(along[0], along[1], (section) => {
      const [start, end] = this.view(section).row.visible;
      const row = layout.rows.get(section);
      row.near.forEach(start - margin, end + margin, (index) => keys.add(index));
      if (showsBoxes) row.nearBoxes.forEach(start - margin, end + margin, addBox);
    });
    return keys;
  }

  /** The view of a section; made where there is none yet. */
  view(section) {
    let view = this.views.get(section);
    if (!view) {
      view = new SectionView(this.layout, section);
      this.views.set(section, view);
      insertInOrder(this.content, view.node);
      if (view.row) {
        view.row.offset = this.offsets.get(section) ?? view.row.row.initialOffset;
        view.row.onScroll = () => {
          this.offsets.set(section, view.row.offset);
          this.updateSoon();
        };
      }
    }
    return view;
  }

  add(key) {
    const { layout } = this;
    const isBox = key < 0;
    const index = isBox ? -1 - key : key;
    const of = isBox ? layout.boxes : layout;
    const node = isBox ? makeBoxNode(layout, index) : makeElementNode(layout, index, this.scale);
    const frame = [of.x[index], of.y[index], of.width[index], of.height[index]];
    const section = of.section[index];
    this.nodes.set(key, node);
    if (section < 0) {
      // Before all sections, or after them.
      node.order = index < layout.firstOfSections ? index - layout.count : layout.sections.length + index;
      place(node, frame);
      return insertInOrder(this.content, node);
    }
    const view = this.view(section);
    const isInRow = Boolean(of.flags[index] & flagInRow) && view.row !== null;
    place(node, isInRow ? view.row.onTrack(frame) : frame);
    insertInOrder(view.parent(isInRow, !isBox && layout.category[index] === 0), node);
  }

  /** Moves pinnable elements to where they stand: pinned ones over the content, so that they do not tremble while it scrolls. */
  placePinned() {
    const { layout } = this;
    const { scroll } = this;
    const [left, top] = this.exact.get();
    for (const [key, node] of this.nodes) {
      if (key < 0 || !(layout.flags[key] & flagPinnable)) continue;
      const frame = layout.pinned(key, scroll);
      const layer = frame ? this.pinnedLayer : this.home(key);
      if (node.parentNode !== layer) {
        const isFocused = document.activeElement === node;
        insertInOrder(layer, node);
        if (isFocused) node.focus({ preventScroll: true });
      }
      node.classList.toggle("pinned", Boolean(frame));
      place(node, frame
        ? [frame[0] + this.origin[0] - left, frame[1] + this.origin[1] - top, frame[2], frame[3]]
        : layout.frame(key));
    }
  }

  home(key) {
    const section = this.layout.section[key];
    return section < 0 ? this.content : this.view(section).parent(false, false);
  }

  /** Lets go of sections that have no nodes left. */
  prune() {
    const used = new Set();
    for (const key of this.nodes.keys()) {
      used.add(key < 0 ? this.layout.boxes.section[-1 - key] : this.layout.section[key]);
    }
    for (const [section, view] of this.views) {
      if (used.has(section)) continue;
      view.node.remove();
      this.views.delete(section);
    }
  }

  /** How far a row is scrolled, whether or not it is in the page. */
  offset(row) {
    return this.offsets.get(row.section) ?? row.initialOffset;
  }

  /** The frame of an element as it stands now, in the content's coordinates. */
  frame(index) {
    const { layout } = this;
    if (layout.flags[index] & flagPinnable) {
      const pinned = layout.pinned(index, this.scroll);
      if (pinned) return pinned;
    }
    const frame = layout.frame(index);
    const row = layout.rowOf(index);
    if (!row) return frame;
    const shift = onPixels(this.offset(row), layout.scale) * (row.isReversed ? 1 : -1);
    const side = row.axis === "horizontal" ? 0 : 1;
    frame[side] = onPixels(frame[side] + shift, layout.scale);
    return frame;
  }

  /** Scrolls so that an element is in sight, its row included, and returns its node. */
  reveal(index) {
    const { layout } = this;
    const row = layout.rowOf(index);
    if (row) {
      const view = this.view(row.section).row;
      const [start, end] = rangeAlong(layout, index, row.axis);
      const [from, to] = view.visible;
      if (start < from || end > to) {
        view.snap();
        view.offset = row.revealing(start, end);
      }
    }
    const [x, y, width, height] = this.frame(index);
    const [left, top] = this.exact.get();
    const { edgeInsets, container } = layout;
    const along = (start, length, position, origin, before, after, view) => {
      const room = [position - origin + before, position - origin + view - after];
      if (start < room[0]) return position + start - room[0];
      if (start + length > room[1]) return position + Math.min(start - room[0], start + length - room[1]);
      return position;
    };
    this.exact.set(
      along(x, width, left, this.origin[0], edgeInsets.left, edgeInsets.right, container[0]),
      along(y, height, top, this.origin[1], edgeInsets.top, edgeInsets.bottom, container[1]));
    this.update();
    return this.nodes.get(index);
  }
}
// Why an element has its frame: the steps that `layoutc why` tells, put together from what many elements share and from their own numbers.

/** The shape and the numbers of every element in a stream of records. */
class DerivationRecords {
  /** `counted` are, for each shape, the indices of the numbers that are expected to grow. */
  constructor(stream, counted) {
    this.alone = new Map();
    this.runs = [];
    const memories = new Map();
    let position = 0;
    let first = 0;
    let last = [];
    const next = () => stream[position++];
    while (position < stream.length) {
      const shape = next();
      first += next();
      const count = next();
      const stride = count > 1 ? next() : 1;
      const before = memories.get(shape);
      const differing = next();
      let numbers;
      if (differing < 0) {
        const own = next();
        numbers = [...last.slice(0, -1 - differing), ...stream.slice(position, position + own)];
        position += own;
      } else {
        numbers = before.numbers.slice();
        for (const [index, growth] of before.growth) numbers[index] += growth;
        for (let left = differing; left > 0; left--) numbers[next()] = next();
      }
      const growth = before ? counted[shape].map((index) => [index, numbers[index] - before.numbers[index]]) : [];
      memories.set(shape, { numbers, growth });
      last = numbers;
      if (count === 1) {
        this.alone.set(first, { shape, numbers });
        continue;
      }
      const steps = [];
      for (let left = next(); left > 0; left--) steps.push([next(), next()]);
      this.runs.push({ shape, numbers, first, count, stride, steps });
    }
  }

  /** Of one element; undefined where there is nothing. */
  find(element) {
    const alone = this.alone.get(element);
    if (alone) return alone;
    for (const { shape, numbers, first, count, stride, steps } of this.runs) {
      const place = (element - first) / stride;
      if (place < 0 || place >= count || place !== Math.floor(place)) continue;
      const own = numbers.slice();
      for (const [index, step] of steps) own[index] += place * step;
      return { shape, numbers: own };
    }
    return undefined;
  }
}

const holes = /\u0001/g;

/** A number with some decimals, as the solver's other outputs have it. */
function decimalText(value, precision) {
  const magnitude = Math.abs(value);
  if (magnitude >= 9e15 / 10 ** precision) return String(value);
  const power = 10 ** precision;
  const scaled = magnitude * power;
  let units = Math.trunc(scaled);
  if (scaled - units >= 0.5) units += 1;
  if (units === 0) return "0";
  const digits = String(units).padStart(precision + 1, "0");
  const whole = digits.slice(0, digits.length - precision);
  const decimals = precision === 0 ? "" : digits.slice(-precision).replace(/0+$/, "");
  return (value < 0 ? "-" : "") + whole + (decimals && `.${decimals}`);
}

/** Reads the steps of a shape with the numbers of an element. */
class DerivationReader {
  /** `scroll` is how far things are scrolled, where that is left to the page. */
  constructor(page, { shape, numbers }, scale, scroll) {
    Object.assign(this, { page, shape, numbers, scale, scroll });
    this.position = 0;
    this.results = [];
  }

  next() {
    return this.numbers[this.position++];
  }

  text(index) {
    return this.page.derivations.texts[index].replace(holes, () => this.next());
  }

  steps() {
    const { shapes, steps, rules } = this.page.derivations;
    const shape = shapes[this.shape];
    const found = [];
    for (let index = 0; index < shape.length;) {
      const stage = this.text(shape[index]);
      const end = index + 2 + shape[index + 1];
      for (index += 2; index < end; index++) {
        const [quantity, arithmetic, place = -1, rule = -1, isGiven = 0] = steps[shape[index]];
        const name = this.text(quantity);
        const read = this.arithmetic(arithmetic);
        const result = isGiven ? this.next() : read.value;
        this.results.push(result);
        found.push({
          stage, quantity: name, formula: read.text, name: read.name, result,
          place: this.page.places[place], rule: rules[rule],
        });
      }
    }
    return found;
  }

  /** The value and the formula; `isCompound` where it stands in parentheses as an operand; `name` where it is no more than a number with one. */
  arithmetic(written) {
    const number = (value) => decimalText(value, shownPrecision);
    const named = (name, value) => ({
      value, name,
      text: name === "" ? decimalText(value, Math.max(6, shownPrecision)) : `${name} ${number(value)}`,
    });
    if (typeof written === "number") {
      const name = this.text(written);
      return named(name, this.next());
    }
    const [operator, ...rest] = written;
    if (typeof operator === "number") {
      return named(this.text(operator), this.results[this.results.length - rest[0]]);
    }
    if (operator === "scroll") return named(this.text(rest[0]), this.scroll);
    if (operator === "+") return this.sum(rest);
    const operands = rest.map((operand) => this.arithmetic(operand));
    const [left, right] = operands;
    const grouped = (operand) => operand.isCompound ? `(${operand.text})` : operand.text;
    const called = (value) => ({ value, text: `${operator}(${operands.map(({ text }) => text).join(", ")})` });
    switch (operator) {
      case "*": return { value: left.value * right.value, text: `${grouped(left)} * ${grouped(right)}`, isCompound: true };
      case "/": return { value: left.value / right.value, text: `${grouped(left)} / ${grouped(right)}`, isCompound: true };
      case "min": return called(Math.min(left.value, right.value));
      case "max": return called(Math.max(left.value, right.value));
      case "floor": return called(Math.floor(left.value * this.scale + 0.001) / this.scale);
      case "ceil": return called(Math.ceil(left.value * this.scale - 0.002) / this.scale);
      default: return called(onPixels(left.value, this.scale));
    }
  }

  sum(terms) {
    let value = 0;
    let text = "";
    terms.forEach((term, index) => {
      const isNegative = Array.isArray(term) && term[0] === "-";
      const read = this.arithmetic(isNegative ? term[1] : term);
      value += isNegative ? -read.value : read.value;
      if (index > 0 || isNegative) text += isNegative ? (index > 0 ? " - " : "-") : " + ";
      text += (isNegative || read.value < 0) && read.isCompound ? `(${read.text})` : read.text;
    });
    return { value, text, isCompound: true };
  }
}

/** The derivations of a layout's elements. */
class Derivations {
  constructor(page, layout, written) {
    this.page = page;
    this.layout = layout;
    this.written = written ?? {};
    this.records = {};
  }

  find(variant, index) {
    this.records[variant] ??= new DerivationRecords(this.written[variant] ?? [], this.page.derivations.counted);
    return this.records[variant].find(index);
  }

  /** The steps to the frame that an element has while the content is at `scroll` and its row at `offset`; null where the page has none. */
  steps(index, scroll, offset) {
    const { layout } = this;
    const read = (variant, by) => {
      const found = this.find(variant, index);
      return found ? new DerivationReader(this.page, found, layout.scale, by).steps() : null;
    };
    const row = layout.rowOf(index);
    if (row) {
      if (onPixels(offset, layout.scale) === 0) return read("still");
      // As long as nobody scrolls the row, it stands where the spec wants it.
      return read("moved", offset === row.initialOffset ? row.writtenOffset : offset);
    }
    const pin = layout.pins.get(index);
    if (!pin || !layout.pinned(index, scroll)) return read("still");
    const visible = layout.visibleRange(scroll);
    const isPulled = pin.side === "center" && pin.slot[0] >= visible[0];
    return read(isPulled ? "pulled" : "moved", visible[0]);
  }
}
// The DOM node of an element, and of a box that explains the layout.

const greatestZ = 2e9;

function make(tag, className, text) {
  const node = document.createElement(tag);
  if (className) node.className = className;
  if (text !== undefined) node.textContent = text;
  return node;
}

function place(node, [x, y, width, height]) {
  node.style.left = `${x}px`;
  node.style.top = `${y}px`;
  node.style.width = `${width}px`;
  node.style.height = `${height}px`;
}

/** `scale` is how large the device is shown: labels are as large on any. */
function makeElementNode(layout, index, scale) {
  const category = categories[layout.category[index]];
  const node = make("div", `element ${category}`);
  node.index = index;
  node.tabIndex = -1;
  if (category === "cell") node.classList.add(`tint-${layout.section[index] % 4}`);
  if (elementError(layout, index)) node.classList.add("wrong");
  if (layout.flags[index] & flagHidden) node.classList.add("hidden");
  if (layout.z[index] !== 0) node.style.zIndex = String(clamp(layout.z[index], -greatestZ, greatestZ));
  describe(node, layout, index, category);
  addLabel(node, layout, index, scale);
  return node;
}

function addLabel(node, layout, index, scale) {
  node.replaceChildren();
  if (categories[layout.category[index]] === "decoration") return;
  const text = elementText(layout, index);
  const fit = fitText(text, layout.width[index] * scale, layout.height[index] * scale);
  if (!fit) return;
  const label = make("span", fit.isCut ? "cut" : "", text);
  label.style.fontSize = `${fit.size / scale}px`;
  node.append(label);
}

/** What assistive technology is told: cells are items of the section's list, however few of them are in the page. */
function describe(node, layout, index, category) {
  node.setAttribute("aria-label", elementName(layout, index));
  if (category === "cell" && !isLeftOut(layout, index)) {
    node.setAttribute("role", "listitem");
    node.setAttribute("aria-setsize", String(layout.sections[layout.section[index]].count));
    node.setAttribute("aria-posinset", String(layout.item[index] + 1));
  } else if (elementKind(layout, index) === "header") {
    node.setAttribute("role", "heading");
    node.setAttribute("aria-level", "2");
  } else {
    node.setAttribute("role", "img");
  }
}

function makeBoxNode(layout, index) {
  const node = make("div", `box ${layout.boxes.kind[index] ? "insets" : "groups"}`);
  node.index = index;
  node.setAttribute("aria-hidden", "true");
  return node;
}

/** Puts a node among its siblings in their order: by default that of their indices. */
function insertInOrder(parent, node) {
  const siblings = parent.children;
  const order = (sibling) => sibling.order ?? sibling.index;
  const after = firstIndex(siblings.length, (place) => order(siblings[place]) > order(node));
  parent.insertBefore(node, siblings[after] ?? null);
}
// Scroll positions that are no whole pixels: browsers round them, and what they leave over moves the content.

class ExactScroll {
  /** `scroller` scrolls; `content` is moved by what is left over. */
  constructor(scroller, content) {
    this.scroller = scroller;
    this.content = content;
    this.asked = [0, 0];
  }

  /** Scrolls to a place, at once. */
  set(left, top) {
    this.scroller.scrollTo({ left, top, behavior: "instant" });
    this.asked = [left, top];
    this.correct();
  }

  /** Where it stands: what was asked for, as long as nobody scrolls on. */
  get() {
    const { scrollLeft, scrollTop } = this.scroller;
    const isLeft = Math.abs(scrollLeft - this.asked[0]) < 1;
    const isTop = Math.abs(scrollTop - this.asked[1]) < 1;
    if (!isLeft || !isTop) {
      this.asked = [isLeft ? this.asked[0] : scrollLeft, isTop ? this.asked[1] : scrollTop];
      this.correct();
    }
    return this.asked;
  }

  correct() {
    const { scrollLeft, scrollTop } = this.scroller;
    const rest = [scrollLeft - this.asked[0], scrollTop - this.asked[1]].map((part) => (Math.abs(part) < 1 ? part : 0));
    // Not translated: that would make a layer of its own, in which zIndexes count for themselves.
    this.content.style.marginLeft = `${rest[0]}px`;
    this.content.style.marginTop = `${rest[1]}px`;
  }
}
// What is told of an element, of the layout, and of its sections.

function addTerm(list, term, ...values) {
  const definition = make("dd");
  definition.append(...values);
  list.append(make("dt", "", term), definition);
}

function joined(parts) {
  return parts.filter((part) => part !== undefined && part !== "").join(" · ");
}

/** A spec path that breaks between its steps. */
function pathNode(path) {
  const node = make("code", "path");
  path.split(".").forEach((step, index) => {
    if (index > 0) node.append(make("wbr"), ".");
    node.append(step);
  });
  return node;
}

class Inspector {
  constructor(canvas) {
    this.canvas = canvas;
    this.element = document.getElementById("inspected");
    this.about = document.getElementById("about");
    this.sections = document.getElementById("sections");
    this.live = document.getElementById("live");
  }

  /** Tells of an element; of none with null. */
  show(index, isPinned) {
    this.shown = index;
    this.isPinned = isPinned;
    // On a narrow screen what is kept is told of in a sheet over the page's lower part.
    this.element.classList.toggle("open", isPinned);
    if (index === null) {
      this.element.replaceChildren(
        make("h2", "", "Element"), make("p", "faint", "Point at an element or tap it, or walk with the arrow keys."));
      return;
    }
    const { layout } = this.canvas;
    const place = this.place(index);
    const list = make("dl");
    const category = categories[layout.category[index]];
    const path = indexPath(layout, index);
    const leftOut = isLeftOut(layout, index);
    const isCell = category === "cell" && !leftOut;
    if (path) addTerm(list, isCell ? "Index" : "Section", path);
    const { id, kind, title, level } = isCell ? cellLabels(layout, index) : {};
    const error = elementError(layout, index);
    if (error) addTerm(list, "Error", error);
    const elementKindName = layout.kinds[layout.kind[index]];
    if (elementKindName) addTerm(list, "Kind", make("span", "name", elementKindName));
    if (kind !== undefined) addTerm(list, "Kind", make("span", "name", kind));
    if (id !== undefined) addTerm(list, "ID", make("span", "name", id));
    if (title !== undefined) addTerm(list, "Title", title);
    if (level !== undefined) addTerm(list, "Level", String(level));
    if (!leftOut) {
      addTerm(list, "Frame", this.frameTable(this.canvas.frame(index)));
      addTerm(list, "zIndex", this.zText(index));
    }
    const home = layout.rowOf(index);
    if (home) addTerm(list, "Row", `${home.behavior}, at ${formatNumber(this.canvas.offset(home))}`);
    if (layout.flags[index] & flagHidden) addTerm(list, "Shown", "no, it is hidden");
    if (place) {
      // What stands in the section's place is not in the spec.
      addTerm(list, "Spec", pathNode(leftOut ? place.path.split(".")[0] : place.path));
      addTerm(list, "Place", `line ${place.line}, column ${place.column}`);
    }
    const heading = make("h2", "", leftOut ? sectionName(layout, layout.section[index]) : elementText(layout, index));
    heading.append(make("span", `chip ${category}`, leftOut ? "left out" : category));
    if (isPinned) heading.append(make("span", "chip kept", "kept"), this.closeButton());
    this.element.replaceChildren(heading, list, ...this.why(index));
  }

  closeButton() {
    const button = make("button", "close", "×");
    button.type = "button";
    button.setAttribute("aria-label", "Let go");
    button.addEventListener("click", () => this.onClose());
    return button;
  }

  /** How the frame came about: where things are scrolled, of the frame that it has there. */
  why(index) {
    if (isLeftOut(this.canvas.layout, index)) return [];
    const steps = this.steps(index);
    if (!steps) {
      const name = indexPath(this.canvas.layout, index);
      const isCell = this.canvas.layout.category[index] === 0;
      return [
        make("h3", "", "Why"),
        make("p", "faint", `This layout has too many elements for the page to tell it of each${isCell ? `: ask layoutc why SPEC ${name}` : ""}.`),
      ];
    }
    if (steps.length === 0) return [];
    return [make("h3", "", "Why"), makeWhy(steps)];
  }

  steps(index) {
    const { layout, scroll } = this.canvas;
    const row = layout.rowOf(index);
    return layout.derivations.steps(index, scroll, row ? this.canvas.offset(row) : 0);
  }

  place(index) {
    const { layout } = this.canvas;
    return layout.data.places[layout.nodes[layout.node[index]]?.place];
  }

  zText(index) {
    const { layout } = this.canvas;
    const own = formatNumber(layout.z[index]);
    const isPinned = layout.flags[index] & flagPinnable && layout.pinned(index, this.canvas.scroll);
    return isPinned ? `${own} + 1,000,000,000, pinned` : own;
  }

  frameTable(frame) {
    const table = make("span", "numbers");
    ["x", "y", "w", "h"].forEach((name, side) => {
      table.append(make("i", "", name), make("span", "", formatNumber(frame[side])), " ");
    });
    return table;
  }

  /** Says aloud what the element's name does not say. */
  say(index) {
    const { layout } = this.canvas;
    const place = this.place(index);
    this.live.textContent = joined([
      frameText(this.canvas.frame(index)), `z ${this.zText(index)}`,
      place && `${place.path}, line ${place.line}`,
      layout.flags[index] & flagHidden ? "hidden" : "",
    ]);
  }

  /** Tells of the layout and its sections. */
  showLayout() {
    const { layout } = this.canvas;
    const list = make("dl");
    const size = ([width, height]) => `${formatNumber(width)} × ${formatNumber(height)}`;
    addTerm(list, "Container", `${size(layout.container)} pt`);
    addTerm(list, "Content", `${size(layout.content)} pt`);
    this.scrolled = make("span");
    addTerm(list, "Scrolled", this.scrolled);
    const edges = ["top", "leading", "bottom", "trailing"];
    const safe = layout.safeArea.map((inset, side) => inset && `${edges[side]} ${formatNumber(inset)}`);
    addTerm(list, "Safe area", safe.filter(Boolean).join(", ") || "none");
    addTerm(list, "Cells", layout.cells.toLocaleString("en"));
    this.about.replaceChildren(make("h2", "", "Layout"), list);
    this.showScroll();
    this.showSections();
  }

  showScroll() {
    const { layout, scroll } = this.canvas;
    const [greatestX, greatestY] = layout.greatestScroll;
    const parts = [];
    if (greatestX > 0) parts.push(`x ${formatNumber(scroll[0])} of ${formatNumber(greatestX)}`);
    if (greatestY > 0 || parts.length === 0) parts.push(`${parts.length ? "y " : ""}${formatNumber(scroll[1])} of ${formatNumber(greatestY)}`);
    this.scrolled.textContent = parts.join(", ");
  }

  showSections() {
    const { layout } = this.canvas;
    const list = make("ol");
    // Each a stop for who walks with Tab: beyond a few dozen they are no help.
    layout.sections.slice(0, 60).forEach((section, index) => {
      const button = make("button", "section-link");
      button.type = "button";
      button.append(make("span", `swatch tint-${index % 4}`), make("b", "", sectionName(layout, index)));
      button.append(make("small", "", joined([
        section.leftOut ? "left out" : formatCount(section.count, "cell", "cells"), section.row?.behavior,
      ])));
      button.addEventListener("click", () => this.goTo(section));
      const entry = make("li");
      entry.append(button);
      list.append(entry);
    });
    const more = layout.sections.length - 60;
    this.sections.replaceChildren(make("h2", "", "Sections"), list);
    if (more > 0) this.sections.append(make("p", "faint", `and ${formatCount(more, "more", "more")}`));
  }

  goTo(section) {
    const { layout } = this.canvas;
    const [x, y, width] = section.frame;
    const across = layout.direction === "rtl" ? layout.content[0] - x - width : x;
    this.canvas.scroll = layout.axis === "vertical" ? [0, y] : [across, 0];
  }
}
// A label that fits into a box, by the same rules as in pictures: smaller first, then cut off, numbers never.

const greatestTextSize = 13;
const comfortableTextSize = 8;
const leastTextSize = 6;
const textMargin = 3;

/** The estimated width of a text at font size 1: 0.6 a character, 1 for the wide scripts and symbols. */
function textWidth(text) {
  let width = 0;
  for (const character of text) {
    const code = character.codePointAt(0);
    width += code < 0x1100 || (code >= 0x2000 && code < 0x2070) ? 0.6 : 1;
  }
  return width;
}

/** The font size for a text in a box, and whether its end is cut off; null where nothing readable would be left. */
function fitText(text, width, height) {
  const ems = textWidth(text);
  const room = width - 2 * Math.min(textMargin, width / 8);
  const byHeight = Math.min(greatestTextSize, height * 0.72);
  if (ems === 0 || room <= 0 || byHeight < leastTextSize) return null;
  const size = Math.min(byHeight, room / ems);
  const comfortable = Math.min(comfortableTextSize, byHeight);
  if (size >= comfortable) return { size, isCut: false };
  const isNumber = /^[0-9.]*$/.test(text);
  if (!isNumber && room / comfortable >= 0.6 * 4) return { size: comfortable, isCut: true };
  return size >= leastTextSize ? { size, isCut: false } : null;
}
// Words for elements and sections.

const shortKinds = {
  UICollectionElementKindSectionHeader: "header",
  UICollectionElementKindSectionFooter: "footer",
};

/** The index of the first cell after each run. */
function endsOf(runs) {
  let end = 0;
  return runs.map((run) => (end += run.count));
}

/** What the spec says of a cell: its id, title, kind and level. */
function cellLabels(layout, index) {
  const list = layout.data.items[layout.sections[layout.section[index]].items];
  if (!list) return {};
  list.ends ??= endsOf(list);
  const item = layout.item[index];
  const place = firstIndex(list.length, (run) => list.ends[run] > item);
  const run = list[place];
  if (!run) return {};
  const id = run.prefix === undefined ? run.id : `${run.prefix}-${item - (list.ends[place] - run.count)}`;
  return { id, title: run.title, kind: run.kind, level: run.level };
}

function elementKind(layout, index) {
  const kind = layout.kinds[layout.kind[index]] ?? "";
  return shortKinds[kind] ?? kind;
}

/** What is wrong with an element, as the message of an error; undefined where nothing is. */
function elementError(layout, index) {
  return layout.nodes[layout.node[index]]?.error;
}

/** Whether an element is no cell but a box in the place of a section that cannot be read. */
function isLeftOut(layout, index) {
  return Boolean(layout.sections[layout.section[index]]?.leftOut);
}

/** What stands in the element's box. */
function elementText(layout, index) {
  if (layout.category[index] === 0) {
    const { id, title } = cellLabels(layout, index);
    return title ?? id ?? String(layout.item[index]);
  }
  return layout.nodes[layout.node[index]]?.title ?? elementKind(layout, index);
}

/** The section's and the element's index, as in `layoutc` everywhere: `0.3`. */
function indexPath(layout, index) {
  const section = layout.section[index];
  return section < 0 ? "" : layout.category[index] === 0 && !isLeftOut(layout, index) ? `${section}.${layout.item[index]}` : String(section);
}

/** The element's name for who does not see it. */
function elementName(layout, index) {
  const category = layout.category[index];
  const text = elementText(layout, index);
  const place = indexPath(layout, index);
  if (isLeftOut(layout, index)) return `section ${place}, left out: ${elementError(layout, index) ?? text}`;
  if (category === 0) return text === String(layout.item[index]) ? `cell ${place}` : `cell ${place}, ${text}`;
  const kind = elementKind(layout, index);
  const home = place === "" ? "of the layout" : `of section ${place}`;
  return text === kind ? `${kind} ${home}` : `${kind} ${home}, ${text}`;
}

function sectionName(layout, index) {
  const { id, title } = layout.sections[index];
  return title ?? id ?? String(index);
}

function frameText([x, y, width, height]) {
  return `${formatNumber(width)} by ${formatNumber(height)} at ${formatNumber(x)}, ${formatNumber(y)}`;
}
// One solved layout: its elements as columns, and what of it is near a place.

const flagHidden = 1;
const flagInRow = 2;
const flagPinnable = 4;
const categories = ["cell", "supplementary", "decoration"];

class Layout {
  constructor(data, written) {
    this.data = data;
    this.axis = written.axis;
    this.cross = written.axis === "vertical" ? "horizontal" : "vertical";
    for (const key of [
      "device", "orientation", "state", "direction", "idiom", "scale", "container", "content", "scroll",
      "safeArea", "inset", "kinds", "cells", "shownCells", "nodes", "sections",
    ]) this[key] = written[key];
    this.readElements(written);
    this.readBoxes(written);
    this.rows = new Map();
    this.sections.forEach((section, index) => {
      if (section.row) this.rows.set(index, new Row(this, index, section.row));
    });
    this.derivations = new Derivations(data, this, written.why);
    this.sort();
  }

  readElements(written) {
    const columns = readRecords(written.elements, 11);
    this.count = written.elements.count;
    [this.y, this.x, this.width, this.height, this.z, this.node, this.item, this.section, this.category,
      this.kind, this.flags] = columns;
    for (const column of columns.slice(0, 4)) this.inPoints(column);
    this.firstOfSections = this.section.findIndex((section) => section >= 0);
    this.pins = new Map(written.pins.map((pin) => [pin.element, pin]));
  }

  readBoxes(written) {
    const columns = readRecords(written.boxes, 8);
    const [y, x, width, height, node, kind, section, flags] = columns;
    for (const column of columns.slice(0, 4)) this.inPoints(column);
    this.boxes = { count: written.boxes.count, x, y, width, height, node, kind, section, flags };
  }

  inPoints(column) {
    for (let index = 0; index < column.length; index++) column[index] /= this.scale;
  }

  /** Sorts elements and boxes by what moves them, and each of these by place. */
  sort() {
    const standing = [];
    const standingBoxes = [];
    for (let index = 0; index < this.count; index++) {
      if (this.flags[index] & flagPinnable) continue;
      const row = this.flags[index] & flagInRow ? this.rows.get(this.section[index]) : null;
      (row ? row.elements : standing).push(index);
    }
    for (let index = 0; index < this.boxes.count; index++) {
      const row = this.boxes.flags[index] & flagInRow ? this.rows.get(this.boxes.section[index]) : null;
      (row ? row.boxes : standingBoxes).push(index);
    }
    const along = (of, axis) => (index) => rangeAlong(of, index, axis);
    this.standing = new Buckets(standing, along(this, this.axis));
    this.standingBoxes = new Buckets(standingBoxes, along(this.boxes, this.axis));
    for (const row of this.rows.values()) {
      row.near = new Buckets(row.elements, along(this, row.axis));
      row.nearBoxes = new Buckets(row.boxes, along(this.boxes, row.axis));
      row.hull = this.hull(row);
    }
    this.nearRows = new Buckets(this.rows.keys(), (section) => this.rows.get(section).hull);
    const mirrored = this.axis === "horizontal" && this.direction === "rtl";
    this.nearPins = new Buckets(this.pins.keys(), (element) => {
      const { section, natural } = this.pins.get(element);
      const [start, length] = this.axis === "vertical" ? [natural[1], natural[3]] : [natural[0], natural[2]];
      const range = [Math.min(section[0], start), Math.max(section[1], start + length)];
      return mirrored ? [this.content[0] - range[1], this.content[0] - range[0]] : range;
    });
  }

  /** How far a row reaches along the scroll axis. */
  hull(row) {
    const { frame } = this.sections[row.section];
    let [start, end] = this.axis === "vertical" ? [frame[1], frame[1] + frame[3]] : [frame[0], frame[0] + frame[2]];
    for (const index of row.elements) {
      const [from, to] = rangeAlong(this, index, this.axis);
      start = Math.min(start, from);
      end = Math.max(end, to);
    }
    return [start, end];
  }

  frame(index) {
    return [this.x[index], this.y[index], this.width[index], this.height[index]];
  }

  /** The row that an element is scrolled with. */
  rowOf(index) {
    return this.flags[index] & flagInRow ? this.rows.get(this.section[index]) : undefined;
  }

  /** How much of the view is kept free along the scroll axis, left and top first. */
  get edgeInsets() {
    const [top, leading, bottom, trailing] = this.inset;
    const [left, right] = this.direction === "rtl" ? [trailing, leading] : [leading, trailing];
    return { top, left, bottom, right };
  }

  /** How far the content can be scrolled, points. */
  get greatestScroll() {
    const { top, left, bottom, right } = this.edgeInsets;
    const [width, height] = this.container;
    return [
      Math.max(0, this.content[0] - Math.max(0, width - left - right)),
      Math.max(0, this.content[1] - Math.max(0, height - top - bottom)),
    ];
  }

  /** The range along the scroll axis that pinned items stay in, left to right, at a scroll from rest. */
  visibleRange(scroll) {
    const [top, leading, bottom, trailing] = this.inset;
    const side = this.axis === "vertical" ? 1 : 0;
    const free = side ? top + bottom : leading + trailing;
    return [scroll[side], scroll[side] + Math.max(0, this.container[side] - free)];
  }

  /** A pinnable element's frame at a scroll from rest; null where it is not pinned. */
  pinned(index, scroll) {
    const frame = pinnedFrame(this.pins.get(index), this.axis, this.visibleRange(scroll));
    if (!frame) return null;
    const rounded = frame.map((length) => onPixels(length, this.scale));
    if (this.direction === "rtl") {
      rounded[0] = onPixels(this.content[0] - rounded[0] - rounded[2], this.scale);
    }
    return rounded;
  }
}

function rangeAlong(of, index, axis) {
  return axis === "vertical"
    ? [of.y[index], of.y[index] + of.height[index]] : [of.x[index], of.x[index] + of.width[index]];
}
// The page as a whole.

class Page {
  constructor() {
    this.memory = new Memory({ overlays: ["safeArea"], size: "fit", theme: "auto" });
    this.canvas = new Canvas();
    this.inspector = new Inspector(this.canvas);
    this.inspector.onClose = () => this.selection.letGo();
    this.controls = new ViewControls(document.getElementById("view"), this.canvas, this.memory);
    this.pickers = new Pickers(document.getElementById("variation"), (index) => this.pick(index));
    document.querySelector(".skip").addEventListener("click", (event) => {
      // Not to the address, which names the layout.
      event.preventDefault();
      this.selection.walk(this.selection.stop() ?? 0);
    });
    this.canvas.kept = () => this.selection?.keys ?? [];
    this.canvas.onCrowd = () => this.notice(this.canvas.layout);
    this.canvas.onScroll = () => {
      this.selection.mark();
      this.inspector.showScroll();
      this.remember();
    };
  }

  /** Shows data: those of the page, or others in their place. */
  show(data) {
    const isFirst = !this.data;
    this.data = data;
    shownPrecision = data.precision;
    document.title = data.name ?? "Layout";
    document.getElementById("title").textContent = data.name ?? "Layout";
    if (isFirst && data.show.length > 0 && !this.memory.get("isKnown")) {
      this.memory.set("overlays", [...this.memory.get("overlays"), ...data.show]);
    }
    this.memory.set("isKnown", true);
    this.variations = new Variations(data.layouts);
    const index = this.variations.best(isFirst ? { ...data.layouts[0], ...this.memory.wish } : this.written);
    this.open(index, this.memory.get("place"));
  }

  /** Shows another layout, scrolled as the one before. */
  pick(index) {
    this.open(index, { scroll: this.canvas.scroll, offsets: {} });
  }

  open(index, where) {
    const written = this.data.layouts[index];
    const layout = new Layout(this.data, written);
    this.written = written;
    this.selection ??= new Selection(this.canvas, (shown, isSpoken) => {
      this.inspector.show(shown, this.selection.pinned !== null && shown === this.selection.pinned);
      if (isSpoken && shown !== null) this.inspector.say(shown);
    });
    this.selection.last = null;
    this.selection.hovered = this.selection.focused = this.selection.pinned = null;
    this.canvas.show(layout, where?.scroll ?? layout.scroll, where?.offsets);
    this.selection.reset();
    this.memory.wish = written;
    this.inspector.showLayout();
    this.pickers.show(this.variations, written);
    showDevice(layout);
    this.controls.apply();
    this.notice(layout);
    document.getElementById("device").setAttribute("aria-label", document.getElementById("caption").textContent);
  }

  remember() {
    this.memory.set("place", { scroll: this.canvas.scroll, offsets: Object.fromEntries(this.canvas.offsets) });
  }

  /** Says what of the layout is not in the page. */
  notice(layout) {
    const notices = [];
    if (layout.shownCells !== undefined) {
      notices.push(`The first ${layout.shownCells.toLocaleString("en")} of ${formatCount(layout.cells, "cell is", "cells are")} in this page.`);
    }
    if (Math.max(...layout.content) > greatestExtent) {
      notices.push(`The preview scrolls through the first ${greatestExtent.toLocaleString("en")} points.`);
    }
    const { crowd } = this.canvas;
    if (crowd) {
      const drawn = Math.min(crowd, greatestNodeCount).toLocaleString("en");
      notices.push(`${drawn} of the ${crowd.toLocaleString("en")} elements and boxes in sight are drawn: more than a page shows at a time.`);
    }
    const node = document.getElementById("notice");
    node.hidden = notices.length === 0;
    node.textContent = notices.join(" ");
  }
}

function start() {
  const data = JSON.parse(document.getElementById("data").textContent);
  const page = new Page();
  page.show(data);
  if (data.messages) showMessages(data.messages, "The spec has errors. This is what can be drawn of it.");
  new Reload(data.reloadScript, (other) => page.show(other), showMessages);
  window.layoutcPreview.page = page;
}
// What a page remembers when it is loaded again: which layout (in its address) and how it was looked at (for as long as it is open).

class Memory {
  constructor(defaults) {
    this.key = `layoutc ${location.pathname}`;
    this.values = { ...defaults, ...this.read() };
  }

  read() {
    try {
      return JSON.parse(sessionStorage.getItem(this.key)) ?? {};
    } catch {
      return {};
    }
  }

  get(name) {
    return this.values[name];
  }

  set(name, value) {
    this.values[name] = value;
    try {
      sessionStorage.setItem(this.key, JSON.stringify(this.values));
    } catch {
      // Without storage the page forgets.
    }
  }

  /** The layout that the address names. */
  get wish() {
    const wish = {};
    for (const [key, value] of new URLSearchParams(location.hash.slice(1))) wish[key] = value;
    return wish;
  }

  set wish({ device, orientation, state }) {
    const words = new URLSearchParams();
    for (const [key, value] of Object.entries({ device, orientation, state })) if (value) words.set(key, value);
    try {
      history.replaceState(null, "", `#${words}`);
    } catch {
      // Not every place where a page can be shown lets it have an address.
    }
  }
}
// Numbers: device pixels as the solver rounds to them, and numbers as text.

/** A coordinate moved to the nearest device pixel, halves away from zero, as the solver does it. */
function onPixels(coordinate, scale) {
  const pixels = coordinate * scale;
  if (!(Math.abs(pixels) < 4e15)) return coordinate;
  const half = 0.5 + 1e-6;
  return Math.trunc(pixels < 0 ? pixels - half : pixels + half) / scale;
}

function clamp(value, low, high) {
  return Math.max(low, Math.min(high, value));
}

/** How many decimals numbers are shown with. */
let shownPrecision = 3;

function formatNumber(value) {
  const text = String(Number(value.toFixed(shownPrecision)));
  return text === "-0" ? "0" : text.replace("-", "−");
}

function formatCount(count, singular, plural) {
  return `${count.toLocaleString("en")} ${count === 1 ? singular : plural}`;
}

/** The index of the first of `count` that satisfies what all after it satisfy; `count` where none does. */
function firstIndex(count, satisfies) {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (satisfies(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
// The device, how it is held, and the state: which of the layouts is shown.

/** The choices there are, in the order of the data, and the layout that fits a choice best. */
class Variations {
  constructor(layouts) {
    this.layouts = layouts;
  }

  values(key, fixed = {}) {
    const found = this.layouts.filter((layout) => Object.entries(fixed).every(([name, value]) => (layout[name] ?? "") === value));
    return [...new Set(found.map((layout) => layout[key] ?? ""))];
  }

  /** The index of the layout that is the most like a wish: the device counts most, then the state. */
  best(wish) {
    let best = 0;
    let most = -1;
    this.layouts.forEach((layout, index) => {
      const score = ["device", "state", "orientation"].reduce((sum, key, place) =>
        sum + ((layout[key] ?? "") === (wish[key] ?? "") ? 4 >> place : 0), 0);
      if (score > most) [best, most] = [index, score];
    });
    return best;
  }
}

const orientationNames = { portrait: "Portrait", landscape: "Landscape", "": "As is" };

class Pickers {
  constructor(parent, onPick) {
    this.parent = parent;
    this.onPick = onPick;
  }

  /** Offers what fits the layout that is shown. */
  show(variations, layout) {
    const { device = "", orientation = "", state = "" } = layout;
    const current = { device, orientation, state };
    const active = document.activeElement?.name;
    this.parent.replaceChildren();
    const add = (name, label, values, text) => {
      if (values.length < 2 && name !== "device") return;
      this.add(name, label, values, text, current, variations);
    };
    add("device", "Device", variations.values("device"), (value) => value);
    add("orientation", "Held", variations.values("orientation", { device }), (value) => orientationNames[value] ?? value);
    const states = variations.values("state");
    add("state", "State", states, (value) => value || (states.includes("default") ? "no state" : "default"));
    this.parent.querySelector(`[name="${active}"]`)?.focus();
  }

  add(name, label, values, text, current, variations) {
    const field = make("label", "field");
    const select = make("select");
    select.name = name;
    for (const value of values) select.append(new Option(text(value), value, false, value === current[name]));
    select.disabled = values.length < 2;
    select.addEventListener("change", () => {
      this.onPick(variations.best({ ...current, [name]: select.value }));
    });
    field.append(make("span", "", label), select);
    this.parent.append(field);
  }
}
// Pinned headers and footers: where they stand at any scroll position, from what the solver says of each.

/** Where a pinned item's slot begins along the scroll axis while a range is visible. */
function pinnedStart(pin, visible) {
  const [start, end] = pin.slot;
  const length = end - start;
  const pushed = Math.min(Math.max(start, visible[0]), Math.max(start, pin.body[1] - length));
  const pulled = Math.max(Math.min(start, visible[1] - length), Math.min(start, pin.body[0]));
  if (pin.side === "start") return pushed;
  if (pin.side === "end") return pulled;
  return start >= visible[0] ? pulled : pushed;
}

/** The item's frame, left to right and not yet on pixels; null while its section is out of sight, where it is not pinned. */
function pinnedFrame(pin, axis, visible) {
  if (!(pin.section[0] < visible[1] && visible[0] < pin.section[1])) return null;
  const shift = pinnedStart(pin, visible) - pin.slot[0];
  const [x, y, width, height] = pin.natural;
  return axis === "vertical" ? [x, y + shift, width, height] : [x + shift, y, width, height];
}
// Records of whole numbers, written as differences: a mask of the fields that differ from the record before, then by how much.

/** Reads records into one array per field. */
function readRecords({ count, bytes }, fieldCount) {
  const text = atob(bytes);
  const columns = Array.from({ length: fieldCount }, () => new Float64Array(count));
  const last = new Array(fieldCount).fill(0);
  let position = 0;
  function next() {
    let value = 0;
    for (let weight = 1; ; weight *= 128) {
      const byte = text.charCodeAt(position++);
      value += (byte & 127) * weight;
      if (byte < 128) return value;
    }
  }
  for (let index = 0; index < count; index++) {
    const mask = next();
    for (let field = 0; field < fieldCount; field++) {
      if (mask & (1 << field)) {
        const zigzag = next();
        last[field] += zigzag % 2 ? -(zigzag + 1) / 2 : zigzag / 2;
      }
      columns[field][index] = last[field];
    }
  }
  return columns;
}
// An open page takes up what has changed: it asks again and again for the script beside it, which hands over other data or messages.

const reloadInterval = 400;

class Reload {
  /** `show` takes other data; `complain` shows messages, none with "". */
  constructor(script, show, complain) {
    this.script = script;
    this.show = show;
    this.complain = complain;
    window.layoutcPreview = { receive: (news) => this.receive(news) };
    if (script) this.ask();
  }

  ask() {
    const node = document.createElement("script");
    const url = new URL(encodeURIComponent(this.script), location.href);
    url.search = `?${Date.now()}`;
    node.src = url.href;
    node.onload = node.onerror = () => {
      node.remove();
      setTimeout(() => this.ask(), reloadInterval);
    };
    document.head.append(node);
  }

  receive({ stamp, data, messages }) {
    if (stamp === this.stamp) return;
    this.stamp = stamp;
    this.complain(messages ?? "");
    if (data) this.show(data);
  }
}

function showMessages(messages, title = "This is the last good picture.") {
  const banner = document.getElementById("banner");
  banner.hidden = messages === "";
  banner.replaceChildren();
  if (messages) banner.append(make("b", "", title), make("pre", "", messages));
}
// Where the row of a section that scrolls by itself comes to rest.

/** The resting offsets of a row, written as a list, as a progression, or as "any". */
class RestingOffsets {
  constructor(written) {
    this.isAny = written === "any";
    this.list = Array.isArray(written) ? written : null;
    this.progression = this.isAny || this.list ? null : written;
    if (this.isAny) this.count = 0;
    else if (this.list) this.count = this.list.length;
    else this.count = Math.ceil((written.last - written.first) / written.step - 1e-9) + 1;
  }

  at(index) {
    if (this.list) return this.list[index];
    return Math.min(this.progression.first + index * this.progression.step, this.progression.last);
  }

  get first() {
    return this.count > 0 ? this.at(0) : 0;
  }

  get last() {
    return this.count > 0 ? this.at(this.count - 1) : 0;
  }

  /** The index of the resting offset nearest to an offset. */
  nearest(offset) {
    const after = firstIndex(this.count, (index) => this.at(index) >= offset);
    if (after === 0) return 0;
    if (after === this.count) return this.count - 1;
    return this.at(after) - offset <= offset - this.at(after - 1) ? after : after - 1;
  }
}
// A section whose groups stand in a row that scrolls across the layout: its data, and how offsets become scroll positions.

class Row {
  constructor(layout, section, written) {
    this.layout = layout;
    this.section = section;
    this.behavior = written.behavior;
    this.viewportLength = written.viewportLength;
    this.contentLength = written.contentLength;
    this.maxOffset = written.maxOffset;
    this.initialOffset = written.offset;
    this.writtenOffset = written.written ?? written.offset;
    this.rests = new RestingOffsets(written.restingOffsets);
    this.least = Math.min(0, this.rests.first, this.initialOffset);
    this.greatest = Math.max(this.maxOffset, this.rests.last, this.initialOffset);
    this.isReversed = layout.axis === "vertical" && layout.direction === "rtl";
    this.elements = [];
    this.boxes = [];
  }

  get axis() {
    return this.layout.cross;
  }

  /** How many points there are to scroll. */
  get range() {
    return this.greatest - this.least;
  }

  /** The scroll position of an offset. */
  position(offset) {
    return this.isReversed ? this.greatest - offset : offset - this.least;
  }

  /** The offset of a scroll position. */
  offset(position) {
    return this.isReversed ? this.greatest - position : position + this.least;
  }

  /** Where on the track a frame begins that begins at a coordinate while the row is at offset 0. */
  onTrack(coordinate) {
    return coordinate + (this.isReversed ? this.greatest : -this.least);
  }

  /** The offset that brings what reaches from `start` to `end` at offset 0 into view. */
  revealing(start, end) {
    const box = this.layout.sections[this.section].frame;
    const [from, length] = this.axis === "horizontal" ? [box[0], box[2]] : [box[1], box[3]];
    const middle = (start + end) / 2 - (from + length / 2);
    const offset = this.isReversed ? -middle : middle;
    if (this.rests.isAny) return clamp(offset, 0, this.maxOffset);
    return this.rests.at(this.rests.nearest(offset));
  }
}
// The scroller of a section whose groups stand in a row: it snaps to where the solver says that the row rests.

// The most marks that the browser snaps to at a time.
const greatestMarkCount = 400;
const settleDelay = 160;

class RowView {
  constructor(layout, row, section) {
    this.layout = layout;
    this.row = row;
    this.isSideways = row.axis === "horizontal";
    this.scroller = make("div", `row ${this.isSideways ? "sideways" : "upright"}`);
    this.scroller.tabIndex = -1;
    this.track = make("div", "track");
    this.marks = make("div", "marks");
    this.others = make("div");
    this.cells = makeList(layout, section);
    this.track.append(this.marks, this.cells, this.others);
    this.scroller.append(this.track);
    this.exact = new ExactScroll(this.scroller, this.track);
    this.box = this.measure();
    this.listen();
  }

  /** Lays out scroller and track; the scroller is as long as the container, the track has room for all offsets. */
  measure() {
    const { row, layout } = this;
    const frame = layout.sections[row.section].frame;
    const [start, end] = row.hull;
    const box = this.isSideways
      ? [frame[0], start, frame[2], end - start] : [start, frame[1], end - start, frame[3]];
    place(this.scroller, box);
    const length = (this.isSideways ? box[2] : box[3]) + row.range;
    place(this.track, this.isSideways ? [0, 0, length, box[3]] : [0, 0, box[2], length]);
    return box;
  }

  listen() {
    this.scroller.addEventListener("scroll", () => {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.settle(), settleDelay);
      this.onScroll?.();
    }, { passive: true });
    this.scroller.addEventListener("scrollend", () => this.settle());
    // A row stands where the spec has scrolled it to, until somebody touches it.
    for (const event of ["wheel", "pointerdown", "touchstart"]) {
      this.scroller.addEventListener(event, () => this.snap(), { passive: true });
    }
  }

  /** How far the row is scrolled. */
  get offset() {
    const [left, top] = this.exact.get();
    const position = this.isSideways ? left : top;
    return position === this.askedPosition ? this.asked : this.row.offset(position);
  }

  /** Scrolls to an offset, at once; the frames are moved by whole device pixels. */
  set offset(offset) {
    const position = this.row.position(onPixels(offset, this.layout.scale));
    this.asked = offset;
    this.askedPosition = position;
    this.exact.set(this.isSideways ? position : 0, this.isSideways ? 0 : position);
    this.onScroll?.();
  }

  /** From now on the row rests only where it may. */
  snap() {
    const { row } = this;
    if (row.rests.isAny || this.scroller.classList.contains("snaps")) return;
    this.mark();
    this.scroller.classList.add("snaps");
    if (row.behavior !== "continuousGroupLeadingBoundary") this.scroller.classList.add("pages");
  }

  /** Puts marks where the row rests, where these are many only near where it is. */
  mark() {
    const { rests } = this.row;
    const middle = rests.nearest(this.offset);
    const first = rests.count > greatestMarkCount ? Math.max(0, middle - greatestMarkCount / 2) : 0;
    const last = Math.min(rests.count, first + greatestMarkCount);
    if (this.marks.childElementCount === last - first && this.firstMark === first) return;
    this.firstMark = first;
    this.marks.replaceChildren();
    for (let index = first; index < last; index++) {
      const mark = make("i");
      mark.style[this.isSideways ? "left" : "top"] = `${this.row.position(rests.at(index))}px`;
      this.marks.append(mark);
    }
  }

  /** Takes the last step to where the row rests. */
  settle() {
    clearTimeout(this.timer);
    const { rests } = this.row;
    if (rests.isAny || rests.count === 0 || !this.scroller.classList.contains("snaps")) return;
    const rest = rests.at(rests.nearest(this.offset));
    if (Math.abs(rest - this.offset) < 1.5) {
      this.offset = rest;
      this.mark();
    } else {
      const position = this.row.position(rest);
      const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
      this.scroller.scrollTo(this.isSideways ? { left: position, behavior } : { top: position, behavior });
    }
  }

  /** The part of the row that is in sight, in coordinates at offset 0. */
  get visible() {
    const shift = this.row.isReversed ? this.offset : -this.offset;
    const [start, length] = this.isSideways ? [this.box[0], this.box[2]] : [this.box[1], this.box[3]];
    return [start - shift, start - shift + length];
  }

  /** A frame in the track's coordinates. */
  onTrack([x, y, width, height]) {
    const [left, top] = this.box;
    return this.isSideways
      ? [this.row.onTrack(x - left), y - top, width, height]
      : [x - left, this.row.onTrack(y - top), width, height];
  }
}
// The nodes of a section: what stands in the content, and the row that scrolls.

/** A section's place in the page: a group of its views with its cells as a list. */
class SectionView {
  constructor(layout, index) {
    this.node = make("div", "section");
    this.node.index = index;
    this.node.setAttribute("role", "group");
    this.node.setAttribute("aria-label", `section ${sectionName(layout, index)}`);
    this.others = make("div");
    this.node.append(this.others);
    const row = layout.rows.get(index);
    this.row = row ? new RowView(layout, row, index) : null;
    this.cells = this.row ? this.row.cells : makeList(layout, index);
    this.node.append(this.row ? this.row.scroller : this.cells);
  }

  /** Where an element's or a box's node goes. */
  parent(isInRow, isCell) {
    if (isInRow && this.row) return isCell ? this.row.cells : this.row.others;
    return isCell ? this.cells : this.others;
  }
}

function makeList(layout, index) {
  const list = make("div");
  if (layout.sections[index].leftOut) return list;
  const count = formatCount(layout.sections[index].count, "cell", "cells");
  list.setAttribute("role", "list");
  list.setAttribute("aria-label", `${count} of section ${sectionName(layout, index)}`);
  return list;
}
// Which element is looked at: under the pointer, with the keyboard's focus, or kept.

class Selection {
  constructor(canvas, onChange) {
    this.canvas = canvas;
    this.onChange = onChange;
    this.hovered = null;
    this.focused = null;
    this.pinned = null;
    const { scroller } = canvas;
    scroller.addEventListener("pointermove", (event) => this.point(event), { passive: true });
    scroller.addEventListener("pointerleave", () => this.hover(null));
    scroller.addEventListener("focusin", (event) => this.focus(this.indexOf(event.target)));
    scroller.addEventListener("click", (event) => this.click(this.indexOf(event.target)));
    scroller.addEventListener("keydown", (event) => this.press(event));
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.letGo();
    });
  }

  indexOf(target) {
    return target.closest?.(".element")?.index ?? null;
  }

  /** The element that is told about. */
  get shown() {
    return this.pinned ?? this.hovered ?? this.focused;
  }

  /** The elements whose nodes stay, wherever the content is scrolled. */
  get keys() {
    return [...new Set([this.pinned, this.focused ?? this.stop()].filter((index) => index !== null))];
  }

  reset() {
    this.hovered = this.focused = this.pinned = null;
    this.mark();
  }

  /** The element that Tab goes to. */
  stop() {
    if (this.canvas.layout.count === 0) return null;
    return this.last ?? 0;
  }

  /** Content that is scrolled under a pointer that lies still is not pointed at. */
  point({ target, clientX, clientY }) {
    if (clientX === this.pointerX && clientY === this.pointerY) return;
    [this.pointerX, this.pointerY] = [clientX, clientY];
    this.hover(this.indexOf(target));
  }

  hover(index) {
    if (this.hovered === index) return;
    this.hovered = index;
    this.mark();
  }

  focus(index) {
    if (index === null) return;
    this.focused = this.last = index;
    this.hovered = null;
    this.mark(true);
  }

  click(index) {
    this.pinned = index === this.pinned ? null : index;
    if (index !== null) this.focused = this.last = index;
    this.mark();
  }

  letGo() {
    this.pinned = this.hovered = null;
    this.mark();
  }

  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const count = this.canvas.layout.count;
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (step) this.walk(this.focused === null ? this.stop() : this.focused + step);
    else if (event.key === "Home") this.walk(0);
    else if (event.key === "End") this.walk(count - 1);
    else if (event.key === "Enter") this.click(this.focused);
    else return;
    event.preventDefault();
  }

  /** Moves the focus to an element. */
  walk(index) {
    const { layout } = this.canvas;
    if (layout.count === 0) return;
    const next = clamp(index, 0, layout.count - 1);
    this.focused = this.last = next;
    this.canvas.reveal(next)?.focus({ preventScroll: true });
  }

  /** Shows in the preview which element it is. */
  mark(isSpoken = false) {
    const stop = this.focused ?? this.stop();
    for (const [key, node] of this.canvas.nodes) {
      if (key < 0) continue;
      node.classList.toggle("kept", key === this.pinned);
      node.classList.toggle("looked-at", key === this.shown);
      node.tabIndex = key === stop ? 0 : -1;
    }
    this.onChange(this.shown, isSpoken);
  }
}
// What is shown beside the elements, how large, and how bright.

const overlayNames = { groups: "Groups", insets: "Insets", safeArea: "Safe area" };
const themes = ["auto", "light", "dark"];
const themeNames = { auto: "Auto", light: "Light", dark: "Dark" };

class ViewControls {
  constructor(parent, canvas, memory) {
    this.canvas = canvas;
    this.memory = memory;
    this.toggles = new Map();
    const group = make("div", "segments");
    for (const [name, label] of Object.entries(overlayNames)) {
      const button = make("button", "", label);
      button.type = "button";
      button.dataset.overlay = name;
      button.addEventListener("click", () => this.toggle(name));
      this.toggles.set(name, button);
      group.append(button);
    }
    this.size = make("button", "quiet");
    this.size.type = "button";
    this.size.addEventListener("click", () => this.set("size", this.memory.get("size") === "full" ? "fit" : "full"));
    this.theme = make("button", "quiet");
    this.theme.type = "button";
    this.theme.addEventListener("click", () =>
      this.set("theme", themes[(themes.indexOf(this.memory.get("theme") ?? "auto") + 1) % themes.length]));
    parent.append(group, this.size, this.theme);
    // Also where what stands over the stage comes or goes.
    new ResizeObserver(() => this.fit()).observe(document.getElementById("stage"));
  }

  toggle(name) {
    const overlays = new Set(this.memory.get("overlays"));
    if (!overlays.delete(name)) overlays.add(name);
    this.set("overlays", [...overlays]);
  }

  set(key, value) {
    this.memory.set(key, value);
    this.apply();
  }

  /** Brings the page in line with what was chosen. */
  apply() {
    const overlays = new Set(this.memory.get("overlays"));
    for (const [name, button] of this.toggles) button.setAttribute("aria-pressed", String(overlays.has(name)));
    this.canvas.overlays = overlays;
    this.canvas.updateSoon();
    document.getElementById("safe-area").hidden = !overlays.has("safeArea");
    const theme = this.memory.get("theme") ?? "auto";
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    this.theme.textContent = `◐ ${themeNames[theme]}`;
    this.theme.setAttribute("aria-label", `Colours: ${themeNames[theme]}`);
    this.fit();
  }

  /** Makes the device as large as fits, or as large as it is. */
  fit() {
    const { layout } = this.canvas;
    if (!layout) return;
    const stage = document.getElementById("stage");
    const [width, height] = layout.container;
    const isFull = this.memory.get("size") === "full";
    const room = [stage.clientWidth - 64, stage.clientHeight - 64];
    const scale = isFull ? 1 : Math.max(0.1, Math.min(1, room[0] / width, room[1] / height));
    const device = document.getElementById("device");
    this.canvas.rescale(scale);
    device.style.setProperty("--hair", `${1 / scale}px`);
    device.style.transform = scale === 1 ? "" : `scale(${scale})`;
    place(device, [0, 0, width, height]);
    place(document.getElementById("frame"), [0, 0, width * scale, height * scale]);
    this.size.textContent = `${Math.round(scale * 100)} %`;
    this.size.setAttribute("aria-label", `Size ${Math.round(scale * 100)} percent, ${isFull ? "fit to the window" : "show at full size"}`);
  }
}

/** The device's corners and what of it is under bars. */
function showDevice(layout) {
  const { top, leading, bottom, trailing } = Object.fromEntries(
    ["top", "leading", "bottom", "trailing"].map((edge, side) => [edge, Math.max(0, layout.safeArea[side])]));
  const [left, right] = layout.direction === "rtl" ? [trailing, leading] : [leading, trailing];
  const [width, height] = layout.container;
  const [above, below, before, after] = document.getElementById("safe-area").children;
  place(above, [0, 0, width, top]);
  place(below, [0, height - bottom, width, bottom]);
  place(before, [0, top, left, height - top - bottom]);
  place(after, [width - right, top, right, height - top - bottom]);
  const hasRoundScreen = bottom > 0 && layout.idiom === "phone";
  document.getElementById("device").dataset.screen = hasRoundScreen ? "round" : layout.idiom;
  document.getElementById("caption").textContent = joined([
    layout.orientation && layout.device, layout.orientation, `${formatNumber(width)} × ${formatNumber(height)} pt`, `@${formatNumber(layout.scale)}x`,
    layout.direction === "rtl" ? "right to left" : "",
  ]);
}
// A derivation in the inspector: the steps by the parts of the layout that they are about, each with its line of the spec and its rule.

function makeWhy(steps) {
  const list = make("div", "why");
  let stage;
  let entries;
  for (const step of steps) {
    if (step.stage !== stage) {
      stage = step.stage;
      entries = make("ol");
      list.append(make("h4", "", stage), entries);
    }
    entries.append(makeStep(step));
  }
  return list;
}

function makeStep({ quantity, formula, name, result, place, rule }) {
  const entry = make("li");
  const value = make("b", "", decimalText(result, shownPrecision));
  const equation = make("span", "equation");
  equation.append(make("span", "quantity", quantity), " ");
  // What is no more than a number is told by its name alone.
  if (name === undefined) equation.append(formula, " = ", value);
  else equation.append(value, name ? ` (${name})` : "");
  entry.append(equation);
  const origin = make("small");
  if (place) {
    const where = make("span", "where", `${place.file ? `${place.file}, ` : ""}line ${place.line}`);
    where.title = `${place.path}, line ${place.line}, column ${place.column}`;
    origin.append(where);
  }
  if (rule) {
    if (place) origin.append(" · ");
    const shown = make("span", "rule", rule.text);
    shown.title = `${rule.id}, ${rule.evidence}`;
    origin.append(shown, " ", make("span", "evidence", rule.evidence));
  }
  if (place || rule) entry.append(origin);
  return entry;
}
start();
})();
"""#
}
