// The slider of the view's width, or height.

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
    const { axis, intervals, devices } = lengths.data;
    const [least, greatest] = lengths.range;
    this.parent.setAttribute("aria-label", axis);
    // In pixels, which are whole numbers.
    Object.assign(this.range, { min: Math.round(least * scale), max: Math.round(greatest * scale), step: 1 });
    this.range.setAttribute("aria-label", axis);
    const percent = (length) => `${100 * clamp((length - least) / (greatest - least || 1), 0, 1)}%`;
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
    const { data } = this.lengths;
    const interval = this.lengths.interval(this.length);
    const devices = [...this.names].filter(([known]) => Math.abs(known - length) < 0.5 / this.scale).flatMap(([, names]) => names);
    const problems = data.problems.filter(({ ranges }) =>
      ranges.some(([from, to]) => from <= length + 1e-6 && length <= to + 1e-6));
    const text = (length) => `${formatNumber(length)} ${data.adjective}`;
    this.range.setAttribute("aria-valuetext", joined([text(length), interval.title]));
    this.name.replaceChildren(
      make("b", "", text(length)), ` in ${interval.range} · ${interval.title}`,
      ...problems.map(({ title }) => make("span", "problem", title)),
      make("small", "", devices.join(", ")));
    this.name.title = interval.changes.join("; ");
    [...this.track.querySelectorAll(".mark")].forEach((mark, index) => mark.classList.toggle("current", data.intervals[index] === interval));
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
    const { intervals } = this.lengths.data;
    const index = intervals.indexOf(this.lengths.interval(this.length));
    const next = intervals[sign < 0 && this.length > intervals[index].from + 1e-6 ? index : index + sign];
    if (next) this.go(next.from);
  }
}
