/// An item or a group: a subitem of a group.
package indirect enum Node: Hashable, Sendable {
  case item(Item)
  case group(Group)

  package var id: NodeID {
    switch self {
    case .item(let item): item.id
    case .group(let group): group.id
    }
  }

  package var size: LayoutSize {
    switch self {
    case .item(let item): item.size
    case .group(let group): group.size
    }
  }

  package var edgeSpacing: EdgeSpacing {
    switch self {
    case .item(let item): item.edgeSpacing
    case .group(let group): group.edgeSpacing
    }
  }

  package var contentInsets: Insets {
    switch self {
    case .item(let item): item.contentInsets
    case .group(let group): group.contentInsets
    }
  }

  package var supplementaryItems: [SupplementaryItem] {
    switch self {
    case .item(let item): item.supplementaryItems
    case .group(let group): group.supplementaryItems
    }
  }
}

/// A box of nodes, as in `NSCollectionLayoutGroup`.
package struct Group: Hashable, Sendable {
  package var id: NodeID
  package var size: LayoutSize
  /// Shrinks the box of the contents; the group keeps its size.
  package var contentInsets: Insets
  /// Space around the group.
  package var edgeSpacing: EdgeSpacing
  package var supplementaryItems: [SupplementaryItem]
  package var content: GroupContent

  package init(
    id: NodeID, size: LayoutSize, contentInsets: Insets = .zero, edgeSpacing: EdgeSpacing = .zero,
    supplementaryItems: [SupplementaryItem] = [], content: GroupContent
  ) {
    self.id = id
    self.size = size
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.supplementaryItems = supplementaryItems
    self.content = content
  }

  /// The axis of the contents; `nil` for a custom group.
  package var axis: Axis? {
    switch content {
    case .line(let line): line.axis
    case .custom: nil
    }
  }
}

/// The contents of a group.
package enum GroupContent: Hashable, Sendable {
  /// Nodes side by side, or one below the other.
  case line(LineContent)
  /// Absolute frames in the group's box, points: k frames for k cells, then the group repeats.
  case custom([CustomFrame])
}

/// The contents of a horizontal or vertical group.
package struct LineContent: Hashable, Sendable {
  /// How the nodes repeat.
  package enum Repetition: Hashable, Sendable {
    /// `…(layoutSize:subitems:)`: the list repeats until the next subitem does not fit.
    case untilFull
    /// `…(layoutSize:subitem:count:)`: the first node n times, in equal shares.
    case equalShares(count: Int)
    /// `…(layoutSize:repeatingSubitem:count:)`: the first node n times at its own size.
    case repeating(count: Int)
  }

  package var axis: Axis
  package var subitems: [Node]
  package var repetition: Repetition
  /// The gap between two neighbours along the axis.
  package var interItemSpacing: Spacing

  package init(
    axis: Axis, subitems: [Node], repetition: Repetition = .untilFull, interItemSpacing: Spacing = .fixed(0)
  ) {
    self.axis = axis
    self.subitems = subitems
    self.repetition = repetition
    self.interItemSpacing = interItemSpacing
  }
}

/// One frame of a custom group, as in `NSCollectionLayoutGroupCustomItem`.
package struct CustomFrame: Hashable, Sendable {
  /// In the group's outer box, points.
  package var frame: Rect
  package var zIndex: Int

  package init(frame: Rect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}
