import LayoutSpec

// Steps from a node's dimensions to its size.

extension DerivationBuilder {
  /// The size that a node's dimensions give.
  ///
  /// - Parameter share: the equal share that replaces a dimension.
  mutating func size(
    of node: Node, in room: Sides, share: (axis: Axis, count: Int, group: NodeID)?, by rule: ModelRule? = nil
  ) -> Sides {
    var sides = Sides.nothing
    for side in Axis.allCases {
      if let share, share.axis == side {
        sides[side] = add(
          side.side, pixels(.down, room[side] / share.count).notNegative,
          at: DerivationStep.Place(share.group, ["count"]), by: .countedGroups)
      } else {
        sides[side] = dimension(node.size[side], side, in: room, at: node.id, by: rule)
      }
    }
    return sides
  }

  /// A step about a side that a dimension gives.
  mutating func dimension(
    _ dimension: Dimension, _ side: Axis, in room: Sides, at node: NodeID, by rule: ModelRule? = nil
  ) -> Arithmetic {
    let length = length(of: dimension, in: room)
    let isFraction = Axis.allCases.contains(where: dimension.isFraction)
    return add(
      side.side, length, at: DerivationStep.Place(node, ["size", side.side]),
      by: isFraction ? rule ?? fractionsCut : nil)
  }

  /// What a dimension gives in a room.
  func length(of dimension: Dimension, in room: Sides) -> Arithmetic {
    switch dimension {
    case .absolute(let points): .number("", points)
    case .estimated(let points): .number("estimated", points)
    case .uniformAcrossSiblings(let points): .number("uniform", points)
    case .fractionalWidth(let fraction): cut(.product(.number("", fraction), room.horizontal))
    case .fractionalHeight(let fraction): cut(.product(.number("", fraction), room.vertical))
    }
  }

  /// Cut down to whole pixels, where the system does so with fractions.
  private func cut(_ length: Arithmetic) -> Arithmetic {
    SystemMetrics.fractionsCut[environment.system] ? pixels(.down, length) : length
  }

  /// A step about a length that a cell asks for.
  mutating func asked(
    _ quantity: String, _ asked: Double, is result: Double? = nil, in section: Section,
    by rule: ModelRule = .selfSizing
  ) -> Arithmetic {
    add(
      quantity, pixels(.up, .number("measured", asked)), is: result,
      at: DerivationStep.Place(section.id, ["items"]), by: rule)
  }
}

extension ItemList {
  /// The length that a cell asks for along an axis, points; nil if it asks for none.
  func asked(byCell cell: Int, _ axis: Axis) -> Double? {
    position(of: cell).flatMap { $0.run.measured[axis].length(at: $0.offset) }
  }
}
