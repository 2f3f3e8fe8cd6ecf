import Foundation

public struct LayoutOrigin: Hashable, Sendable, Codable {
  public var file: String
  /// The line number, counted from 1.
  public var line: UInt

  public init(file: String, line: UInt) {
    self.file = file
    self.line = line
  }
}
