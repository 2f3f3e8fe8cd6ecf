import Foundation

/// The source of a section's number of items.
public enum RecordedItemSource: String, Sendable, Codable {
  case snapshot, dataSource, request, none
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

  func spec(hasIDs: Bool) -> RecordedJSON {
    var parts: [String] = []
    if hasIDs, let id { parts.append("\"id\": " + RecordedJSON.string(id).text) }
    if let items { parts.append("\"items\": " + items) }
    parts.append(members)
    return .object(ofTexts: parts)
  }
}
