import Foundation

/// The place in the code where something was made.
public struct LayoutOrigin: Hashable, Sendable, Codable {
  /// The path of the file.
  public var file: String
  /// Counted from 1.
  public var line: UInt

  public init(file: String, line: UInt) {
    self.file = file
    self.line = line
  }
}
