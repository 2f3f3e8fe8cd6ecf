import Foundation

/// Where the number of a section's items comes from.
public enum RecordedItemSource: String, Sendable, Codable {
  case snapshot, dataSource, request, none
}

/// What a section provider built for one section.
struct SectionRecording: Codable {
  /// The section's index in the code.
  var index: Int
  /// The members of the section in the spec but its data: JSON without the braces.
  var members: String
  var id: String?
  /// The items as a spec has them, JSON; nil where nothing is known of them.
  var items: String?
  var source: RecordedItemSource
  var origins: [RecordedOrigin]
  var reads: [String]
  var groupsWithoutBox: [String]
  var hasHandler: Bool

  /// The section as it stands in the spec.
  func spec(hasIDs: Bool) -> RecordedJSON {
    var parts: [String] = []
    if hasIDs, let id { parts.append("\"id\": " + RecordedJSON.string(id).text) }
    if let items { parts.append("\"items\": " + items) }
    parts.append(members)
    return .object(ofTexts: parts)
  }
}
