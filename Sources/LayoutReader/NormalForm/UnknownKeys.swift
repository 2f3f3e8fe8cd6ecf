import LayoutDiagnostics
import LayoutText

/// A guess at an unknown key.
struct KeyGuess {
  /// The key of the map that was meant, if there is one.
  var name: String?
  /// The help; empty without a guess.
  var help: [String]
  /// True if the key should be renamed to that name.
  var isName = true
  /// True if another key of the map excludes that name.
  var isExcluded = false
}

extension Normalizer {
  /// Guesses which key an unknown one means: it may lack a space, be a synonym, or be misspelt.
  ///
  /// - Parameter written: the map's known keys, which are not guessed again.
  func guess(_ entry: Document.Entry, among names: [String], written: [String] = []) -> KeyGuess {
    if isBagFull { return KeyGuess(name: nil, help: []) }
    let length = entry.key.utf8.count
    if length < 100, Int(entry.keySpan.length) == length, let missing = MissingSpace(entry.key) {
      return KeyGuess(
        name: names.contains(missing.key) ? missing.key : nil,
        help: ["a space is missing after '\(missing.sign)': write \(missing.written)"],
        isName: false)
    }
    if let name = Synonyms.keys(for: entry.key).first(where: { names.contains($0) && !written.contains($0) })
    {
      return KeyGuess(
        name: name, help: didYouMean(name) + (Synonyms.example(of: name).map { [$0] } ?? []))
    }
    let near = nearestWord(to: entry.key, among: names)
    if let near, written.contains(near) {
      if NounKey(rawValue: entry.key)?.isNode == true, names.contains("group") {
        return KeyGuess(
          name: nil,
          help: [
            "nodes stand in a group: group: {horizontal: {size: 100% x 44, subitems: [\(entry.key): …]}}"
          ])
      }
      return KeyGuess(name: nil, help: [thereAlready(near)])
    }
    return KeyGuess(name: near, help: didYouMean(near))
  }

  /// Returns the help for a synonym of a key that the map already has.
  func thereAlready(_ name: String) -> String { "'\(name)' is there already: delete one of the two" }

  /// Reports a key that the noun does not have.
  ///
  /// - Parameters:
  ///   - guess: the key that was meant.
  ///   - written: the map's known keys.
  ///   - losesNothing: true if the rest of the map is valid.
  mutating func unknownKey(
    _ entry: Document.Entry, _ guess: KeyGuess, beside written: [String], _ noun: Noun, losesNothing: Bool
  ) {
    guard !isBagFull else {
      report(.unknownKey, "", at: entry.keySpan)
      return
    }
    var guess = guess
    if let name = guess.name, !Synonyms.keys(for: entry.key).contains(name),
      let home = innerHome(of: [entry.key], in: noun)
    {
      guess = KeyGuess(name: nil, help: [home])
    }
    var help = guess.help
    if noun.id == .list, Self.listViews.contains(entry.key) {
      help = [
        "a list's own header needs headerMode: supplementary in the list, its title stands beside it: header: {title: …}; the footer likewise"
      ]
    } else if noun.id == .sectionData, SpecSchema.noun(.section).index(of: entry.key) != nil {
      help = [
        "the layout is built by the code that 'swift' names; \(noun.title) has the keys \(keyList(noun))"
      ]
    } else if noun.id == .spec, entry.key == "$schema" {
      help = [
        "delete it: editors are told which files the schema is for, or in YAML by # yaml-language-server: $schema=…"
      ]
    } else if Synonyms.appearance.contains(entry.key), noun.id == .traits || noun.id == .environment {
      help = ["\(Synonyms.appearanceHelp)"]
    } else if help.isEmpty || guess.isExcluded,
      let home = neighbour(with: entry.key, of: noun, beside: written)
    {
      help = [home, "\(noun.title) has the keys \(keyList(noun))"]
    } else if help.isEmpty, let home = innerHome(of: [entry.key] + Synonyms.keys(for: entry.key), in: noun) {
      help.append(home)
    } else if help.isEmpty {
      var seen: Set<String> = []
      let homes = SpecSchema.nouns(having: entry.key)
        .filter { ![.sectionVariant, .configurationVariant, .sectionData].contains($0.id) }.map(\.title)
        .filter { seen.insert($0).inserted }.prefix(3)
      if !homes.isEmpty { help.append("'\(entry.key)' is a key of \(homes.joined(separator: ", "))") }
      help.append("\(noun.title) has the keys \(keyList(noun))")
    }
    report(
      .unknownKey, "unknown key \(quoted(entry.key)) in \(noun.title)", at: entry.keySpan, help: help,
      fixes: guess.isName && !guess.isExcluded ? renaming(entry, to: guess.name) : [],
      losesNothing: losesNothing)
  }

