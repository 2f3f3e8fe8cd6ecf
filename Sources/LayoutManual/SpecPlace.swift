import LayoutDiagnostics
import LayoutReader

/// A place in the format that `layoutc help spec` tells of: a map, or a key of one.
package struct SpecPlace {
  package let noun: NounID
  /// Nil for the map itself.
  package var row: KeyRow?

  /// As it is asked for: `section.list`.
  var name: String { noun.shownName + (row.map { ".\($0.name)" } ?? "") }

  /// The places that a word or a path stands for; empty where there are none.
  ///
  /// - Parameter path: a map or a key, then keys by dots; an index or id in brackets is passed over, as in the paths of findings.
  static func named(_ path: String) -> [SpecPlace] {
    let words = path.split(separator: ".", omittingEmptySubsequences: false).map {
      String($0.prefix { $0 != "[" })
    }
    guard let first = words.first else { return [] }
    let keys = documented.flatMap { Self.keys(of: $0, named: first, isFirst: true) }
    let maps = documented.filter { $0.words.contains(first) }.map { SpecPlace(noun: $0) }
    if words.count == 1 { return keys + maps }
    // Before a dot the name of a map stands for the map, and not for keys of the same name.
    let inMap = follow(words.dropFirst(), from: maps)
    return inMap.isEmpty ? follow(words.dropFirst(), from: keys) : inMap
  }

  /// The places that words lead to, each a key of the maps before it or, in a node, the kind of node.
  private static func follow(_ words: ArraySlice<String>, from start: [SpecPlace]) -> [SpecPlace] {
    words.reduce(start) { places, word in
      let nouns = places.flatMap(\.inner)
      let keys = nouns.flatMap { Self.keys(of: $0, named: word, isFirst: false) }
      return keys.isEmpty ? nouns.filter { $0.words.contains(word) }.map { SpecPlace(noun: $0) } : keys
    }
  }

  /// The path or word that was meant by a misspelt one.
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
    return Array(Set(documented.flatMap(\.words) + keys + SpecHelp.everywhere.map(\.name))).sorted()
  }

  /// The maps that may stand at the place.
  private var inner: [NounID] { row.map(\.type.nouns) ?? [noun] }

  /// Keys of a map. Of maps that repeat the keys of another one only their own keys count, unless they are asked for.
  private static func keys(of noun: NounID, named word: String, isFirst: Bool) -> [SpecPlace] {
    SpecSchema.noun(noun).keys.filter { $0.name == word }
      .filter { row in
        guard isFirst, let other = noun.repeated.map(SpecSchema.noun) else { return true }
        return other.index(of: row.name) == nil
      }
      .map { SpecPlace(noun: noun, row: $0) }
  }

  /// The maps that are told of.
  package static let documented = NounID.allCases.filter { $0 != .includedSpec }
}

extension NounID {
  /// What help calls the map.
  package var shownName: String { words[0] }

  /// The words that stand for the map.
  var words: [String] {
    switch self {
    case .line: ["horizontal", "vertical"]
    default: [name]
    }
  }

  /// The map of which this one repeats the keys.
  fileprivate var repeated: NounID? {
    switch self {
    case .sectionVariant: .section
    case .configurationVariant: .configuration
    default: nil
    }
  }
}
