/// A horizontal, vertical or custom group.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Axis: String { case horizontal, vertical }

  enum Content {
    /// The items repeat until the group is full.
    case subitems(Axis, [NSCollectionLayoutItem])
    /// Copies share the group's length equally.
    case sharing(Axis, NSCollectionLayoutItem, count: Int)
    /// Copies keep their own size.
    case repeating(Axis, NSCollectionLayoutItem, count: Int)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let content: Content
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(_ layoutSize: NSCollectionLayoutSize, _ content: Content, _ origin: LayoutOrigin?) {
    self.content = content
    super.init(layoutSize, [], origin)
  }

  convenience init(_ layoutSize: NSCollectionLayoutSize, _ content: Content, _ file: String, _ line: UInt) {
    self.init(layoutSize, content, LayoutOrigin(file: file, line: line))
  }

  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { attachedItems }
    set { attachedItems = newValue }
  }

  /// The subitems; empty for a custom group.
  public var subitems: [NSCollectionLayoutItem] {
    switch content {
    case .subitems(_, let items): items
    case .sharing(_, let item, _), .repeating(_, let item, _): [item]
    case .custom: []
    }
  }

  /// Returns the group in the form of a spec.
  open func visualDescription() -> String { SpecWriter().node(self, at: "").text }

  override func duplicate() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutGroup(layoutSize, content, origin)
    copy.takeValues(of: self)
    copy.attachedItems = attachedItems
    copy.interItemSpacing = interItemSpacing
    return copy
  }
}
