// Numbers: device pixels as the solver rounds to them, and numbers as text.

/** A coordinate moved to the nearest device pixel, halves away from zero, as the solver does it. */
function onPixels(coordinate, scale) {
  const pixels = coordinate * scale;
  if (!(Math.abs(pixels) < 4e15)) return coordinate;
  const half = 0.5 + 1e-6;
  return Math.trunc(pixels < 0 ? pixels - half : pixels + half) / scale;
}

function clamp(value, low, high) {
  return Math.max(low, Math.min(high, value));
}

/** How many decimals numbers are shown with. */
let shownPrecision = 3;

function formatNumber(value) {
  const text = String(Number(value.toFixed(shownPrecision)));
  return text === "-0" ? "0" : text.replace("-", "−");
}

function formatCount(count, singular, plural) {
  return `${count.toLocaleString("en")} ${count === 1 ? singular : plural}`;
}

/** The index of the first of `count` that satisfies what all after it satisfy; `count` where none does. */
function firstIndex(count, satisfies) {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (satisfies(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
