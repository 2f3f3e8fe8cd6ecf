import LayoutText

extension Document {
  /// One key of a mapping with its value.
  package struct Entry: Sendable {
    package var key: String
    /// The span of the key, including quotes.
    package let keySpan: Span
    let node: UInt32
    /// The number of the key in the document's `KeyTable`.
    let number: KeyTable.Key
    /// True if the entry comes from a YAML merge key (`<<`).
    package var isMerged = false

    package var value: NodeIndex { Int(node) }
  }

  /// An entry without the text of its key, which is stored once for all entries.
  struct StoredEntry {
    /// The span of the key, in offsets from the start of the file.
    let keySpan: Span
    let node: UInt32
    let number: KeyTable.Key
    var isMerged = false
  }

  package struct Entries: RandomAccessCollection, Sendable {
    private let stored: ArraySlice<StoredEntry>
    private let otherKeys: ContiguousArray<String>
    private let base: UInt32

    fileprivate init(_ stored: ArraySlice<StoredEntry>, of document: Document) {
      self.stored = stored
      otherKeys = document.otherKeys
      base = document.base
    }

    private init(_ stored: ArraySlice<StoredEntry>, like other: Entries) {
      self.stored = stored
      otherKeys = other.otherKeys
      base = other.base
    }

    package var startIndex: Int { stored.startIndex }
    package var endIndex: Int { stored.endIndex }

    package subscript(index: Int) -> Entry {
      let entry = stored[index]
      return Entry(
        key: KeyTable.text(entry.number, others: otherKeys), keySpan: entry.keySpan.moved(by: base),
        node: entry.node, number: entry.number, isMerged: entry.isMerged)
    }

    package subscript(range: Range<Int>) -> Entries { Entries(stored[range], like: self) }
  }

  /// Returns the entries of a mapping, with unique keys, merged ones last; empty for anything else.
  package func entries(_ node: NodeIndex) -> Entries {
    Entries(nodes[node].kind == .mapping ? entryList[nodes[node].range] : [], of: self)
  }

  /// Returns the entries written in the mapping itself, in the order of the text, without the merged ones.
  package func ownEntries(_ node: NodeIndex) -> Entries {
    let all = entries(node)
    return all[..<all.partitioningIndex(where: \.isMerged)]
  }

  /// Returns the value of a mapping's key; `nil` if it has none, and for anything but a mapping.
  package func value(_ key: String, of node: NodeIndex) -> NodeIndex? { entry(key, of: node)?.value }

  /// Returns the entry of a mapping's key; `nil` if it has none, and for anything but a mapping.
  package func entry(_ key: String, of node: NodeIndex) -> Entry? { entries(node).first { $0.key == key } }

  /// The entries of all mappings.
  package var allEntries: Entries { Entries(entryList[...], of: self) }
}
