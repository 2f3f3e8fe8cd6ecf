import LayoutSpec

// Steps from a node's dimensions to its size.

extension DerivationBuilder {
  /// The size of a node.
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

  /// The size of a row of a grid whose cells have an aspect ratio; `nil` for other groups.
  mutating func rowOfGrid(_ node: Node, of section: Section, in room: Sides) -> Sides? {
    guard let ratio = section.writtenGrid?.aspectRatio, case .group(let group) = node,
      case .line(let line) = group.content,
      case .equalShares(let count) = line.repetition, case .absolute(let height) = node.size.height
    else { return nil }
    let width = dimension(node.size.width, .horizontal, in: room, at: node.id)
    let gaps = (count - 1) * Arithmetic.part("spacing", line.interItemSpacing.minimum)
    let cell = pixels(.down, (width - gaps) / count)
    let place = DerivationStep.Place(node.id, ["size", "height"])
    return Sides(
      horizontal: width,
      vertical: add("height", .quotient(cell, .number("aspectRatio", ratio)), is: height, at: place))
  }

  /// Adds a step for the length of a side.
  mutating func dimension(
    _ dimension: Dimension, _ side: Axis, in room: Sides, at node: NodeID, by rule: ModelRule? = nil
  ) -> Arithmetic {
    let length = length(of: dimension, in: room)
    let isFraction = Axis.allCases.contains(where: dimension.isFraction)
    return add(
      side.side, length, at: DerivationStep.Place(node, ["size", side.side]),
      by: isFraction ? rule ?? fractionsCut : nil)
  }

  /// The length of a dimension in a room.
  func length(of dimension: Dimension, in room: Sides) -> Arithmetic {
    switch dimension {
    case .absolute(let points): .number("", points)
    case .estimated(let points): .number("estimated", points)
    case .uniformAcrossSiblings(let points): .number("uniform", points)
    case .fractionalWidth(let fraction): cut(.product(.number("", fraction), room.horizontal))
    case .fractionalHeight(let fraction): cut(.product(.number("", fraction), room.vertical))
    }
  }

  /// Cuts a fraction down to whole pixels, if the system does so.
  private func cut(_ length: Arithmetic) -> Arithmetic {
    SystemMetrics.fractionsCut[environment.system] ? pixels(.down, length) : length
  }

  /// Adds a step for the measured length of a cell.
  mutating func asked(
    _ quantity: String, _ asked: Double, _ side: Axis, byCell cell: Int, is result: Double? = nil,
    in section: Section, by rule: ModelRule = .selfSizing
  ) -> Arithmetic {
    let keys = ["measured", side.side]
    let place = DerivationStep.Place(section.id, keys, cell: .init(index: cell, keys: keys))
    return add(quantity, pixels(.up, .number("measured", asked)), is: result, at: place, by: rule)
  }
}
