// Words for elements and sections.

const shortKinds = {
  UICollectionElementKindSectionHeader: "header",
  UICollectionElementKindSectionFooter: "footer",
};

/** The index of the first cell after each run. */
function endsOf(runs) {
  let end = 0;
  return runs.map((run) => (end += run.count));
}

/** What the spec says of a cell: its id, title, kind and level. */
function cellLabels(layout, index) {
  const list = layout.data.items[layout.sections[layout.section[index]].items];
  if (!list) return {};
  list.ends ??= endsOf(list);
  const item = layout.item[index];
  const place = firstIndex(list.length, (run) => list.ends[run] > item);
  const run = list[place];
  if (!run) return {};
  const id = run.prefix === undefined ? run.id : `${run.prefix}-${item - (list.ends[place] - run.count)}`;
  return { id, title: run.title, kind: run.kind, level: run.level };
}

function elementKind(layout, index) {
  const kind = layout.kinds[layout.kind[index]] ?? "";
  return shortKinds[kind] ?? kind;
}

/** What is wrong with an element, as the message of an error; undefined where nothing is. */
function elementError(layout, index) {
  return layout.nodes[layout.node[index]]?.error;
}

/** Whether an element is no cell but a box in the place of a section that cannot be read. */
function isLeftOut(layout, index) {
  return Boolean(layout.sections[layout.section[index]]?.leftOut);
}

/** What stands in the element's box. */
function elementText(layout, index) {
  if (layout.category[index] === 0) {
    const { id, title } = cellLabels(layout, index);
    return title ?? id ?? String(layout.item[index]);
  }
  return layout.nodes[layout.node[index]]?.title ?? elementKind(layout, index);
}

/** The section's and the element's index, as in `layoutc` everywhere: `0.3`. */
function indexPath(layout, index) {
  const section = layout.section[index];
  return section < 0 ? "" : layout.category[index] === 0 && !isLeftOut(layout, index) ? `${section}.${layout.item[index]}` : String(section);
}

/** The element's name for who does not see it. */
function elementName(layout, index) {
  const category = layout.category[index];
  const text = elementText(layout, index);
  const place = indexPath(layout, index);
  if (isLeftOut(layout, index)) return `section ${place}, left out: ${elementError(layout, index) ?? text}`;
  if (category === 0) return text === String(layout.item[index]) ? `cell ${place}` : `cell ${place}, ${text}`;
  const kind = elementKind(layout, index);
  const home = place === "" ? "of the layout" : `of section ${place}`;
  return text === kind ? `${kind} ${home}` : `${kind} ${home}, ${text}`;
}

function sectionName(layout, index) {
  const { id, title } = layout.sections[index];
  return title ?? id ?? String(index);
}

function frameText([x, y, width, height]) {
  return `${formatNumber(width)} by ${formatNumber(height)} at ${formatNumber(x)}, ${formatNumber(y)}`;
}
