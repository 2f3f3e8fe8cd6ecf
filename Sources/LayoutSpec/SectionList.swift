/// The sections of a layout, run-length encoded: a million copies of a section take no more memory than one.
package struct SectionList: Sendable {
  /// Neighbouring sections that differ only in their names.
  package struct Run: Hashable, Sendable {
    package fileprivate(set) var first: Section
    package let count: Int
    /// The prefix of numbered names (`a` gives a-0, a-1, …); `nil` if sections are named by their index.
    let prefix: String?
    /// The number of the first one, if they are numbered.
    let number: Int

    /// A section of the run; `index` is its index in the layout.
    fileprivate func section(_ offset: Int, at index: Int) -> Section {
      var section = first
      if offset > 0 { section.name = prefix.map { "\($0)-\(number + offset)" } ?? String(index) }
      return section
    }
  }

  package private(set) var runs: [Run] = []
  /// The index of the first section after each run.
  private var ends: [Int] = []

  package init() {}

  /// Adds a section and its copies.
  /// - Parameters:
  ///   - prefix: the prefix of their numbered names; `nil` to name each by its index.
  ///   - number: the number of the first one.
  package mutating func append(_ section: Section, count: Int, numbered prefix: String?, from number: Int = 0)
  {
    guard count > 0 else { return }
    runs.append(Run(first: section, count: count, prefix: prefix, number: number))
    ends.append(self.count + count)
  }

  /// Changes each section and its copies.
  package mutating func changeEach(_ change: (inout Section) -> Void) {
    for run in runs.indices { change(&runs[run].first) }
  }

  package func range(ofRun run: Int) -> Range<Int> { (ends[run] - runs[run].count)..<ends[run] }

  package func runIndex(of index: Int) -> Int {
    if runs.count == ends.last { return index }
    return partitioningIndex(upTo: runs.count - 1) { ends[$0] > index }
  }
}

extension SectionList: RandomAccessCollection, MutableCollection, RangeReplaceableCollection,
  ExpressibleByArrayLiteral
{
  package var startIndex: Int { 0 }
  package var endIndex: Int { ends.last ?? 0 }

  package init(arrayLiteral sections: Section...) { self.init(sections) }

  package subscript(index: Int) -> Section {
    // Lend the section, so that reading one property copies no other.
    _read {
      let run = runIndex(of: index)
      let offset = index - range(ofRun: run).lowerBound
      if offset == 0 { yield runs[run].first } else { yield runs[run].section(offset, at: index) }
    }
    set { replaceSubrange(index..<index + 1, with: CollectionOfOne(newValue)) }
  }

  package mutating func reserveCapacity(_ count: Int) {
    runs.reserveCapacity(count)
    ends.reserveCapacity(count)
  }

  package mutating func append(_ section: Section) { append(section, count: 1, numbered: nil) }

  package mutating func replaceSubrange(_ range: Range<Int>, with sections: some Collection<Section>) {
    if range.lowerBound == endIndex {
      for section in sections { append(section) }
      return
    }
    var result = SectionList()
    result.append(self, 0..<range.lowerBound)
    for section in sections { result.append(section) }
    result.append(self, range.upperBound..<endIndex)
    self = result
  }

  /// Adds sections of another list, keeping copies as copies.
  private mutating func append(_ other: SectionList, _ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let place = other.runIndex(of: index)
      let run = other.runs[place]
      let offset = index - other.range(ofRun: place).lowerBound
      let count = Swift.min(run.count - offset, range.upperBound - index)
      append(
        run.section(offset, at: index), count: count, numbered: run.prefix, from: run.number + offset)
      index += count
    }
  }
}

extension SectionList: Hashable {
  /// True if the sections are equal, however they are stored.
  package static func == (one: SectionList, other: SectionList) -> Bool {
    one.count == other.count && (one.runs == other.runs || one.elementsEqual(other))
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(first)
  }
}
