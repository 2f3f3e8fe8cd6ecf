package enum NounID: Int, Sendable, CaseIterable {
  case spec, includedSpec, swift, sectionData, environment, bars, traits, scroll, sectionScroll,
    configuration, configurationVariant, section, sectionVariant, cell, measured, appearance, item, line,
    custom,
    customFrame, supplementaryItem, anchor, boundaryItem, headerOrFooter, decorationItem,
    orthogonalScrollingProperties, visibleItemRule, distanceRange, coverFlow, list, grid, carousel,
    waterfall, flow, registrations, lint, lintOverride, configurationFile, device, configurationLint,
    configurationOverride, ruleOptions

  /// The name in the JSON Schema, which is the name of the case.
  package var name: String { String(describing: self) }
}

/// A kind of map: its keys and their rules.
package final class Noun: Sendable {
  package let id: NounID
  /// The name with its article, for messages: `a section`.
  package let title: String
  /// The noun's UIKit type, if it has one.
  let uikit: String?
  package let keys: [KeyRow]
  /// Sets of keys; a map may have only one key of each.
  package let exclusions: [[String]]
  /// The keys of each exclusion, as sets of indexes.
  let exclusive: [KeySet]
  let required: KeySet
  let requiredKeys: [KeyRow]

  init(
    _ id: NounID, _ title: String, uikit: String? = nil, exclusions: [[KeyRow]] = [], _ keys: [KeyRow]
  ) {
    precondition(keys.count < 64, "a noun has fewer than 64 keys")
    self.id = id
    self.title = title
    self.uikit = uikit
    self.keys = keys
    self.exclusions = exclusions.map { $0.map(\.name) }
    requiredKeys = keys.filter(\.isRequired)
    required = KeySet(keys.indices.filter { keys[$0].isRequired })
    exclusive = exclusions.map { rows in
      KeySet(rows.compactMap { row in keys.firstIndex { $0.name == row.name } })
    }
  }

  /// Returns the index of a key, which is also its place in canonical output.
  package func index(of key: String) -> Int? {
    SchemaKeys.all.place(of: SchemaKeys.all.number(of: key), in: id)
  }

  func index(of entry: Document.Entry) -> Int? { SchemaKeys.all.place(of: entry.number, in: id) }

  /// Returns the row of a key; `nil` if the noun does not have it.
  package func row(of key: String) -> KeyRow? { index(of: key).map { keys[$0] } }

  /// Returns whether one of the written keys excludes a key.
  package func excludes(_ key: String, beside written: [String]) -> Bool {
    exclusions.contains { keys in
      keys.contains(key) && written.contains { $0 != key && keys.contains($0) }
    }
  }
  /// Returns the UIKit name of the thing that a key sets; `nil` if it has none.
  package func uikitName(of row: KeyRow) -> String? {
    guard let uikit, let name = row.uikit else { return nil }
    return name.first == "." ? uikit + name : name
  }
}
