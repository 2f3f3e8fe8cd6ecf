import LayoutCompiler
import LayoutKit
import LayoutUIKit

/// What layout code gives on a device: the frames of its views, a picture, and the linter's findings.
///
/// ```swift
/// let snapshot = try LayoutSnapshot(of: makeLayout(), on: .iPhone16, items: [4, 12])
/// snapshot.frames.first?.frame.width
/// ```
@MainActor public struct LayoutSnapshot {
  public let device: LayoutDevice
  /// The findings of `layoutc lint`.
  public let findings: [LayoutFinding]
  private let layout: CollectionLayout

  /// Runs layout code as if on a device and solves the layout.
  ///
  /// - Parameters:
  ///   - make: makes a layout, a section, a collection view, or a view controller, whose view is then loaded and whose data source gives
  ///     the items. It runs once, with the device as its environment.
  ///   - items: how many items each section has, if there is no data source; by default enough to fill a screen.
  /// - Throws: `SnapshotFailure` if the code makes no compositional layout, or one with errors.
  public init(
    of make: @autoclosure () throws -> Any?, on device: LayoutDevice = .iPhone16, items: [Int] = []
  ) throws {
    self.device = device
    let environment = try JSONDecoder().decode(
      RunEnvironment.self, from: Data(UnfinishedSpec.environment(of: device.variation)))
    let recorder = LayoutRecorder(environment, items: items)
    let recording = try recorder.record(try make()) { first in
      UnfinishedSpec(first.spec, for: device.variation).customGroupBoxes.mapValues {
        CGSize(width: $0.width, height: $0.height)
      }
    }
    guard let recording else { throw SnapshotFailure("the code gives no compositional layout") }
    if let missing = recording.missingSections.first {
      throw SnapshotFailure("the section provider gives nothing for section \(missing)")
    }
    let open = recording.itemSources.indices.filter { recording.itemSources[$0] == .none }
    let spec = UnfinishedSpec(recording.spec, for: device.variation).text(fillingSections: open)
    var options = CompilationOptions()
    options.devices = [device.name]
    options.orientation = device.isLandscape ? .landscape : nil
    let compilation = try LayoutCompilation(text: spec ?? recording.spec, name: "layout", options: options)
    findings = compilation.findings
    guard let layout = compilation.layouts.first, !compilation.hasErrors else {
      let errors = compilation.findings.filter { $0.severity == .error }.map(\.message)
      throw SnapshotFailure("the layout has errors: " + errors.joined(separator: "; "))
    }
    self.layout = layout
  }

  /// The views, section by section. Frames are points in the coordinates of the content.
  public var frames: [LayoutElement] {
    var result: [LayoutElement] = []
    layout.forEachElement {
      result.append($0)
      return true
    }
    return result
  }

  /// The size of the content, in points.
  public var contentSize: LayoutExtent { layout.contentSize }

  /// A picture of the layout.
  public var svg: String { layout.text(as: .svg) }

  /// The frames as `layoutc build` writes them.
  public var json: String { layout.text(as: .json) }
}

/// Why there is no layout, or which frames differ from the stored ones.
public struct SnapshotFailure: Error, CustomStringConvertible, Equatable {
  public let description: String

  init(_ description: String) { self.description = description }
}
