/// A line and a column, both from 1.
package struct SourceLocation: Hashable, Sendable {
  package var line: Int
  /// In Unicode code points, unless noted otherwise.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// The starts of the lines of a source. Lines end at LF, CRLF or CR. The table is built only when a location
/// is needed.
package struct LineTable: Sendable {
  private let source: SourceFile
  private let starts: [UInt32]

  package init(_ source: SourceFile) {
    self.source = source
    var starts: [UInt32] = [UInt32(source.textStart)]
    starts.reserveCapacity(source.bytes.count / 32 + 1)
    source.bytes.withUnsafeBytes { bytes in
      var index = source.textStart
      while index < bytes.count {
        // Skips eight bytes at a time up to a possible line end.
        if index + 8 <= bytes.count {
          let eight = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
          let distance = Self.firstControl(eight)
          index += distance
          if distance == 8 { continue }
        }
        let byte = bytes[index]
        index += 1
        if byte == 0x0A {
          starts.append(UInt32(clamping: index))
        } else if byte == 0x0D {
          if index < bytes.count, bytes[index] == 0x0A { index += 1 }
          starts.append(UInt32(clamping: index))
        }
      }
    }
    self.starts = starts
  }

  /// Returns the index of the first of eight bytes that is less than 0x0E, like line ends; 8 if there is
  /// none.
  @inline(__always)
  private static func firstControl(_ bytes: UInt64) -> Int {
    // Bytes after the first match may be marked wrongly.
    ((bytes &- 0x0E0E_0E0E_0E0E_0E0E) & ~bytes & 0x8080_8080_8080_8080).trailingZeroBitCount / 8
  }

  /// The number of lines; an empty source has one.
  package var count: Int { starts.count }

  /// Returns the line of a span's offset, counted from 1. The offset is clamped to the source.
  package func line(of offset: Int) -> Int {
    let offset = min(max(offset - Int(source.base), source.textStart), source.bytes.count)
    return starts.partitioningIndex { $0 > offset }
  }

  /// Returns the location of a span's offset, clamped to the source.
  package func location(of offset: Int) -> SourceLocation {
    let offset = min(max(offset - Int(source.base), source.textStart), source.bytes.count)
    let line = starts.partitioningIndex { $0 > offset }
    var column = 1
    for index in Int(starts[line - 1])..<offset where source.bytes[index] & 0xC0 != 0x80 { column += 1 }
    return SourceLocation(line: line, column: column)
  }

  /// Returns the location of a span's offset, with the column in UTF-16 code units like in editors.
  package func utf16Location(of offset: Int) -> SourceLocation {
    var location = location(of: offset)
    let end = min(max(offset - Int(source.base), source.textStart), source.bytes.count)
    // A character of four bytes has two units.
    for index in Int(starts[location.line - 1])..<end where source.bytes[index] >= 0xF0 {
      location.column += 1
    }
    return location
  }

  /// Returns the byte range of a line, counted from 1, without its line end.
  package func range(ofLine line: Int) -> Range<Int> {
    let start = Int(starts[line - 1])
    var end = line < starts.count ? Int(starts[line]) : source.bytes.count
    if line < starts.count {
      if end > start, source.bytes[end - 1] == 0x0A { end -= 1 }
      if end > start, source.bytes[end - 1] == 0x0D { end -= 1 }
    }
    return start..<end
  }
}
