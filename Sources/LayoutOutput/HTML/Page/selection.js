// The selected element: under the pointer, with the keyboard's focus, or kept.

function isButton(node) {
  return Boolean(node.closest?.("button"));
}

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
    scroller.addEventListener("click", (event) => {
      if (!isButton(event.target)) this.click(this.indexOf(event.target));
    });
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.letGo();
      // Works also before any element has the focus.
      else if (event.target === document.body || scroller.contains(event.target)) this.press(event);
    });
  }

  indexOf(target) {
    return target.closest?.(".element")?.index ?? null;
  }

  /** The element in the inspector. */
  get shown() {
    return this.pinned ?? this.hovered ?? this.focused;
  }

  /** The elements whose nodes stay at any scroll position. */
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

  /** Ignores content that is scrolled under a resting pointer. */
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
    if (step) this.walk(this.shown === null ? this.stop() : this.shown + step);
    else if (event.key === "Home") this.walk(0);
    else if (event.key === "End") this.walk(count - 1);
    else if (event.key === "Enter" && this.shown !== null && !isButton(event.target)) this.click(this.shown);
    else return;
    event.preventDefault();
  }

  /** Moves the focus, and the kept selection, to an element. */
  walk(index) {
    const { layout } = this.canvas;
    if (layout.count === 0) return;
    const next = clamp(index, 0, layout.count - 1);
    this.focused = this.last = next;
    this.hovered = null;
    if (this.pinned !== null) this.pinned = next;
    this.canvas.reveal(next)?.focus({ preventScroll: true });
  }

  /** Marks the element in the preview. */
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
