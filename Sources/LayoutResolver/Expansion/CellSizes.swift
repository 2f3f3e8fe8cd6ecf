import LayoutDiagnostics
import LayoutReader
import LayoutText

/// Reports cells without a measured size in a waterfall or flow, whose layout depends on it.
/// - Parameters:
///   - section: the evaluated section, before its shorthand is written out.
///   - isSideways: true if the layout scrolls horizontally; a waterfall then needs widths.
func checkCellSizes(_ section: Normal, isSideways: Bool, into diagnostics: inout DiagnosticBag) {
  let side = isSideways ? "width" : "height"
  let isFlow = section[SectionKeys.flow] != nil
  guard let items = section.field(SectionKeys.items), isFlow || section[SectionKeys.waterfall] != nil else {
    return
  }
  let common = section[SectionKeys.measured]
  let ratio = section[SectionKeys.waterfall]?[WaterfallKeys.aspectRatio]

  func isSized(_ cell: Normal?) -> Bool {
    let measured = cell?[CellKeys.measured] ?? common
    if isFlow { return measured?["width"] != nil && measured?["height"] != nil }
    return measured?[side] != nil || cell?[CellKeys.aspectRatio] != nil || ratio != nil
  }
  func report(at span: Span) {
    diagnostics.report(
      Diagnostic(
        .error, rule: .missingKey,
        isFlow
          ? "a cell of a flow needs 'measured' with width and height"
          : "a cell of a waterfall needs 'aspectRatio' or 'measured' with \(side)",
        at: span,
        help: [
          isFlow
            ? "for all cells of the section: measured: {width: 80, height: 32}"
            : "for all cells: aspectRatio: 3/4 in the waterfall, or measured: {\(side): 120} on the section"
        ]))
  }
  func visit(_ cells: [Normal]) {
    for cell in cells {
      if whole(cell[CellKeys.count]) != 0, !isSized(cell) { report(at: cell.firstKey ?? cell.span) }
      visit(cell[CellKeys.children]?.elements ?? [])
    }
  }
  if let count = items.value.number {
    if count > 0, !isSized(nil) { report(at: items.keySpan) }
  } else {
    visit(items.value.elements)
  }
}
