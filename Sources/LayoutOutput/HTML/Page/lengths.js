// The layouts of a page at all widths, or heights, of the view: the page has some of them, and mixes those between two.

// What depends on the length; everything else is as in the layout before.
const mixedKeys = ["container", "content", "inset", "safeArea", "elements", "boxes", "pins", "sections"];
// Counts of lines and programs of `visibleItems` do not change gradually.
const unmixedKeys = ["truncated", "rules"];

class Lengths {
  constructor({ lengths, layouts }) {
    this.written = lengths;
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
  get ends() {
    return [this.at(0), this.at(this.layouts.length - 1)];
  }

  interval(length) {
    const { intervals } = this.written;
    return intervals[clamp(firstIndex(intervals.length, (index) => intervals[index].from > length + 1e-6) - 1, 0, intervals.length - 1)];
  }

  /** The layout of a length, as the page's data has layouts. Where elements come or go, it is the next one. */
  layout(length) {
    const last = this.layouts.length - 1;
    const after = Math.min(last, firstIndex(this.layouts.length, (index) => this.at(index) >= length - 1e-6));
    const before = Math.max(0, after - 1);
    const [from, to] = [this.layouts[before], this.layouts[after]];
    if (this.at(after) <= length + 1e-6 || before === after || !haveSameElements(from, to)) return to;
    const share = (length - this.at(before)) / (this.at(after) - this.at(before));
    const mixed = { ...from, steps: [] };
    for (const key of mixedKeys) mixed[key] = mix(from[key], to[key], share, from.scale);
    return mixed;
  }
}

/** True if two layouts differ only in frames. */
function haveSameElements({ elements, boxes }, other) {
  const isSame = (one, two) => one.count === two.count
    && one.columns.slice(4).every((column, field) => column.every((value, index) => value === two.columns[field + 4][index]));
  return isSame(elements, other.elements) && isSame(boxes, other.boxes);
}

/** A value between two on whole pixels; columns of records have pixels. */
function mix(from, to, share, scale) {
  if (from === to) return from;
  if (typeof from === "number" && typeof to === "number") return onPixels(from + (to - from) * share, scale);
  if (from instanceof Float64Array) return from.map((value, index) => Math.round(value + (to[index] - value) * share));
  if (Array.isArray(from)) return from.length === to?.length ? from.map((value, index) => mix(value, to[index], share, scale)) : from;
  if (from === null || typeof from !== "object" || typeof to !== "object") return from;
  return Object.fromEntries(Object.entries(from).map(([key, value]) =>
    [key, key in to && !unmixedKeys.includes(key) ? mix(value, to[key], share, scale) : value]));
}

/** The slider of the length, with marks of the intervals and of known devices. */
class LengthBar {
  /** Calls `onMove` with a length while the slider moves, and `onRest` once it rests. */
  constructor(parent, onMove, onRest) {
    this.parent = parent;
    this.onMove = onMove;
    this.onRest = onRest;
    this.range = make("input");
    this.range.type = "range";
    this.range.addEventListener("input", () => this.moveSoon());
    this.range.addEventListener("change", () => this.rest());
    this.name = make("p", "interval");
    this.track = make("div", "marks");
  }

  show(lengths, scale) {
    this.parent.hidden = !lengths;
    if (!lengths) return;
    this.lengths = lengths;
    this.scale = scale;
    const { axis, intervals, devices } = lengths.written;
    const [least, greatest] = lengths.ends;
    this.parent.setAttribute("aria-label", axis);
    // In pixels, which are whole numbers.
    Object.assign(this.range, { min: Math.round(least * scale), max: Math.round(greatest * scale), step: 1 });
    this.range.setAttribute("aria-label", axis);
    const percent = (length) => `${(100 * (length - least)) / Math.max(1, greatest - least)}%`;
    const marks = intervals.map((interval, index) => {
      const mark = make("button", index % 2 ? "mark odd" : "mark");
      mark.type = "button";
      mark.title = `${interval.range}: ${interval.changes.join("; ") || interval.title}`;
      mark.setAttribute("aria-label", mark.title);
      mark.style.left = percent(interval.from);
      mark.style.right = `calc(100% - ${percent(intervals[index + 1]?.from ?? greatest)})`;
      mark.addEventListener("click", () => this.go(interval.from));
      return mark;
    });
    const names = new Map();
    for (const { name, length } of devices) names.set(length, [...(names.get(length) ?? []), name]);
    for (const [length, known] of names) {
      const tick = make("i", "device");
      tick.title = `${formatNumber(length)}: ${known.join(", ")}`;
      tick.style.left = percent(length);
      marks.push(tick);
    }
    this.names = names;
    this.track.replaceChildren(...marks);
    const step = (sign) => {
      const button = make("button", "quiet", sign < 0 ? "‹" : "›");
      button.type = "button";
      button.setAttribute("aria-label", `${sign < 0 ? "previous" : "next"} interval`);
      button.addEventListener("click", () => this.step(sign));
      return button;
    };
    const slider = make("div", "slider");
    slider.append(this.range, this.track);
    this.parent.replaceChildren(step(-1), slider, step(1), this.name);
  }

  get length() {
    return Number(this.range.value) / this.scale;
  }

  set length(length) {
    this.range.value = String(Math.round(length * this.scale));
    const { written } = this.lengths;
    const interval = this.lengths.interval(this.length);
    const devices = [...this.names].filter(([known]) => Math.abs(known - length) < 0.5 / this.scale).flatMap(([, names]) => names);
    const problems = written.problems.filter(({ ends }) =>
      ends.some((end, index) => index % 2 === 0 && end <= length + 1e-6 && length <= ends[index + 1] + 1e-6));
    const text = (length) => `${formatNumber(length)} ${written.axis === "width" ? "wide" : "high"}`;
    this.range.setAttribute("aria-valuetext", joined([text(length), interval.title]));
    this.name.replaceChildren(
      make("b", "", text(length)), ` in ${interval.range} · ${interval.title}`,
      ...problems.map(({ title }) => make("span", "problem", title)),
      make("small", "", devices.join(", ")));
    this.name.title = interval.changes.join("; ");
    [...this.track.querySelectorAll(".mark")].forEach((mark, index) => mark.classList.toggle("current", written.intervals[index] === interval));
  }

  /** Shows the slider's length in the next frame. */
  moveSoon() {
    this.request ??= requestAnimationFrame(() => {
      this.request = null;
      this.onMove(this.length);
    });
  }

  rest() {
    this.onMove(this.length);
    this.onRest(this.length);
  }

  go(length) {
    this.range.value = String(Math.round(length * this.scale));
    this.rest();
  }

  /** Goes to the start of the previous or the next interval. */
  step(sign) {
    const { intervals } = this.lengths.written;
    const index = intervals.indexOf(this.lengths.interval(this.length));
    const next = intervals[sign < 0 && this.length > intervals[index].from + 1e-6 ? index : index + sign];
    if (next) this.go(next.from);
  }
}
