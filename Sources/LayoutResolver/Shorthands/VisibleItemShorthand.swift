import LayoutReader
import LayoutSpec
import LayoutText

extension Normal {
  /// Returns the section with the shorthands of `visibleItems` written out as formulas.
  ///
  /// - Parameter axis: the layout's scroll axis.
  func writingOutVisibleItems(in environment: Environment, along axis: Axis) -> Normal {
    guard let field = field(SectionKeys.visibleItems) else { return self }
    let scrolls = word(SectionKeys.orthogonalScrollingBehavior)
    let shorthand = VisibleItemShorthand(
      axis: scrolls == "none" ? axis : axis.cross, isRightToLeft: environment.layoutDirection == .rtl)
    let rules = field.value.elements.map(shorthand.expand)
    return replacing(
      SectionKeys.visibleItems, with: SectionKeys.visibleItems, Normal(.list(rules), at: field.value.span))
  }
}

/// Writes out `scaleByDistance`, `fadeByDistance` and `coverFlow` as formulas of an element's distance from
/// the middle.
private struct VisibleItemShorthand {
  let axis: Axis
  let isRightToLeft: Bool

  /// The distance between the eye and a cover flow, in points.
  private static let perspective = 500.0

  /// Returns the rule without shorthands.
  func expand(_ rule: Normal) -> Normal {
    var result = rule
    for (short, long) in [
      (VisibleItemKeys.scaleByDistance, VisibleItemKeys.scale),
      (VisibleItemKeys.fadeByDistance, VisibleItemKeys.alpha),
    ] {
      guard let field = rule.field(short), let from = field.value[DistanceKeys.from]?.number,
        let to = field.value[DistanceKeys.to]?.number
      else { continue }
      let build = NormalBuilder(span: field.keySpan)
      let formula = Normal(
        .expression("${mix(\(shortestText(to)), \(shortestText(from)), min(abs(\(share)), 1))}"),
        at: field.keySpan)
      result = result.replacing(
        short, with: long,
        long == VisibleItemKeys.scale
          ? build.map([build.field("x", formula), build.field("y", formula)]) : formula)
    }
    if let field = rule.field(VisibleItemKeys.coverFlow), let angle = field.value[CoverFlowKeys.angle]?.number
    {
      // Elements on the left turn their right edge back, elements above their lower edge.
      let turn = axis == .vertical || isRightToLeft ? angle : -angle
      let formula = Normal(
        .expression("${clamp(\(share), -1, 1) * \(shortestText(turn))}"), at: field.keySpan)
      result = result.replacing(
        VisibleItemKeys.coverFlow,
        with: axis == .horizontal ? VisibleItemKeys.rotateY : VisibleItemKeys.rotateX, formula)
      if rule[VisibleItemKeys.perspective] == nil {
        result = result.setting(
          VisibleItemKeys.perspective, NormalBuilder(span: field.keySpan).number(Self.perspective),
          at: field.keySpan)
      }
    }
    return result.ordered(as: .map(.visibleItemRule))
  }

  /// An expression for the distance from the middle, measured in halves of the container.
  private var share: String {
    "distance / (container.contentSize.\(axis == .horizontal ? "width" : "height") / 2)"
  }
}
