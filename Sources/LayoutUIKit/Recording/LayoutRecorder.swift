import Foundation

/// Records layouts in this very process, where a trap ends the program as it would in an app.
///
/// ```swift
/// let recorder = LayoutRecorder(RunEnvironment(width: 375, height: 812), items: [12])
/// let spec = recorder.record(makeLayout())?.spec
/// ```
@MainActor public struct LayoutRecorder {
  /// What the code believes to run on.
  public var environment: RunEnvironment
  /// How many items the sections have, where no data source says; empty where that is not known.
  public var items: [Int]
  /// How many sections there are, where neither a data source nor `items` says; nil to ask the provider.
  public var sections: Int?
  /// The solved boxes of custom groups by their paths, points.
  public var boxes: [String: CGSize]

  public init(
    _ environment: RunEnvironment = .current, items: [Int] = [], sections: Int? = nil,
    boxes: [String: CGSize] = [:]
  ) {
    self.environment = environment
    self.items = items
    self.sections = sections
    self.boxes = boxes
  }

  /// Records what an expression gives: a layout, a section, a group, an item, a collection view, or a view controller, whose view is
  /// loaded. The expression is evaluated in the recorder's environment.
  ///
  /// - Returns: nil where there is no compositional layout in it.
  public func record(_ make: @autoclosure () throws -> Any?) rethrows -> LayoutRecording? {
    let before = RunEnvironment.now
    RunEnvironment.now = environment
    defer { RunEnvironment.now = before }
    _ = EnvironmentReads.take()
    guard let loaded = LoadedLayout(try make()) else { return nil }
    let readsOfEntry = EnvironmentReads.take()
    let data = RecordedData(of: loaded.view, for: loaded.layout, items: items, sections: sections)
    var recorded: [SectionRecording] = []
    var missing: [Int] = []
    SectionWalk(layout: loaded.layout, data: data, boxes: boxes).run { index, section in
      if let section {
        recorded.append(section)
      } else if data.sectionCount != nil {
        missing.append(index)
      }
    }
    if data.sectionCount == nil { recorded = SectionWalk.withoutRepetition(recorded) }
    return LayoutRecording(
      loaded.layout, in: loaded.view, sections: recorded, missing: missing, readsOfEntry: readsOfEntry)
  }
}
