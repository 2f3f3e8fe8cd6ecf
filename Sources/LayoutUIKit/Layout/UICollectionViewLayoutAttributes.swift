@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, NSCopying, UIDynamicItem {
  open var frame = CGRect.zero
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var transform = CGAffineTransform.identity
  open var transform3D = CATransform3DIdentity
  open var indexPath = IndexPath(item: 0, section: 0)
  public private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  public private(set) var representedElementKind: String?

  public required override init() { super.init() }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  public convenience init(forDecorationViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = elementKind
  }

  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    onMainActor(self) { attributes in
      let copy = type(of: attributes).init()
      copy.frame = attributes.frame
      copy.alpha = attributes.alpha
      copy.zIndex = attributes.zIndex
      copy.isHidden = attributes.isHidden
      copy.transform = attributes.transform
      copy.transform3D = attributes.transform3D
      copy.indexPath = attributes.indexPath
      copy.representedElementCategory = attributes.representedElementCategory
      copy.representedElementKind = attributes.representedElementKind
      return copy
    }
  }
}
