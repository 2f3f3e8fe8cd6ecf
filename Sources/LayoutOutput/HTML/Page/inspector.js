// The inspector: an element, the layout and its sections.

function addTerm(list, term, ...values) {
  const definition = make("dd");
  definition.append(...values);
  list.append(make("dt", "", term), definition);
}

function joined(parts) {
  return parts.filter((part) => part !== undefined && part !== "").join(" · ");
}

/** A path in the spec that may break between its keys. */
function pathNode(path) {
  const node = make("code", "path");
  path.split(".").forEach((step, index) => {
    if (index > 0) node.append(make("wbr"), ".");
    node.append(step);
  });
  return node;
}

/** What layout code was given in place of values that are unknown; nothing for an empty list. */
function assumedNodes(assumed) {
  if (assumed.length === 0) return [];
  const list = make("ul", "assumed");
  for (const { name, value, file, line } of assumed) {
    const entry = make("li");
    entry.append(make("code", "", `${name} = ${value}`), " ", make("small", "", `${file}, line ${line}`));
    list.append(entry);
  }
  return [make("h3", "", "Assumed values"), list];
}

class Inspector {
  constructor(canvas) {
    this.canvas = canvas;
    this.element = document.getElementById("inspected");
    this.about = document.getElementById("about");
    this.sections = document.getElementById("sections");
    this.live = document.getElementById("live");
  }

  /** Shows an element; null shows none. */
  show(index, isPinned) {
    this.shown = index;
    this.isPinned = isPinned;
    // On a narrow screen a kept element is shown in a sheet at the bottom of the page.
    this.element.classList.toggle("open", isPinned);
    if (index === null) {
      this.element.replaceChildren(
        make("h2", "", "Element"), make("p", "faint", "Point at an element, tap it, or use the arrow keys."));
      return;
    }
    const { layout } = this.canvas;
    const place = this.place(index);
    const list = make("dl");
    const category = categories[layout.category[index]];
    const path = indexPath(layout, index);
    const leftOut = isLeftOut(layout, index);
    const isCell = category === "cell" && !leftOut;
    if (path) addTerm(list, isCell ? "Index" : "Section", path);
    const { id, kind, title, level } = isCell ? cellLabels(layout, index) : {};
    const error = elementError(layout, index);
    if (error) addTerm(list, "Error", error);
    const elementKindName = layout.kinds[layout.kind[index]];
    if (elementKindName) addTerm(list, "Kind", make("span", "name", elementKindName));
    if (kind !== undefined) addTerm(list, "Kind", make("span", "name", kind));
    if (id !== undefined) addTerm(list, "ID", make("span", "name", id));
    if (title !== undefined) addTerm(list, "Title", title);
    const truncated = isCell ? truncation(layout, index) : undefined;
    if (truncated !== undefined) addTerm(list, "Text", `truncated to ${truncated}`);
    if (level !== undefined) addTerm(list, "Level", String(level));
    if (!leftOut) {
      addTerm(list, "Frame", this.frameTable(this.canvas.frame(index)));
      addTerm(list, "zIndex", this.zText(index));
    }
    const home = layout.rowOf(index);
    if (home) addTerm(list, "Row", `${home.behavior}, at ${formatNumber(this.canvas.offset(home))}`);
    if (layout.flags[index] & flagHidden) addTerm(list, "Hidden", "yes");
    if (place) {
      // The placeholder of a section is not in the spec.
      addTerm(list, "Spec", pathNode(leftOut ? place.path.split(".")[0] : place.path));
      const line = layout.data.lines?.[place.text];
      addTerm(list, "Place", `${place.file ? `${place.file}, ` : ""}line ${place.line}, column ${place.column}`, ...(line ? [make("code", "written", line)] : []));
    }
    const heading = make("h2", "", leftOut ? sectionName(layout, layout.section[index]) : elementText(layout, index));
    heading.append(make("span", `chip ${category}`, leftOut ? "left out" : category));
    if (isPinned) heading.append(make("span", "chip kept", "kept"), this.closeButton());
    this.element.replaceChildren(heading, list, ...assumedNodes(this.assumed(index)), ...this.why(index));
  }

  /** The assumed values that the element's section rests on. */
  assumed(index) {
    const { layout } = this.canvas;
    return layout.assumed.filter(({ sections }) => sections.length === 0 || sections.includes(layout.section[index]));
  }

  closeButton() {
    const button = make("button", "close", "×");
    button.type = "button";
    button.setAttribute("aria-label", "Clear the selection");
    button.addEventListener("click", () => this.onClose());
    return button;
  }

