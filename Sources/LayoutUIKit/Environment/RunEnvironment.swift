/// The environment that code runs in, with the fields that `layoutc build --print-environment` prints. The
/// defaults are those of an upright iPhone 16.
public struct RunEnvironment: Hashable, Sendable {
  /// The size of the collection view, the window and the screen, in points.
  public var width = 393.0
  public var height = 852.0
  /// The number of pixels per point.
  public var displayScale = 3.0
  /// `ltr` or `rtl`.
  public var layoutDirection = "ltr"
  /// `phone`, `pad`, `tv`, `mac` or `vision`.
  public var userInterfaceIdiom = "phone"
  /// The system and its major version, such as `ios-26`.
  public var system = "ios-26"
  /// `compact` or `regular`.
  public var horizontalSizeClass = "compact"
  public var verticalSizeClass = "regular"
  /// A content size category, such as `large`.
  public var preferredContentSizeCategory = "large"
  /// The safe area, including bars, in points.
  public var safeArea = NSDirectionalEdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
  /// The insets from the edges of the view, including the safe area, in points.
  public var layoutMargins = NSDirectionalEdgeInsets(top: 59, leading: 16, bottom: 34, trailing: 16)
  /// The insets from the edges of the view, in points; zero means the layout margins.
  public var readableContent = NSDirectionalEdgeInsets.zero
  /// The content inset of the scroll view in addition to the safe area, in points.
  public var contentInset = NSDirectionalEdgeInsets.zero

  public init() {}

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The environment that views, screens and trait collections report.
  public static var current: RunEnvironment {
    get { now }
    set { now = newValue }
  }

  // Layout code runs on one thread.
  nonisolated(unsafe) static var now = RunEnvironment()

  var size: CGSize { CGSize(width: width, height: height) }
  var bounds: CGRect { CGRect(origin: .zero, size: size) }
  var isLandscape: Bool { width > height }
  var isRightToLeft: Bool { layoutDirection == "rtl" }

  /// Returns insets with left and right instead of leading and trailing.
  func sided(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isRightToLeft ? insets.leading : insets.trailing)
  }

  /// Returns the insets of a reference; `automatic` means the safe area.
  func insets(_ reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    switch reference {
    case .none: .zero
    case .automatic, .safeArea: safeArea
    case .layoutMargins: layoutMargins
    case .readableContent: readableContent == .zero ? layoutMargins : readableContent
    }
  }
}

extension RunEnvironment: Decodable {
  private enum Key: String, CodingKey {
    case width, height, displayScale, layoutDirection, userInterfaceIdiom, system, horizontalSizeClass
    case verticalSizeClass, preferredContentSizeCategory, safeArea, layoutMargins, readableContent
    case contentInset
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    func take<Value: Decodable>(_ key: Key, _ value: inout Value) throws {
      if let given = try fields.decodeIfPresent(Value.self, forKey: key) { value = given }
    }
    try take(.width, &width)
    try take(.height, &height)
    try take(.displayScale, &displayScale)
    try take(.layoutDirection, &layoutDirection)
    try take(.userInterfaceIdiom, &userInterfaceIdiom)
    try take(.system, &system)
    try take(.horizontalSizeClass, &horizontalSizeClass)
    try take(.verticalSizeClass, &verticalSizeClass)
    try take(.preferredContentSizeCategory, &preferredContentSizeCategory)
    try take(.safeArea, &safeArea)
    try take(.layoutMargins, &layoutMargins)
    try take(.readableContent, &readableContent)
    try take(.contentInset, &contentInset)
  }
}
