// A label that fits into a box, by the same rules as in pictures: smaller first, then cut off, numbers never.

const greatestTextSize = 13;
const comfortableTextSize = 8;
const leastTextSize = 6;
const textMargin = 3;

/** The estimated width of a text at font size 1: 0.6 a character, 1 for the wide scripts and symbols. */
function textWidth(text) {
  let width = 0;
  for (const character of text) {
    const code = character.codePointAt(0);
    width += code < 0x1100 || (code >= 0x2000 && code < 0x2070) ? 0.6 : 1;
  }
  return width;
}

/** The font size for a text in a box, and whether its end is cut off; null where nothing readable would be left. */
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
