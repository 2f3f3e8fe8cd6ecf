// A transition between two layouts: pairs of their elements with the change of each.

const changeNames = ["", "appeared", "disappeared", "moved", "reloaded"];

class Transition {
  constructor(data, { from, to, elements }) {
    this.ends = [from, to];
    this.layouts = this.ends.map((index) => new Layout(data, data.layouts[index]));
    const [old, now] = this.layouts;
    const isShown = (layout, index) => !(layout.flags[index] & flagHidden);
    const [origins, changes] = readRecords(elements, 2);
    now.changes = changes;
    old.changes = new Array(old.count).fill(null);
    /** The indexes of an element in both layouts; null in a layout that does not show it. */
    this.pairs = [];
    origins.forEach((origin, index) => {
      if (!isShown(now, index)) return;
      const isOld = origin >= 0 && origin < old.count && isShown(old, origin);
      if (isOld) old.changes[origin] = changes[index];
      this.pairs.push([isOld ? origin : null, index]);
    });
    old.changes.forEach((change, index) => {
      if (change !== null || !isShown(old, index)) return;
      old.changes[index] = changeNames.indexOf("disappeared");
      this.pairs.push([index, null]);
    });
    // Views other than cells lie below them, as in the device.
    this.pairs.sort((one, other) => this.isCell(one) - this.isCell(other));
  }

  /** The layout with a pair's labels: the new one if the element is in it. */
  side([, now]) {
    return now === null ? 0 : 1;
  }

  isCell(pair) {
    const side = this.side(pair);
    return this.layouts[side].category[pair[side]] === 0;
  }

  /** The kinds of changes that occur. */
  get changes() {
    const found = new Set(this.layouts.flatMap(({ changes }) => [...changes]));
    return changeNames.filter((name, change) => change > 0 && found.has(change));
  }
}

/** A function from the index of an element to its frame and look on the device. */
function standingOnDevice(layout, scroll, offsetOf) {
  const [x, y] = scroll.map((offset, side) => clamp(offset, 0, layout.greatestScroll[side]));
  const left = layout.origin[0] - (layout.direction === "rtl" ? layout.greatestScroll[0] - x : x);
  const top = layout.origin[1] - y;
  return (index) => {
    const frame = layout.frameAt(index, [x, y], offsetOf);
    const items = layout.visibleItems.get(layout.section[index]);
    const look = items?.look(index, frame, [-left, -top, ...layout.container], items.row ? offsetOf(items.row) : 0);
    return { frame: [frame[0] + left, frame[1] + top, frame[2], frame[3]], look };
  };
}
