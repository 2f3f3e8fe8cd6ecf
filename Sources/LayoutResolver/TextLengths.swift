import LayoutDiagnostics
import LayoutReader
import LayoutSpec
import LayoutText

/// The texts of a run of cells, for expressions that measure them.
struct CellTexts {
  /// The cells before the run.
  var cells = ItemList()
  var run = ItemList.Run(count: 1)
  /// The names of all texts in the section.
  var names = SectionTexts(nil)

  /// True if the cells of the run have different texts.
  var differ: Bool { cells.hasOwnTitles(in: run) || run.texts.contains { $0.text.dependsOnIndex } }

  func text(_ source: CellText, of index: Int) -> String { cells.text(source, of: index, in: run) }
}

/// The names of the texts of a section's cells, found when one is asked for that a cell does not have.
final class SectionTexts {
  private let items: Normal?

  init(_ items: Normal?) { self.items = items }

  /// Those of a header, footer or other view.
  init(ofView: Void) {
    items = nil
    names = [CellText.title]
  }

  lazy var names: Set<String> = {
    var names = Set(CellText.common)
    guard let items else { return names }
    Outline(items).forEachVisibleRow { row in
      for field in row.cell[CellKeys.fields]?.fields ?? [] { names.insert(field.key) }
    }
    return names
  }()
}

extension MeasuredSizeResolver {
  /// Returns the measured size of a header, footer or other boundary item with a title.
  mutating func sizes(_ measured: Normal?, of title: String?) -> MeasuredSizes {
    sizes(
      measured, first: 0, count: 1,
      texts: CellTexts(
        run: ItemList.Run(count: 1, title: title.map { .text($0) }), names: SectionTexts(ofView: ())))
  }

  /// Returns the lengths of cells that follow from their texts or their width.
  /// - Parameters:
  ///   - side: where the expression is written.
  ///   - what: its name in messages.
  mutating func textLengths(
    _ program: CellProgram, _ expression: Expression, _ what: String, _ range: Range<Int>, along axis: Axis?,
    of texts: CellTexts, at side: Normal, _ rule: NumberRule
  ) throws(ExpressionError) -> MeasuredLengths {
    try checkTexts(of: expression, texts)
    let isAlike = program.ignoresIndex && !(program.usesTexts && texts.differ)
    var onDemand: MeasuredLengths {
      .ofWidth(isAlike ? program.binding { texts.text($0, of: range.lowerBound) } : program)
    }
    if program.usesWidth {
      guard axis == .vertical else {
        throw ExpressionError(
          "the width of a cell cannot depend on its own width",
          help: ["only 'height' can use \(CellProgram.ownWidth), or textHeight without a width"],
          at: 0..<expression.text.utf8.count)
      }
      return onDemand
    }
    var lengths: [Double] = []
    for index in isAlike ? range.prefix(1) : range {
      let value = program.value(at: index) { texts.text($0, of: index) }
      guard let length = length(value, rule, "\(what) for index \(index)", at: side) else { return .none }
      lengths.append(length)
    }
    // The lines of a text may be cut off, which the lengths alone do not say.
    if axis == .vertical, program.countsLines { return onDemand }
    return lengths.count == 1 ? .same(lengths[0]) : .each(lengths)
  }

  /// Returns a length that the rule allows; otherwise reports an error and returns `nil`.
  private mutating func length(_ value: Double, _ rule: NumberRule, _ what: String, at side: Normal)
    -> Double?
  {
    if value.isNaN {
      diagnostics.report(Diagnostic(.error, rule: .nonFiniteNumber, "\(what) has no value", at: side.span))
      return nil
    }
    var check = SchemaCheck(into: diagnostics)
    defer { diagnostics = check.diagnostics }
    return check.number(value, rule, what: what, at: side.span)
  }

  private func checkTexts(of expression: Expression, _ texts: CellTexts) throws(ExpressionError) {
    for case .text(let call, let range) in expression.nodes {
      guard case .field(let name) = call.text, name != CellText.title,
        !texts.run.texts.contains(where: { $0.name == name }), !texts.names.names.contains(name)
      else { continue }
      throw UnknownNames.text(name, at: range, among: texts.names.names.sorted())
    }
  }
}
