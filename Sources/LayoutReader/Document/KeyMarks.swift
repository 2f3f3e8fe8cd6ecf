/// Which keys one mapping has had so far.
///
/// One array serves all mappings: a mark holds only while the number of its mapping is the current one, so that
/// beginning anew costs nothing.
struct KeyMarks {
  private struct Mark {
    var mapping: UInt32
    var entry: UInt32
  }

  private var marks: ContiguousArray<Mark> = []
  private var mapping: UInt32 = 0
  /// The entries of the current mapping that repeat an earlier one, in order.
  private var repeated: Set<Int> = []

  /// Forgets all marks.
  mutating func begin(keyCount: Int) {
    mapping &+= 1
    if !repeated.isEmpty { repeated.removeAll() }
    makeRoom(keyCount: keyCount)
  }

  /// Prepares for keys below `keyCount`.
  mutating func makeRoom(keyCount: Int) {
    guard marks.count < keyCount else { return }
    marks.append(contentsOf: repeatElement(Mark(mapping: 0, entry: 0), count: keyCount - marks.count))
  }

  /// Marks a key, or returns the entry that has it already.
  mutating func mark(_ key: KeyTable.Key, entry: Int) -> Int? {
    let mark = marks[Int(key)]
    if mark.mapping == mapping {
      repeated.insert(entry)
      return Int(mark.entry)
    }
    marks[Int(key)] = Mark(mapping: mapping, entry: UInt32(clamping: entry))
    return nil
  }

  /// True if an entry was the first with its key.
  func isFirst(_ entry: Int) -> Bool { repeated.isEmpty || !repeated.contains(entry) }
}
