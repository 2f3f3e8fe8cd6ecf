// The frames of pinned headers and footers at any scroll position.

/** The start of a pinned item's slot along the scroll axis, for a visible range. */
function pinnedStart(pin, visible) {
  const [start, end] = pin.slot;
  const length = end - start;
  const pushed = Math.min(Math.max(start, visible[0]), Math.max(start, pin.body[1] - length));
  const pulled = Math.max(Math.min(start, visible[1] - length), Math.min(start, pin.body[0]));
  if (pin.side === "start") return pushed;
  if (pin.side === "end") return pulled;
  return start >= visible[0] ? pulled : pushed;
}

/** Returns the frame of an item, left to right, not rounded; null if its section is off screen (not pinned). */
function pinnedFrame(pin, axis, visible) {
  if (!(pin.section[0] < visible[1] && visible[0] < pin.section[1])) return null;
  const shift = pinnedStart(pin, visible) - pin.slot[0];
  const [x, y, width, height] = pin.natural;
  return axis === "vertical" ? [x, y + shift, width, height] : [x + shift, y, width, height];
}
