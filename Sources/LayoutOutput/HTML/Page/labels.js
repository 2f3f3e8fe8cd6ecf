// The names of elements and sections.

const shortKinds = {
  UICollectionElementKindSectionHeader: "header",
  UICollectionElementKindSectionFooter: "footer",
};

/** The index of the first cell after each run. */
function endsOf(runs) {
  let end = 0;
  return runs.map((run) => (end += run.count));
}

/** The id, title, kind and level of a cell. */
function cellLabels(layout, index) {
  const list = layout.data.items[layout.sections[layout.section[index]].items];
  if (!list) return {};
  list.ends ??= endsOf(list);
  const item = layout.item[index];
  const place = firstIndex(list.length, (run) => list.ends[run] > item);
  const run = list[place];
  if (!run) return {};
  const offset = item - (list.ends[place] - run.count);
  const id = run.prefix === undefined ? run.id : `${run.prefix}-${offset}`;
  return { id, title: run.title ?? (run.titles?.[offset] || undefined), kind: run.kind, level: run.level, look: run.look };
}

/** How many lines of a cell's text are shown, such as "2 of 5 lines"; nothing if all are. */
function truncation(layout, index) {
  const cells = layout.sections[layout.section[index]]?.truncated ?? [];
  for (let place = 0; place < cells.length; place += 3) {
    if (cells[place] === layout.item[index]) return `${cells[place + 1]} of ${cells[place + 2]} lines`;
  }
}

function elementKind(layout, index) {
  const kind = layout.kinds[layout.kind[index]] ?? "";
  return shortKinds[kind] ?? kind;
}

/** The error of an element, if any. */
function elementError(layout, index) {
  return layout.nodes[layout.node[index]]?.error;
}

/** Returns true if an element is the placeholder of a section that cannot be read. */
function isLeftOut(layout, index) {
  return Boolean(layout.sections[layout.section[index]]?.leftOut);
}

/** The label of an element. */
function elementText(layout, index) {
  if (layout.category[index] === 0) {
    const { id, title, kind, look } = cellLabels(layout, index);
    return title ?? id ?? (kind === "blank" || look?.image || look?.lines ? "" : String(layout.item[index]));
  }
  return layout.nodes[layout.node[index]]?.title ?? elementKind(layout, index);
}

/** The indexes of the section and the element, such as `0.3`. */
function indexPath(layout, index) {
  const section = layout.section[index];
  return section < 0 ? "" : layout.category[index] === 0 && !isLeftOut(layout, index) ? `${section}.${layout.item[index]}` : String(section);
}

/** The element's accessible name. */
function elementName(layout, index) {
  const category = layout.category[index];
  const text = elementText(layout, index);
  const place = indexPath(layout, index);
  if (isLeftOut(layout, index)) return `section ${place}, left out: ${elementError(layout, index) ?? text}`;
  const home = place === "" ? "the layout" : homeName(layout, layout.section[index]);
  const kind = elementKind(layout, index);
  const name = category === 0 ? `${home}, cell ${layout.item[index]}` : `${kind} of ${home}`;
  return text === (category === 0 ? String(layout.item[index]) : kind) ? name : `${name}, ${text}`;
}

/** Returns the id of a section; without an id, its index. */
function homeName(layout, index) {
  return layout.sections[index].id ?? `section ${index}`;
}

function sectionName(layout, index) {
  const { id, title } = layout.sections[index];
  return id ?? title ?? String(index);
}

/** The distance of a leading label from the leading edge, in points; null for a centered label. */
function labelInset(layout, index) {
  const isInList = Boolean(layout.sections[layout.section[index]]?.list);
  if (layout.category[index] === 0) {
    if (isLeftOut(layout, index)) return null;
    const { level } = cellLabels(layout, index);
    return isInList || level !== undefined ? 16 + 10 * (level ?? 0) : null;
  }
  const isLine = layout.height[index] <= 64 && layout.width[index] >= 2 * layout.height[index];
  return isLine ? (isInList ? 16 : 8) : null;
}

function frameText([x, y, width, height]) {
  return `${formatNumber(width)} by ${formatNumber(height)} at ${formatNumber(x)}, ${formatNumber(y)}`;
}
