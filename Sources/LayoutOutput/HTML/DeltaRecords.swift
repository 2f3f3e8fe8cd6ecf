import LayoutText

/// A compressed list of records of integers. A record consists of a mask of the fields that differ from the
/// previous record and the differences. All are variable-length integers with seven bits per byte; the
/// differences are zigzag-encoded. A neighboring cell takes two or three bytes.
struct DeltaRecords {
  private(set) var bytes: [UInt8] = []
  private(set) var count = 0
  private var last: [Int]

  /// The largest magnitude of a value, which JavaScript numbers represent exactly; larger values are clamped.
  private static let greatest = 1 << 50

  init(fieldCount: Int) { last = Array(repeating: 0, count: fieldCount) }

  /// Adds a record. Fields that rarely change should come last.
  mutating func append(_ fields: [Int]) {
    var mask: UInt = 0
    var differences: [UInt] = []
    for (index, field) in fields.enumerated() {
      let value = max(-Self.greatest, min(Self.greatest, field))
      let difference = value - last[index]
      last[index] = value
      guard difference != 0 else { continue }
      mask |= 1 << UInt(index)
      differences.append(UInt(bitPattern: difference << 1 ^ difference >> (Int.bitWidth - 1)))
    }
    write(mask)
    for difference in differences { write(difference) }
    count += 1
  }

  private mutating func write(_ value: UInt) {
    var rest = value
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Writes the records as a JSON object.
  func write(to sink: ByteSink) {
    PreviewJSON.object(to: sink) { records in
      records.member("count", count)
      records.key("bytes")
      sink.write("\"")
      sink.write(base64: bytes)
      sink.write("\"")
    }
  }
}
