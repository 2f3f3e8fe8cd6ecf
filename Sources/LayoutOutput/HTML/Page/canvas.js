// The device: a scroller as large as the container, with the nodes of elements near the viewport.

// Browsers draw nothing beyond about this many pixels.
const greatestExtent = 16e6;
// The maximum number of nodes at a time.
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

  /** Shows a layout at a scroll position. */
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

  /** Shows a layout with the same elements in other frames: nodes and scroll positions stay. */
  reshape(layout) {
    const { scroll } = this;
    this.layout = layout;
    this.measure();
    const rows = [...this.views].filter(([, { row }]) => row).map(([section, { row }]) => [row, layout.rows.get(section)]);
    for (const [view, row] of rows) view.reshape(layout, row);
    for (const [key, node] of this.nodes) {
      this.place(key, node);
      if (key >= 0) addLabel(node, layout, key, this.scale);
    }
    // Reading a position makes the browser lay out everything, so all frames are set before.
    this.scroll = scroll;
    for (const [view, row] of rows) view.offset = clamp(this.offset(row), row.least, row.greatest);
    this.update();
  }

  measure() {
    const { container, content, extent, origin } = this.layout;
    this.origin = origin;
    place(this.scroller, [0, 0, ...container]);
    place(this.extent, [0, 0, ...extent]);
    place(this.content, [...origin, ...content]);
  }

  /** The scroll offset from rest, as in `--scroll`. */
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

  /** Sets the scale of the device and adjusts its labels. */
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

  /** The viewport enlarged by a margin, in the content's coordinates. */
  window(margin) {
    const [left, top] = this.exact.get();
    const [width, height] = this.layout.container;
    const x = left - this.origin[0];
    const y = top - this.origin[1];
    return { x: [x - margin, x + width + margin], y: [y - margin, y + height + margin] };
  }

  /** Adds the nodes that are needed and removes the others. */
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
    this.dress();
    this.prune();
  }

  /** Applies the `visibleItems` of sections to the visible elements. */
  dress() {
    const { layout } = this;
    if (layout.visibleItems.size === 0) return;
    const { x, y } = this.window(0);
    const sight = [x[0], y[0], x[1] - x[0], y[1] - y[0]];
    for (const [key, node] of this.nodes) {
      const items = key < 0 ? undefined : layout.visibleItems.get(layout.section[key]);
      if (items) items.apply(node, key, this.frame(key), sight, items.row ? this.offset(items.row) : 0);
    }
  }

  /** Returns the keys of elements and boxes near the viewport: the index of an element, -1 - index for a box. */
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

  /** The view of a section, created when needed. */
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
    const section = of.section[index];
    this.nodes.set(key, node);
    const isInRow = this.place(key, node);
    if (section < 0) {
      // Before or after all sections.
      node.order = index < layout.firstOfSections ? index - layout.count : layout.sections.length + index;
      return insertInOrder(this.content, node);
    }
    insertInOrder(this.view(section).parent(isInRow, !isBox && layout.category[index] === 0), node);
  }

  /** Places a node at its frame, and returns true if it lies in a row. */
  place(key, node) {
    const index = key < 0 ? -1 - key : key;
    const of = key < 0 ? this.layout.boxes : this.layout;
    const frame = [of.x[index], of.y[index], of.width[index], of.height[index]];
    const row = of.flags[index] & flagInRow ? this.view(of.section[index]).row : null;
    place(node, row ? row.onTrack(frame) : frame);
    return row !== null;
  }

  /** Places pinnable elements. A layer above the content has the pinned ones, so that they do not jitter. */
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

  /** Removes sections without nodes. */
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

  /** Returns the scroll offset of a row, even if its view does not exist. */
  offset(row) {
    return this.offsets.get(row.section) ?? row.initialOffset;
  }

  /** The current frame of an element, in the content's coordinates. */
  frame(index) {
    return this.layout.frameAt(index, this.scroll, (row) => this.offset(row));
  }

  /** Scrolls the content and the row to an element and returns its node. */
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
