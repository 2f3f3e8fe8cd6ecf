// Records of integers: each is a mask of the fields that differ from the record before, then the differences.

/** Reads records into one array per field. Mixed records have these already. */
function readRecords({ count, bytes, columns: known }, fieldCount) {
  if (known) return known.map((column) => column.slice());
  const text = atob(bytes);
  const columns = Array.from({ length: fieldCount }, () => new Float64Array(count));
  const last = new Array(fieldCount).fill(0);
  let position = 0;
  function next() {
    let value = 0;
    for (let weight = 1; ; weight *= 128) {
      const byte = text.charCodeAt(position++);
      value += (byte & 127) * weight;
      if (byte < 128) return value;
    }
  }
  for (let index = 0; index < count; index++) {
    const mask = next();
    for (let field = 0; field < fieldCount; field++) {
      if (mask & (1 << field)) {
        const zigzag = next();
        last[field] += zigzag % 2 ? -(zigzag + 1) / 2 : zigzag / 2;
      }
      columns[field][index] = last[field];
    }
  }
  return columns;
}
