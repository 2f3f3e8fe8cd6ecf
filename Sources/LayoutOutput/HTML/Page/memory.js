// State that survives reloading: the layout (in the address) and the view (while the page is open).

class Memory {
  constructor(defaults) {
    this.key = `layoutc ${location.pathname}`;
    this.values = { ...defaults, ...this.read() };
  }

  read() {
    try {
      return JSON.parse(sessionStorage.getItem(this.key)) ?? {};
    } catch {
      return {};
    }
  }

  get(name) {
    return this.values[name];
  }

  set(name, value) {
    this.values[name] = value;
    try {
      sessionStorage.setItem(this.key, JSON.stringify(this.values));
    } catch {
      // Without storage, the view is not restored.
    }
  }

  /** The layout that the address names. */
  get wish() {
    const wish = {};
    for (const [key, value] of new URLSearchParams(location.hash.slice(1))) wish[key] = value;
    return wish;
  }

  set wish(layout) {
    const words = new URLSearchParams();
    for (const [key, value] of Object.entries(layout)) if (value) words.set(key, value);
    try {
      history.replaceState(null, "", `#${words}`);
    } catch {
      // Some viewers do not allow changing the address.
    }
  }
}
