import Foundation

public struct LayoutOrigin: Hashable, Sendable, Codable {
  public var file: String
  /// Counted from 1.
  public var line: UInt

  public init(file: String, line: UInt) {
    self.file = file
    self.line = line
  }
}
