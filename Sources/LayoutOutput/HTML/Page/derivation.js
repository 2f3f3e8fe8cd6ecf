// Why an element has its frame: the steps that `layoutc why` tells, put together from what many elements share and from their own numbers.

/** The shape and the numbers of every element in a stream of records. */
class DerivationRecords {
  /** `counted` are, for each shape, the indices of the numbers that are expected to grow. */
  constructor(stream, counted) {
    this.alone = new Map();
    this.runs = [];
    const memories = new Map();
    let position = 0;
    let first = 0;
    let last = [];
    const next = () => stream[position++];
    while (position < stream.length) {
      const shape = next();
      first += next();
      const count = next();
      const stride = count > 1 ? next() : 1;
      const before = memories.get(shape);
      const differing = next();
      let numbers;
      if (differing < 0) {
        const own = next();
        numbers = [...last.slice(0, -1 - differing), ...stream.slice(position, position + own)];
        position += own;
      } else {
        numbers = before.numbers.slice();
        for (const [index, growth] of before.growth) numbers[index] += growth;
        for (let left = differing; left > 0; left--) numbers[next()] = next();
      }
      const growth = before ? counted[shape].map((index) => [index, numbers[index] - before.numbers[index]]) : [];
      memories.set(shape, { numbers, growth });
      last = numbers;
      if (count === 1) {
        this.alone.set(first, { shape, numbers });
        continue;
      }
      const steps = [];
      for (let left = next(); left > 0; left--) steps.push([next(), next()]);
      this.runs.push({ shape, numbers, first, count, stride, steps });
    }
  }

  /** Of one element; undefined where there is nothing. */
  find(element) {
    const alone = this.alone.get(element);
    if (alone) return alone;
    for (const { shape, numbers, first, count, stride, steps } of this.runs) {
      const place = (element - first) / stride;
      if (place < 0 || place >= count || place !== Math.floor(place)) continue;
      const own = numbers.slice();
      for (const [index, step] of steps) own[index] += place * step;
      return { shape, numbers: own };
    }
    return undefined;
  }
}

const holes = /\u0001/g;

/** A number with some decimals, as the solver's other outputs have it. */
function decimalText(value, precision) {
  const magnitude = Math.abs(value);
  if (magnitude >= 9e15 / 10 ** precision) return String(value);
  const power = 10 ** precision;
  const scaled = magnitude * power;
  let units = Math.trunc(scaled);
  if (scaled - units >= 0.5) units += 1;
  if (units === 0) return "0";
  const digits = String(units).padStart(precision + 1, "0");
  const whole = digits.slice(0, digits.length - precision);
  const decimals = precision === 0 ? "" : digits.slice(-precision).replace(/0+$/, "");
  return (value < 0 ? "-" : "") + whole + (decimals && `.${decimals}`);
}

/** Reads the steps of a shape with the numbers of an element. */
class DerivationReader {
  /** `scroll` is how far things are scrolled, where that is left to the page. */
  constructor(page, { shape, numbers }, scale, scroll) {
    Object.assign(this, { page, shape, numbers, scale, scroll });
    this.position = 0;
    this.results = [];
  }

  next() {
    return this.numbers[this.position++];
  }

  text(index) {
    return this.page.derivations.texts[index].replace(holes, () => this.next());
  }

  steps() {
    const { shapes, steps, rules } = this.page.derivations;
    const shape = shapes[this.shape];
    const found = [];
    for (let index = 0; index < shape.length;) {
      const stage = this.text(shape[index]);
      const end = index + 2 + shape[index + 1];
      for (index += 2; index < end; index++) {
        const [quantity, arithmetic, place = -1, rule = -1, isGiven = 0] = steps[shape[index]];
        const name = this.text(quantity);
        const read = this.arithmetic(arithmetic);
        const result = isGiven ? this.next() : read.value;
        this.results.push(result);
        found.push({
          stage, quantity: name, formula: read.text, name: read.name, result,
          place: this.page.places[place], rule: rules[rule],
        });
      }
    }
    return found;
  }

  /** The value and the formula; `isCompound` where it stands in parentheses as an operand; `name` where it is no more than a number with one. */
  arithmetic(written) {
    const number = (value) => decimalText(value, shownPrecision);
    const named = (name, value) => ({
      value, name,
      text: name === "" ? decimalText(value, Math.max(6, shownPrecision)) : `${name} ${number(value)}`,
    });
    if (typeof written === "number") {
      const name = this.text(written);
      return named(name, this.next());
    }
    const [operator, ...rest] = written;
    if (typeof operator === "number") {
      return named(this.text(operator), this.results[this.results.length - rest[0]]);
    }
    if (operator === "scroll") return named(this.text(rest[0]), this.scroll);
    if (operator === "+") return this.sum(rest);
    const operands = rest.map((operand) => this.arithmetic(operand));
    const [left, right] = operands;
    const grouped = (operand) => operand.isCompound ? `(${operand.text})` : operand.text;
    const called = (value) => ({ value, text: `${operator}(${operands.map(({ text }) => text).join(", ")})` });
    switch (operator) {
      case "*": return { value: left.value * right.value, text: `${grouped(left)} * ${grouped(right)}`, isCompound: true };
      case "/": return { value: left.value / right.value, text: `${grouped(left)} / ${grouped(right)}`, isCompound: true };
      case "min": return called(Math.min(left.value, right.value));
      case "max": return called(Math.max(left.value, right.value));
      case "floor": return called(Math.floor(left.value * this.scale + 0.001) / this.scale);
      case "ceil": return called(Math.ceil(left.value * this.scale - 0.002) / this.scale);
      default: return called(onPixels(left.value, this.scale));
    }
  }

  sum(terms) {
    let value = 0;
    let text = "";
    terms.forEach((term, index) => {
      const isNegative = Array.isArray(term) && term[0] === "-";
      const read = this.arithmetic(isNegative ? term[1] : term);
      value += isNegative ? -read.value : read.value;
      if (index > 0 || isNegative) text += isNegative ? (index > 0 ? " - " : "-") : " + ";
      text += (isNegative || read.value < 0) && read.isCompound ? `(${read.text})` : read.text;
    });
    return { value, text, isCompound: true };
  }
}

/** The derivations of a layout's elements. */
class Derivations {
  constructor(page, layout, written) {
    this.page = page;
    this.layout = layout;
    this.written = written ?? {};
    this.records = {};
  }

  find(variant, index) {
    this.records[variant] ??= new DerivationRecords(this.written[variant] ?? [], this.page.derivations.counted);
    return this.records[variant].find(index);
  }

  /** The steps to the frame that an element has while the content is at `scroll` and its row at `offset`; null where the page has none. */
  steps(index, scroll, offset) {
    const { layout } = this;
    const read = (variant, by) => {
      const found = this.find(variant, index);
      return found ? new DerivationReader(this.page, found, layout.scale, by).steps() : null;
    };
    const row = layout.rowOf(index);
    if (row) {
      if (onPixels(offset, layout.scale) === 0) return read("still");
      // As long as nobody scrolls the row, it stands where the spec wants it.
      return read("moved", offset === row.initialOffset ? row.writtenOffset : offset);
    }
    const pin = layout.pins.get(index);
    if (!pin || !layout.pinned(index, scroll)) return read("still");
    const visible = layout.visibleRange(scroll);
    const isPulled = pin.side === "center" && pin.slot[0] >= visible[0];
    return read(isPulled ? "pulled" : "moved", visible[0]);
  }
}
