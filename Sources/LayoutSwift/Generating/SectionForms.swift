import LayoutReader
import LayoutSpec

extension FormReader {
  /// The variants of a section or a configuration as cases. From the last one on, variants of the same shape become one case.
  ///
  /// - Parameter scope: the scope of a definition, whose names stay parameters.
  func cases(of map: Normal, as type: ValueType, scope: Int32 = 0, isSideways: Bool) -> [SectionCase] {
    var cases = map.alternatives(as: type).map { alternative -> SectionCase in
      var form = form(alternative.map, scope: scope, isSection: true)
      form = form.withoutBareViews.writingOutShorthands(isSideways: isSideways, measuresWhole: measuresWhole)
      return SectionCase(
        when: alternative.when.flatMap { self.form($0, scope: scope).formula }, form: form)
    }
    while cases.count > 1 {
      let last = cases[cases.count - 1], other = cases[cases.count - 2]
      guard let when = other.when, let form = Form.choosing(when, other.form, else: last.form, as: type)
      else { break }
      cases.removeLast(2)
      cases.append(SectionCase(when: last.when, form: form))
    }
    return cases
  }
}

extension Form {
  /// The section of a list, without a header and a footer that have only data.
  fileprivate var withoutBareViews: Form {
    guard self[SectionKeys.list] != nil else { return self }
    let kept = fields.filter { field in
      ![SectionKeys.header.name, SectionKeys.footer.name].contains(field.key) || !field.value.fields.isEmpty
        || field.value.use != nil
    }
    return .map(kept, use: use)
  }

  /// The section with a group in place of `grid` or `carousel`.
  fileprivate func writingOutShorthands(isSideways: Bool, measuresWhole: Bool) -> Form {
    let use = use
    var result = self
    if let grid = self[SectionKeys.grid] {
      result = writingOut(grid: grid, isSideways: isSideways, measuresWhole: measuresWhole)
    }
    if let carousel = self[SectionKeys.carousel] { result = writingOut(carousel: carousel) }
    return .map(result.fields, use: use)
  }

  private func writingOut(grid: Form, isSideways: Bool, measuresWhole: Bool) -> Form {
    let gap = grid[GapKeys.interItemSpacing]?.formula ?? grid[GapKeys.spacing]?.formula
    let rowGap = grid[GapKeys.interGroupSpacing]?.formula ?? grid[GapKeys.spacing]?.formula
    let width = Formula.name(.length(isSideways || measuresWhole ? .contentWidth : .width))
    let sides = ["leading", "trailing"].compactMap { self[SectionKeys.contentInsets]?[$0]?.formula }
    let room =
      sides.first.map { first -> Formula in
        // Equal insets are subtracted together.
        if sides.count == 2, first == sides[1] {
          return .arithmetic(.subtract, width, .arithmetic(.multiply, .number(2), first))
        }
        return sides.reduce(width) { .arithmetic(.subtract, $0, $1) }
      } ?? width
    var columns = grid[GridKeys.columns]?.formula ?? .number(1)
    if let least = grid[GridKeys.columns]?["auto"]?.formula {
      func with(_ length: Formula) -> Formula { gap.map { .arithmetic(.add, length, $0) } ?? length }
      let count = Formula.arithmetic(.divide, with(isSideways ? width : room), with(least))
      columns = .bound("columnCount", .function(.max, [.number(1), .function(.floor, [count])]))
    }
    var height = grid.formula(GridKeys.rowHeight)
    if let ratio = grid[GridKeys.aspectRatio]?.formula {
      let gaps = gap.map { gap -> Formula in
        let count: Formula =
          columns.constant.map { .number($0 - 1) } ?? .arithmetic(.subtract, columns, .number(1))
        return count == .number(1) ? gap : .arithmetic(.multiply, count, gap)
      }
      let own = isSideways ? width : room
      let cells = gaps.map { Formula.arithmetic(.subtract, own, $0) } ?? own
      let cell = Formula.arithmetic(.divide, cells, columns)
      // Cells are rounded down to whole pixels.
      let pixels = Formula.function(
        .floor, [.arithmetic(.multiply, .bound("columnWidth", cell), .name(.displayScale))])
      let length = Formula.bound("cellWidth", .arithmetic(.divide, pixels, .name(.displayScale)))
      height = .dimension(
        "absolute", ratio == .number(1) ? length : .arithmetic(.divide, length, ratio))
    }
    let itemHeight = height.isEstimated ? height : .dimension("fractionalHeight", .number(1))
    var group: [Field] = [
      Field(NodeKeys.size, .size(.dimension("fractionalWidth", .number(1)), height))
    ]
    if let gap, gap != .number(0) {
      group.append(Field(LineKeys.interItemSpacing, .formula(.dimension("fixed", gap))))
    }
    let item = Form.size(.dimension("fractionalWidth", .number(1)), itemHeight)
    group.append(Field(LineKeys.subitem, .item(size: item)))
    group.append(Field(LineKeys.count, .formula(columns)))
    let result = replacing(SectionKeys.grid, with: .map(["horizontal": .map(group, use: nil)]))
    guard let rowGap, rowGap != .number(0) else { return result }
    return result.setting(GapKeys.interGroupSpacing, .formula(rowGap))
  }

  private func writingOut(carousel: Form) -> Form {
    let gap = carousel[CarouselKeys.spacing]?.formula
    let width = carousel.formula(CarouselKeys.width)
    let height = carousel[CarouselKeys.height]?.formula ?? .dimension("estimated", .number(44))
    let rows = carousel.formula(CarouselKeys.rows)
    // Cells that share a length are not measured. A single cell is measured along its estimated sides.
    let isMeasured = rows == .number(1) && (width.isEstimated || height.isEstimated)
    let size = Form.size(
      width.isEstimated && isMeasured ? width : .dimension("fractionalWidth", .number(1)),
      height.isEstimated && isMeasured ? height : .dimension("fractionalHeight", .number(1)))
    let item = Form.item(size: size)
    var group: [Field] = [Field(NodeKeys.size, .size(width, height))]
    if let gap, gap != .number(0), !isMeasured, rows != .number(1) {
      group.append(Field(LineKeys.interItemSpacing, .formula(.dimension("fixed", gap))))
    }
    if isMeasured || rows == .number(1) {
      group.append(Field(LineKeys.subitems, .list([item])))
    } else {
      group.append(Field(LineKeys.subitem, item))
      group.append(Field(LineKeys.count, .formula(rows)))
    }
    var result = replacing(SectionKeys.carousel, with: .map(["vertical": .map(group, use: nil)]))
    if let gap, gap != .number(0) { result = result.setting(GapKeys.interGroupSpacing, .formula(gap)) }
    return result.setting(
      SectionKeys.orthogonalScrollingBehavior, carousel[CarouselKeys.snap] ?? .standard(CarouselKeys.snap))
  }

  private func replacing(_ key: KeyRow, with group: Form) -> Form {
    .map(fields.map { $0.key == key.name ? Field(SectionKeys.group, group) : $0 }, use: nil)
  }
}
