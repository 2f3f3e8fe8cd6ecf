/// An item or a group: what a group is made of.
public indirect enum Node: Hashable, Sendable {
  case item(Item)
  case group(Group)

  public var id: NodeID {
    switch self {
    case .item(let item): item.id
    case .group(let group): group.id
    }
  }

  public var size: LayoutSize {
    switch self {
    case .item(let item): item.size
    case .group(let group): group.size
    }
  }

  public var edgeSpacing: EdgeSpacing {
    switch self {
    case .item(let item): item.edgeSpacing
    case .group(let group): group.edgeSpacing
    }
  }

  public var contentInsets: Insets {
    switch self {
    case .item(let item): item.contentInsets
    case .group(let group): group.contentInsets
    }
  }

  public var supplementaryItems: [SupplementaryItem] {
    switch self {
    case .item(let item): item.supplementaryItems
    case .group(let group): group.supplementaryItems
    }
  }
}

/// A box of nodes, as in `NSCollectionLayoutGroup`.
public struct Group: Hashable, Sendable {
  public var id: NodeID
  public var size: LayoutSize
  /// Shrinks the box in which the contents are laid out; the group's own size stays.
  public var contentInsets: Insets
  /// Room around the group.
  public var edgeSpacing: EdgeSpacing
  public var supplementaryItems: [SupplementaryItem]
  public var content: GroupContent

  public init(
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

  /// The axis along which the contents stand; nil for a custom group.
  public var axis: Axis? {
    switch content {
    case .line(let line): line.axis
    case .custom: nil
    }
  }
}

/// What a group holds.
public enum GroupContent: Hashable, Sendable {
  /// Nodes side by side or one below the other.
  case line(LineContent)
  /// Absolute frames in the group's own box, in points: k frames serve k cells, then the group repeats.
  case custom([CustomFrame])
}

/// The contents of a horizontal or vertical group.
public struct LineContent: Hashable, Sendable {
  /// How the nodes are repeated.
  public enum Repetition: Hashable, Sendable {
    /// `…(layoutSize:subitems:)`: the list repeats from its start until the room is used up.
    case untilFull
    /// `…(layoutSize:subitem:count:)`: the first node n times, the room shared out equally.
    case equalShares(count: Int)
    /// `…(layoutSize:repeatingSubitem:count:)`: the first node n times at its own size.
    case repeating(count: Int)
  }

  public var axis: Axis
  public var subitems: [Node]
  public var repetition: Repetition
  /// The gap between two neighbours along the axis.
  public var interItemSpacing: Spacing

  public init(
    axis: Axis, subitems: [Node], repetition: Repetition = .untilFull, interItemSpacing: Spacing = .fixed(0)
  ) {
    self.axis = axis
    self.subitems = subitems
    self.repetition = repetition
    self.interItemSpacing = interItemSpacing
  }
}

/// One frame of a custom group, as in `NSCollectionLayoutGroupCustomItem`.
public struct CustomFrame: Hashable, Sendable {
  /// In the group's outer box, points.
  public var frame: Rect
  public var zIndex: Int

  public init(frame: Rect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}
