// Scroll positions that are no whole pixels: browsers round them, and what they leave over moves the content.

class ExactScroll {
  /** `scroller` scrolls; `content` is moved by what is left over. */
  constructor(scroller, content) {
    this.scroller = scroller;
    this.content = content;
    this.asked = [0, 0];
  }

  /** Scrolls to a place, at once. */
  set(left, top) {
    this.scroller.scrollTo({ left, top, behavior: "instant" });
    this.asked = [left, top];
    this.correct();
  }

  /** Where it stands: what was asked for, as long as nobody scrolls on. */
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
    // Not translated: that would make a layer of its own, in which zIndexes count for themselves.
    this.content.style.marginLeft = `${rest[0]}px`;
    this.content.style.marginTop = `${rest[1]}px`;
  }
}
