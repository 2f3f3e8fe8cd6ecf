// The page as a whole.

class Page {
  constructor() {
    this.memory = new Memory({ overlays: [], size: "fit", theme: "auto" });
    this.canvas = new Canvas();
    this.inspector = new Inspector(this.canvas);
    this.inspector.onClose = () => this.selection.letGo();
    this.controls = new ViewControls(document.getElementById("view"), this.canvas, this.memory);
    this.transitions = new TransitionView(
      this.canvas, (time) => (this.bar.time = time), () => (this.bar.time = this.bar.end));
    this.bar = new TransitionBar(
      document.getElementById("way"), (time) => this.seek(time), (side) => this.pick(this.transition.ends[side]));
    this.lengthBar = new LengthBar(
      document.getElementById("lengths"), (length) => this.showLength(length), (length) => this.rememberLength(length));
    this.pickers = new Pickers(document.getElementById("variation"), (index) => this.pick(index));
    document.querySelector(".skip").addEventListener("click", (event) => {
      // Keep the address, which names the layout.
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

  /** Shows the page's data, or new data. */
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
    this.lengths = data.lengths ? new Lengths(data) : null;
    this.lengthBar.show(this.lengths, data.layouts[0].scale);
    if (this.lengths) return this.showLength(Number(this.memory.wish[data.lengths.axis]) || data.lengths.own, this.memory.get("place") ?? {});
    this.variations = new Variations(data.layouts);
    const index = this.variations.best(isFirst ? { ...data.layouts[0], ...this.memory.wish } : this.written);
    this.open(index, this.memory.get("place"));
  }

  /** Shows another layout at the same scroll position, with the transition to it if the page has one. */
  pick(index) {
    const { transition } = this;
    const side = transition ? transition.ends.indexOf(index) : -1;
    const isSeen = side >= 0 && !matchMedia("(prefers-reduced-motion: reduce)").matches;
    const standing = isSeen ? this.standing() : null;
    const { time } = this.transitions;
    this.open(index, { scroll: this.canvas.scroll, offsets: {} });
    if (!isSeen) return;
    this.transitions.begin(transition, standing);
    if (time !== null) this.transitions.seek(time);
    this.transitions.play(side);
  }

  /** Shows a moment of a transition, or one of the layouts at its ends. */
  seek(time) {
    const index = this.transition.ends[time > 0 ? 1 : 0];
    if (time <= 0 || time >= transitionTime) return this.open(index, { scroll: this.canvas.scroll, offsets: {} });
    if (this.transitions.time === null) this.transitions.begin(this.transition, this.standing());
    this.transitions.seek(time);
  }

  /** The places of elements in both layouts of the transition, with the current scroll offsets of rows. */
  standing() {
    const { layout, offsets, scroll } = this.canvas;
    return this.transition.layouts.map((end) => standingOnDevice(end, scroll, (row) =>
      (end === layout ? offsets.get(row.section) : undefined) ?? row.initialOffset));
  }

  /** Shows the layout of a length of the view, at the same scroll position. */
  showLength(length, where) {
    const [least, greatest] = this.lengths.range;
    const shown = onPixels(clamp(length, least, greatest), this.data.layouts[0].scale);
    const written = this.lengths.layout(shown);
    const layout = new Layout(this.data, written);
    if (!where && this.written && areAlike(this.written.elements, written.elements) && areAlike(this.written.boxes, written.boxes)) this.reshape(layout);
    else this.display(layout, where ?? { scroll: this.canvas.scroll, offsets: Object.fromEntries(this.canvas.offsets) });
    this.written = written;
    this.lengthBar.length = shown;
  }

  rememberLength(length) {
    this.memory.wish = { [this.data.lengths.axis]: formatNumber(length) };
  }

  open(index, where) {
    const written = this.data.layouts[index];
    const between = this.data.transitions?.find(({ from, to }) => from === index || to === index);
    if (between) between.transition ??= new Transition(this.data, between);
    this.transition = between?.transition;
    const layout = this.transition?.layouts[this.transition.ends.indexOf(index)] ?? new Layout(this.data, written);
    this.written = written;
    this.display(layout, where);
    this.bar.show(this.transition, this.transition?.ends.indexOf(index));
    this.transitions.end();
    this.memory.wish = Object.fromEntries(this.variations.keys.map((key) => [key, written[key]]));
    this.pickers.show(this.variations, written);
  }

  /** Shows a layout on the device and in the inspector. */
  display(layout, where) {
    this.selection ??= new Selection(this.canvas, (shown, isSpoken) => {
      this.inspector.show(shown, this.selection.pinned !== null && shown === this.selection.pinned);
      if (isSpoken && shown !== null) this.inspector.say(shown);
    });
    this.selection.last = null;
    this.selection.hovered = this.selection.focused = this.selection.pinned = null;
    this.canvas.show(layout, where?.scroll ?? layout.scroll, where?.offsets);
    this.selection.reset();
    this.controls.apply();
    this.describe(layout);
  }

  /** Shows a layout with the same elements as the one before. */
  reshape(layout) {
    this.controls.fit(layout);
    this.canvas.reshape(layout);
    this.selection.mark();
    this.describe(layout);
  }

  /** Shows what stands around the elements. */
  describe(layout) {
    this.inspector.showLayout();
    showDevice(layout);
    showBars(layout, this.data.name ?? "Layout");
    this.notice(layout);
    document.getElementById("device").setAttribute("aria-label", document.getElementById("caption").textContent);
  }

  remember() {
    this.memory.set("place", { scroll: this.canvas.scroll, offsets: Object.fromEntries(this.canvas.offsets) });
  }

  /** Shows notes about the parts that the page leaves out. */
  notice(layout) {
    const notices = [];
    if (layout.shownCells !== undefined) {
      notices.push(`This page contains the first ${layout.shownCells.toLocaleString("en")} of ${formatCount(layout.cells, "cell", "cells")}.`);
    }
    if (Math.max(...layout.content) > greatestExtent) {
      notices.push(`The preview scrolls through the first ${greatestExtent.toLocaleString("en")} points.`);
    }
    const { crowd } = this.canvas;
    if (crowd) {
      const drawn = Math.min(crowd, greatestNodeCount).toLocaleString("en");
      notices.push(`${drawn} of ${crowd.toLocaleString("en")} visible elements and boxes are drawn.`);
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
  if (data.messages) showMessages(data.messages, "The spec has errors. This is the part that can be drawn.");
  new Reload(data.reloadScript, (other) => page.show(other), showMessages);
  window.layoutcPreview.page = page;
}
