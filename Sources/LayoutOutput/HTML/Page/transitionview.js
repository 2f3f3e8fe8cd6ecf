// A transition shown over the device: it plays or stops at a moment, and then reveals the layout below.

// UIKit's duration, in milliseconds.
const transitionTime = 300;

class TransitionView {
  /** Calls `onMove` with the time while it plays, and `onEnd` at the end. */
  constructor(canvas, onMove, onEnd) {
    this.canvas = canvas;
    this.onMove = onMove;
    this.onEnd = onEnd;
    this.layer = document.getElementById("transition");
    this.animations = [];
    // Touching the device ends the transition.
    for (const event of ["pointerdown", "wheel"]) this.layer.addEventListener(event, () => this.end(), { passive: true });
  }

  /** Shows the elements that are visible at either end, at time 0; `standing` has their places in both layouts. */
  begin(transition, standing) {
    this.layer.replaceChildren();
    this.layer.hidden = false;
    const { container } = this.canvas.layout;
    const isInSight = (end) => end && [0, 1].every((side) =>
      end.frame[side] < container[side] && end.frame[side] + end.frame[side + 2] > 0);
    this.animations = [];
    for (const pair of transition.pairs) {
      const ends = pair.map((index, side) => (index === null ? null : standing[side](index)));
      if (!ends.some(isInSight)) continue;
      this.animations.push(this.add(transition, pair, ends));
      if (this.animations.length >= greatestNodeCount) break;
    }
  }

  /** Adds the node of an element that moves between the ends; it fades if it is missing at one. */
  add(transition, pair, ends) {
    const side = transition.side(pair);
    const layout = transition.layouts[side];
    const node = makeElementNode(layout, pair[side], this.canvas.scale);
    if (layout.flags[pair[side]] & flagPinnable) node.style.zIndex = String(greatestZ);
    this.layer.append(node);
    const keyframes = ends.map((end, index) => {
      const { frame: [x, y, width, height], look } = end ?? ends[1 - index];
      return {
        transform: `translate(${x}px, ${y}px) ${look?.transform ?? ""}`, width: `${width}px`, height: `${height}px`,
        opacity: end && !look?.hidden ? look?.alpha ?? 1 : 0,
      };
    });
    const animation = node.animate(keyframes, { duration: transitionTime, easing: "ease-in-out", fill: "both" });
    animation.pause();
    return animation;
  }

  /** The current time; null without a transition. */
  get time() {
    return this.animations[0]?.currentTime ?? null;
  }

  /** Stops at a time. */
  seek(time) {
    for (const animation of this.animations) {
      animation.pause();
      animation.currentTime = time;
    }
  }

  /** Plays to an end: 0 is the old layout, 1 the new one. */
  play(side) {
    if (this.animations.length === 0) return this.end();
    for (const animation of this.animations) {
      animation.playbackRate = side ? 1 : -1;
      animation.play();
    }
    this.animations[0].onfinish = () => this.end();
    this.follow();
  }

  follow() {
    if (this.time === null) return;
    this.onMove(this.time);
    requestAnimationFrame(() => this.follow());
  }

  end() {
    for (const animation of this.animations) animation.cancel();
    this.animations = [];
    this.layer.replaceChildren();
    this.layer.hidden = true;
    this.onEnd();
  }
}

/** The controls of a transition: both ends, a slider and the legend of colors. */
class TransitionBar {
  /** Calls `onSeek` with a time, `onPick` with an end. */
  constructor(parent, onSeek, onPick) {
    this.parent = parent;
    this.onPick = onPick;
    this.range = make("input");
    Object.assign(this.range, { type: "range", min: 0, max: transitionTime, step: 5 });
    this.range.addEventListener("input", () => onSeek(Number(this.range.value)));
  }

  show(transition, side) {
    this.parent.hidden = !transition;
    if (!transition) return;
    this.end = side * transitionTime;
    this.time = this.end;
    if (this.transition === transition) return;
    this.transition = transition;
    const names = transition.layouts.map((layout) => layout.state);
    this.range.setAttribute("aria-label", `From ${names[0]} to ${names[1]}`);
    const buttons = names.map((name, end) => {
      const button = make("button", "quiet", name);
      button.type = "button";
      button.addEventListener("click", () => this.onPick(end));
      return button;
    });
    const legend = make("span", "legend");
    for (const name of transition.changes) {
      const entry = make("span");
      entry.append(make("span", `swatch ${name}`), name);
      legend.append(entry);
    }
    this.parent.replaceChildren(buttons[0], this.range, buttons[1], legend);
  }

  set time(time) {
    this.range.value = String(time);
  }
}
