import Foundation

/// The source of a section's number of items.
public enum RecordedItemSource: String, Sendable, Codable {
  case snapshot, dataSource, request, none
  /// A data source that is empty, because the app has not loaded its data.
  case notLoaded
}

/// A section that a provider built.
struct SectionRecording: Codable {
  /// The section's index in the code.
  var index: Int
  /// The members of the section in the spec without its data, as JSON without the braces.
  var members: String
  var id: String?
  /// The items in the form of a spec, as JSON; `nil` if they are not known.
  var items: String?
  var source: RecordedItemSource
  var origins: [RecordedOrigin]
  var reads: [String]
  var assumed: [Assumption]
  var groupsWithoutBox: [String]
  var hasHandler: Bool
  /// What the handler changed, JSON; `nil` if it was not called.
  var handled: String?
  /// How many items a data source has for it.
  var itemCount: Int
  /// The texts of cells by index.
  var titles: [Int: String] = [:]

  /// The items with their titles, unless these are the ids; `nil` if none has a title, or if the items are an outline, whose rows are not
  /// counted here.
  private var itemsWithTitles: String? {
    guard let last = titles.keys.max(), let items,
      let known = try? JSONSerialization.jsonObject(with: Data(items.utf8), options: .fragmentsAllowed)
    else { return nil }
    let cells = (known as? [Any]) ?? []
    guard cells.allSatisfy({ $0 is String || ($0 as? [String: Any])?["count"] as? Int == 1 }),
      last < itemCount, cells.isEmpty || cells.count == itemCount
    else { return nil }
    var result = (0..<(cells.isEmpty ? last + 1 : cells.count)).map { index -> RecordedJSON in
      let id = cells.isEmpty ? nil : cells[index] as? String
      if let id, titles[index] ?? id == id { return .string(id) }
      return .members([
        ("id", id.map { .string($0) }), ("count", id == nil ? 1 : nil),
        ("title", titles[index].map { .string($0) }),
      ])
    }
    if cells.isEmpty, itemCount > result.count {
      result.append(.object([("count", RecordedJSON(itemCount - result.count))]))
    }
    return RecordedJSON.array(result).text
  }

  func spec(hasIDs: Bool) -> RecordedJSON {
    var parts: [String] = []
    if hasIDs, let id { parts.append("\"id\": " + RecordedJSON.string(id).text) }
    if let items { parts.append("\"items\": " + (itemsWithTitles ?? items)) }
    parts.append(members)
    return .object(ofTexts: parts)
  }
}
