/// Streams groups of self-sizing cells: one group is solved at a time.
struct MeasuredGroupStreamer: GroupEmitter {
  private let sequence: MeasuredGroups
  private let stamp: ElementStamp

  init(_ sequence: MeasuredGroups) {
    self.sequence = sequence
    stamp = ElementStamp(sequence.box, sequence.site.stamp)
  }

  var zIndexes: Set<Int> { sequence.box.zIndexes(stamp: sequence.site.stamp) }

  func forEachElement(section: Int, zIndex: Int?, _ body: (Element) -> Bool) -> Bool {
    sequence.forEachStretch(
      stamped: { GroupStamper($0).forEachElement(section: section, zIndex: zIndex, body) },
      solved: { index, box, origin in
        stamp.walk(
          box, cells: sequence.cells(ofGroup: index).count, group: index, origin: origin, section: section,
          zIndex: zIndex, body)
      })
  }
}
