import LayoutReader

/// `waterfall`: only the values that depend on the environment are written out.
struct WaterfallShorthand {
  let context: ShorthandContext

  /// Returns the section with a whole number of columns and both gaps.
  func expand(_ section: Normal, _ field: NormalField) -> Normal {
    let build = NormalBuilder(span: field.keySpan)
    let waterfall = field.value
    let gap = waterfall.gap(GapKeys.interItemSpacing)
    let rowGap = waterfall.gap(GapKeys.interGroupSpacing)
    let columns = context.columns(
      waterfall[WaterfallKeys.columns], width: context.room(of: section), gap: gap)
    var fields = [build.field(WaterfallKeys.columns, build.number(Double(columns)))]
    if let ratio = waterfall[WaterfallKeys.aspectRatio] {
      fields.append(build.field(WaterfallKeys.aspectRatio, ratio))
    }
    if gap != 0 { fields.append(build.field(GapKeys.interItemSpacing, build.number(gap))) }
    if rowGap != 0 { fields.append(build.field(GapKeys.interGroupSpacing, build.number(rowGap))) }
    return section.replacing(SectionKeys.waterfall, with: SectionKeys.waterfall, build.map(fields))
  }
}
