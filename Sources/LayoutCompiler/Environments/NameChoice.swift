import LayoutResolver
import LayoutSpec

/// Expands words to the names of devices or states: `all`, `default` for a spec's own items, and patterns such as `iphone-*`.
/// A device or state that has such a word as its name takes precedence. Each name is taken once.
package enum NameChoice {
  /// The word for all devices, or for a spec's own items and all of its states.
  package static let all = "all"
  /// The word for a spec's own items.
  package static let ownState = "default"

  /// The devices that some words name. A pattern takes an alias only if it takes neither the alias's device nor another alias of it.
  /// A pattern without matches stays as it is.
  static func devices(_ words: [String], of catalog: DeviceCatalog) -> [String] {
    chosen(words, isName: catalog.has) { word in
      if word == all { return catalog.presets.map(\.name) }
      guard isPattern(word) else { return nil }
      var found = catalog.presets.map(\.name).filter { fits($0, word) }
      var taken = Set(found)
      for alias in catalog.aliases where fits(alias.name, word) && taken.insert(alias.device).inserted {
        found.append(alias.name)
      }
      return found + catalog.environments.map(\.key).filter { fits($0, word) }
    }
  }

  /// The states that some words name; `nil` stands for a spec's own items. A pattern without matches stays as it is.
  static func states(_ words: [String], of states: [String]) -> [String?] {
    let names = Set(states)
    return chosen(words.map(Optional.some), isName: { names.contains($0 ?? "") }) { word in
      switch word {
      case all: [nil] + states
      case ownState: [nil]
      case let word?: isPattern(word) ? states.filter { fits($0, word) } : nil
      case nil: nil
      }
    }
  }

  /// - Parameter meaning: the names for which a word stands if it is no name itself; `nil` or none to keep the word.
  private static func chosen<Name: Hashable>(
    _ words: [Name], isName: (Name) -> Bool, _ meaning: (Name) -> [Name]?
  ) -> [Name] {
    var result: [Name] = []
    var taken: Set<Name> = []
    var meant: Set<Name> = []
    for word in words {
      if !isName(word), let names = meaning(word), !names.isEmpty {
        result += names.filter { !taken.contains($0) }
        taken.formUnion(names)
        meant.formUnion(names)
      } else if !meant.contains(word) {
        result.append(word)
        taken.insert(word)
      }
    }
    return result
  }

  private static func isPattern(_ word: String) -> Bool { word.contains { $0 == "*" || $0 == "?" } }

  /// True if a name matches a pattern, in which `*` is any text and `?` any character.
  static func fits(_ name: String, _ pattern: String) -> Bool {
    let (name, pattern) = (Array(name), Array(pattern))
    var (place, next) = (0, 0)
    // The index of the last `*`, and that of the first character of the name that it does not take.
    var star: (pattern: Int, name: Int)?
    while place < name.count {
      if next < pattern.count, pattern[next] == "*" {
        star = (next, place)
        next += 1
      } else if next < pattern.count, pattern[next] == "?" || pattern[next] == name[place] {
        (place, next) = (place + 1, next + 1)
      } else if let last = star {
        star = (last.pattern, last.name + 1)
        (place, next) = (last.name + 1, last.pattern + 1)
      } else {
        return false
      }
    }
    return pattern[next...].allSatisfy { $0 == "*" }
  }
}

extension DeviceCatalog {
  func has(_ name: String) -> Bool { preset(name) != nil || environments.contains { $0.key == name } }
}
