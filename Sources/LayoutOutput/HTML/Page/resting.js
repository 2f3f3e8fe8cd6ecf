// The offsets at which an orthogonal section comes to rest.

/** The resting offsets of a row, written as a list, as a progression, or as "any". */
class RestingOffsets {
  constructor(written) {
    this.isAny = written === "any";
    this.list = Array.isArray(written) ? written : null;
    this.progression = this.isAny || this.list ? null : written;
    if (this.isAny) this.count = 0;
    else if (this.list) this.count = this.list.length;
    else this.count = Math.ceil((written.last - written.first) / written.step - 1e-9) + 1;
  }

  at(index) {
    if (this.list) return this.list[index];
    return Math.min(this.progression.first + index * this.progression.step, this.progression.last);
  }

  get first() {
    return this.count > 0 ? this.at(0) : 0;
  }

  get last() {
    return this.count > 0 ? this.at(this.count - 1) : 0;
  }

  /** The index of the resting offset nearest to an offset. */
  nearest(offset) {
    const after = firstIndex(this.count, (index) => this.at(index) >= offset);
    if (after === 0) return 0;
    if (after === this.count) return this.count - 1;
    return this.at(after) - offset <= offset - this.at(after - 1) ? after : after - 1;
  }
}
