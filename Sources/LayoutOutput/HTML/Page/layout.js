// One layout: its elements as columns of numbers, and indexes to find those near a place.

const flagHidden = 1;
const flagInRow = 2;
const flagPinnable = 4;
const elementFieldCount = 11;
const boxFieldCount = 8;
const categories = ["cell", "supplementary", "decoration"];

class Layout {
  constructor(data, written) {
    this.data = data;
    this.axis = written.axis;
    this.cross = written.axis === "vertical" ? "horizontal" : "vertical";
    for (const key of [
      "device", "orientation", "system", "givenSystem", "state", "direction", "idiom", "scale", "container", "content", "scroll",
      "textSize", "safeArea", "bars", "separator", "reserved", "inset", "kinds", "cells", "shownCells", "nodes", "sections", "steps",
    ]) this[key] = written[key];
    this.assumed = written.assumed ?? [];
    this.readElements(written);
    this.readBoxes(written);
    this.rows = new Map();
    this.sections.forEach((section, index) => {
      if (section.row) this.rows.set(index, new Row(this, index, section.row));
    });
    this.visibleItems = new Map();
    this.sections.forEach((section, index) => {
      if (section.visible) this.visibleItems.set(index, new VisibleItems(this, index));
    });
    this.sort();
  }

  readElements(written) {
    const columns = readRecords(written.elements, elementFieldCount);
    this.count = written.elements.count;
    [this.y, this.x, this.width, this.height, this.z, this.node, this.item, this.section, this.category,
      this.kind, this.flags] = columns;
    for (const column of columns.slice(0, 4)) this.inPoints(column);
    this.firstOfSections = this.section.findIndex((section) => section >= 0);
    this.pins = new Map(written.pins.map((pin) => [pin.element, pin]));
  }

  readBoxes(written) {
    const columns = readRecords(written.boxes, boxFieldCount);
    const [y, x, width, height, node, kind, section, flags] = columns;
    for (const column of columns.slice(0, 4)) this.inPoints(column);
    this.boxes = { count: written.boxes.count, x, y, width, height, node, kind, section, flags };
  }

  inPoints(column) {
    for (let index = 0; index < column.length; index++) column[index] /= this.scale;
  }

  /** Groups elements and boxes by the view that scrolls them, and indexes each group by place. */
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

  /** The range of a row along the scroll axis. */
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

  /** The row that an element scrolls with, if any. */
  rowOf(index) {
    return this.flags[index] & flagInRow ? this.rows.get(this.section[index]) : undefined;
  }

  /** The safe area with left and right instead of leading and trailing. */
  get safeEdges() {
    const [top, leading, bottom, trailing] = this.safeArea.map((edge) => Math.max(0, edge));
    const [left, right] = this.direction === "rtl" ? [trailing, leading] : [leading, trailing];
    return { top, left, bottom, right };
  }

  /** The insets of the view along the scroll axis, left and top first. */
  get edgeInsets() {
    const [top, leading, bottom, trailing] = this.inset;
    const [left, right] = this.direction === "rtl" ? [trailing, leading] : [leading, trailing];
    return { top, left, bottom, right };
  }

  /** The maximum scroll offset, in points. */
  get greatestScroll() {
    const { top, left, bottom, right } = this.edgeInsets;
    const [width, height] = this.container;
    return [
      Math.max(0, this.content[0] - Math.max(0, width - left - right)),
      Math.max(0, this.content[1] - Math.max(0, height - top - bottom)),
    ];
  }

  /** The size of the scrollable area, in points. */
  get extent() {
    const { top, left, bottom, right } = this.edgeInsets;
    return [
      Math.max(this.container[0], Math.min(greatestExtent, left + this.content[0] + right)),
      Math.max(this.container[1], Math.min(greatestExtent, top + this.content[1] + bottom)),
    ];
  }

  /** The origin of the content in the scrollable area. */
  get origin() {
    const { top, left, right } = this.edgeInsets;
    return [this.direction === "rtl" ? this.extent[0] - right - this.content[0] : left, top];
  }

  /** Returns the frame of an element at a scroll offset, in content coordinates; `offsetOf` returns a row's offset. */
  frameAt(index, scroll, offsetOf) {
    const pinned = this.flags[index] & flagPinnable ? this.pinned(index, scroll) : null;
    if (pinned) return pinned;
    const frame = this.frame(index);
    const row = this.rowOf(index);
    if (!row) return frame;
    const shift = onPixels(offsetOf(row), this.scale) * (row.isReversed ? 1 : -1);
    const side = row.axis === "horizontal" ? 0 : 1;
    frame[side] = onPixels(frame[side] + shift, this.scale);
    return frame;
  }

  /** The part of the content between the view's insets, along the scroll axis, in points: pinned items stay in it. */
  visibleRange(scroll) {
    const [top, leading, bottom, trailing] = this.inset;
    const side = this.axis === "vertical" ? 1 : 0;
    const free = side ? top + bottom : leading + trailing;
    return [scroll[side], scroll[side] + Math.max(0, this.container[side] - free)];
  }

  /** A pinnable element's frame at a scroll offset; null if it is not pinned. */
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
