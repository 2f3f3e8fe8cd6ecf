import LayoutSolver
import LayoutSpec
import LayoutText

/// Writes elements one by one in a row format. It caches text that repeats within a section: the text before
/// the item's number, the labels, and the coordinates and sizes of a grid.
final class ElementRowWriter<Syntax: RowSyntax> {
  private let kinds: [String]
  private let sink: ByteSink
  private let source: (@Sendable (NodeID) -> SourcePlace?)?
  private let xTexts: DecimalCache
  private let yTexts: DecimalCache
  private let widthTexts: DecimalCache
  private let heightTexts: DecimalCache
  @exclusivity(unchecked) private var heads = HeadTexts<Syntax>()
  @exclusivity(unchecked) private var labels: LabelTexts<Syntax>
  private let plainFlags = RenderedTexts(count: 1)
  /// The solution whose `visibleItems` change appearances; `nil` if there are none.
  private let appearances: Solution?
  /// True if `appearances` is set. This is checked for each element, because reading `appearances` copies the
  /// solution.
  private let hasAppearances: Bool
  private let precision: Int
  /// The `visibleItems` of the current section.
  @exclusivity(unchecked) private var visibleItems: (section: Int, items: VisibleItems?)?

  convenience init(_ solution: Solution, sink: ByteSink, options: WriterOptions) {
    self.init(
      spec: solution.spec, kinds: solution.elementKinds, sink: sink, options: options,
      appearances: solution.spec.hasVisibleItems ? solution : nil)
  }

  /// - Parameter kinds: The element kinds that `Element.kind` indexes.
  init(
    spec: Spec, kinds: [String], sink: ByteSink, options: WriterOptions, appearances: Solution? = nil
  ) {
    self.appearances = appearances
    hasAppearances = appearances != nil
    precision = options.precision
    labels = LabelTexts(spec: spec)
    self.kinds = kinds
    self.sink = sink
    source = options.source
    xTexts = DecimalCache(prefix: Syntax.x, precision: options.precision)
    yTexts = DecimalCache(prefix: Syntax.y, precision: options.precision)
    widthTexts = DecimalCache(prefix: Syntax.width, precision: options.precision)
    heightTexts = DecimalCache(prefix: Syntax.height, precision: options.precision)
    plainFlags.render(0) { Syntax.writeFlags(isPinned: false, isHidden: false, to: $0) }
  }

  /// Writes one element without a line end.
  func write(_ element: Element) {
    heads.write(element, kinds: kinds, to: sink)
    sink.write(integer: element.item)
    xTexts.write(element.frame.x, to: sink)
    yTexts.write(element.frame.y, to: sink)
    widthTexts.write(element.frame.width, to: sink)
    heightTexts.write(element.frame.height, to: sink)
    sink.write(Syntax.zIndex)
    sink.write(integer: element.zIndex)
    labels.write(element, to: sink)
    if element.isPinned || element.isHidden {
      Syntax.writeFlags(isPinned: element.isPinned, isHidden: element.isHidden, to: sink)
    } else {
      plainFlags.write(0, to: sink)
    }
    if let source { Syntax.writeSource(source(element.node), to: sink) }
    if hasAppearances, let appearances {
      Syntax.writeAppearance(appearance(of: element, in: appearances), precision: precision, to: sink)
    }
    sink.write(Syntax.end)
  }

  private func appearance(of element: Element, in solution: Solution) -> VisibleAppearance? {
    guard let section = element.section else { return nil }
    if visibleItems?.section != section {
      visibleItems = (section, solution.visibleItems(ofSection: section))
    }
    return visibleItems?.items?.appearance(of: element)
  }
}
