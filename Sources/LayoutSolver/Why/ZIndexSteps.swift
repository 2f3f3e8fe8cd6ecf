import LayoutSpec

// Steps to an element's zIndex.

extension DerivationBuilder {
  /// The zIndex of a header, footer, badge or decoration.
  mutating func zIndex(of element: Element, own: Int, _ node: NodeID) {
    stage = "zIndex"
    defer { visibleItems(of: element) }
    var sum = Arithmetic.number("its own", Double(own))
    if element.isPinned { sum = sum + .number("pinned", Double(Pin.zIndex)) }
    add(
      "zIndex", sum, at: DerivationStep.Place(node, ["zIndex"]), by: element.isPinned ? .pinnedZIndex : nil)
  }

  /// What `visibleItems` rules change, or why they do not apply.
  private mutating func visibleItems(of element: Element) {
    zIndexInSight()
    guard let visible = element.section.flatMap(solution.visibleItems(ofSection:)),
      !visible.isVisible(element),
      let rule = visible.rules.first(where: { $0.isFor(element) })?.rule
    else { return }
    stage = "visibleItems, not applied: out of sight"
    let sight = solution.visibleRect
    func overlap(_ side: Axis) -> Arithmetic {
      func end(_ rect: Rect, _ name: String) -> Arithmetic {
        .number("\(name) \(side.coordinate)", rect.origin[side])
          + .number("\(name) \(side.side)", rect.extent[side])
      }
      return .least(end(element.frame, "its"), end(sight, "the sight's"))
        - .greatest(
          .number("its \(side.coordinate)", element.frame.origin[side]),
          .number("the sight's \(side.coordinate)", sight.origin[side]))
    }
    let side: Axis =
      overlap(.horizontal).value < overlap(.vertical).value ? .horizontal : .vertical
    add(
      "\(side.side) in sight", .greatest(.zero, overlap(side)), at: DerivationStep.Place(rule.id),
      by: .visibleItemsSight)
  }

  /// The zIndex that a rule sets for a visible element.
  private mutating func zIndexInSight() {
    guard let element = seen else { return }
    let rules = element.section.flatMap { solution.visibleItems(ofSection: $0) }?.rules ?? []
    guard let last = rules.last(where: { $0.rule.sets(.zIndex) && $0.isFor(element) }) else { return }
    add(
      "zIndex", .number("of visibleItems", Double(element.zIndex)),
      at: DerivationStep.Place(last.rule.id, ["zIndex"]))
  }

  /// The zIndex of a cell.
  /// - Parameters:
  ///   - own: the zIndex of its custom frame.
  ///   - custom: its custom group.
  mutating func zIndex(ofCell element: Element, own: Int = 0, custom: NodeID? = nil) {
    stage = "zIndex"
    guard let index = element.section else { return }
    defer { visibleItems(of: element) }
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
