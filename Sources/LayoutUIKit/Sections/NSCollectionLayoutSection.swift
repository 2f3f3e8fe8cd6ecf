/// A section: a repeating group or a list, with its boundary supplementary items and decorations.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, NSCopying {
  enum Content {
    case group(NSCollectionLayoutGroup)
    case list(UICollectionLayoutListConfiguration)
  }

  let content: Content
  /// The place in the code that made the section, if known.
  public let origin: LayoutOrigin?
  /// The `contentInsets`, for the recording.
  private(set) var insets = NSDirectionalEdgeInsets.zero
  /// The edges of `contentInsets` that the code has set. A list keeps its own insets at the other edges.
  private(set) var setEdges: NSDirectionalRectEdge = []
  open var interGroupSpacing: CGFloat = 0
  /// The reference of the insets; `automatic` follows the layout.
  @available(iOS 14, *)
  @available(macOS, unavailable)
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The reference of the insets of boundary supplementary items; `automatic` follows the section.
  @available(iOS 16, *)
  @available(macOS, unavailable)
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  open var supplementariesFollowContentInsets = true
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  @available(iOS 17, *)
  @available(macOS, unavailable)
  public private(set) var orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The initial header and footer of a list.
  private(set) var itemsOfList: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  init(_ content: Content, _ origin: LayoutOrigin?) {
    self.content = content
    self.origin = origin
    super.init()
    if case .list(let configuration) = content {
      insets = configuration.sectionInsets
      itemsOfList = configuration.boundaryItems
      boundarySupplementaryItems = itemsOfList
    }
  }

  public convenience init(group: NSCollectionLayoutGroup, file: String = #filePath, line: UInt = #line) {
    self.init(.group(group), LayoutOrigin(file: file, line: line))
  }

  @_disfavoredOverload
  public convenience init(group: NSCollectionLayoutGroup) { self.init(.group(group), nil) }

  @available(iOS 14, *)
  @available(macOS, unavailable)
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment, file: String = #filePath, line: UInt = #line
  ) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(.list(configuration), LayoutOrigin(file: file, line: line))
  }

  @_disfavoredOverload
  @available(iOS 14, *)
  @available(macOS, unavailable)
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(.list(configuration), nil) }

  /// The insets around the groups, in points. A list begins with the insets of its appearance.
  open var contentInsets: NSDirectionalEdgeInsets {
    get {
      if !setEdges.isSuperset(of: [.leading, .trailing]) { noteMarginsOfList() }
      return insets
    }
    set {
      insets = newValue
      setEdges = .all
    }
    // If code sets one edge, the list keeps its own insets at the others.
    _modify {
      let before = insets
      yield &insets
      if insets.top != before.top { setEdges.insert(.top) }
      if insets.leading != before.leading { setEdges.insert(.leading) }
      if insets.bottom != before.bottom { setEdges.insert(.bottom) }
      if insets.trailing != before.trailing { setEdges.insert(.trailing) }
      // The code may have added to what was there, or set it to what it is in this environment.
      noteMarginsOfList()
    }
  }

  /// Notes that the insets with which a list begins are read: those of an inset list are margins.
  private func noteMarginsOfList() {
    if case .list(let configuration) = content, configuration.appearance == .insetGrouped {
      EnvironmentReads.note("view.layoutMargins")
    }
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { onMainActor(self) { $0.duplicate() } }

  func duplicate() -> NSCollectionLayoutSection {
    let copy = NSCollectionLayoutSection(content, origin)
    copy.insets = insets
    copy.setEdges = setEdges
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.orthogonalScrollingProperties.decelerationRate = orthogonalScrollingProperties.decelerationRate
    copy.orthogonalScrollingProperties.bounce = orthogonalScrollingProperties.bounce
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.itemsOfList = itemsOfList
    copy.decorationItems = decorationItems
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    return copy
  }
}
