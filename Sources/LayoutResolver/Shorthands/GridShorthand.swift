import LayoutReader
import LayoutSolver
import LayoutSpec

/// `grid`: a horizontal group of `count: columns` full-height items.
struct GridShorthand {
  let context: ShorthandContext

  /// The section without the shorthand.
  func expand(_ section: Normal, _ field: NormalField) -> Normal {
    let build = NormalBuilder(span: field.keySpan)
    let grid = field.value
    let gap = grid["interItemSpacing"]?.number ?? grid["spacing"]?.number ?? 0
    let rowGap = grid["interGroupSpacing"]?.number ?? grid["spacing"]?.number ?? 0
    let width = context.breadth(of: section)
    let columns = context.columns(grid["columns"], width: width, gap: gap)
    var height = grid["rowHeight"] ?? build.form("estimated", 44)
    if let ratio = grid["aspectRatio"]?.number {
      let cell = context.floor((width - Double(columns - 1) * gap) / Double(columns))
      // No row is thinner than a pixel, or longer than a spec may say (choice edge-limits).
      let length = max(cell / ratio, Choice.gridRowLeast / context.environment.displayScale)
      height = build.form("absolute", min(length, SpecSchema.greatestLength))
    }
    // A self-sizing row measures its items: they are estimated as it is.
    let isEstimated = height["estimated"] != nil || height["uniformAcrossSiblings"] != nil
    let item = build.item(
      build.size(build.form("fractionalWidth", 1), isEstimated ? height : build.form("fractionalHeight", 1)))
    var fields: [NormalField] = [build.field("size", build.size(build.form("fractionalWidth", 1), height))]
    if gap != 0 { fields.append(build.field("interItemSpacing", build.form("fixed", gap))) }
    fields.append(build.field("subitem", item))
    fields.append(build.field("count", build.number(Double(columns))))
    var result = section.replacing(
      field.key, with: "group", build.map([build.field("horizontal", build.map(fields))]))
    if rowGap != 0 { result = result.setting("interGroupSpacing", build.number(rowGap), at: field.keySpan) }
    return result
  }
}
