import LayoutReader
import LayoutSpec
import LayoutText
import LayoutTypography

/// The heights of a list's rows, headers and footers with default content (`UIListContentConfiguration`), which follow from the text size.
///
/// Known are rows of one line at the text size `large`, and headers of grouped lists (`SystemMetrics`); the rest is choice
/// list-text-heights.
extension ListShorthand {
  /// The margins beside the text of a header or footer, points.
  private static let textMargins = 32.0
  /// The margins above and below the text of a footer, and of a header in a plain list, points.
  private static let footerMargins = 14.0
  private static let plainHeaderMargins = 10.0

  /// Returns the section with the height that its rows measure, unless the section says it or it is the estimate.
  func measuringRows(_ section: Normal, _ build: NormalBuilder) -> Normal {
    var hasSubtitles = false
    if let items = section[SectionKeys.items], items.number == nil {
      Outline(items).forEachVisibleRow { hasSubtitles = hasSubtitles || $0.cell[CellKeys.subtitle] != nil }
    }
    let least = SystemMetrics.listRowHeight[system]
    let line = SystemMetrics.listRowMargins[system] + lineHeight(of: .body)
    guard section[SectionKeys.measured] == nil, hasSubtitles || line > least else { return section }
    let subtitle = "textHeight(subtitle, subheadline, cellWidth, 1)"
    let height =
      hasSubtitles
      ? build.expression("${max(\(shortestText(least)), \(shortestText(line)) + \(subtitle))}")
      : build.number(line)
    return section.setting(SectionKeys.measured, build.map([build.field("height", height)]), at: build.span)
  }

  /// The height of a line of a label, points.
  private func lineHeight(of style: TextStyle) -> Double {
    let environment = context.environment
    let category = ContentSizeCategory(rawValue: environment.preferredContentSizeCategory) ?? .large
    return LabelMetrics(style.font(at: category), displayScale: environment.displayScale).lineHeight
  }

  /// Returns the measured size of a header or footer with a title.
  /// - Parameters:
  ///   - least: the estimate, points.
  ///   - padding: above the header, points.
  func measuredTitle(
    isHeader: Bool, isPlain: Bool, atLeast least: Double, padding: Double, _ build: NormalBuilder
  ) -> Normal {
    let style: TextStyle
    let margins: Double
    switch (isHeader, isPlain) {
    case (true, true): (style, margins) = (.subheadline, Self.plainHeaderMargins)
    case (true, false):
      (style, margins) = (SystemMetrics.listHeaderStyle[system], SystemMetrics.listHeaderMargins[system])
    case (false, _): (style, margins) = (.footnote, Self.footerMargins)
    }
    let text = "textHeight(title, \(style.rawValue), cellWidth - \(shortestText(Self.textMargins)))"
    let height = build.expression(
      "${\(shortestText(padding)) + max(\(shortestText(least)), \(shortestText(margins)) + \(text))}")
    return build.map([build.field("height", height)])
  }
}
