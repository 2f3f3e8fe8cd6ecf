extension BatchUpdate.Operation: CustomStringConvertible {
  /// The operation as a line, such as `moveItem 2.0 to 1.0`. Sections and items are counted from 0.
  package var description: String {
    switch self {
    case .deleteItem(let path): "deleteItem \(path)"
    case .deleteSection(let section): "deleteSection \(section)"
    case .insertSection(let section): "insertSection \(section)"
    case .insertItem(let path): "insertItem \(path)"
    case .moveSection(let from, let to): "moveSection \(from) to \(to)"
    case .moveItem(let from, let to): "moveItem \(from) to \(to)"
    case .reloadSection(let section): "reloadSection \(section)"
    case .reloadItem(let path): "reloadItem \(path)"
    case .reconfigureItem(let path): "reconfigureItem \(path)"
    }
  }

  /// Reads a line that `description` wrote.
  package init?(_ line: some StringProtocol) {
    let words = line.split(separator: " ")
    guard let verb = words.first else { return nil }
    func number(_ word: some StringProtocol) -> Int? {
      Int(word).flatMap { (0...Self.greatestIndex).contains($0) ? $0 : nil }
    }
    func path(_ word: some StringProtocol) -> IndexPath? {
      let parts = word.split(separator: ".", omittingEmptySubsequences: false).map { number($0) }
      guard parts.count == 2, let section = parts[0], let item = parts[1] else { return nil }
      return IndexPath(section: section, item: item)
    }
    let isMove = words.count == 4 && words[2] == "to"
    guard words.count == 2 || isMove else { return nil }
    let (place, section) = (path(words[1]), number(words[1]))
    switch (verb, isMove, place, section) {
    case ("deleteItem", false, let place?, _): self = .deleteItem(place)
    case ("insertItem", false, let place?, _): self = .insertItem(place)
    case ("reloadItem", false, let place?, _): self = .reloadItem(place)
    case ("reconfigureItem", false, let place?, _): self = .reconfigureItem(place)
    case ("deleteSection", false, _, let section?): self = .deleteSection(section)
    case ("insertSection", false, _, let section?): self = .insertSection(section)
    case ("reloadSection", false, _, let section?): self = .reloadSection(section)
    case ("moveItem", true, let from?, _):
      guard let to = path(words[3]) else { return nil }
      self = .moveItem(from: from, to: to)
    case ("moveSection", true, _, let from?):
      guard let to = number(words[3]) else { return nil }
      self = .moveSection(from: from, to: to)
    default: return nil
    }
  }

  /// The greatest valid index.
  package static let greatestIndex = 1_000_000_000
}
