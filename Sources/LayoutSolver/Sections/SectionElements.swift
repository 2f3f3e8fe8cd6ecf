/// The elements of one section. It holds the template that its groups share.
package struct SectionElements {
  private let index: Int
  /// The decorations, and the boundary items before the content.
  private let before: [Element]
  /// The other boundary items.
  private let after: [Element]
  private let groups: (any GroupEmitter)?
  private let groupPlace: FrameTransform
  /// Applies the section's rules to visible elements; `nil` if they change no elements.
  private let changes: VisibleItems?

  init(index: Int, solved: SolvedSection, place: FrameTransform, visible: AxisRange, changes: VisibleItems?) {
    self.index = index
    func final(_ element: Element) -> Element { changes?.applied(to: element) ?? element }
    before =
      solved.decorations.map { final(place($0.natural)) }
      + place.elements(of: solved.leadingItems, in: visible).map(final)
    after = place.elements(of: solved.trailingItems, in: visible).map(final)
    self.changes = changes
    groups = solved.groups.map { $0.emitter() }
    groupPlace = place.shifted(by: solved.groupShift)
  }

  /// The distinct zIndexes of the elements, ascending.
  package var zIndexes: [Int] {
    var result = changes == nil ? groups?.zIndexes ?? [] : []
    for element in before + after { result.insert(element.zIndex) }
    if changes != nil, let groups {
      _ = forEachGroupElement(groups, zIndex: nil) { result.insert($0.zIndex).inserted || true }
    }
    return result.sorted()
  }

  /// Calls `body` with the elements in output order until it returns false.
  /// - Parameter zIndex: if given, only elements of this zIndex.
  /// - Returns: false if `body` did.
  @discardableResult
  package func forEach(zIndex: Int? = nil, _ body: (Element) -> Bool) -> Bool {
    func pass(_ element: Element) -> Bool { zIndex == nil || element.zIndex == zIndex ? body(element) : true }
    return before.allSatisfy(pass)
      && (groups.map { forEachGroupElement($0, zIndex: zIndex, body) } ?? true) && after.allSatisfy(pass)
  }

  private func forEachGroupElement(
    _ groups: any GroupEmitter, zIndex: Int?, _ body: (Element) -> Bool
  ) -> Bool {
    if let changes {
      return groups.forEachElement(section: index, zIndex: nil) { element in
        let element = changes.applied(to: groupPlace(element))
        return zIndex == nil || element.zIndex == zIndex ? body(element) : true
      }
    }
    if groupPlace.isIdentity { return groups.forEachElement(section: index, zIndex: zIndex, body) }
    return groups.forEachElement(section: index, zIndex: zIndex) { body(groupPlace($0)) }
  }
}
