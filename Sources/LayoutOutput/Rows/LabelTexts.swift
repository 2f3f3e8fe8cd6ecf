import LayoutSolver
import LayoutSpec
import LayoutText

/// A cache of the labels that neighboring elements share.
struct LabelTexts<Syntax: RowSyntax> {
  private static var cell: Int { 0 }
  private static var cellAfterNumber: Int { 1 }
  private static var view: Int { 2 }

  private let spec: Spec
  private let texts = RenderedTexts(count: 3)
  private var section: Int?
  private var isFresh = true
  /// The first index of the cells that share the cached texts.
  private var firstCell = 0
  private var cellCount = 0
  private var cellsAreNumbered = false
  private var hasTitledViews = false

  init(spec: Spec) { self.spec = spec }

  @inline(__always)
  mutating func write(_ element: Element, to sink: ByteSink) {
    if isFresh || element.section != section { enterSection(of: element) }
    switch element.category {
    case .cell:
      let offset = element.item &- firstCell
      if offset < 0 || offset >= cellCount {
        writeOtherCell(element, to: sink)
      } else {
        writeCell(at: offset, to: sink)
      }
    case .supplementary where hasTitledViews:
      Self.write(spec.labels(ofView: element), to: sink)
    case .supplementary, .decoration:
      texts.write(Self.view, to: sink)
    }
  }

  @inline(__always)
  private func writeCell(at offset: Int, to sink: ByteSink) {
    texts.write(Self.cell, to: sink)
    guard cellsAreNumbered else { return }
    sink.write(integer: offset)
    texts.write(Self.cellAfterNumber, to: sink)
  }

  /// Writes the labels of a cell in another run and caches them, unless the run is a single cell without a
  /// number, or its cells have different titles.
  private mutating func writeOtherCell(_ element: Element, to sink: ByteSink) {
    let items = spec.section(of: element)?.items ?? ItemList()
    let found = items.position(of: element.item)
    if let found, found.run.count == 1, !found.run.isNumbered {
      return Self.write(spec.labels(ofCellsIn: found.run, of: element), to: sink)
    }
    if let (run, offset) = found, items.hasOwnTitles(in: run) {
      let labels = spec.labels(ofCellsIn: run, of: element)
      Syntax.writeLabels(labels, to: sink)
      if labels.isNumbered, labels.itemID != nil { sink.write(integer: offset) }
      return Syntax.writeLabelsAfterNumber(labels, to: sink)
    }
    let offset = found?.offset ?? 0
    let labels = spec.labels(ofCellsIn: found?.run, of: element)
    firstCell = element.item - offset
    cellCount = found?.run.count ?? 1
    cellsAreNumbered = labels.isNumbered && labels.itemID != nil
    if cellsAreNumbered {
      texts.render(Self.cell) { Syntax.writeLabels(labels, to: $0) }
      texts.render(Self.cellAfterNumber) { Syntax.writeLabelsAfterNumber(labels, to: $0) }
    } else {
      texts.render(Self.cell) { Self.write(labels, to: $0) }
    }
    writeCell(at: offset, to: sink)
  }

  private mutating func enterSection(of element: Element) {
    isFresh = false
    section = element.section
    cellCount = 0
    let views = spec.section(of: element)?.boundaryItems ?? spec.configuration.boundaryItems
    hasTitledViews = views.contains { $0.title != nil }
    let labels = ElementLabels(sectionID: spec.sectionID(of: element))
    texts.render(Self.view) { Self.write(labels, to: $0) }
  }

  private static func write(_ labels: ElementLabels, to sink: ByteSink) {
    Syntax.writeLabels(labels, to: sink)
    Syntax.writeLabelsAfterNumber(labels, to: sink)
  }
}
