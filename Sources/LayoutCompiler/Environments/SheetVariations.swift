import LayoutReader
import LayoutResolver

/// What a contact sheet shows side by side.
public enum SheetContent: String, CaseIterable, Sendable {
  case devices
  case states
  case both

  /// What a sheet is of: what the command line names, and where it names none, all devices or all states.
  ///
  /// - Parameter states: the spec's.
  func variations(
    _ given: [Variation], devices: [String], states: [String], of file: String
  ) throws(UsageError) -> [Variation] {
    var result = given
    if self != .states, given.allSatisfy({ $0.device == nil }) {
      result = devices.flatMap { device in
        result.map { variation in
          var variation = variation
          variation.device = device
          return variation
        }
      }
    }
    if self != .devices, given.allSatisfy({ $0.state == nil }) {
      guard !states.isEmpty else {
        throw UsageError(
          message: "option '--sheet' has '\(rawValue)', but \(file) has no states",
          help: ["use --sheet devices"])
      }
      result = result.flatMap { variation in
        ([nil] + states.map(Optional.some)).map { state in
          var variation = variation
          variation.state = state
          return variation
        }
      }
    }
    guard result.count <= Self.greatestCount else {
      throw UsageError(
        message: "a contact sheet holds \(Self.greatestCount) layouts, but these are \(result.count)",
        help: ["name some of them with --device and --state"])
    }
    return result
  }

  /// Every layout is solved before the first is drawn.
  private static let greatestCount = 500
}
