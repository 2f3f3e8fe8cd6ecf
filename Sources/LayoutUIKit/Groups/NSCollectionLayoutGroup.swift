import Foundation

/// Items side by side, one below the other, or where a closure puts them.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Axis: String {
    case horizontal, vertical
  }

  enum Content {
    /// The list repeats until the room is used up.
    case subitems(Axis, [NSCollectionLayoutItem])
    /// So many items share the room.
    case sharing(Axis, NSCollectionLayoutItem, count: Int)
    /// So many items of their own size.
    case repeating(Axis, NSCollectionLayoutItem, count: Int)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let content: Content
  /// Room between the items; nil, which is none, unless set.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(_ layoutSize: NSCollectionLayoutSize, _ content: Content, _ origin: LayoutOrigin?) {
    self.content = content
    super.init(layoutSize, [], origin)
  }

  /// What is attached to the group; empty unless set.
  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { attachedItems }
    set { attachedItems = newValue }
  }

  /// What the group is made of; empty for a custom group.
  public var subitems: [NSCollectionLayoutItem] {
    switch content {
    case .subitems(_, let items): items
    case .sharing(_, let item, _), .repeating(_, let item, _): [item]
    case .custom: []
    }
  }

  /// The group as it would be written in a spec.
  open func visualDescription() -> String { SpecWriter().node(self, at: "").text }

  /// A group with the same values and the same subitems.
  override func duplicate() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutGroup(layoutSize, content, origin)
    copy.takeValues(of: self)
    copy.attachedItems = attachedItems
    copy.interItemSpacing = interItemSpacing
    return copy
  }
}
