// Pinned headers and footers: where they stand at any scroll position, from what the solver says of each.

/** Where a pinned item's slot begins along the scroll axis while a range is visible. */
function pinnedStart(pin, visible) {
  const [start, end] = pin.slot;
  const length = end - start;
  const pushed = Math.min(Math.max(start, visible[0]), Math.max(start, pin.body[1] - length));
  const pulled = Math.max(Math.min(start, visible[1] - length), Math.min(start, pin.body[0]));
  if (pin.side === "start") return pushed;
  if (pin.side === "end") return pulled;
  return start >= visible[0] ? pulled : pushed;
}

/** The item's frame, left to right and not yet on pixels; null while its section is out of sight, where it is not pinned. */
function pinnedFrame(pin, axis, visible) {
  if (!(pin.section[0] < visible[1] && visible[0] < pin.section[1])) return null;
  const shift = pinnedStart(pin, visible) - pin.slot[0];
  const [x, y, width, height] = pin.natural;
  return axis === "vertical" ? [x, y + shift, width, height] : [x + shift, y, width, height];
}
