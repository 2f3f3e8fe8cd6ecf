import Foundation

/// A data source whose sections and items have identifiers.
@MainActor protocol RecordedSnapshot {
  var recordedSections: [RecordedSnapshotSection] { get }
}

struct RecordedSnapshotSection {
  /// The id of the section; `nil` if the identifier has no text.
  let id: String?
  let items: [RecordedSnapshotItem]

  var visibleCount: Int { items.reduce(0) { $0 + $1.visibleCount } }

  /// The items in the form of a spec. Only their number if there are no ids or the ids are not unique.
  var spec: RecordedJSON {
    let isPlain = items.allSatisfy { $0.id == nil && $0.children.isEmpty }
    let ids = items.flatMap(\.ids)
    // Ids must be unique in their section.
    guard !isPlain, Set(ids).count == ids.count else { return RecordedJSON(visibleCount) }
    return .array(items.map(\.spec))
  }
}

struct RecordedSnapshotItem {
  let id: String?
  var isExpanded = true
  var children: [RecordedSnapshotItem] = []

  init(id: String?) { self.id = id }

  init<Item: Hashable>(_ item: Item, in outline: NSDiffableDataSourceSectionSnapshot<Item>) {
    id = RecordedIdentifier.text(of: item)
    isExpanded = outline.isExpanded(item)
    children = outline.children(of: item).map { RecordedSnapshotItem($0, in: outline) }
  }

  var ids: [String] { (id.map { [$0] } ?? []) + children.flatMap(\.ids) }
  var visibleCount: Int { 1 + (isExpanded ? children.reduce(0) { $0 + $1.visibleCount } : 0) }

  var spec: RecordedJSON {
    if let id, children.isEmpty { return .string(id) }
    guard !children.isEmpty else { return .raw("{\"count\": 1}") }
    return .members([
      ("id", id.map { .string($0) }), ("expanded", isExpanded ? nil : .boolean(false)),
      ("children", .array(children.map(\.spec))),
    ])
  }
}

/// The ids that identifiers get in a spec.
enum RecordedIdentifier {
  /// Returns the text of a string, a whole number, a case without values, or the `id` of an identifiable
  /// value. Returns `nil` for empty text and for other values, which may differ from run to run.
  static func text(of identifier: Any) -> String? {
    let identifier = (identifier as? AnyHashable)?.base ?? identifier
    if let text = plainText(of: identifier) { return text.isEmpty ? nil : text }
    let mirror = Mirror(reflecting: identifier)
    if mirror.displayStyle == .enum { return mirror.children.isEmpty ? "\(identifier)" : nil }
    guard mirror.displayStyle == .struct, let identifiable = identifier as? any Identifiable else {
      return nil
    }
    return plainText(of: identifiable.id).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The ids of sections: also the name of a case with values, with the first value if several sections have the same case, and the
  /// `identifier` of a structure or a class.
  static func sectionTexts(of identifiers: [Any]) -> [String?] {
    let names = identifiers.map { text(of: $0) ?? name(of: $0).first }
    return zip(identifiers, names).map { identifier, text in
      guard let text, names.count(where: { $0 == text }) > 1 else { return text }
      return name(of: identifier).joined(separator: "-")
    }
  }

  /// The name of a case and its first value, or the text of a property that identifies a value; empty if there is none.
  private static func name(of identifier: Any) -> [String] {
    let identifier = (identifier as? AnyHashable)?.base ?? identifier
    let mirror = Mirror(reflecting: identifier)
    if mirror.displayStyle == .enum, let child = mirror.children.first, let name = child.label {
      // Several values are a tuple.
      let values = Mirror(reflecting: child.value)
      let first: Any? = values.displayStyle == .tuple ? values.children.first?.value : child.value
      return [name] + [first.flatMap { text(of: $0) }].compactMap { $0 }
    }
    let property = ["identifier", "id"].lazy.compactMap { name in
      mirror.children.first { $0.label == name || $0.label == "_\(name)" }?.value
    }.first
    return [property.flatMap { text(of: $0) }].compactMap { $0 }
  }

  private static func plainText(of value: Any) -> String? {
    value as? String ?? (value as? any BinaryInteger).map { "\($0)" }
  }
}
