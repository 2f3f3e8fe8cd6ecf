/// A view. Views are not drawn, and constraints are not solved: a view without a frame gets the frame of the
/// run's window once it has a superview.
@preconcurrency @MainActor open class UIView: UIResponder, UITraitEnvironment, UIDynamicItem {
  public static let noIntrinsicMetric: CGFloat = -1
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  private var ownFrame: CGRect
  /// True if the size comes from the run's environment, so that reading the size counts as reading the
  /// environment.
  var followsEnvironment = false
  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []
  open var transform = CGAffineTransform.identity
  open var transform3D = CATransform3DIdentity
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isOpaque = true
  open var tag = 0
  open var clipsToBounds = false
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! = .tintColor
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  open var mask: UIView?
  open var contentMode = ContentMode.scaleToFill
  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true
  open var translatesAutoresizingMaskIntoConstraints = true
  open var preservesSuperviewLayoutMargins = false
  open var insetsLayoutMarginsFromSafeArea = true
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var gestureRecognizers: [UIGestureRecognizer]?
  open var interactions: [any UIInteraction] = []
  public private(set) var constraints: [NSLayoutConstraint] = []
  open var isAccessibilityElement = false
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var accessibilityElementsHidden = false
  open private(set) lazy var layer: CALayer = Self.makeLayer()
  public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(.safeArea, of: self)
  public private(set) lazy var layoutMarginsGuide = UILayoutGuide(.layoutMargins, of: self)
  public private(set) lazy var readableContentGuide = UILayoutGuide(.readableContent, of: self)
  /// While there is no keyboard, its top is that of the safe area.
  public private(set) lazy var keyboardLayoutGuide = UILayoutGuide(.automatic, of: self)

  open class var layerClass: AnyClass { CALayer.self }

  private static func makeLayer() -> CALayer {
    layerClass == CAGradientLayer.self
      ? CAGradientLayer() : layerClass == CAShapeLayer.self ? CAShapeLayer() : CALayer()
  }

  public init(frame: CGRect) {
    ownFrame = frame
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {
    ownFrame = .zero
    super.init()
  }

  // MARK: Place

  open var frame: CGRect {
    get {
      noteSize()
      return ownFrame
    }
    set {
      ownFrame = newValue
      followsEnvironment = false
    }
  }

  open var bounds: CGRect {
    get {
      noteSize()
      return CGRect(origin: .zero, size: ownFrame.size)
    }
    set { frame.size = newValue.size }
  }

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      noteSize()
      ownFrame.origin = CGPoint(x: newValue.x - ownFrame.width / 2, y: newValue.y - ownFrame.height / 2)
    }
  }

  /// The frame that the code set; `nil` if the view fills the run's window.
  var givenFrame: CGRect? { followsEnvironment || ownFrame == .zero ? nil : ownFrame }

  /// Takes a solved size, which depends on the run's window.
  func takeSolvedSize(_ size: CGSize) {
    ownFrame.size = size
    followsEnvironment = true
  }

  private func noteSize() {
    if followsEnvironment { EnvironmentReads.note("view.bounds") }
  }

  /// Takes the bounds of the run's window.
  func fillEnvironment() {
    ownFrame = RunEnvironment.now.bounds
    followsEnvironment = true
  }

  open var safeAreaInsets: UIEdgeInsets {
    EnvironmentReads.note("view.safeAreaInsets")
    return RunEnvironment.now.sided(RunEnvironment.now.safeArea)
  }

  /// The margins that code gave, in points; `nil` for those of the run's environment.
  private(set) var givenMargins: NSDirectionalEdgeInsets?

  /// The margins, by default those of the run's environment.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      if let givenMargins { return givenMargins }
      EnvironmentReads.note("view.layoutMargins")
      return RunEnvironment.now.layoutMargins
    }
    set { givenMargins = newValue }
  }

  open var layoutMargins: UIEdgeInsets {
    get {
      EnvironmentReads.note("traitCollection.layoutDirection")
      return RunEnvironment.now.sided(directionalLayoutMargins)
    }
    set {
      EnvironmentReads.note("traitCollection.layoutDirection")
      let isMirrored = RunEnvironment.now.isRightToLeft
      givenMargins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: isMirrored ? newValue.right : newValue.left, bottom: newValue.bottom,
        trailing: isMirrored ? newValue.left : newValue.right)
    }
  }

  open var traitCollection: UITraitCollection { .current }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  open var window: UIWindow? {
    if let window = self as? UIWindow { return window }
    return superview?.window
  }

  open override var next: UIResponder? { superview }

  // MARK: Hierarchy

  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: subviews.firstIndex(of: siblingSubview) ?? 0)
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: subviews.firstIndex(of: siblingSubview).map { $0 + 1 } ?? subviews.count)
  }

  private func insert(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    if view.ownFrame == .zero { view.fillEnvironment() }
    didAddSubview(view)
    view.didMoveToSuperview()
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.append(subviews.remove(at: index))
  }

  open func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { subviews.swapAt(index1, index2) }

  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) ?? false
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // MARK: Layout

  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  open class var requiresConstraintBasedLayout: Bool { false }
  open var hasAmbiguousLayout: Bool { false }

  open func setNeedsLayout() {}

  open func layoutIfNeeded() {
    layoutSubviews()
    for view in subviews { view.layoutIfNeeded() }
  }

  open func layoutSubviews() {}
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}
  open func draw(_ rect: CGRect) {}
  open func setNeedsUpdateConstraints() {}
  open func updateConstraints() {}
  open func updateConstraintsIfNeeded() { updateConstraints() }
  open func invalidateIntrinsicContentSize() {}
  open func layoutMarginsDidChange() {}
  open func safeAreaInsetsDidChange() {}
  open func tintColorDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}
  open func sizeToFit() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { targetSize }
  open func addConstraint(_ constraint: NSLayoutConstraint) { addConstraints([constraint]) }

  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    self.constraints += constraints
    NSLayoutConstraint.activate(constraints)
  }

  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraints.removeAll { $0 === constraint }
    constraint.isActive = false
  }

  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {}
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {}
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  // MARK: Events

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  open func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }

  open func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }

  @discardableResult open func endEditing(_ force: Bool) -> Bool { true }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
}
