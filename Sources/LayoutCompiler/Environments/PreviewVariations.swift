import LayoutReader
import LayoutResolver
import LayoutSpec

/// What a preview shows where a run names no device, orientation or state: the spec's own environment first, then a few
/// devices, each with every state.
public struct PreviewVariations {
  private static let devices = ["iphone-16", "iphone-se", "ipad-pro-11"]
  /// The most states that are shown, the spec's own items not counted.
  private static let greatestStateCount = 11
  /// The most layouts of other devices than the spec's own.
  private static let greatestOtherCount = 48
  /// The most cells of the layouts of other devices together.
  private static let greatestOtherCells = 200_000

  /// The spec's own environment, in every state.
  public let own: [Variation]
  /// The devices beside it; none where the run gives the size.
  let others: [Variation]

  /// - Parameters:
  ///   - own: what the spec is solved for by itself.
  ///   - isSized: whether the run gives the size.
  init(_ names: SpecNames, own environment: Environment, isSized: Bool) {
    let states: [String?] = [nil] + names.states.prefix(Self.greatestStateCount).map { $0 }
    own = states.map { Variation(state: $0) }
    var others: [Variation] = []
    for device in isSized ? [] : Self.devices {
      for orientation in DeviceOrientation.allCases
      where device != environment.device || orientation != DeviceOrientation(environment.container) {
        others += states.map { Variation(device: device, orientation: orientation, state: $0) }
      }
    }
    self.others = Array(others.prefix(Self.greatestOtherCount))
  }

  /// How many of the others are shown beside a layout of so many cells.
  func affordable(cells: Int) -> ArraySlice<Variation> {
    others.prefix(Self.greatestOtherCells / max(1, cells))
  }
}

extension DeviceOrientation {
  /// How a device with such bounds is held.
  public init(_ bounds: Extent) { self = bounds.width > bounds.height ? .landscape : .portrait }
}
