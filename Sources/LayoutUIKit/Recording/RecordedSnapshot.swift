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

  private static func plainText(of value: Any) -> String? {
    value as? String ?? (value as? any BinaryInteger).map { "\($0)" }
  }
}
