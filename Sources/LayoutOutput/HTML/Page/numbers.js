// Rounding to pixels, and numbers as text.

/** A coordinate rounded to pixels, halves away from zero, as the solver does. */
function onPixels(coordinate, scale) {
  const pixels = coordinate * scale;
  if (!(Math.abs(pixels) < 4e15)) return coordinate;
  const half = 0.5 + 1e-6;
  return Math.trunc(pixels < 0 ? pixels - half : pixels + half) / scale;
}

function clamp(value, low, high) {
  return Math.max(low, Math.min(high, value));
}

/** The decimals of shown numbers. */
let shownPrecision = 3;

function formatNumber(value) {
  const text = String(Number(value.toFixed(shownPrecision)));
  return text === "-0" ? "0" : text.replace("-", "−");
}

function formatCount(count, singular, plural) {
  return `${count.toLocaleString("en")} ${count === 1 ? singular : plural}`;
}

/** Finds the first index that satisfies a condition, as all later ones do; `count` if none does. Binary search. */
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
