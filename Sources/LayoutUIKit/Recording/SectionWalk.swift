import Foundation

/// Asks a layout for its sections, one after the other.
@MainActor struct SectionWalk {
  /// How many sections are asked for where nothing says how many there are.
  static let limit = 32

  let layout: UICollectionViewCompositionalLayout
  let data: RecordedData
  /// The solved boxes of custom groups by their paths.
  let boxes: [String: CGSize]
  /// Sections that are not asked for.
  var skipped: Set<Int> = []
  /// Where the sections end, as far as is known otherwise.
  var end = Self.limit

  /// - Parameters:
  ///   - willAsk: is told of each section before its provider runs.
  ///   - didAsk: is told what the provider built; nil where it gave nothing.
  func run(willAsk: (Int) -> Void = { _ in }, didAsk: (Int, SectionRecording?) -> Void) {
    let environment = RecordedEnvironment(layout.configuration)
    var position = 0
    for index in 0..<(data.sectionCount ?? end) where !skipped.contains(index) {
      willAsk(index)
      let section = record(index, at: position, environment)
      if section != nil { position += 1 }
      didAsk(index, section)
      if section == nil, data.sectionCount == nil { return }
    }
  }

  private func record(
    _ index: Int, at position: Int, _ environment: RecordedEnvironment
  ) -> SectionRecording? {
    _ = EnvironmentReads.take()
    guard let section = layout.sectionProvider(index, environment) else { return nil }
    let writer = SpecWriter(boxes: boxes)
    let members = RecordedJSON.members(writer.section(section, at: "sections[\(position)]")).membersText
    let items = data.items(ofSection: index)
    return SectionRecording(
      index: index, members: members, id: data.id(ofSection: index),
      items: items.spec?.text, source: items.source, origins: writer.origins, reads: EnvironmentReads.take(),
      groupsWithoutBox: writer.groupsWithoutBox, hasHandler: section.visibleItemsInvalidationHandler != nil)
  }

  /// The sections without what only repeats: a provider that takes any index gives its last section again and again.
  ///
  /// - Parameter least: how many sections there are at least.
  static func withoutRepetition(_ sections: [SectionRecording], least: Int = 0) -> [SectionRecording] {
    guard sections.count == limit, let last = sections.last else { return sections }
    let own = sections.lastIndex { $0.members != last.members }.map { $0 + 1 } ?? 0
    return Array(sections.prefix(max(own + 1, least)))
  }
}
