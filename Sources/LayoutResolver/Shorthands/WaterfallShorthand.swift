import LayoutReader

/// `waterfall`: it stands for nothing else; what depends on the environment is written out.
struct WaterfallShorthand {
  let context: ShorthandContext

  /// The section with a whole number of columns and both gaps.
  func expand(_ section: Normal, _ field: NormalField) -> Normal {
    let build = NormalBuilder(span: field.keySpan)
    let waterfall = field.value
    let gap = waterfall["interItemSpacing"]?.number ?? waterfall["spacing"]?.number ?? 0
    let rowGap = waterfall["interGroupSpacing"]?.number ?? waterfall["spacing"]?.number ?? 0
    let columns = context.columns(waterfall["columns"], width: context.room(of: section), gap: gap)
    var fields = [build.field("columns", build.number(Double(columns)))]
    if let ratio = waterfall["aspectRatio"] { fields.append(build.field("aspectRatio", ratio)) }
    if gap != 0 { fields.append(build.field("interItemSpacing", build.number(gap))) }
    if rowGap != 0 { fields.append(build.field("interGroupSpacing", build.number(rowGap))) }
    return section.replacing("waterfall", with: "waterfall", build.map(fields))
  }
}
