import Foundation

/// The source of a section's number of items.
public enum RecordedItemSource: String, Sendable, Codable {
  case snapshot, dataSource, request, none
}

/// A section that a provider built.
struct SectionRecording: Codable {
  /// The section's index in the code.
  var index: Int
  /// The members of the section in the spec without its data: JSON without the braces.
  var members: String
  var id: String?
  /// The items in the form of a spec, JSON; `nil` if they are not known.
  var items: String?
  var source: RecordedItemSource
  var origins: [RecordedOrigin]
  var reads: [String]
  var groupsWithoutBox: [String]
  var hasHandler: Bool
  /// What the handler changed, JSON; `nil` if it was not called.
  var handled: String?
  /// True if a data source has an item for it.
  var hasData: Bool

  func spec(hasIDs: Bool) -> RecordedJSON {
    var parts: [String] = []
    if hasIDs, let id { parts.append("\"id\": " + RecordedJSON.string(id).text) }
    if let items { parts.append("\"items\": " + items) }
    parts.append(members)
    return .object(ofTexts: parts)
  }
}
