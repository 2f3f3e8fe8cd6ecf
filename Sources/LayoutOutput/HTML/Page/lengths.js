// The layouts of a page at all widths, or heights, of the view: the page has some of them, and mixes those between two.

// The parts of a layout that are mixed. Of the others, `steps` are empty, and all else is that of the layout at the shorter length.
const mixedKeys = ["container", "content", "inset", "safeArea", "elements", "boxes", "pins", "sections"];
// These are counts, numbers of rows or lists, and programs of `visibleItems`: they do not change gradually.
const unmixedKeys = ["truncated", "rules", "items", "grouped", "separated"];

class Lengths {
  constructor({ lengths, layouts }) {
    this.data = lengths;
    this.layouts = layouts;
    this.side = lengths.axis === "width" ? 0 : 1;
    for (const layout of layouts) {
      layout.elements.columns = readRecords(layout.elements, elementFieldCount);
      layout.boxes.columns = readRecords(layout.boxes, boxFieldCount);
    }
  }

  at(index) {
    return this.layouts[index].container[this.side];
  }

  /** The shortest and the greatest length. */
  get range() {
    return [this.at(0), this.at(this.layouts.length - 1)];
  }

  interval(length) {
    const { intervals } = this.data;
    return intervals[clamp(firstIndex(intervals.length, (index) => intervals[index].from > length + 1e-6) - 1, 0, intervals.length - 1)];
  }

  /** The layout of a length, as the page's data has layouts. Where elements come or go, it is the next one. */
  layout(length) {
    const last = this.layouts.length - 1;
    const after = Math.min(last, firstIndex(this.layouts.length, (index) => this.at(index) >= length - 1e-6));
    const before = Math.max(0, after - 1);
    const [from, to] = [this.layouts[before], this.layouts[after]];
    if (this.at(after) <= length + 1e-6 || before === after || !areAlike(from.elements, to.elements)) return to;
    const share = (length - this.at(before)) / (this.at(after) - this.at(before));
    const mixed = { ...from, steps: [] };
    // Groups may come and go without elements.
    const keys = mixedKeys.filter((key) => key !== "boxes" || areAlike(from.boxes, to.boxes));
    for (const key of keys) mixed[key] = mix(from[key], to[key], share, from.scale);
    return mixed;
  }
}

/** True if the records of two layouts differ only in frames. */
function areAlike(one, two) {
  return one.count === two.count
    && one.columns.slice(4).every((column, field) => column.every((value, index) => value === two.columns[field + 4][index]));
}

/** A value between two on whole pixels; columns of records have pixels. */
function mix(from, to, share, scale) {
  if (from === to) return from;
  if (typeof from === "number" && typeof to === "number") return onPixels(from + (to - from) * share, scale);
  if (from instanceof Float64Array) return from.map((value, index) => Math.round(value + (to[index] - value) * share));
  if (Array.isArray(from)) return from.length === to?.length ? from.map((value, index) => mix(value, to[index], share, scale)) : from;
  if (from === null || to === null || typeof from !== "object" || typeof to !== "object") return from;
  return Object.fromEntries(Object.entries(from).map(([key, value]) =>
    [key, key in to && !unmixedKeys.includes(key) ? mix(value, to[key], share, scale) : value]));
}
