import LayoutSpec

/// Streams the views of repeated groups: one group is solved into a template, the others are copies of it.
struct RepeatedGroupEmitter: GroupEmitter {
  private let sequence: RepeatedGroups
  private let template: GroupTemplate
  private let maker: ElementMaker

  init(_ sequence: RepeatedGroups) {
    self.sequence = sequence
    maker = ElementMaker(sequence.box, sequence.rules)
    template = GroupTemplate(
      of: sequence.box, cells: sequence.largestGroup, preceding: sequence.preceding, maker: maker,
      axis: sequence.axis,
      across: sequence.start[sequence.axis.cross])
  }

  /// True if the template holds a whole group.
  private var isKept: Bool { template.cellCount >= sequence.largestGroup }

  var zIndexes: Set<Int> {
    isKept ? template.zIndexes : sequence.box.zIndexes(rules: sequence.rules)
  }

  func forEachElement(section: Int, zIndex: Int?, _ body: (Element) -> Bool) -> Bool {
    forEachElement(ofGroups: 0..<sequence.count, section: section, zIndex: zIndex, body)
  }

  func forEachElement(
    ofGroups groups: Range<Int>, section: Int, zIndex: Int? = nil, _ body: (Element) -> Bool
  ) -> Bool {
    guard isKept else {
      return groups.allSatisfy { index in
        maker.walk(
          sequence.box, cells: sequence.cellCount(ofGroup: index),
          preceding: sequence.preceding.advanced(by: index),
          origin: sequence.origin(ofGroup: index), section: section, zIndex: zIndex, body)
      }
    }
    let (first, stride) = (sequence.start[sequence.axis], sequence.stride)
    let (last, largest) = (sequence.count - 1, sequence.largestGroup)
    for index in groups {
      let goesOn = template.forEachElement(
        ofGroup: index,
        cells: index < last ? largest : sequence.cellCount(ofGroup: index),
        at: first + Double(index) * stride, section: section, zIndex: zIndex, body)
      if !goesOn { return false }
    }
    return true
  }
}

extension SolvedBox {
  /// The distinct zIndexes of all views in the full box.
  func zIndexes(rules: ElementRules) -> Set<Int> {
    var result: Set<Int> = []
    guard cellCount > 0 else { return result }
    for item in node.supplementaryItems { result.insert(item.zIndex) }
    switch content {
    case .cell: result.insert(rules.zIndex(ofCell: 0))
    case .custom(let frames): for frame in frames { result.insert(rules.zIndex(ofCell: frame.zIndex)) }
    case .line(let line):
      for slot in line.cycle { result.formUnion(slot.box.zIndexes(rules: rules)) }
    }
    return result
  }
}
