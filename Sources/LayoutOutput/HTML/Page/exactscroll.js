// Scroll positions with fractions of pixels: browsers round them, so the remainder moves the content.

class ExactScroll {
  /** `scroller` scrolls; `content` is moved by the remainder. */
  constructor(scroller, content) {
    this.scroller = scroller;
    this.content = content;
    this.asked = [0, 0];
  }

  /** Scrolls without animation. */
  set(left, top) {
    const [x, y] = this.get();
    if (x === left && y === top) return this.correct();
    this.scroller.scrollTo({ left, top, behavior: "instant" });
    this.asked = [left, top];
    this.correct();
  }

  /** The exact position that was set, until the user scrolls. */
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
    // A transform would create a stacking context with its own zIndexes.
    this.content.style.marginLeft = `${rest[0]}px`;
    this.content.style.marginTop = `${rest[1]}px`;
  }
}