  /// Reads the value of a misspelt key as the value of the key that was meant; `nil` if it is invalid there.
  /// Its mistakes are reported only when the key is correct.
  mutating func meantValue(_ entry: Document.Entry, as type: ValueType, at place: Place) -> Normal? {
    meantValue { $0.value(entry.value, as: type, at: place) }
  }

  /// Reads the value of a misspelt key by `read`; `nil` if it is invalid.
  mutating func meantValue(_ read: (inout Normalizer) -> Normal?) -> Normal? {
    guard !isBagFull else { return nil }
    let found = diagnostics
    diagnostics = DiagnosticBag()
    defer { diagnostics = found }
    let value = read(&self)
    let isRead =
      diagnostics.omitted == 0 && diagnostics.sorted.allSatisfy { $0.severity < .error || $0.losesNothing }
    return isRead ? value : nil
  }

  /// Returns the help for a key that belongs in an existing map one level down or up.
  ///
  /// - Parameter written: the map's known keys.
  private func neighbour(with key: String, of noun: Noun, beside written: [String]) -> String? {
    for name in written {
      guard let index = noun.index(of: name) else { continue }
      switch noun.keys[index].type.row.map {
      case .noun(let inner):
        if SpecSchema.noun(inner).index(of: key) != nil { return "move it under \(name)" }
      case .node:
        if SpecSchema.noun(.line).index(of: key) != nil {
          return "move it under \(name), into its horizontal or vertical"
        }
      case .keys, .oneOf, .names, .none: break
      }
    }
    for outer in noun.id.holders where SpecSchema.noun(outer).index(of: key) != nil {
      let title = SpecSchema.noun(outer).title
      return "move it up to the \(title.split(separator: " ").dropFirst().joined(separator: " "))"
    }
    return nil
  }

  /// Keys that people write in a list for its header and footer.
  private static let listViews: Set<String> = [
    "title", "header", "footer", "headerTitle", "footerTitle", "headerText", "footerText",
  ]

  /// Returns the help for a key that only one map inside this one has, the likeliest first.
  private func innerHome(of keys: [String], in noun: Noun) -> String? {
    for name in keys {
      let homes = noun.keys.filter {
        if case .map(let inner) = $0.type { SpecSchema.noun(inner).index(of: name) != nil } else { false }
      }
      if homes.count == 1, let home = homes.first {
        return "write it under \(home.name): {\(name): …}"
      }
    }
    return nil
  }
}

extension NounID {
  /// The nouns whose maps contain a map of this noun, the nearest first.
  fileprivate var holders: [NounID] {
    switch self {
    case .item: [.line, .section]
    case .line, .custom, .list, .grid, .carousel, .waterfall, .flow, .boundaryItem, .headerOrFooter,
      .decorationItem:
      [.section]
    case .supplementaryItem: [.item, .line]
    case .customFrame: [.custom]
    case .traits, .bars: [.environment]
    case .section, .sectionData, .swift, .configuration, .lint, .registrations, .environment: [.spec]
    case .anchor: [.supplementaryItem]
    default: []
    }
  }
}
