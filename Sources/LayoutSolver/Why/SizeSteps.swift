import LayoutSpec

// Steps from a node's dimensions to its size.

extension Deriver {
  /// The size that a node's dimensions give.
  ///
  /// - Parameter share: the equal share that replaces a dimension.
  mutating func size(
    of node: Node, in room: Sides, share: (axis: Axis, count: Int, group: NodeID)?, by rule: ModelRule? = nil
  ) -> Sides {
    var sides = Sides.nothing
    for side in Axis.allCases {
      if let share, share.axis == side {
        let length = pixels(.down, .quotient(room[side], .number("", Double(share.count))))
        sides[side] = add(
          side.side, length.value < 0 ? .greatest(.number("", 0), length) : length,
          at: DerivationStep.Place(share.group, ["count"]), by: .countedGroups)
        continue
      }
      sides[side] = dimension(node.size[side], side, in: room, at: node.id, by: rule)
    }
    return sides
  }

  /// A side that a dimension gives.
  mutating func dimension(
    _ dimension: Dimension, _ side: Axis, in room: Sides, at node: NodeID, by rule: ModelRule? = nil
  ) -> Arithmetic {
    let place = DerivationStep.Place(node, ["size", side.side])
    switch dimension {
    case .absolute(let points): return add(side.side, .number("", points), at: place)
    case .estimated(let points): return add(side.side, .number("estimated", points), at: place)
    case .uniformAcrossSiblings(let points): return add(side.side, .number("uniform", points), at: place)
    case .fractionalWidth(let fraction):
      return add(
        side.side, pixels(.down, .product(.number("", fraction), room.horizontal)), at: place,
        by: rule ?? .fractionsCut)
    case .fractionalHeight(let fraction):
      return add(
        side.side, pixels(.down, .product(.number("", fraction), room.vertical)), at: place,
        by: rule ?? .fractionsCut)
    }
  }
}
