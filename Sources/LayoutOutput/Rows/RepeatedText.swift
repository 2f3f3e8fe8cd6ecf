import LayoutSolver
import LayoutSpec
import LayoutText

/// The bytes before an item's number, kept for the few sorts of elements that a section mixes.
struct HeadTexts<Syntax: RowSyntax> {
  private struct Slot {
    var category = Element.Category.cell
    var kind = -1
    var section: Int?
    var bytes: [UInt8] = []
  }

  private var slots = [Slot](repeating: Slot(), count: 8)

  /// Writes the head of an element.
  mutating func write(_ element: Element, kinds: [String], to sink: ByteSink) {
    let index = element.kind & 7
    if slots[index].kind != element.kind || slots[index].section != element.section
      || slots[index].category != element.category
    {
      let kind = kinds.indices.contains(element.kind) ? kinds[element.kind] : ""
      let text = ByteSink()
      Syntax.writeHead(element.category, kind: kind, section: element.section, to: text)
      slots[index] = Slot(
        category: element.category, kind: element.kind, section: element.section, bytes: text.bytes)
    }
    sink.write(bytes: slots[index].bytes)
  }
}

/// The labels of elements, kept for as many neighbouring elements as share them.
struct LabelTexts<Syntax: RowSyntax> {
  private struct Piece {
    var beforeNumber: [UInt8] = []
    var isNumbered = false
    var afterNumber: [UInt8] = []

    init() {}

    init(_ labels: ElementLabels) {
      let text = ByteSink()
      Syntax.writeLabels(labels, to: text)
      isNumbered = labels.isNumbered && labels.itemID != nil
      if isNumbered {
        beforeNumber = text.bytes
        let rest = ByteSink()
        Syntax.writeLabelsAfterNumber(labels, to: rest)
        afterNumber = rest.bytes
      } else {
        Syntax.writeLabelsAfterNumber(labels, to: text)
        beforeNumber = text.bytes
      }
    }
  }

  private var section: Int?
  private var cells = 0..<0
  private var cellPiece = Piece()
  private var hasTitledViews = false
  private var viewPiece = Piece()
  private var isFresh = true

  init() {}

  /// Writes the labels of an element.
  mutating func write(_ element: Element, spec: Spec, to sink: ByteSink) {
    if isFresh || element.section != section { enterSection(of: element, spec: spec) }
    switch element.category {
    case .cell:
      if !cells.contains(element.item) { enterRun(of: element, spec: spec) }
      sink.write(bytes: cellPiece.beforeNumber)
      guard cellPiece.isNumbered else { return }
      sink.write(integer: element.item - cells.lowerBound)
      sink.write(bytes: cellPiece.afterNumber)
    case .supplementary where hasTitledViews:
      sink.write(bytes: Piece(spec.labels(ofView: element)).beforeNumber)
    case .supplementary, .decoration:
      sink.write(bytes: viewPiece.beforeNumber)
    }
  }

  private mutating func enterSection(of element: Element, spec: Spec) {
    isFresh = false
    section = element.section
    cells = 0..<0
    let views = spec.section(of: element)?.boundaryItems ?? spec.configuration.boundaryItems
    hasTitledViews = views.contains { $0.title != nil }
    viewPiece = Piece(ElementLabels(sectionID: spec.sectionID(of: element)))
  }

  private mutating func enterRun(of element: Element, spec: Spec) {
    let items = spec.section(of: element)?.items ?? ItemList()
    if items.isLabelled, let (run, offset) = items.position(of: element.item) {
      let start = element.item - offset
      cells = start..<start + run.count
      cellPiece = Piece(spec.labels(ofCellsIn: run, of: element))
    } else {
      cells = 0..<max(items.count, element.item + 1)
      cellPiece = Piece(spec.labels(ofCellsIn: nil, of: element))
    }
  }
}
