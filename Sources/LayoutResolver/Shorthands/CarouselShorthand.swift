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
    let item = build.map([
      ("size", build.size(build.form("fractionalWidth", 1), build.form("fractionalHeight", 1)))
    ])
    var fields: [(String, Normal)] = [("size", build.size(width, height))]
    if gap != 0 { fields.append(("interItemSpacing", build.form("fixed", gap))) }
    fields.append(("subitem", build.map([("item", item)])))
    fields.append(("count", build.number(carousel["rows"]?.number ?? 1)))
    var result = section.replacing(field.key, with: "group", build.map([("vertical", build.map(fields))]))
    if gap != 0 { result = result.setting("interGroupSpacing", build.number(gap), at: field.keySpan) }
    let snap = carousel["snap"]?.text ?? "groupPaging"
    return result.setting("orthogonalScrollingBehavior", build.text(snap), at: field.keySpan)
  }
}
