// What the picture of a transition shows at a moment, in milliseconds, or at rest: the frame of each view that has an extent and is not
// faded out.
(moment) => {
  for (const animation of document.getAnimations()) {
    animation.pause();
    animation.currentTime = moment;
  }
  const root = document.documentElement;
  const { x, y } = root.getBoundingClientRect();
  const origin = root.viewBox.baseVal;
  return [...document.querySelectorAll("rect:has(> title):not(.hidden)")].filter((rect) => {
    const { opacity, visibility } = getComputedStyle(rect.parentNode);
    return Number(opacity) > 0 && visibility === "visible";
  }).map((rect) => [rect, rect.getBoundingClientRect()]).filter(([, box]) => box.width > 0 && box.height > 0).map(([rect, box]) => {
    // The drawn box, larger by its line, which is scaled as the box is.
    const stroke = Number(rect.getAttribute("stroke-width")) * box.width / rect.getBBox().width;
    return [
      box.x - x + origin.x - stroke / 2, box.y - y + origin.y - stroke / 2, box.width + stroke, box.height + stroke,
    ];
  });
}
