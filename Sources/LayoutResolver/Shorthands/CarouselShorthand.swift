import LayoutReader

/// `carousel`: an orthogonally scrolling section of groups that hold `rows` full-width items.
struct CarouselShorthand {
  /// The section without the shorthand.
  func expand(_ section: Normal, _ field: NormalField) -> Normal {
    let build = NormalBuilder(span: field.keySpan)
    let carousel = field.value
    let gap = carousel["spacing"]?.number ?? 0
    let width = carousel["width"] ?? build.form("fractionalWidth", 0.9)
    let height = carousel["height"] ?? build.form("estimated", 44)
    let rows = carousel["rows"]?.number ?? 1
    // Cells that share a length are not measured. One by itself is, along the sides that are estimated.
    let isMeasured = rows == 1 && (Self.isEstimated(width) || Self.isEstimated(height))
    let item = build.item(
      build.size(
        isMeasured && Self.isEstimated(width) ? width : build.form("fractionalWidth", 1),
        isMeasured && Self.isEstimated(height) ? height : build.form("fractionalHeight", 1)))
    var fields: [NormalField] = [build.field("size", build.size(width, height))]
    if gap != 0, !isMeasured { fields.append(build.field("interItemSpacing", build.form("fixed", gap))) }
    if isMeasured {
      fields.append(build.field("subitems", build.list([item])))
    } else {
      fields.append(build.field("subitem", item))
      fields.append(build.field("count", build.number(rows)))
    }
    var result = section.replacing(
      field.key, with: "group", build.map([build.field("vertical", build.map(fields))]))
    if gap != 0 { result = result.setting("interGroupSpacing", build.number(gap), at: field.keySpan) }
    let snap = carousel["snap"]?.text ?? "groupPaging"
    return result.setting("orthogonalScrollingBehavior", build.text(snap), at: field.keySpan)
  }

  private static func isEstimated(_ dimension: Normal) -> Bool {
    dimension["estimated"] != nil || dimension["uniformAcrossSiblings"] != nil
  }
}
