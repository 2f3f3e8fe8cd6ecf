import LayoutDiagnostics
import LayoutReader

/// A map of the format, or a key of one, for `layoutc help spec`.
package struct SpecPlace {
  package let noun: NounID
  /// `nil` for the map itself.
  package var row: KeyRow?

  /// The name by which help is asked for, such as `section.list`.
  var name: String { noun.shownName + (row.map { ".\($0.name)" } ?? "") }

  /// The places that a word or a path names.
  ///
  /// - Parameter path: a map or a key, then keys after dots. Indexes and ids in brackets, as in the paths of findings, are ignored.
  static func named(_ path: String) -> [SpecPlace] {
    let words = path.split(separator: ".", omittingEmptySubsequences: false).map {
      String($0.prefix { $0 != "[" })
    }
    guard let first = words.first else { return [] }
    let keys = documented.flatMap { Self.keys(of: $0, named: first, isFirst: true) }
    let maps = documented.filter { $0.words.contains(first) }.map { SpecPlace(noun: $0) }
    if words.count == 1 { return keys + maps }
    // A name before a dot is that of a map if there is one, or else that of a key.
    let inMap = follow(words.dropFirst(), from: maps)
    return inMap.isEmpty ? follow(words.dropFirst(), from: keys) : inMap
  }

  /// Follows words from some places on. Each word names a key of the maps reached so far or, in a node, the kind of node.
  private static func follow(_ words: ArraySlice<String>, from start: [SpecPlace]) -> [SpecPlace] {
    words.reduce(start) { places, word in
      let nouns = places.flatMap(\.inner)
      let keys = nouns.flatMap { Self.keys(of: $0, named: word, isFirst: false) }
      return keys.isEmpty ? nouns.filter { $0.words.contains(word) }.map { SpecPlace(noun: $0) } : keys
    }
  }

  /// The known path or word nearest to a misspelt one.
  static func nearest(to path: String) -> String? {
    let parts = path.split(separator: ".").map(String.init)
    guard let last = parts.last else { return nil }
    let before = parts.dropLast().joined(separator: ".")
    if !before.isEmpty, case let places = named(before), !places.isEmpty {
      let keys = places.flatMap(\.inner).flatMap { SpecSchema.noun($0).keys.map(\.name) }
      return nearestWord(to: last, among: keys).map { "\(before).\($0)" }
    }
    let first = parts[0]
    return nearestWord(to: first, among: words)
  }

  /// Every word that help can be asked for.
  package static var words: [String] {
    let keys = documented.flatMap { SpecSchema.noun($0).keys.map(\.name) }
    return Array(
      Set(
        documented.flatMap(\.words) + keys + SpecHelp.everywhere.map(\.name) + SpecHelpValue.all.map(\.name))
    ).sorted()
  }

  /// The maps whose keys can come next in a path.
  private var inner: [NounID] { row.map(\.type.nouns) ?? [noun] }

  /// The keys of a map that have this name. At the beginning of a path, keys that the map repeats from another map do not count.
  private static func keys(of noun: NounID, named word: String, isFirst: Bool) -> [SpecPlace] {
    SpecSchema.noun(noun).keys.filter { $0.name == word }
      .filter { row in
        guard isFirst, let other = noun.repeated.map(SpecSchema.noun) else { return true }
        return other.index(of: row.name) == nil
      }
      .map { SpecPlace(noun: noun, row: $0) }
  }

  /// The maps that help describes.
  package static let documented = NounID.allCases.filter { $0 != .includedSpec }
}

extension NounID {
  /// What help calls the map.
  package var shownName: String { words[0] }

  /// The words that name the map.
  var words: [String] {
    switch self {
    case .line: ["horizontal", "vertical"]
    default: [name]
    }
  }

  /// The map whose keys this one repeats.
  fileprivate var repeated: NounID? {
    switch self {
    case .sectionVariant: .section
    case .configurationVariant: .configuration
    default: nil
    }
  }
}
