import LayoutSolver
import LayoutSpec
import LayoutText

/// Writes one layout of a page's data.
struct PreviewLayout {
  /// The bits of an element's flags.
  private enum Flag {
    static let hidden = 1
    static let inRow = 2
    static let pinnable = 4
  }

  private let labels: LabeledSolution
  private let limit: Int
  private let shared: PreviewShared
  private var solution: Solution { labels.solution }
  private var spec: Spec { solution.spec }

  /// - Parameter limit: The maximum number of elements, and of boxes, to write.
  init(_ labels: LabeledSolution, limit: Int, shared: PreviewShared) {
    self.labels = labels
    self.limit = limit
    self.shared = shared
  }

  func write(to sink: ByteSink) {
    let environment = solution.environment
    PreviewJSON.object(to: sink) { layout in
      layout.member("device", labels.device)
      if let orientation = labels.orientation { layout.member("orientation", orientation) }
      layout.member("system", environment.system.name)
      if let system = labels.system { layout.member("givenSystem", system) }
      if let state = labels.state { layout.member("state", state) }
      layout.member("axis", spec.configuration.scrollDirection.rawValue)
      layout.member("direction", environment.layoutDirection.rawValue)
      layout.member("textSize", environment.preferredContentSizeCategory)
      layout.member("idiom", environment.userInterfaceIdiom.rawValue)
      layout.member("scale", environment.displayScale)
      layout.member("container", [environment.container.width, environment.container.height])
      layout.member("content", [solution.contentSize.width, solution.contentSize.height])
      layout.member("scroll", [environment.scroll.x, environment.scroll.y])
      layout.member("safeArea", Self.edges(environment.safeArea))
      layout.object("bars") { Self.write(environment.bars, &$0) }
      let separators = ListSeparators(environment)
      layout.member("separator", [separators.height, separators.trailing])
      if let side = environment.reservedSide { layout.member("reserved", side.rawValue) }
      let inset = environment.adjustedContentInset(scrolling: spec.configuration.scrollDirection)
      layout.member("inset", Self.edges(inset))
      layout.member("kinds", solution.elementKinds)
      if !labels.assumptions.isEmpty {
        layout.key("assumed")
        PreviewJSON.list(labels.assumptions, to: sink) { $0.write(to: sink) }
      }
      writeElements(&layout)
    }
  }

  private static func write(_ bars: Bars, _ object: inout PreviewJSON) {
    object.member("navigation", bars.navigation)
    object.member("large", bars.hasLargeTitle ? 1 : 0)
    object.member("search", bars.search)
    object.member("sheet", bars.sheet)
    object.member("tab", bars.tab)
    object.member("toolbar", bars.toolbar)
  }

  private static func edges(_ insets: Insets) -> [Double] {
    [insets.top, insets.leading, insets.bottom, insets.trailing]
  }

  private func writeElements(_ layout: inout PreviewJSON) {
    let sink = layout.sink
    var nodes = PreviewShared.Numbered<NodeID>()
    var records = DeltaRecords(fieldCount: 11)
    var pins: [(element: Int, pin: Pin)] = []
    var cellCount = 0
    var isCut = false
    var sectionCount = 0
    solution.forEachMovableElement { movable in
      guard records.count < limit else {
        isCut = true
        return false
      }
      let element = movable.element
      var flags = element.isHidden ? Flag.hidden : 0
      switch movable.motion {
      case .none: break
      case .row: flags |= Flag.inRow
      case .pin(let pin):
        flags |= Flag.pinnable
        pins.append((records.count, pin))
      }
      records.append(
        pixels(element.frame) + [
          element.zIndex, nodes.number(of: element.node), element.item, element.section ?? -1,
          element.category.number, element.kind, flags,
        ])
      if element.category == .cell, !isLeftOut(element.section) { cellCount += 1 }
      sectionCount = max(sectionCount, (element.section ?? -1) + 1)
      return sink.isOpen
    }
    if !isCut { sectionCount = min(limit, spec.sections.count) }
    layout.key("elements")
    records.write(to: sink)
    let total = spec.sections.indices.reduce(0) { $0 + countCells(ofSection: $1) }
    layout.member("cells", total)
    if isCut { layout.member("shownCells", cellCount) }
    layout.key("pins")
    PreviewJSON.list(pins, to: sink) { write($0.pin, ofElement: $0.element, to: sink) }
    layout.key("sections")
    PreviewJSON.list(0..<sectionCount, to: sink) { writeSection($0, to: sink) }
    writeBoxes(&layout, sectionCount: sectionCount, nodes: &nodes)
    layout.key("steps")
    PreviewSteps(labels: labels, shared: shared).write(to: sink)
    layout.key("nodes")
    let titles = boundaryTitles()
    PreviewJSON.list(nodes.values, to: sink) { node in
      PreviewJSON.object(to: sink) {
        if let place = labels.source?(node) { $0.member("place", shared.places.number(of: place)) }
        if let title = titles[node] { $0.member("title", title) }
        if let culprit = labels.culprits[node] { $0.member("error", culprit.message) }
      }
    }
  }

