@preconcurrency @MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive
    case foregroundInactive
    case background
  }

  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    open var urlContexts: Set<UIOpenURLContext> { [] }
  }

  open var delegate: (any UISceneDelegate)?
  open var title: String! = ""
  open var activationState: ActivationState { .foregroundActive }
  public let session = UISceneSession()
}

@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  public let url: URL

  init(url: URL) {
    self.url = url
    super.init()
  }
}

@preconcurrency @MainActor open class UIWindowScene: UIScene {
  private lazy var window = UIWindow(windowScene: self)
  open var windows: [UIWindow] { [window] }
  open var keyWindow: UIWindow? { window }
  open var screen: UIScreen { .main }
  open var coordinateSpace: UIScreen { .main }
  open var traitCollection: UITraitCollection { .current }

  /// The orientation: landscape if the window is wider than high.
  open var interfaceOrientation: UIInterfaceOrientation {
    EnvironmentReads.note("interfaceOrientation")
    return RunEnvironment.now.isLandscape ? .landscapeRight : .portrait
  }
}

@preconcurrency @MainActor open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  open var role: Role { .windowApplication }
}

@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {}

@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
