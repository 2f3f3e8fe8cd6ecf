import Foundation

/// Asks a layout for its sections one by one.
@MainActor struct SectionWalk {
  /// The maximum number of sections if their number is not known.
  static let limit = 32

  let layout: UICollectionViewCompositionalLayout
  /// The collection view's own box in the window, if any.
  var box: CGRect?
  let data: RecordedData
  /// The solved boxes of custom groups by path.
  let boxes: [String: CGSize]
  /// The solved views for handlers.
  var handlerCalls: [HandlerCall] = []
  /// Sections that are skipped.
  var skipped: Set<Int> = []

  /// - Parameters:
  ///   - willAsk: called with the index of each section before its provider runs.
  ///   - didAsk: called with the index and the built section; `nil` if the provider returned `nil`.
  func run(willAsk: (Int) -> Void = { _ in }, didAsk: (Int, SectionRecording?) -> Void) {
    let environment = RecordedEnvironment(layout.configuration, box: box)
    var position = 0
    Assumptions.isCountKnown = data.sectionCount != nil
    defer { Assumptions.section = nil }
    for index in 0..<(data.sectionCount ?? Self.limit) where !skipped.contains(index) {
      willAsk(index)
      Assumptions.section = index
      let section = record(index, at: position, environment)
      if section != nil { position += 1 }
      didAsk(index, section)
      if section == nil, data.sectionCount == nil, index + 1 >= data.least { return }
    }
  }

  private func record(
    _ index: Int, at position: Int, _ environment: RecordedEnvironment
  ) -> SectionRecording? {
    _ = EnvironmentReads.take()
    _ = Assumptions.take()
    _ = Assumptions.takeCaseName()
    guard let section = layout.sectionProvider(index, environment) else { return nil }
    let writer = SpecWriter(boxes: boxes)
    let members = RecordedJSON.members(writer.section(section, at: "sections[\(position)]")).membersText
    let items = data.items(ofSection: index)
    var handled: RecordedJSON?
    if let handler = section.visibleItemsInvalidationHandler {
      handled = handlerCalls.first { $0.section == index }?.run(handler)
    }
    let reads = EnvironmentReads.take()
    return SectionRecording(
      index: index, members: members, id: data.id(ofSection: index) ?? Assumptions.takeCaseName(),
      items: items.spec?.text, source: items.source, origins: writer.origins, reads: reads,
      assumed: Assumptions.take(),
      groupsWithoutBox: writer.groupsWithoutBox, hasHandler: section.visibleItemsInvalidationHandler != nil,
      handled: handled?.text,
      itemCount: data.itemCount(ofSection: index))
  }

  /// Returns the sections without repetitions at the end. A provider that accepts any index repeats its last
  /// section.
  ///
  /// - Parameter least: the minimum number of sections to return.
  static func withoutRepetition(_ sections: [SectionRecording], least: Int = 0) -> [SectionRecording] {
    guard sections.count == limit, let last = sections.last else { return sections }
    let own = sections.lastIndex { $0.members != last.members }.map { $0 + 1 } ?? 0
    return Array(sections.prefix(max(own + 1, least)))
  }
}
