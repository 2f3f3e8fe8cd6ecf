import LayoutSpec

// The step about what lies over what.

extension DerivationBuilder {
  /// Why a header, footer, badge or decoration has its zIndex.
  mutating func zIndex(of element: Element, own: Int, _ node: NodeID) {
    stage = "zIndex"
    defer { zIndexInSight() }
    var sum = Arithmetic.number("its own", Double(own))
    if element.isPinned { sum = sum + .number("pinned", Double(Pin.zIndex)) }
    add(
      "zIndex", sum, at: DerivationStep.Place(node, ["zIndex"]), by: element.isPinned ? .pinnedZIndex : nil)
  }

  /// Why an element in sight has another zIndex than the layout gives it.
  private mutating func zIndexInSight() {
    guard let element = seen else { return }
    let rules = element.section.flatMap { solution.visibleItems(ofSection: $0) }?.rules ?? []
    guard let last = rules.last(where: { $0.rule.sets(.zIndex) && $0.isFor(element) }) else { return }
    add(
      "zIndex", .number("of visibleItems", Double(element.zIndex)),
      at: DerivationStep.Place(last.rule.id, ["zIndex"]))
  }

  /// Why a cell has its zIndex.
  ///
  /// - Parameters:
  ///   - own: what a custom group gives to it.
  ///   - custom: that group.
  mutating func zIndex(ofCell element: Element, own: Int = 0, custom: NodeID? = nil) {
    stage = "zIndex"
    guard let index = element.section else { return }
    defer { zIndexInSight() }
    let section = solution.spec.sections[index]
    if element.zIndex != own, section.cellZIndex != 0 {
      add(
        "zIndex", .number("cellZIndex", Double(element.zIndex)),
        at: DerivationStep.Place(section.id, ["cellZIndex"]), by: section.listInsets == nil ? nil : .listCells
      )
    } else if element.zIndex != own {
      add(
        "zIndex", .number("over decorations", Double(element.zIndex)),
        at: DerivationStep.Place(section.id, ["decorationItems"]), by: .cellsRaised)
    } else if let custom, own != 0 {
      add("zIndex", .number("its frame's", Double(own)), at: DerivationStep.Place(custom, ["items"]))
    } else {
      add("zIndex", .number("as every cell's", Double(own)))
    }
  }
}
