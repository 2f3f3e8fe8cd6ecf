import Foundation

/// Records layouts in this process. A trap ends the program, as it would in an app.
///
/// ```swift
/// let recorder = LayoutRecorder(RunEnvironment(width: 375, height: 812), items: [12])
/// let spec = recorder.record(makeLayout())?.spec
/// ```
@MainActor public struct LayoutRecorder {
  /// The environment that the code sees.
  public var environment: RunEnvironment
  /// The number of items of each section, for layouts without a data source; empty if unknown.
  public var items: [Int]
  /// The number of sections if neither a data source nor `items` gives it; `nil` to ask the provider.
  public var sections: Int?
  /// The solved boxes of custom groups by path, in points.
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

  /// Records the value of an expression: a layout, section, group, item, collection view or view controller
  /// (whose view is loaded). Evaluates the expression in the recorder's environment.
  ///
  /// - Parameter solve: returns the boxes of the recording's custom groups. The layout is recorded again with
  ///   them.
  /// - Returns: `nil` if the value has no compositional layout.
  public func record(
    _ make: @autoclosure () throws -> Any?,
    solvingBoxes solve: ((LayoutRecording) -> [String: CGSize])? = nil
  ) rethrows -> LayoutRecording? {
    let before = RunEnvironment.now
    RunEnvironment.now = environment
    defer { RunEnvironment.now = before }
    // Objects of other recordings do not belong to this one.
    MadeObjects.forget()
    _ = EnvironmentReads.take()
    guard let loaded = LoadedLayout(try make()) else { return nil }
    let readsOfEntry = EnvironmentReads.take()
    let recording = record(loaded, sections: sections, boxes: boxes, readsOfEntry)
    guard let solve, !recording.groupsWithoutBox.isEmpty else { return recording }
    let count = recording.sectionIndexes.last.map { $0 + 1 }
    return record(loaded, sections: count, boxes: solve(recording), readsOfEntry)
  }

  private func record(
    _ loaded: LoadedLayout, sections: Int?, boxes: [String: CGSize], _ readsOfEntry: [String]
  ) -> LayoutRecording {
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
