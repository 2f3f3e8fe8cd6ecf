// The menus that select a layout: device, orientation, system, state, direction and text size.

// The keys that distinguish layouts, most important first.
const variationKeys = ["device", "state", "direction", "textSize", "system", "orientation"];

/** The available values, in the order of the data, and the best layout for a choice. */
class Variations {
  constructor(layouts) {
    this.layouts = layouts;
  }

  values(key, fixed = {}) {
    const found = this.layouts.filter((layout) => Object.entries(fixed).every(([name, value]) => (layout[name] ?? "") === value));
    return [...new Set(found.map((layout) => layout[key] ?? ""))];
  }

  /** The keys with several values, and the device in any case. */
  get keys() {
    return variationKeys.filter((key) => key === "device" || this.values(key).length > 1);
  }

  /** Returns the index of the layout that matches a choice best: the device has most weight, then the state. */
  best(wish) {
    let best = 0;
    let most = -1;
    this.layouts.forEach((layout, index) => {
      const score = variationKeys.reduce((sum, key, place) =>
        sum + ((layout[key] ?? "") === (wish[key] ?? "") ? 32 >> place : 0), 0);
      if (score > most) [best, most] = [index, score];
    });
    return best;
  }
}

const directionNames = { ltr: "Left to right", rtl: "Right to left" };
const orientationNames = { portrait: "Portrait", landscape: "Landscape", "": "As is" };

class Pickers {
  constructor(parent, onPick) {
    this.parent = parent;
    this.onPick = onPick;
  }

  /** Shows the values that are available with the current layout. */
  show(variations, layout) {
    const { device = "", orientation = "", system, state = "", direction, textSize } = layout;
    const current = { device, orientation, system, state, direction, textSize };
    const active = document.activeElement?.name;
    this.parent.replaceChildren();
    const add = (name, label, values, text) => {
      if (values.length < 2 && name !== "device") return;
      this.add(name, label, values, text, current, variations);
    };
    add("device", "Device", variations.values("device"), (value) => value);
    add("orientation", "Orientation", variations.values("orientation", { device }), (value) => orientationNames[value] ?? value);
    add("system", "System", variations.values("system", { device }), (value) => value);
    const states = variations.values("state");
    add("state", "State", states, (value) => value || (states.includes("default") ? "no state" : "default"));
    add("direction", "Direction", variations.values("direction"), (value) => directionNames[value]);
    add("textSize", "Text size", variations.values("textSize"), (value) => value);
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