  /** The steps to the element's frame before any scrolling in the page. */
  why(index) {
    if (isLeftOut(this.canvas.layout, index)) return [];
    const { layout } = this.canvas;
    const steps = this.steps(index);
    if (!steps) {
      const isCell = layout.category[index] === 0;
      const options = [
        layout.orientation && ` --device ${layout.device} --orientation ${layout.orientation}`,
        layout.data.lengths && ` --size ${layout.container.map(formatNumber).join("x")}`,
        layout.givenSystem && ` --system ${layout.givenSystem}`,
        layout.state && ` --state ${layout.state}`,
        layout.direction === "rtl" && " --rtl",
        layout.textSize !== "large" && ` --trait preferredContentSizeCategory=${layout.textSize}`,
      ].filter(Boolean).join("");
      const command = isCell && !layout.changes ? `: run layoutc why SPEC ${indexPath(layout, index)}${options}` : "";
      return [make("h3", "", "Why"), make("p", "faint", `The page does not contain the steps of this element${command}.`)];
    }
    if (steps.length === 0) return [];
    const notice = this.isMoved(index, steps) ? [make("p", "faint", "Before scrolling:")] : [];
    return [make("h3", "", "Why"), ...notice, makeWhy(steps)];
  }

  /** True if the content or the row is scrolled, so that the element's frame differs from its steps. */
  isMoved(index, steps) {
    const frame = this.canvas.frame(index);
    return steps.slice(-4).some(({ result }, side) => Math.abs(result - frame[side]) > 10 ** -shownPrecision);
  }

  /** The steps to an element's frame; undefined if they are not in the page. */
  steps(index) {
    const { data, steps } = this.canvas.layout;
    return steps[index]?.map((number) => {
      const { place, rule, ...step } = data.steps[number];
      return { ...step, place: data.places[place], rule: data.rules[rule] };
    });
  }

  place(index) {
    const { layout } = this.canvas;
    return layout.data.places[layout.nodes[layout.node[index]]?.place];
  }

  zText(index) {
    const { layout } = this.canvas;
    const own = formatNumber(layout.z[index]);
    const isPinned = layout.flags[index] & flagPinnable && layout.pinned(index, this.canvas.scroll);
    return isPinned ? `${own} + 1,000,000,000, pinned` : own;
  }

  frameTable(frame) {
    const table = make("span", "numbers");
    ["x", "y", "w", "h"].forEach((name, side) => {
      table.append(make("i", "", name), make("span", "", formatNumber(frame[side])), " ");
    });
    return table;
  }

  /** Announces details that are not in the element's name. */
  say(index) {
    const { layout } = this.canvas;
    const place = this.place(index);
    this.live.textContent = joined([
      frameText(this.canvas.frame(index)), `z ${this.zText(index)}`,
      place && `${place.path}, line ${place.line}`,
      layout.flags[index] & flagHidden ? "hidden" : "",
    ]);
  }

  /** Shows the layout and its sections. */
  showLayout() {
    const { layout } = this.canvas;
    const list = make("dl");
    const size = ([width, height]) => `${formatNumber(width)} × ${formatNumber(height)}`;
    addTerm(list, "Container", `${size(layout.container)} pt`);
    addTerm(list, "Content", `${size(layout.content)} pt`);
    this.scrolled = make("span");
    addTerm(list, "Scrolled", this.scrolled);
    const edges = ["top", "leading", "bottom", "trailing"];
    const safe = layout.safeArea.map((inset, side) => inset && `${edges[side]} ${formatNumber(inset)}`);
    addTerm(list, "Safe area", safe.filter(Boolean).join(", ") || "none");
    addTerm(list, "Cells", layout.cells.toLocaleString("en"));
    this.about.replaceChildren(make("h2", "", "Layout"), list, ...assumedNodes(layout.assumed));
    this.showScroll();
    this.showSections();
  }

  showScroll() {
    const { layout, scroll } = this.canvas;
    const [greatestX, greatestY] = layout.greatestScroll;
    const parts = [];
    if (greatestX > 0) parts.push(`x ${formatNumber(scroll[0])} of ${formatNumber(greatestX)}`);
    if (greatestY > 0 || parts.length === 0) parts.push(`${parts.length ? "y " : ""}${formatNumber(scroll[1])} of ${formatNumber(greatestY)}`);
    this.scrolled.textContent = parts.join(", ");
  }

  showSections() {
    const { layout } = this.canvas;
    const list = make("ol");
    // Each is a Tab stop; more than a few dozen would not help.
    layout.sections.slice(0, 60).forEach((section, index) => {
      const button = make("button", "section-link");
      button.type = "button";
      button.append(make("span", `swatch tint-${index % 4}`), make("b", "", sectionName(layout, index)));
      button.append(make("small", "", joined([
        section.leftOut ? "left out" : formatCount(section.count, "cell", "cells"), section.row?.behavior,
      ])));
      button.addEventListener("click", () => this.goTo(section));
      const entry = make("li");
      entry.append(button);
      list.append(entry);
    });
    const more = layout.sections.length - 60;
    this.sections.replaceChildren(make("h2", "", "Sections"), list);
    if (more > 0) this.sections.append(make("p", "faint", `and ${formatCount(more, "more", "more")}`));
  }

  goTo(section) {
    const { layout } = this.canvas;
    const [x, y, width] = section.frame;
    const across = layout.direction === "rtl" ? layout.content[0] - x - width : x;
    this.canvas.scroll = layout.axis === "vertical" ? [0, y] : [across, 0];
  }
}
