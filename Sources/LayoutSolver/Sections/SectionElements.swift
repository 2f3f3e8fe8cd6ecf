/// The elements of one section: what its groups share is solved when this is made, and let go with it.
public struct SectionElements {
  private let index: Int
  private let solved: SolvedSection
  private let groups: (any GroupEmitter)?

  init(index: Int, solved: SolvedSection) {
    self.index = index
    self.solved = solved
    groups = solved.groups.map { $0.emitter() }
  }

  /// The distinct zIndexes of the elements, ascending.
  public var zIndexes: [Int] {
    var result = groups?.zIndexes ?? []
    for element in solved.decorations + solved.leadingItems + solved.trailingItems {
      result.insert(element.zIndex)
    }
    return result.sorted()
  }

  /// Calls `body` with the elements in the order of the output contract, until it returns false.
  ///
  /// - Parameter zIndex: leaves out all elements but those of this zIndex.
  public func forEach(zIndex: Int? = nil, _ body: (Element) -> Bool) {
    for element in solved.decorations + solved.leadingItems where zIndex == nil || element.zIndex == zIndex {
      if !body(element) { return }
    }
    if let groups, !groups.forEachElement(section: index, zIndex: zIndex, body) { return }
    for element in solved.trailingItems where zIndex == nil || element.zIndex == zIndex {
      if !body(element) { return }
    }
  }
}
