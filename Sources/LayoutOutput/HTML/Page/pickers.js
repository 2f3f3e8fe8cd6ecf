// The device, how it is held, and the state: which of the layouts is shown.

/** The choices there are, in the order of the data, and the layout that fits a choice best. */
class Variations {
  constructor(layouts) {
    this.layouts = layouts;
  }

  values(key, fixed = {}) {
    const found = this.layouts.filter((layout) => Object.entries(fixed).every(([name, value]) => (layout[name] ?? "") === value));
    return [...new Set(found.map((layout) => layout[key] ?? ""))];
  }

  /** The index of the layout that is the most like a wish: the device counts most, then the state. */
  best(wish) {
    let best = 0;
    let most = -1;
    this.layouts.forEach((layout, index) => {
      const score = ["device", "state", "orientation"].reduce((sum, key, place) =>
        sum + ((layout[key] ?? "") === (wish[key] ?? "") ? 4 >> place : 0), 0);
      if (score > most) [best, most] = [index, score];
    });
    return best;
  }
}

const orientationNames = { portrait: "Portrait", landscape: "Landscape", "": "As is" };

class Pickers {
  constructor(parent, onPick) {
    this.parent = parent;
    this.onPick = onPick;
  }

  /** Offers what fits the layout that is shown. */
  show(variations, layout) {
    const { device = "", orientation = "", state = "" } = layout;
    const current = { device, orientation, state };
    const active = document.activeElement?.name;
    this.parent.replaceChildren();
    const add = (name, label, values, text) => {
      if (values.length < 2 && name !== "device") return;
      this.add(name, label, values, text, current, variations);
    };
    add("device", "Device", variations.values("device"), (value) => value);
    add("orientation", "Held", variations.values("orientation", { device }), (value) => orientationNames[value] ?? value);
    const states = variations.values("state");
    add("state", "State", states, (value) => value || (states.includes("default") ? "no state" : "default"));
    this.parent.querySelector(`[name="${active}"]`)?.focus();
  }

  add(name, label, values, text, current, variations) {
    const field = make("label", "field");
    const select = make("select");
    select.name = name;
    for (const value of values) select.append(new Option(text(value), value, false, value === current[name]));
    select.disabled = values.length < 2;
    select.addEventListener("change", () => {
      this.onPick(variations.best({ ...current, [name]: select.value }));
    });
    field.append(make("span", "", label), select);
    this.parent.append(field);
  }
}
