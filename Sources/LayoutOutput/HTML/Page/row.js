// The row of an orthogonal section: its data, and the conversion of offsets to scroll positions.

class Row {
  constructor(layout, section, written) {
    this.layout = layout;
    this.section = section;
    this.behavior = written.behavior;
    this.viewportLength = written.viewportLength;
    this.contentLength = written.contentLength;
    this.maxOffset = written.maxOffset;
    this.initialOffset = written.offset;
    this.rests = new RestingOffsets(written.restingOffsets);
    // Below 0 or above maxOffset if the row begins or rests there.
    this.least = Math.min(0, this.rests.first, this.initialOffset);
    this.greatest = Math.max(this.maxOffset, this.rests.last, this.initialOffset);
    this.isReversed = layout.axis === "vertical" && layout.direction === "rtl";
    this.elements = [];
    this.boxes = [];
  }

  get axis() {
    return this.layout.cross;
  }

  /** How far the row scrolls from the least to the greatest offset, in points. */
  get scrollLength() {
    return this.greatest - this.least;
  }

  /** The scroll position of an offset. */
  position(offset) {
    return this.isReversed ? this.greatest - offset : offset - this.least;
  }

  /** The offset of a scroll position. */
  offset(position) {
    return this.isReversed ? this.greatest - position : position + this.least;
  }

  /** The position on the track of a coordinate at offset 0. */
  onTrack(coordinate) {
    return coordinate + (this.isReversed ? this.greatest : -this.least);
  }

  /** The offset that reveals the range from `start` to `end` at offset 0. */
  revealing(start, end) {
    const box = this.layout.sections[this.section].frame;
    const [from, length] = this.axis === "horizontal" ? [box[0], box[2]] : [box[1], box[3]];
    const middle = (start + end) / 2 - (from + length / 2);
    const offset = this.isReversed ? -middle : middle;
    if (this.rests.isAny) return clamp(offset, 0, this.maxOffset);
    return this.rests.at(this.rests.nearest(offset));
  }
}
