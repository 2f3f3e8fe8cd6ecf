// What stands in a cell for its picture and its lines of text, as in pictures (CellPlaceholder.swift).

const linePitch = 14;

/** The frames of the parts in a cell, from its corner; `indent` is the distance of a row's content from its leading edge, or null. */
function placeholderParts({ shape = "rectangle", image = false, lines: wanted = 0 }, width, height, indent, hasTitle, isMirrored) {
  const shorter = Math.min(width, height);
  const margin = Math.min(8, shorter / 8);
  const lead = indent !== null && indent > margin && width - 2 * margin > indent ? indent : margin;
  const inner = { x: isMirrored ? margin : lead, y: margin, width: width - margin - lead, height: height - 2 * margin };
  const isRound = shape === "circle";
  const isSquare = Math.abs(width - height) < 1;
  const radius = shape === "pill" || (isRound && isSquare) ? shorter / 2 : 0;
  if (wanted === 0 && image && hasTitle && !(isRound && isSquare)) wanted = 1;
  let lines = Math.min(wanted, Math.floor(inner.height / linePitch));
  const text = { ...inner };
  let picture = null;
  if (image) {
    const below = height - lines * linePitch - 2 * margin;
    if (lines > 0 && width >= 2 * height) {
      const side = inner.height;
      picture = [isMirrored ? inner.x + inner.width - side : inner.x, inner.y, side, side];
      text.width -= side + margin;
      if (!isMirrored) text.x += side + margin;
    } else if (lines > 0 && below >= 16) {
      const side = Math.min(inner.width, below - margin);
      picture = isRound ? [(width - side) / 2, inner.y, side, side] : [0, 0, width, below];
      text.y = below + margin;
      text.height = lines * linePitch;
    } else {
      lines = 0;
      picture = isRound ? [(width - shorter) / 2, (height - shorter) / 2, shorter, shorter] : [0, 0, width, height];
    }
  }
  const top = text.y + (text.height - lines * linePitch) / 2;
  const bars = [];
  for (let line = hasTitle ? 1 : 0; line < lines; line += 1) {
    const length = text.width * (line === lines - 1 && lines > 1 ? 0.6 : 1);
    const x = isRound ? text.x + (text.width - length) / 2 : isMirrored ? text.x + text.width - length : text.x;
    bars.push([x, top + line * linePitch + 4, length, 6]);
  }
  return { picture, bars, radius, isRound, title: hasTitle && lines > 0 ? [text.x, top, text.width, linePitch] : null };
}

/** Adds the picture and the lines of a cell to its node. Returns the frame of its title, or null if that stands in the middle. */
function addPlaceholder(node, layout, index, look, hasTitle) {
  const isMirrored = layout.direction === "rtl";
  const parts = placeholderParts(look, layout.width[index], layout.height[index], labelInset(layout, index), hasTitle, isMirrored);
  if (parts.radius > 0) node.style.borderRadius = `${parts.radius}px`;
  if (parts.picture) {
    const picture = make("i", parts.isRound ? "picture round" : "picture");
    place(picture, parts.picture);
    node.append(picture);
  }
  for (const frame of parts.bars) {
    const bar = make("i", "bar");
    place(bar, frame);
    node.append(bar);
  }
  return parts.title && { frame: parts.title, align: parts.isRound ? "center" : isMirrored ? "right" : "left" };
}
