/// A trait collection. That of the run notes which traits are read.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  private var values = Values()
  private let isOfRun: Bool

  private struct Values {
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var displayScale: CGFloat = 0
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var displayGamut = UIDisplayGamut.unspecified
    var legibilityWeight = UILegibilityWeight.unspecified
  }

  public override init() {
    isOfRun = false
    super.init()
  }

  private init(values: Values, isOfRun: Bool) {
    self.values = values
    self.isOfRun = isOfRun
    super.init()
  }

  private convenience init(_ set: (inout Values) -> Void) {
    var values = Values()
    set(&values)
    self.init(values: values, isOfRun: false)
  }

  /// The traits of the run's environment.
  public static var current: UITraitCollection {
    get {
      let now = RunEnvironment.now
      var values = Values()
      values.horizontalSizeClass = now.horizontalSizeClass == "regular" ? .regular : .compact
      values.verticalSizeClass = now.verticalSizeClass == "regular" ? .regular : .compact
      values.userInterfaceIdiom =
        switch now.userInterfaceIdiom {
        case "pad": .pad
        case "tv": .tv
        case "mac": .mac
        case "vision": .vision
        default: .phone
        }
      values.displayScale = now.displayScale
      values.layoutDirection = now.isRightToLeft ? .rightToLeft : .leftToRight
      values.preferredContentSizeCategory = UIContentSizeCategory(rawValue: now.preferredContentSizeCategory)
      values.userInterfaceStyle = .light
      values.accessibilityContrast = .normal
      values.userInterfaceLevel = .base
      values.displayGamut = .P3
      values.legibilityWeight = .regular
      return UITraitCollection(values: values, isOfRun: true)
    }
    // The setter does nothing. UIKit sets the current traits around drawing code.
    set {}
  }

  /// Returns the traits and, for the collection of the run, notes which trait is read.
  private func read(_ name: String) -> Values {
    if isOfRun { EnvironmentReads.note("traitCollection." + name) }
    return values
  }

  open var horizontalSizeClass: UIUserInterfaceSizeClass { read("horizontalSizeClass").horizontalSizeClass }
  open var verticalSizeClass: UIUserInterfaceSizeClass { read("verticalSizeClass").verticalSizeClass }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { read("userInterfaceIdiom").userInterfaceIdiom }
  open var displayScale: CGFloat { read("displayScale").displayScale }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { read("layoutDirection").layoutDirection }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    read("preferredContentSizeCategory").preferredContentSizeCategory
  }
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  open var displayGamut: UIDisplayGamut { values.displayGamut }
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  open var forceTouchCapability: UIForceTouchCapability { .unavailable }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }

  public convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// Combines collections; the last one that specifies a trait wins.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init { values in
      // Their properties note that they are read.
      for other in collections {
        if other.horizontalSizeClass != .unspecified {
          values.horizontalSizeClass = other.horizontalSizeClass
        }
        if other.verticalSizeClass != .unspecified { values.verticalSizeClass = other.verticalSizeClass }
        if other.userInterfaceIdiom != .unspecified { values.userInterfaceIdiom = other.userInterfaceIdiom }
        if other.displayScale != 0 { values.displayScale = other.displayScale }
        if other.layoutDirection != .unspecified { values.layoutDirection = other.layoutDirection }
        if other.preferredContentSizeCategory != .unspecified {
          values.preferredContentSizeCategory = other.preferredContentSizeCategory
        }
        if other.userInterfaceStyle != .unspecified { values.userInterfaceStyle = other.userInterfaceStyle }
      }
    }
  }

  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    other.map { $0.values.userInterfaceStyle != values.userInterfaceStyle } ?? false
  }

  public func performAsCurrent(_ actions: () -> Void) { actions() }
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
