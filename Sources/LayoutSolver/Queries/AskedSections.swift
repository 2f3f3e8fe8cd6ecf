/// The indices of sections that may have elements that are asked for, ascending.
struct AskedSections: Sequence, IteratorProtocol {
  enum Source {
    case listed([Int])
    /// All of so many sections.
    case all(Int)
    /// Those that reach into a range.
    case reaching(AxisRange, ReachIndex)
  }

  let source: Source
  private var place = 0

  init(_ source: Source) { self.source = source }

  mutating func next() -> Int? {
    let found: Int?
    switch source {
    case .listed(let sections):
      defer { place += 1 }
      return place < sections.count ? sections[place] : nil
    case .all(let count): found = place < count ? place : nil
    case .reaching(let range, let index): found = index.first(from: place, touching: range)
    }
    if let found { place = found + 1 }
    return found
  }
}
