import LayoutReader
import LayoutSolver
import LayoutSpec

/// `grid`: a horizontal group of `count: columns` full-height items.
struct GridShorthand {
  let context: ShorthandContext

  func expand(_ section: Normal, _ field: NormalField) -> Normal {
    let build = NormalBuilder(span: field.keySpan)
    let grid = field.value
    let gap = grid.gap(GapKeys.interItemSpacing)
    let rowGap = grid.gap(GapKeys.interGroupSpacing)
    let width = context.breadth(of: section)
    let columns = context.columns(grid[GridKeys.columns], width: width, gap: gap)
    var height = grid[GridKeys.rowHeight] ?? build.standard(GridKeys.rowHeight)
    if let ratio = grid[GridKeys.aspectRatio]?.number {
      let cell = context.floor((width - Double(columns - 1) * gap) / Double(columns))
      // A row is at least a pixel high, and at most the greatest length of a spec (choice edge-limits).
      let length = max(cell / ratio, Choice.gridRowLeast / context.environment.displayScale)
      height = build.form("absolute", min(length, SpecSchema.greatestLength))
    }
    // A self-sizing row measures its items, so they are estimated, too.
    let isEstimated = height["estimated"] != nil || height["uniformAcrossSiblings"] != nil
    let item = build.item(
      build.size(build.form("fractionalWidth", 1), isEstimated ? height : build.form("fractionalHeight", 1)))
    var fields: [NormalField] = [
      build.field(NodeKeys.size, build.size(build.form("fractionalWidth", 1), height))
    ]
    if gap != 0 { fields.append(build.field(LineKeys.interItemSpacing, build.form("fixed", gap))) }
    fields.append(build.field(LineKeys.subitem, item))
    fields.append(build.field(LineKeys.count, build.number(Double(columns))))
    var result = section.replacing(
      SectionKeys.grid, with: SectionKeys.group, build.map([build.field("horizontal", build.map(fields))]))
    if rowGap != 0 {
      result = result.setting(SectionKeys.interGroupSpacing, build.number(rowGap), at: field.keySpan)
    }
    return result
  }
}
