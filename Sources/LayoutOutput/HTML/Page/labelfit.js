// Fits labels into boxes as in pictures: first smaller, then shortened; numbers are never shortened.

const greatestTextSize = 13;
const comfortableTextSize = 8;
const leastTextSize = 6;
const textMargin = 3;

/** The estimated width at font size 1: 0.6 per character, 1 for wide scripts and symbols. */
function textWidth(text) {
  let width = 0;
  for (const character of text) {
    const code = character.codePointAt(0);
    width += code < 0x1100 || (code >= 0x2000 && code < 0x2070) ? 0.6 : 1;
  }
  return width;
}

/** The font size of a text in a box, and whether it is shortened; null if it would not be readable. */
function fitText(text, width, height) {
  const ems = textWidth(text);
  const room = width - 2 * Math.min(textMargin, width / 8);
  const byHeight = Math.min(greatestTextSize, height * 0.72);
  if (ems === 0 || room <= 0 || byHeight < leastTextSize) return null;
  const size = Math.min(byHeight, room / ems);
  const comfortable = Math.min(comfortableTextSize, byHeight);
  if (size >= comfortable) return { size, isCut: false };
  const isNumber = /^[0-9.]*$/.test(text);
  if (!isNumber && room / comfortable >= 0.6 * 4) return { size: comfortable, isCut: true };
  return size >= leastTextSize ? { size, isCut: false } : null;
}
