import TestSupport
import Testing

extension Repository {
  /// Compares with a golden file, or rewrites it where LAYOUTC_BLESS is 1.
  static func expectGolden(
    _ text: String, _ path: String, at location: SourceLocation = #_sourceLocation
  ) throws {
    if let difference = try difference(of: text, from: file(path)) {
      Issue.record("\(difference)", sourceLocation: location)
    }
  }
}
