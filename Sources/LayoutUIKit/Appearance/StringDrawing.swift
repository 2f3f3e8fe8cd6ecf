#if canImport(LayoutTypography)
  import LayoutTypography
#endif

public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
}

extension NSAttributedString {
  /// The size of the text, one line for each paragraph, in the font of its first character.
  public func size() -> CGSize {
    string.size(withAttributes: length > 0 ? attributes(at: 0, effectiveRange: nil) : nil)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    string.boundingRect(
      with: size, options: options, attributes: length > 0 ? attributes(at: 0, effectiveRange: nil) : nil,
      context: context)
  }
}

extension NSString {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    description.size(withAttributes: attributes)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    description.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

extension String {
  /// The size of the text, one line for each paragraph, in points; UIKit's width differs by a few per cent.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    boundingRect(
      with: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin, attributes: attributes, context: nil
    ).size
  }

  /// The box of the text in points, wrapped into the width of a size if the options have `usesLineFragmentOrigin`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let font = (attributes?[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)).measured
    let style = attributes?[.paragraphStyle] as? NSParagraphStyle
    let width = font.width(of: self)
    let wraps = options.contains(.usesLineFragmentOrigin) && size.width > 0
    let count = wraps ? font.lines(of: self, width: Double(size.width)).count : isEmpty ? 0 : 1
    let multiple = style.map(\.lineHeightMultiple) ?? 0
    let line = CGFloat(font.lineHeight) * (multiple > 0 ? multiple : 1)
    let spacing = CGFloat(max(0, count - 1)) * (style?.lineSpacing ?? 0)
    return CGRect(
      x: 0, y: 0, width: wraps ? min(CGFloat(width), size.width) : CGFloat(width),
      height: CGFloat(count) * line + spacing)
  }
}
