// The system's bars over a screen, as in pictures, if the safe area has room for them: status bar,
// navigation bar, tab bar, home indicator and camera side.

/** Draws the bars of a layout's device, with their contents in the safe area. */
function showBars(layout, title) {
  const root = document.getElementById("bars");
  root.replaceChildren();
  const { top, left, bottom, right } = layout.safeEdges;
  const [screenWidth, screenHeight] = layout.container;
  const { navigation, search, sheet, tab, toolbar } = layout.bars;
  const above = sheet + navigation + search;
  const below = tab + toolbar;
  const width = Math.max(0, screenWidth - left - right);
  const isMirrored = layout.direction === "rtl";
  const at = (distance) => (isMirrored ? screenWidth - right - distance : left + distance);
  const add = (className, frame, text, size) => {
    const node = make("div", className, text);
    place(node, frame);
    if (size) node.style.fontSize = `${size}px`;
    root.append(node);
  };
  if (above > 0) add("bar above", [0, 0, screenWidth, top]);
  if (search > 0) add("field", [left + 16, top - search + 8, Math.max(0, width - 32), Math.max(0, search - 16)]);
  if (navigation > 0) {
    const end = top - search;
    if (layout.bars.large) add(isMirrored ? "title mirrored" : "title", [left + 16, end - 48, Math.max(0, width - 32), 44], title, 32);
    else add("title middle", [left + 44, end - navigation / 2 - 22, Math.max(0, width - 88), 44], title, 17);
  }
  if (below > 0) add("bar below", [0, screenHeight - bottom, screenWidth, bottom]);
  if (toolbar > 0) {
    for (const middle of [at(27), at(width - 27)]) add("button", [middle - 11, screenHeight - bottom + toolbar / 2 - 11, 22, 22]);
  }
  if (tab > 0) {
    for (let index = 0; index < 4; index++) {
      const middle = at((width * (index + 0.5)) / 4);
      add(index === 0 ? "tab chosen" : "tab", [middle - 11, screenHeight - bottom + toolbar + tab / 2 - 11, 22, 22]);
    }
  }
  const status = top - above;
  const addBattery = (x, y, length) => add("battery", [x - length / 2, y - length / 4, length, length / 2]);
  if (layout.reserved) {
    const isLeft = (layout.reserved === "leading") !== isMirrored;
    const length = isLeft ? left : right;
    const start = isLeft ? 0 : screenWidth - length;
    add(isLeft ? "reserved left" : "reserved", [start, 0, length, screenHeight]);
    if (layout.idiom === "phone" && length >= 40) {
      const x = start + length / 2;
      const y = Math.max(0, status) + 44;
      add("camera", [x - 12, y - 12, 24, 24]);
      if (status < 20) {
        add("time", [x - 30, y + 30, 60, 20], "9:41", 15);
        addBattery(x, y + 64, 24);
      }
    }
  }
  if (layout.idiom !== "phone" && layout.idiom !== "pad") return;
  const isTurned = status <= 0;
  const depth = isTurned ? Math.min(left, right) : status;
  if (layout.idiom === "phone" && !layout.reserved && depth >= 44) {
    const hasIsland = depth >= 54;
    const [start, thickness, length] = hasIsland ? [11, 36, 124] : [-20, 50, 164];
    const across = ((isTurned ? screenHeight : screenWidth) - length) / 2;
    add("cutout", isTurned ? [start, across, thickness, length] : [across, start, length, thickness]);
  }
  if (status >= 20) {
    const isHigh = status >= 40;
    const y = status * (isHigh ? 0.55 : 0.5);
    const ear = isHigh ? width * 0.16 : 34;
    add("time", [at(ear) - 30, y - 10, 60, 20], "9:41", isHigh ? 15 : 11);
    const length = isHigh ? 24 : 20;
    addBattery(at(width - ear), y, length);
    for (let place = 0; place < 4; place++) {
      const tall = ((place + 1) * length) / 8;
      add("signal", [at(width - ear - length * 1.4 + place * 4.5) - 1.5, y + length / 4 - tall, 3, tall]);
    }
  }
  if (bottom - below >= 13) {
    const length = Math.min(140, screenWidth * 0.36);
    add("indicator", [(screenWidth - length) / 2, screenHeight - (layout.idiom === "phone" ? 13 : 11), length, 5]);
  }
}
