#if canImport(LayoutTypography)
  import LayoutTypography
#endif

/// A text size, from extraSmall to accessibilityExtraExtraExtraLarge.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let unspecified = UIContentSizeCategory(rawValue: "unspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "extraSmall")
  public static let small = UIContentSizeCategory(rawValue: "small")
  public static let medium = UIContentSizeCategory(rawValue: "medium")
  public static let large = UIContentSizeCategory(rawValue: "large")
  public static let extraLarge = UIContentSizeCategory(rawValue: "extraLarge")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraLarge")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraExtraLarge")
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "accessibilityMedium")
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "accessibilityLarge")
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "accessibilityExtraLarge")
  public static let accessibilityExtraExtraLarge = Self(rawValue: "accessibilityExtraExtraLarge")
  public static let accessibilityExtraExtraExtraLarge = Self(rawValue: "accessibilityExtraExtraExtraLarge")

  static let ascending = ContentSizeCategory.allCases.map { UIContentSizeCategory(rawValue: $0.rawValue) }

  /// The text size by which text is measured.
  var measured: ContentSizeCategory { ContentSizeCategory(rawValue: rawValue) ?? .large }

  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool {
    (ascending.firstIndex(of: a) ?? -1) < (ascending.firstIndex(of: b) ?? -1)
  }

  public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
}
