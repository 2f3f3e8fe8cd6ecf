// Scrolls a row by the mouse's wheel (a page per tick), by dragging, and by buttons at its ends.

// The minimum pixels of a wheel's tick. The browser handles smaller steps, which come from trackpads.
const leastTick = 50;
const pixelsOfLine = 40;
// A press that moves farther than this many pixels is a drag.
const leastDrag = 4;
// A drag of this fraction of the row turns it.
const turningShare = 0.1;

class RowTurns {
  constructor(view) {
    this.view = view;
    /** The index of the resting offset that the row is moving to. */
    this.target = null;
    const { scroller } = view;
    scroller.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    scroller.addEventListener("pointerdown", (event) => this.press(event));
    scroller.addEventListener("pointermove", (event) => this.move(event));
    for (const name of ["pointerup", "pointercancel"]) scroller.addEventListener(name, () => this.release());
    this.buttons = [-1, 1].map((side) => this.button(side));
    this.place();
    this.update();
  }

  /** 1 if the scroll position grows with the offset, else -1. */
  get sense() {
    return this.view.row.isReversed ? -1 : 1;
  }

  /** A button at the start (-1) or end of the visible part. */
  button(side) {
    const { view } = this;
    const { isSideways, layout, row } = view;
    const step = side * this.sense;
    const button = make("button", `turn ${isSideways ? "sideways" : "upright"} ${side < 0 ? "before" : "after"}`, side < 0 ? "‹" : "›");
    button.type = "button";
    button.step = step;
    button.setAttribute("aria-label", `${step < 0 ? "previous" : "next"} in ${homeName(layout, row.section)}`);
    button.addEventListener("click", () => this.turn(step));
    return button;
  }

  /** Places the buttons at the ends of the row. */
  place() {
    const { isSideways, box: [x, y, width, height] } = this.view;
    this.buttons.forEach(({ style }, end) => {
      style.left = `${isSideways ? x + end * width : x + width / 2}px`;
      style.top = `${isSideways ? y + height / 2 : y + end * height}px`;
    });
  }

  /** Enables the buttons that can scroll. */
  update() {
    const { row, offset } = this.view;
    const [first, last] = row.rests.isAny ? [0, row.maxOffset] : [row.rests.first, row.rests.last];
    for (const button of this.buttons) {
      const isAtEnd = button.step < 0 ? offset <= first + 0.5 : offset >= last - 0.5;
      button.setAttribute("aria-disabled", String(isAtEnd));
    }
  }

  /** Scrolls by a page, or by a distance if that is farther. */
  turn(step, distance = 0) {
    const { view } = this;
    const { rests, viewportLength, maxOffset } = view.row;
    if (rests.isAny) return view.glide(clamp(view.offset + step * viewportLength * 0.8, 0, maxOffset));
    if (rests.count === 0) return undefined;
    const from = this.target ?? rests.nearest(view.offset);
    const near = rests.nearest(rests.at(from) + step * distance);
    return this.goTo((near - from) * step < 1 ? from + step : near);
  }

  goTo(index) {
    const { view } = this;
    const { rests } = view.row;
    this.target = clamp(index, 0, rests.count - 1);
    view.snap();
    view.glide(rests.at(this.target));
  }

  wheel(event) {
    const { view } = this;
    if (event.ctrlKey || view.row.rests.isAny) return;
    const { deltaX, deltaY, deltaMode, shiftKey } = event;
    const isAcross = shiftKey || Math.abs(deltaX) > Math.abs(deltaY);
    if (view.isSideways !== isAcross) return;
    const delta = (isAcross ? deltaX || deltaY : deltaY) * (deltaMode === 1 ? pixelsOfLine : deltaMode === 2 ? view.row.viewportLength : 1);
    if (Math.abs(delta) < leastTick) {
      this.target = null;
      return;
    }
    event.preventDefault();
    this.turn(Math.sign(delta) * this.sense, Math.abs(delta));
  }

  press(event) {
    this.target = null;
    if (event.pointerType !== "mouse" || event.button !== 0) return;
    const { view } = this;
    const { rests } = view.row;
    this.drag = { at: this.along(event), offset: view.offset, from: rests.isAny ? 0 : rests.nearest(view.offset), moved: 0 };
  }

  along(event) {
    return this.view.isSideways ? event.clientX : event.clientY;
  }

  move(event) {
    const { view, drag } = this;
    if (!drag) return;
    if (event.buttons === 0) return this.release();
    const { scroller, row, isSideways } = view;
    const way = drag.at - this.along(event);
    if (!drag.isMoving && Math.abs(way) < leastDrag) return;
    if (!drag.isMoving) {
      drag.isMoving = true;
      scroller.setPointerCapture(event.pointerId);
      scroller.classList.add("dragged");
    }
    const box = scroller.getBoundingClientRect();
    const scale = isSideways ? box.width / scroller.offsetWidth : box.height / scroller.offsetHeight;
    drag.moved = (way / scale) * this.sense;
    const position = row.position(drag.offset + drag.moved);
    scroller.scrollTo({ [isSideways ? "left" : "top"]: position, behavior: "instant" });
  }

  release() {
    const { view, drag } = this;
    this.drag = null;
    if (!drag?.isMoving) return;
    // The click that ends a drag selects nothing.
    const { scroller, row } = view;
    const stop = (event) => event.stopPropagation();
    scroller.addEventListener("click", stop, { capture: true, once: true });
    setTimeout(() => scroller.removeEventListener("click", stop, { capture: true }));
    const { rests, viewportLength, behavior } = row;
    if (rests.isAny || rests.count === 0) return scroller.classList.remove("dragged");
    let to = rests.nearest(view.offset);
    if (to === drag.from && Math.abs(drag.moved) > turningShare * viewportLength) to += Math.sign(drag.moved);
    if (behavior !== "continuousGroupLeadingBoundary") to = clamp(to, drag.from - 1, drag.from + 1);
    this.goTo(to);
  }
}
