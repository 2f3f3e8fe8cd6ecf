import Foundation

/// The place in the code that made a part of the spec.
public struct RecordedOrigin: Hashable, Sendable, Codable {
  /// The path in the spec, such as `sections[0].group.horizontal.subitems[0].item`.
  public var path: String
  public var file: String
  /// The line number, counted from 1.
  public var line: UInt
}
