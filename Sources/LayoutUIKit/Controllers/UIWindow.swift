/// A window with the size of the run's environment.
@preconcurrency @MainActor open class UIWindow: UIView {
  open weak var windowScene: UIWindowScene?
  open var windowLevel = Level.normal
  open var rootViewController: UIViewController?
  open var isKeyWindow: Bool { true }
  open var screen: UIScreen { .main }

  public struct Level: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    fillEnvironment()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: RunEnvironment.now.bounds)
    self.windowScene = windowScene
  }

  open func makeKeyAndVisible() {}
  open func makeKey() {}
}
