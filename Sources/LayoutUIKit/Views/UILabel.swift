#if canImport(LayoutTypography)
  import LayoutTypography
#endif

@preconcurrency @MainActor open class UILabel: UIView {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines = 1
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var allowsDefaultTighteningForTruncation = false
  open var minimumScaleFactor: CGFloat = 0
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var isEnabled = true
  open var isHighlighted = false
  open var highlightedTextColor: UIColor?
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : CGFloat.greatestFiniteMagnitude
    return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  /// The size of the text in whole pixels, wrapped into a width greater than 0.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    var font = self.font ?? .systemFont(ofSize: 17)
    if let attributedText, attributedText.length > 0,
      let own = attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    {
      font = own
    }
    let label = LabelMetrics(font.measured, displayScale: Double(UIScreen.main.scale))
    let text = attributedText?.string ?? text ?? ""
    let width = label.width(of: text)
    let room = size.width > 0 ? Double(size.width) : .infinity
    return CGSize(
      width: min(width, room), height: label.height(of: text, width: room, limit: Double(numberOfLines)))
  }

  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }
}