  /// Writes the boxes of groups and insets; orthogonal sections are at offset 0.
  private func writeBoxes(
    _ layout: inout PreviewJSON, sectionCount: Int, nodes: inout PreviewShared.Numbered<NodeID>
  ) {
    var records = DeltaRecords(fieldCount: 8)
    for section in 0..<sectionCount where records.count < limit {
      let isRow = solution.sections[section].orthogonalRow != nil
      let id = spec.sections[section].id
      solution.forEachUnscrolledBox(ofSection: section) { box in
        let isSection = box.node == id && box.kind == .insets
        records.append(
          pixels(box.frame) + [
            nodes.number(of: box.node), box.kind == .group ? 0 : 1, section,
            isRow && !isSection ? Flag.inRow : 0,
          ])
        return records.count < limit && layout.sink.isOpen
      }
    }
    layout.key("boxes")
    records.write(to: layout.sink)
  }

  private func writeSection(_ index: Int, to sink: ByteSink) {
    let section = spec.sections[index]
    PreviewJSON.object(to: sink) {
      if section.isNamed { $0.member("id", section.name) }
      if let title = section.title { $0.member("title", title.onOneLine) }
      let frame = solution.frame(ofSection: index)
      $0.member("frame", [frame.x, frame.y, frame.width, frame.height])
      $0.member("count", countCells(ofSection: index))
      if isLeftOut(index) { $0.member("leftOut", 1) }
      if section.listInsets != nil { $0.member("list", 1) }
      if let first = section.firstGroupedRow { $0.member("grouped", first) }
      if let first = section.firstSeparatedRow { $0.member("separated", first) }
      if section.items.isLabelled { $0.member("items", shared.itemLists.number(of: section.items)) }
      let truncated = truncatedCells(ofSection: index)
      if !truncated.isEmpty { $0.member("truncated", truncated.map(Double.init)) }
      if let row = solution.sections[index].orthogonalRow {
        $0.object("row") { Self.write(row, &$0) }
      }
      if solution.visibleItems(ofSection: index) != nil {
        $0.object("visible") { PreviewVisibleItems.write(of: solution, section: index, &$0) }
      }
    }
  }

  private static func write(_ row: OrthogonalRow, _ object: inout PreviewJSON) {
    object.member("behavior", row.behavior.rawValue)
    object.member("viewportLength", row.viewportLength)
    object.member("contentLength", row.contentLength)
    object.member("maxOffset", row.maxOffset)
    object.member("offset", row.offset)
    object.key("restingOffsets")
    JSONObjects.write(row.restingOffsets, precision: 9, to: object.sink)
  }

  /// Returns true if the section could not be read, so that its only cell is a placeholder.
  private func isLeftOut(_ section: Int?) -> Bool {
    guard let section else { return false }
    // This runs for each element, so it avoids copying the section.
    let id = spec.sections.runs[spec.sections.runIndex(of: section)].first.id
    return labels.culprits[id]?.isLeftOut ?? false
  }

  /// How many cells are examined for truncated texts in each section.
  private static let greatestTruncatedIndex = 1_000

  /// The index of each cell with a truncated text, with its lines that are shown and needed.
  private func truncatedCells(ofSection index: Int) -> [Int] {
    let items = spec.sections[index].items
    guard items.countsLines else { return [] }
    return solution.frames(ofFirst: Self.greatestTruncatedIndex, inSection: index).enumerated().flatMap {
      cell, frame in
      items.truncatedTexts(of: cell, width: frame.width).worst.map { [cell, $0.shownLines, $0.neededLines] }
        ?? []
    }
  }

  private func countCells(ofSection index: Int) -> Int {
    isLeftOut(index) ? 0 : spec.sections[index].items.count
  }

  private func write(_ pin: Pin, ofElement element: Int, to sink: ByteSink) {
    PreviewJSON.object(to: sink) {
      $0.member("element", element)
      $0.member("side", pin.side.name)
      $0.member("natural", [pin.natural.x, pin.natural.y, pin.natural.width, pin.natural.height])
      $0.member("slot", [pin.slot.start, pin.slot.end])
      $0.member("section", [pin.section.start, pin.section.end])
      $0.member("body", [pin.body.start, pin.body.end])
    }
  }

  /// Returns a frame in pixels: y, x, width and height.
  private func pixels(_ frame: Rect) -> [Int] {
    [frame.y, frame.x, frame.width, frame.height].map { length in
      let pixels = (length * solution.environment.displayScale).rounded()
      return Int(exactly: max(-4e15, min(4e15, pixels))) ?? 0
    }
  }

  private func boundaryTitles() -> [NodeID: String] {
    var titles: [NodeID: String] = [:]
    let items = spec.configuration.boundaryItems + spec.sections.flatMap(\.boundaryItems)
    for item in items { if let title = item.title { titles[item.id] = title.onOneLine } }
    return titles
  }
}

extension Element.Category {
  /// The number of the category in the page's data.
  fileprivate var number: Int {
    switch self {
    case .cell: 0
    case .supplementary: 1
    case .decoration: 2
    }
  }
}

extension AxisPlace {
  fileprivate var name: String {
    switch self {
    case .start: "start"
    case .center: "center"
    case .end: "end"
    }
  }
}
