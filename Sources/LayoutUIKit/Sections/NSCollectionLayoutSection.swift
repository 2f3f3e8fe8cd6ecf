import Foundation

/// A section: a group that repeats, or a list, and what stands around it.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, NSCopying {
  enum Content {
    case group(NSCollectionLayoutGroup)
    case list(UICollectionLayoutListConfiguration)
  }

  let content: Content
  /// Where the code made it; nil where that is not known.
  public let origin: LayoutOrigin?

  private var insets = NSDirectionalEdgeInsets.zero
  /// The edges of `contentInsets` that the code has set: a list keeps its own at the others.
  private(set) var setEdges: NSDirectionalRectEdge = []

  /// Points between one group and the next; 0 unless set.
  open var interGroupSpacing: CGFloat = 0
  /// `automatic`, that of the layout, unless set.
  @available(iOS 14, *)
  @available(macOS, unavailable)
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// `automatic`, that of the section, unless set.
  @available(iOS 16, *)
  @available(macOS, unavailable)
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// True unless set.
  open var supplementariesFollowContentInsets = true
  /// `none` unless set.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  @available(iOS 17, *)
  @available(macOS, unavailable)
  public private(set) var orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// Headers, footers and the like; unless set those that a list has by its configuration.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The header and the footer that a list came with.
  private(set) var itemsOfList: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Backgrounds; empty unless set.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// nil unless set.
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

  /// A section like that of a table.
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
  ) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(.list(configuration), nil)
  }

  /// Room around the groups; 0 unless set, in a list that of its appearance.
  open var contentInsets: NSDirectionalEdgeInsets {
    get { insets }
    set {
      insets = newValue
      setEdges = .all
    }
    // One edge by itself leaves the others to the list.
    _modify {
      let before = insets
      yield &insets
      if insets.top != before.top { setEdges.insert(.top) }
      if insets.leading != before.leading { setEdges.insert(.leading) }
      if insets.bottom != before.bottom { setEdges.insert(.bottom) }
      if insets.trailing != before.trailing { setEdges.insert(.trailing) }
    }
  }

  /// A section with the same values, group and items.
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
