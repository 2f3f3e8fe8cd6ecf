// The controls of overlays, size and colors.

const overlayNames = { groups: "Groups", insets: "Insets", "safe-area": "Safe area" };
const themes = ["auto", "light", "dark"];
const themeNames = { auto: "Auto", light: "Light", dark: "Dark" };

class ViewControls {
  constructor(parent, canvas, memory) {
    this.canvas = canvas;
    this.memory = memory;
    this.toggles = new Map();
    const group = make("div", "segments");
    for (const [name, label] of Object.entries(overlayNames)) {
      const button = make("button", "", label);
      button.type = "button";
      button.dataset.overlay = name;
      button.addEventListener("click", () => this.toggle(name));
      this.toggles.set(name, button);
      group.append(button);
    }
    this.size = make("button", "quiet");
    this.size.type = "button";
    this.size.addEventListener("click", () => this.set("size", this.memory.get("size") === "full" ? "fit" : "full"));
    this.theme = make("button", "quiet");
    this.theme.type = "button";
    this.theme.addEventListener("click", () =>
      this.set("theme", themes[(themes.indexOf(this.memory.get("theme") ?? "auto") + 1) % themes.length]));
    parent.append(group, this.size, this.theme);
    // The stage also changes its size when the banner appears or goes.
    new ResizeObserver(() => this.fit()).observe(document.getElementById("stage"));
  }

  toggle(name) {
    const overlays = new Set(this.memory.get("overlays"));
    if (!overlays.delete(name)) overlays.add(name);
    this.set("overlays", [...overlays]);
  }

  set(key, value) {
    this.memory.set(key, value);
    this.apply();
  }

  /** Applies the choices. */
  apply() {
    const overlays = new Set(this.memory.get("overlays"));
    for (const [name, button] of this.toggles) button.setAttribute("aria-pressed", String(overlays.has(name)));
    this.canvas.overlays = overlays;
    this.canvas.updateSoon();
    document.getElementById("safe-area").hidden = !overlays.has("safe-area");
    const theme = this.memory.get("theme") ?? "auto";
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    this.theme.textContent = `◐ ${themeNames[theme]}`;
    this.theme.setAttribute("aria-label", `Colors: ${themeNames[theme]}`);
    this.fit();
  }

  /** Scales the device to fit, or shows it at full size. */
  fit(layout = this.canvas.layout) {
    if (!layout) return;
    const stage = document.getElementById("stage");
    const [width, height] = layout.container;
    const isFull = this.memory.get("size") === "full";
    const room = [stage.clientWidth - 64, stage.clientHeight - 64];
    const scale = isFull ? 1 : Math.max(0.1, Math.min(1, room[0] / width, room[1] / height));
    const device = document.getElementById("device");
    this.canvas.rescale(scale);
    device.style.setProperty("--hair", `${1 / scale}px`);
    device.style.transform = scale === 1 ? "" : `scale(${scale})`;
    place(device, [0, 0, width, height]);
    place(document.getElementById("frame"), [0, 0, width * scale, height * scale]);
    this.size.textContent = `${Math.round(scale * 100)} %`;
    this.size.setAttribute("aria-label", `Size ${Math.round(scale * 100)} percent, ${isFull ? "fit to the window" : "show at full size"}`);
  }
}

/** Shows the device's corners and safe area. */
function showDevice(layout) {
  const { top, left, bottom, right } = layout.safeEdges;
  const [width, height] = layout.container;
  const frames = [[0, 0, width, top], [0, height - bottom, width, bottom], [0, 0, left, height], [width - right, 0, right, height]];
  [...document.getElementById("safe-area").children].forEach((line, side) => {
    place(line, frames[side]);
    line.hidden = frames[side][side < 2 ? 3 : 2] === 0;
  });
  const hasRoundScreen = bottom > 0 && layout.idiom === "phone";
  const { dataset } = document.getElementById("device");
  dataset.screen = hasRoundScreen ? "round" : layout.idiom;
  const hasHomeButton = layout.device && bottom - layout.bars.tab - layout.bars.toolbar <= 0 && ["phone", "pad"].includes(layout.idiom);
  if (hasHomeButton) dataset.home = width > height ? "right" : "below";
  else delete dataset.home;
  document.getElementById("caption").textContent = joined([
    layout.orientation && layout.device, layout.orientation, layout.orientation || layout.givenSystem ? layout.system : "", `${formatNumber(width)} × ${formatNumber(height)} pt`, `@${formatNumber(layout.scale)}x`,
    layout.direction === "rtl" ? "right to left" : "", layout.textSize === "large" ? "" : layout.textSize,
  ]);
}
