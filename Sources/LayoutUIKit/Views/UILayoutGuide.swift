/// A layout guide. Its frame is the run's window; for constraints a view's own guide has the box of the view, less the insets.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, _HasAnchors {
  open var layoutFrame: CGRect {
    EnvironmentReads.note("view.bounds")
    return RunEnvironment.now.bounds
  }
  open var identifier = ""
  open weak var owningView: UIView?
  /// The insets that the guide stays within, if it is a view's own.
  let reference: UIContentInsetsReference?

  public override init() {
    reference = nil
    super.init()
  }

  init(_ reference: UIContentInsetsReference, of view: UIView) {
    self.reference = reference
    owningView = view
    super.init()
  }
}

/// The anchors of views and layout guides.
@preconcurrency @MainActor public protocol _HasAnchors: NSObjectProtocol {}

extension _HasAnchors {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UIView: _HasAnchors {
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
}
