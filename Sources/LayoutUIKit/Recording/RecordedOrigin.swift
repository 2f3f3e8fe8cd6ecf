import Foundation

/// The place in the code where a part of the spec was made.
public struct RecordedOrigin: Hashable, Sendable, Codable {
  /// The place in the spec, such as `sections[0].group.horizontal.subitems[0].item`.
  public var path: String
  public var file: String
  /// Counted from 1.
  public var line: UInt
}
