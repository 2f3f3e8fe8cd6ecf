/// UIKit's text styles.
///
/// Model: text-styles documented. Sizes, leadings and weights are those of Apple's Human Interface Guidelines (Typography, iOS and iPadOS).
package enum TextStyle: String, CaseIterable, Sendable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

  /// The font at a text size.
  package func font(at category: ContentSizeCategory) -> SystemFont {
    SystemFont(size: Double(sizes[category.index]), weight: self == .headline ? .semibold : .regular)
  }

  /// What UIFontMetrics multiplies a length by, which is 1 at the text size `large`.
  ///
  /// Model: font-metrics-scaling measured. 17 points relative to `body` give 16.333 at `medium` and 48 at the largest size. Both are the ratio of the leadings, to the
  /// nearest pixel or point; the ratio of the sizes would give 16 and 53.
  package func scaleFactor(at category: ContentSizeCategory) -> Double {
    Double(leadings[category.index]) / Double(leadings[ContentSizeCategory.large.index])
  }

  /// The size of the font at each text size, points.
  private var sizes: [Int] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  /// The leading in Apple's guidelines at each text size, points. The lines of labels have `SystemFont.lineHeight`.
  private var leadings: [Int] {
    switch self {
    case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
    case .title1: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
    case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
    case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
    case .headline, .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
    case .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
    case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
    case .caption1: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
    case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
    }
  }
}
