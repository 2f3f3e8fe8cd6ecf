/// The kinds of maps that a spec is made of.
package enum NounID: Int, Sendable, CaseIterable {
  case spec
  case includedSpec
  case swift
  case sectionData
  case environment
  case bars
  case traits
  case scroll
  case sectionScroll
  case configuration
  case configurationVariant
  case section
  case sectionVariant
  case cell
  case measured
  case item
  case line
  case custom
  case customFrame
  case supplementaryItem
  case anchor
  case boundaryItem
  case headerOrFooter
  case decorationItem
  case orthogonalScrollingProperties
  case visibleItemRule
  case distanceRange
  case coverFlow
  case list
  case grid
  case carousel
  case waterfall
  case flow
  case registrations
  case lint
  case lintOverride
  case configurationFile
  case device
  case configurationLint
  case configurationOverride
  case ruleOptions

  /// What the schema for editors calls it: the case's own name.
  package var name: String { String(describing: self) }
}

/// One key of a noun.
package struct KeyRow: Sendable {
  /// The key as it is written.
  package let name: String
  package let type: ValueType
  package let isRequired: Bool
  /// The default, as it would be written; nil where there is none.
  package let defaultText: String?
  /// What it means, in a line.
  package let summary: String

  init(
    _ name: String, _ type: ValueType, required: Bool = false, default defaultText: String? = nil,
    _ summary: String
  ) {
    self.name = name
    self.type = type
    isRequired = required
    self.defaultText = defaultText
    self.summary = summary
  }
}

/// The keys that a map may have.
package final class Noun: Sendable {
  package let id: NounID
  /// With its article, for messages: `a section`.
  package let title: String
  package let keys: [KeyRow]
  /// Sets of keys of which at most one may be written.
  package let exclusions: [[String]]
  /// The keys of each exclusion.
  let exclusive: [KeySet]
  /// The keys that must be written.
  let required: KeySet
  let requiredKeys: [KeyRow]

  init(_ id: NounID, _ title: String, exclusions: [[String]] = [], _ keys: [KeyRow]) {
    precondition(keys.count < 64, "a noun has fewer than 64 keys")
    self.id = id
    self.title = title
    self.keys = keys
    self.exclusions = exclusions
    requiredKeys = keys.filter(\.isRequired)
    required = KeySet(keys.indices.filter { keys[$0].isRequired })
    exclusive = exclusions.map { KeySet($0.compactMap { key in keys.firstIndex { $0.name == key } }) }
  }

  /// The index of a key, which is also its place in canonical output.
  package func index(of key: String) -> Int? {
    SchemaKeys.all.place(of: SchemaKeys.all.number(of: key), in: id)
  }

  /// The index of an entry's key.
  func index(of entry: Document.Entry) -> Int? { SchemaKeys.all.place(of: entry.number, in: id) }

  /// What is known of a key; nil for one that the noun does not have.
  package func row(of key: String) -> KeyRow? { index(of: key).map { keys[$0] } }

  /// True if a key may not stand beside some others.
  package func excludes(_ key: String, beside written: [String]) -> Bool {
    exclusions.contains { keys in
      keys.contains(key) && written.contains { $0 != key && keys.contains($0) }
    }
  }
}
