// The DOM nodes of elements and of boxes of groups and insets.

const greatestZ = 2e9;

function make(tag, className, text) {
  const node = document.createElement(tag);
  if (className) node.className = className;
  if (text !== undefined) node.textContent = text;
  return node;
}

function place(node, [x, y, width, height]) {
  node.style.left = `${x}px`;
  node.style.top = `${y}px`;
  node.style.width = `${width}px`;
  node.style.height = `${height}px`;
}

/** `scale` is the scale of the device; labels have the same size at any scale. */
function makeElementNode(layout, index, scale) {
  const category = categories[layout.category[index]];
  const node = make("div", `element ${category}`);
  node.index = index;
  node.tabIndex = -1;
  if (category === "cell") node.classList.add(`tint-${layout.section[index] % 4}`);
  markGrouped(node, layout, index, category);
  markSeparated(node, layout, index, category);
  if (elementError(layout, index)) node.classList.add("wrong");
  if (layout.changes?.[index]) node.classList.add(changeNames[layout.changes[index]]);
  if (layout.flags[index] & flagHidden) node.classList.add("hidden");
  if (category === "cell" && cellLabels(layout, index).kind === "blank") node.classList.add("blank");
  if (layout.z[index] !== 0) node.style.zIndex = String(clamp(layout.z[index], -greatestZ, greatestZ));
  describe(node, layout, index, category);
  addLabel(node, layout, index, scale);
  return node;
}

function addLabel(node, layout, index, scale) {
  node.replaceChildren();
  if (categories[layout.category[index]] === "decoration") return;
  const text = elementText(layout, index);
  const look = layout.category[index] === 0 ? cellLabels(layout, index).look : undefined;
  const title = look && addPlaceholder(node, layout, index, look, text !== "");
  if (title) {
    const fit = fitText(text, title.frame[2] * scale, title.frame[3] * scale);
    const line = make("b", fit?.isCut ? "cut" : "", fit ? text : "");
    place(line, title.frame);
    line.style.textAlign = title.align;
    line.style.fontSize = `${(fit?.size ?? 0) / scale}px`;
    node.append(line);
    return;
  }
  const inset = labelInset(layout, index);
  const indent = Math.min(inset ?? 0, layout.width[index] / 2);
  const fit = fitText(text, (layout.width[index] - indent) * scale, layout.height[index] * scale);
  if (!fit) return;
  if (inset !== null) {
    const isMirrored = layout.direction === "rtl";
    node.classList.add(isMirrored ? "from-right" : "from-left");
    node.style[isMirrored ? "paddingRight" : "paddingLeft"] = `${indent}px`;
  }
  const label = make("span", fit.isCut ? "cut" : "", text);
  label.style.fontSize = `${fit.size / scale}px`;
  node.append(label);
}

/** Marks rows that are drawn as one box: of inset grouped lists, with round corners, or lists with separators. */
function markGrouped(node, layout, index, category) {
  const section = layout.sections[layout.section[index]];
  const first = section?.grouped ?? section?.separated;
  if (category !== "cell" || first === undefined || layout.item[index] < first) return;
  node.classList.add("grouped");
  if (section.grouped !== undefined) node.classList.add("round");
  if (layout.item[index] === first) node.classList.add("first");
  if (layout.item[index] === section.count - 1) node.classList.add("last");
}

/** Adds a separator below each row of a list except the last. */
function markSeparated(node, layout, index, category) {
  const section = layout.sections[layout.section[index]];
  if (category !== "cell" || section?.separated === undefined) return;
  if (layout.item[index] < section.separated || layout.item[index] >= section.count - 1) return;
  const [height, trailing] = layout.separator;
  const [left, right] = layout.direction === "rtl" ? [trailing, labelInset(layout, index)] : [labelInset(layout, index), trailing];
  node.classList.add("separated");
  node.style.setProperty("--separator-left", `${left}px`);
  node.style.setProperty("--separator-right", `${right}px`);
  node.style.setProperty("--separator-height", `${height}px`);
}

/** Describes elements to assistive technology. Cells are items of a list, even if few of them have nodes. */
function describe(node, layout, index, category) {
  node.setAttribute("aria-label", elementName(layout, index));
  if (category === "cell" && !isLeftOut(layout, index)) {
    node.setAttribute("role", "listitem");
    node.setAttribute("aria-setsize", String(layout.sections[layout.section[index]].count));
    node.setAttribute("aria-posinset", String(layout.item[index] + 1));
  } else if (elementKind(layout, index) === "header") {
    node.setAttribute("role", "heading");
    node.setAttribute("aria-level", "2");
  } else {
    node.setAttribute("role", "img");
  }
}

function makeBoxNode(layout, index) {
  const node = make("div", `box ${layout.boxes.kind[index] ? "insets" : "groups"}`);
  node.index = index;
  node.setAttribute("aria-hidden", "true");
  return node;
}

/** Inserts a node among its siblings in an order, by default that of indexes. */
function insertInOrder(parent, node) {
  const siblings = parent.children;
  const order = (sibling) => sibling.order ?? sibling.index;
  const after = firstIndex(siblings.length, (place) => order(siblings[place]) > order(node));
  parent.insertBefore(node, siblings[after] ?? null);
}
