import LayoutSpec

extension Solution {
  /// The boundary items of a section, or of the layout; pinned ones at their pinned places.
  package func boundaryItems(ofSection section: Int?) -> [Element] {
    let items = section.map { sections[$0].boundaryItems } ?? leadingItems + trailingItems
    return place.elements(of: items, in: visibleRange).map(asSeen)
  }

  package func decorations(ofSection section: Int) -> [Element] {
    sections[section].decorations.map { asSeen(place($0.natural)) }
  }

  /// The element after `visibleItems` rules.
  private func asSeen(_ element: Element) -> Element {
    element.section.flatMap(changingItems(ofSection:))?.applied(to: element) ?? element
  }

  /// The nth badge of a kind in a section, numbered as in the output; only one group is walked.
  package func badge(ofKind kind: String, _ number: Int, inSection section: Int) -> Element? {
    guard let kind = elementKinds.firstIndex(of: kind), kind > 0,
      let badge = badge(kind, number, inSection: section)
    else { return nil }
    let solved = sections[section]
    var found: Element?
    func take(_ element: Element) -> Bool {
      guard element.kind == kind, element.item == number else { return true }
      found = element
      return false
    }
    solved.groups?.walk(group: badge.group, section: section, take)
    return found.map { asSeen(place.shifted(by: solved.groupShift)($0)) }
  }

  /// The kinds of the badges in a section's groups, in the order in which they occur.
  package func badgeKinds(ofSection section: Int) -> [String] {
    guard spec.sections[section].arrangement == nil else { return [] }
    var kinds = ElementKinds()
    kinds.meet(badgesOf: .group(spec.sections[section].group))
    return Array(kinds.names.dropFirst())
  }
}
