// The nodes of a section: its views in the content, and its scrolling row.

/** A section in the page: a group of views with its cells as a list. */
class SectionView {
  constructor(layout, index) {
    this.node = make("div", "section");
    this.node.index = index;
    this.node.setAttribute("role", "group");
    this.node.setAttribute("aria-label", `section ${sectionName(layout, index)}`);
    this.others = make("div");
    this.node.append(this.others);
    const row = layout.rows.get(index);
    this.row = row ? new RowView(layout, row, index) : null;
    this.cells = this.row ? this.row.cells : makeList(layout, index);
    if (this.row) this.node.append(this.row.scroller, ...this.row.turns.buttons);
    else this.node.append(this.cells);
  }

  /** The parent of an element's or a box's node. */
  parent(isInRow, isCell) {
    if (isInRow && this.row) return isCell ? this.row.cells : this.row.others;
    return isCell ? this.cells : this.others;
  }
}

function makeList(layout, index) {
  const list = make("div");
  if (layout.sections[index].leftOut) return list;
  const count = formatCount(layout.sections[index].count, "cell", "cells");
  list.setAttribute("role", "list");
  list.setAttribute("aria-label", `${count} of section ${sectionName(layout, index)}`);
  return list;
}
