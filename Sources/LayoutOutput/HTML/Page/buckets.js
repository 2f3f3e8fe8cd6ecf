// Finds the ranges near the viewport among many along an axis, without checking all of them.

const bucketLength = 256;
// Ranges that touch more buckets than this are checked every time.
const longReach = 32;

/** Ranges by the buckets of 256 points that they touch. */
class Buckets {
  /** `range` returns the start and end of a key. */
  constructor(keys, range) {
    this.buckets = new Map();
    this.long = [];
    this.range = range;
    for (const key of keys) {
      const [start, end] = range(key);
      const first = Math.floor(start / bucketLength);
      const last = Math.floor(end / bucketLength);
      if (last - first > longReach) {
        this.long.push(key);
        continue;
      }
      for (let bucket = first; bucket <= last; bucket++) {
        const found = this.buckets.get(bucket);
        if (found) found.push(key);
        else this.buckets.set(bucket, [key]);
      }
    }
  }

  /** Calls `body` with each key whose range touches the given range, with some more than once. */
  forEach(start, end, body) {
    const visit = (key) => {
      const [from, to] = this.range(key);
      if (from <= end && start <= to) body(key);
    };
    this.long.forEach(visit);
    const last = Math.floor(end / bucketLength);
    for (let bucket = Math.floor(start / bucketLength); bucket <= last; bucket++) {
      this.buckets.get(bucket)?.forEach(visit);
    }
  }
}
