import LayoutReader

/// The numbers of cells that come from outside, by the sections they are for.
struct ItemCounts {
  private var common: Int?
  /// By index of the section.
  private var own: [Int: Int] = [:]

  /// - Parameters:
  ///   - overrides: by section id or else index; nil stands for every section, and a later one wins.
  ///   - sections: with `repeat` written out.
  init(_ overrides: [(section: String?, count: Int)], sections: [Normal]) {
    guard !overrides.isEmpty else { return }
    let indices = Dictionary(
      sections.enumerated().compactMap { index, section in section["id"]?.text.map { ($0, index) } }
    ) { first, _ in first }
    for (name, count) in overrides {
      if let name {
        if let index = indices[name] ?? Int(name) { own[index] = count }
      } else {
        common = count
        own = [:]
      }
    }
  }

  /// The number for a section; nil where it keeps its own.
  subscript(index: Int) -> Int? { own[index] ?? common }
}
