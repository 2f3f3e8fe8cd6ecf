import Foundation
import LayoutUIKit
import Testing

/// What code reads from fonts, labels and strings.
@MainActor @Suite struct TextMeasuringTests {
  private let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
  private let medium = UITraitCollection(preferredContentSizeCategory: .medium)

  @Test func stylesHaveTheSizeOfTheUser() {
    let body = UIFont.preferredFont(forTextStyle: .body)
    #expect(body.pointSize == 17 && body.lineHeight == 20.287109375)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: largest).pointSize == 53)
    #expect(UIFont.preferredFont(forTextStyle: .caption2, compatibleWith: medium).pointSize == 11)
  }

  /// Seen on a phone: 17 points are 16.333 at `medium`, and a font of 17 points has 48 at the largest size.
  @Test func metricsScaleByTheLeading() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 17) == 17)
    #expect(abs(metrics.scaledValue(for: 17, compatibleWith: medium) - 16.333) < 0.17)
    #expect(metrics.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: largest).pointSize == 48)
  }

  @Test func stringsAreAsWideAsTheirLetters() {
    let font = UIFont.systemFont(ofSize: 17)
    let width = "Label".size(withAttributes: [.font: font]).width
    #expect(abs(width - 42) < 2)
    #expect(NSAttributedString(string: "Label", attributes: [.font: font]).size().width == width)
    #expect(
      ("Label" as NSString).size(withAttributes: [.font: UIFont.boldSystemFont(ofSize: 17)]).width > width)
    let box = ("Label Label" as NSString).boundingRect(
      with: CGSize(width: width + 1, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
      attributes: [.font: font], context: nil)
    #expect(box.height == 2 * font.lineHeight && box.width == width + 1)
  }

  @Test func labelsAreAsLargeAsTheirText() {
    let label = UILabel()
    #expect(label.intrinsicContentSize == .zero)
    label.text = "Label Label"
    let line = label.intrinsicContentSize
    #expect(line.height >= 20.287 && line.height <= 21)
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: line.width / 2 + 2, height: 0)).height > line.height)
    label.numberOfLines = 1
    #expect(label.sizeThatFits(CGSize(width: line.width / 2 + 2, height: 0)).height == line.height)
    label.attributedText = NSAttributedString(
      string: "Label", attributes: [.font: UIFont.systemFont(ofSize: 34)])
    #expect(label.intrinsicContentSize.height > 40)
  }
}
