#if canImport(LayoutTypography)
  import LayoutTypography
#endif

/// A font with the metrics of the system font.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let extraLargeTitle = TextStyle(rawValue: "extraLargeTitle")
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var systemFontSize: CGFloat { 14 }
  public class var smallSystemFontSize: CGFloat { 12 }

  public let fontName: String
  public let pointSize: CGFloat
  let weight: Weight
  public var familyName: String { fontName }
  public var lineHeight: CGFloat { measured.lineHeight }
  public var ascender: CGFloat { pointSize * 0.9521484375 }
  public var descender: CGFloat { pointSize * -0.2412109375 }
  public var capHeight: CGFloat { pointSize * 0.7045898438 }
  public var xHeight: CGFloat { pointSize * 0.5263671875 }
  public var leading: CGFloat { 0 }
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(name: fontName, size: pointSize) }

  init(_ name: String, _ size: CGFloat, weight: Weight = .regular) {
    fontName = name
    pointSize = size
    self.weight = weight
    super.init()
  }

  /// The font whose text is measured, for every name that of the system.
  var measured: SystemFont {
    let weight: SystemFont.Weight =
      switch self.weight.rawValue {
      case ..<Weight.medium.rawValue: .regular
      case ..<Weight.semibold.rawValue: .medium
      case ..<Weight.bold.rawValue: .semibold
      default: .bold
      }
    return SystemFont(size: Double(pointSize), weight: weight)
  }

  /// Makes a font for any name, because there are no font files.
  public convenience init?(name fontName: String, size fontSize: CGFloat) { self.init(fontName, fontSize) }

  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(descriptor.postscriptName, pointSize > 0 ? pointSize : descriptor.pointSize)
  }

  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont("system", fontSize) }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont("system", fontSize, weight: weight)
  }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont("system bold", fontSize, weight: .bold)
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont("system italic", fontSize) }

  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont("monospaced", fontSize, weight: weight)
  }

  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont("system", fontSize, weight: weight)
  }

  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let name = "system " + style.rawValue
    if style == .extraLargeTitle { return UIFont(name, 36, weight: .bold) }
    let traits = traitCollection ?? .current
    let font = style.measured.font(at: traits.preferredContentSizeCategory.measured)
    return UIFont(name, CGFloat(font.size), weight: font.weight == .semibold ? .semibold : .regular)
  }

  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontName, fontSize, weight: weight) }
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  public enum SystemDesign: Sendable { case `default`, rounded, serif, monospaced }

  public let postscriptName: String
  public let pointSize: CGFloat
  open var symbolicTraits: SymbolicTraits { [] }

  public init(name fontName: String, size: CGFloat) {
    postscriptName = fontName
    pointSize = size
    super.init()
  }

  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? { self }
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(name: postscriptName, size: newPointSize)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIFont.TextStyle {
  /// The style whose text is measured.
  var measured: TextStyle { TextStyle(rawValue: rawValue) ?? .body }
}

/// Font metrics that scale with the user's text size.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  open func scaledFont(for font: UIFont) -> UIFont {
    font.withSize((font.pointSize * factor(nil)).rounded())
  }
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    font.withSize((font.pointSize * factor(traitCollection)).rounded())
  }
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min((font.pointSize * factor(nil)).rounded(), maximumPointSize))
  }
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let scale = UIScreen.main.scale
    return (value * factor(traitCollection) * scale).rounded() / scale
  }

  private func factor(_ traitCollection: UITraitCollection?) -> CGFloat {
    let traits = traitCollection ?? .current
    return CGFloat(style.measured.scaleFactor(at: traits.preferredContentSizeCategory.measured))
  }
}
