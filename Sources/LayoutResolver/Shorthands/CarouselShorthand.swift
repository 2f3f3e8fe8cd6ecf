import LayoutReader

/// `carousel`: an orthogonally scrolling section of groups that hold `rows` full-width items.
struct CarouselShorthand {
  func expand(_ section: Normal, _ field: NormalField) -> Normal {
    let build = NormalBuilder(span: field.keySpan)
    let carousel = field.value
    let gap = carousel.number(CarouselKeys.spacing)
    let width = carousel[CarouselKeys.width] ?? build.standard(CarouselKeys.width)
    let height = carousel[CarouselKeys.height] ?? build.form("estimated", 44)
    let rows = carousel.number(CarouselKeys.rows)
    // Cells that share a length are not measured. A single cell is, along its estimated sides.
    let isMeasured = rows == 1 && (Self.isEstimated(width) || Self.isEstimated(height))
    let item = build.item(
      build.size(
        isMeasured && Self.isEstimated(width) ? width : build.form("fractionalWidth", 1),
        isMeasured && Self.isEstimated(height) ? height : build.form("fractionalHeight", 1)))
    var fields: [NormalField] = [build.field(NodeKeys.size, build.size(width, height))]
    if gap != 0, !isMeasured {
      fields.append(build.field(LineKeys.interItemSpacing, build.form("fixed", gap)))
    }
    if isMeasured {
      fields.append(build.field(LineKeys.subitems, build.list([item])))
    } else {
      fields.append(build.field(LineKeys.subitem, item))
      fields.append(build.field(LineKeys.count, build.number(rows)))
    }
    var result = section.replacing(
      SectionKeys.carousel, with: SectionKeys.group, build.map([build.field("vertical", build.map(fields))]))
    if gap != 0 {
      result = result.setting(SectionKeys.interGroupSpacing, build.number(gap), at: field.keySpan)
    }
    return result.setting(
      SectionKeys.orthogonalScrollingBehavior, build.text(carousel.word(CarouselKeys.snap)), at: field.keySpan
    )
  }

  private static func isEstimated(_ dimension: Normal) -> Bool {
    dimension["estimated"] != nil || dimension["uniformAcrossSiblings"] != nil
  }
}
