// What the browser really shows: the frame of each element's node, in the content's coordinates, with its index. Transforms by scroll
// offset move no frame.
() => {
  const { canvas } = window.layoutcPreview.page;
  const device = document.getElementById("device").getBoundingClientRect();
  const scale = device.width / canvas.layout.container[0];
  const [left, top] = canvas.exact.get();
  const [originX, originY] = canvas.origin;
  return [...document.querySelectorAll(".element")].map((node) => {
    const { transform } = node.style;
    node.style.transform = "none";
    const box = node.getBoundingClientRect();
    node.style.transform = transform;
    return [
      node.index, (box.x - device.x) / scale + left - originX, (box.y - device.y) / scale + top - originY,
      box.width / scale, box.height / scale, node.classList.contains("pinned"),
    ];
  });
}
