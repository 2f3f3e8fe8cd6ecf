// The scroller of an orthogonal section, which snaps to the row's resting offsets.

// The maximum number of snap marks at a time.
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
    this.turns = new RowTurns(this);
    this.listen();
  }

  /** Lays out the scroller, as long as the container, and the track, long enough for all offsets. */
  measure() {
    const { row, layout } = this;
    const frame = layout.sections[row.section].frame;
    const [start, end] = row.hull;
    const box = this.isSideways
      ? [frame[0], start, frame[2], end - start] : [start, frame[1], end - start, frame[3]];
    place(this.scroller, box);
    const length = (this.isSideways ? box[2] : box[3]) + row.scrollLength;
    place(this.track, this.isSideways ? [0, 0, length, box[3]] : [0, 0, box[2], length]);
    return box;
  }

  /** Takes the row of a layout with the same elements in other frames. */
  reshape(layout, row) {
    this.layout = layout;
    this.row = row;
    this.box = this.measure();
    this.turns.place();
    this.firstMark = undefined;
    this.scroller.classList.remove("snaps");
  }

  listen() {
    this.scroller.addEventListener("scroll", () => {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.settle(), settleDelay);
      this.turns.update();
      this.onScroll?.();
    }, { passive: true });
    this.scroller.addEventListener("scrollend", () => this.settle());
    // A row keeps the spec's offset until the user touches it.
    for (const event of ["wheel", "pointerdown", "touchstart"]) {
      this.scroller.addEventListener(event, () => this.snap(), { passive: true });
    }
  }

  /** The scroll offset of the row. */
  get offset() {
    const [left, top] = this.exact.get();
    const position = this.isSideways ? left : top;
    return position === this.askedPosition ? this.asked : this.row.offset(position);
  }

  /** Scrolls to an offset without animation, in whole pixels. */
  set offset(offset) {
    const position = this.row.position(onPixels(offset, this.layout.scale));
    this.asked = offset;
    this.askedPosition = position;
    this.exact.set(this.isSideways ? position : 0, this.isSideways ? 0 : position);
    this.turns.update();
    this.onScroll?.();
  }

  /** Turns on snapping. */
  snap() {
    const { row } = this;
    if (row.rests.isAny || this.scroller.classList.contains("snaps")) return;
    this.mark();
    this.scroller.classList.add("snaps");
    if (row.behavior !== "continuousGroupLeadingBoundary") this.scroller.classList.add("pages");
  }

  /** Places snap marks at the resting offsets; if there are many, only at those nearby. */
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

  /** Moves the row to its resting offset. */
  settle() {
    clearTimeout(this.timer);
    const { rests } = this.row;
    if (this.turns.drag || rests.isAny || rests.count === 0 || !this.scroller.classList.contains("snaps")) return;
    const rest = rests.at(this.turns.target ?? rests.nearest(this.offset));
    if (Math.abs(rest - this.offset) < 1.5) {
      this.turns.target = null;
      this.offset = rest;
      this.mark();
      this.scroller.classList.remove("dragged");
    } else {
      this.glide(rest);
    }
  }

  /** Scrolls to an offset with animation. */
  glide(offset) {
    const position = this.row.position(offset);
    const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
    this.scroller.scrollTo(this.isSideways ? { left: position, behavior } : { top: position, behavior });
  }

  /** The visible part of the row, in coordinates at offset 0. */
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
