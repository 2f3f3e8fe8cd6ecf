// Applies a section's `visibleItems` to its visible elements by running the solver's steps.

const orNaN = (test) => (a, b) => (Number.isNaN(a) || Number.isNaN(b) ? NaN : Number(test(a, b)));
const operations = {
  "neg": (a) => -a,
  "not": (a) => 1 - a,
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => (b === 0 ? NaN : a / b),
  "%": (a, b) => a % b,
  "<": orNaN((a, b) => a < b),
  "<=": orNaN((a, b) => a <= b),
  ">": orNaN((a, b) => a > b),
  ">=": orNaN((a, b) => a >= b),
  "==": orNaN((a, b) => a === b),
  "!=": orNaN((a, b) => a !== b),
  "and": (a, b) => (a === 0 || Number.isNaN(a) ? a : b),
  "or": (a, b) => (a === 0 ? b : Number.isNaN(a) ? a : 1),
  "if": (condition, then, otherwise) => (Number.isNaN(condition) ? NaN : condition === 0 ? otherwise : then),
  "min": Math.min,
  "max": Math.max,
  "floor": Math.floor,
  "ceil": Math.ceil,
  "round": (a) => Math.sign(a) * Math.round(Math.abs(a)),
  "abs": Math.abs,
  "sqrt": Math.sqrt,
  "sin": Math.sin,
  "cos": Math.cos,
  "clamp": (a, low, high) => Math.max(low, Math.min(high, a)),
  "mix": (a, b, t) => a * (1 - t) + b * t,
};

/** Computes a step from the registers of earlier steps; the result is NaN if it is not finite. */
function step([operation, ...operands], variables, registers) {
  if (operation === "number") return operands[0] ?? NaN;
  if (operation === "name") return variables[operands[0]];
  const value = operations[operation](...operands.map((operand) => registers[operand]));
  return Number.isFinite(value) ? value : NaN;
}

class VisibleItems {
  constructor(layout, section) {
    this.layout = layout;
    this.section = section;
    this.row = layout.rows.get(section);
    this.side = (this.row ?? layout).axis === "horizontal" ? 0 : 1;
    ({ rules: this.rules, container: this.container } = layout.sections[section].visible);
  }

  /** Styles the node of an element with the frame `seen` in the visible area `sight`. */
  apply(node, index, seen, sight, rowOffset) {
    const look = this.look(index, seen, sight, rowOffset);
    node.style.transform = look?.transform ?? "";
    node.style.opacity = look?.alpha ?? "";
    node.style.visibility = look?.hidden ? "hidden" : "";
    const z = look?.zIndex ?? (node.classList.contains("pinned") ? 0 : this.layout.z[index]);
    node.style.zIndex = z === 0 ? "" : String(clamp(z, -greatestZ, greatestZ));
  }

  look(index, seen, sight, rowOffset) {
    const rules = this.rules.filter((rule) => this.isFor(rule, index));
    if (rules.length === 0 || !meets(seen, sight, 0.002 / this.layout.scale)) return null;
    const variables = this.variables(index, seen, sight, rowOffset);
    const look = { transform: "" };
    for (const { steps, sets } of rules) {
      const registers = [];
      for (const each of steps) registers.push(step(each, variables, registers));
      const values = Object.fromEntries(Object.entries(sets).map(([key, register]) => [key, registers[register]]));
      if (!Object.entries(values).every(([key, value]) => isSettable(key, value))) continue;
      // CSS applies the last function of a list first.
      look.transform = `${transformText(values)} ${look.transform}`;
      if ("alpha" in values) look.alpha = clamp(values.alpha, 0, 1);
      if ("zIndex" in values) look.zIndex = values.zIndex;
      if ("hidden" in values) look.hidden = values.hidden !== 0;
    }
    return look;
  }

  isFor({ targets }, index) {
    const category = categories[this.layout.category[index]];
    if (typeof targets === "string") return targets === "all" || targets === category;
    return category !== "cell" && targets.includes(this.layout.kind[index]);
  }

  /** In the order of the registers. */
  variables(index, seen, sight, rowOffset) {
    const { layout, row, side } = this;
    const isMirrored = layout.direction === "rtl";
    const leftToRight = ([x, y, width, height]) => [isMirrored ? layout.content[0] - x - width : x, y, width, height];
    let frame = seen;
    let offset = sight.slice(0, 2);
    let distance = middle(leftToRight(seen), side) - middle(leftToRight(sight), side);
    if (row) {
      offset = layout.sections[this.section].frame.slice(0, 2);
      offset[side] = isMirrored && side === 0 ? row.maxOffset - rowOffset : rowOffset;
      if (layout.flags[index] & flagInRow) {
        frame = leftToRight(layout.frame(index));
        distance = middle(frame, side) - (rowOffset + layout.container[side] / 2);
        const width = side === 0 ? layout.container[0] + row.maxOffset : layout.content[0];
        if (isMirrored) frame[0] = width - frame[0] - frame[2];
      }
    }
    const [x, y, width, height] = frame;
    return [
      distance, share(seen, sight, 0) * share(seen, sight, 1), x, x + width / 2, x + width, y, y + height / 2, y + height,
      width, height, ...offset, layout.item[index], layout.sections[this.section].count, ...this.container,
    ];
  }
}

function isSettable(key, value) {
  if (!(Math.abs(value) <= 1e6)) return false;
  return key === "perspective" ? value > 0 : key !== "zIndex" || Number.isInteger(value);
}

/** As CSS, in the solver's order: scale first, translate last. */
function transformText({ scaleX = 1, scaleY = 1, translateX = 0, translateY = 0, rotate, rotateX, rotateY, perspective }) {
  let text = `translate(${translateX}px, ${translateY}px)`;
  if (perspective !== undefined) text += ` perspective(${perspective}px)`;
  if (rotate !== undefined) text += ` rotate(${rotate}deg)`;
  if (rotateY !== undefined) text += ` rotateY(${rotateY}deg)`;
  if (rotateX !== undefined) text += ` rotateX(${rotateX}deg)`;
  return `${text} scale(${scaleX}, ${scaleY})`;
}

function middle(frame, side) {
  return frame[side] + frame[side + 2] / 2;
}

/** The visible fraction of a side, 0 to 1. */
function share(frame, sight, side) {
  const end = Math.min(frame[side] + frame[side + 2], sight[side] + sight[side + 2]);
  return frame[side + 2] > 0 ? clamp((end - Math.max(frame[side], sight[side])) / frame[side + 2], 0, 1) : 1;
}

function meets(frame, sight, hair) {
  return [0, 1].every((side) => frame[side + 2] > 0 && frame[side] < sight[side] + sight[side + 2] - hair
    && sight[side] < frame[side] + frame[side + 2] - hair);
}
