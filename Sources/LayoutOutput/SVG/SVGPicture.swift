import LayoutSolver
import LayoutSpec
import LayoutText

/// Draws a solved layout in the content's coordinates: each section as a group in order of zIndex, then the
/// pinned and the layout-wide items.
struct SVGPicture {
  let solution: Solution
  let page: SVGPage
  let options: PictureOptions
  /// The elements that the user selected.
  let asked: ElementSelection
  let canvas: SVGCanvas
  private let shapes: SVGShapes
  private let departures: [LayoutTransition.Departure]

  /// - Parameter scale: The factor by which labels are enlarged.
  init(
    _ solution: Solution, page: SVGPage, _ options: WriterOptions, scale: Double, on canvas: SVGCanvas,
    arrivals: SVGArrivals? = nil, departures: [LayoutTransition.Departure] = []
  ) {
    self.departures = departures
    self.solution = solution
    self.page = page
    self.options = options.picture
    asked = options.selection
    self.canvas = canvas
    shapes = SVGShapes(
      spec: solution.spec, kinds: solution.elementKinds, canvas: canvas,
      isRightToLeft: solution.environment.layoutDirection == .rtl,
      labelSize: LabelFit.greatestSize * min(scale, Self.greatestScale),
      showsLabels: options.picture.show.contains(.labels), culprits: options.culprits,
      separators: ListSeparators(solution.environment), arrivals: arrivals)
  }

  /// The maximum factor for labels in wide pictures.
  private static let greatestScale = 2.0

  private var sink: ByteSink { canvas.sink }

  /// Draws everything except the background and the heading.
  func draw() {
    if options.clip == .ghost { drawGhosts() }
    page.device?.drawBody(on: canvas)
    if page.device != nil { canvas.beginClipped("screen") }
    var floating: [Element] = []
    solution.forEachSection(of: page.selection) { index in
      SVGDocument.writeSectionStart(solution.spec.sections[index], index: index, on: canvas)
      for box in page.culprits.behind(section: index) { shapes.draw(box.culprit, at: box.frame, label: nil) }
      drawSection(index, floating: &floating)
      sink.write("</g>\n")
      return sink.isOpen
    }
    drawDepartures()
    drawFloating(floating)
    drawMissing()
    if let device = page.device {
      SVGBars(device, title: solution.spec.name ?? "Layout", on: canvas).draw()
      sink.write("</g>\n")
      if options.show.contains(.safeArea) { device.drawSafeArea(on: canvas) }
    }
    if let sight = page.sight {
      sink.write("<path")
      canvas.outline(sight.inset(by: Insets(top: 1, leading: 1, bottom: 1, trailing: 1)))
      canvas.write(SVGPalette.sight)
      sink.write("><title>in sight</title></path>\n")
    }
  }

  private func drawSection(_ index: Int, floating: inout [Element]) {
    var clip: SVGRowClip?
    if options.clip != .none, let row = solution.overflowingRow(ofSection: index) {
      clip = SVGRowClip(row, section: index, of: solution.spec, bounds: page.bounds, on: canvas)
    }
    let rowSight = options.clip == .cut ? clip?.sight(in: page.labelSight) : nil
    let visible = solution.visibleItems(ofSection: index)
    func draw(_ element: Element) {
      guard clip?.prepare(for: element) ?? true else { return }
      shapes.draw(
        element, as: visible?.appearance(of: element),
        in: clip?.isInside == true ? rowSight ?? page.labelSight : page.labelSight)
    }
    if let contents = page.contents {
      let elements = contents.elements[index] ?? []
      floating += elements.filter(\.isPinned)
      for element in elements.filter({ !$0.isPinned }).inStackingOrder { draw(element) }
    } else {
      forEachElement(ofSection: index, floating: &floating, draw)
    }
    clip?.enter(true)
    drawOverlays(ofSection: index)
    clip?.enter(false)
  }

  /// Calls `body` with the elements of a section in order of zIndex, without sorting them in memory, and adds
  /// pinned elements to `floating`.
  private func forEachElement(ofSection index: Int, floating: inout [Element], _ body: (Element) -> Void) {
    var pinned: [Element] = []
    if page.selection.isEverything {
      let elements = solution.elements(ofSection: index)
      for zIndex in elements.zIndexes where sink.isOpen {
        elements.forEach(zIndex: zIndex) { element in
          if element.isPinned { pinned.append(element) } else { body(element) }
          return sink.isOpen
        }
      }
    } else {
      var zIndexes: Set<Int> = []
      solution.forEachElement(ofSection: index, of: page.selection) { element in
        if element.isPinned { pinned.append(element) } else { zIndexes.insert(element.zIndex) }
        return true
      }
      for zIndex in zIndexes.sorted() where sink.isOpen {
        solution.forEachElement(ofSection: index, of: page.selection) { element in
          if element.zIndex == zIndex, !element.isPinned { body(element) }
          return sink.isOpen
        }
      }
    }
    floating += pinned
  }

  private func drawOverlays(ofSection index: Int) {
    let limit = page.contents == nil ? Int.max : PictureOptions.greatestCount
    var count = 0
    if options.show.contains(.spacing) {
      solution.forEachGap(ofSection: index, of: page.selection) { gap in
        shapes.draw(gap)
        count += 1
        return sink.isOpen && count < limit
      }
    }
    guard options.show.contains(.groups) || options.show.contains(.insets) else { return }
    count = 0
    solution.forEachBox(ofSection: index, of: page.selection) { box in
      if options.show.contains(PictureOverlay(box.kind)) { shapes.draw(box) }
      count += 1
      return sink.isOpen && count < limit
    }
  }

  private func drawFloating(_ pinned: [Element]) {
    var elements = pinned
    if let contents = page.contents {
      elements += contents.layoutItems
    } else {
      for beforeContent in [true, false] {
        solution.forEachLayoutItem(beforeContent: beforeContent, of: page.selection) { element in
          elements.append(element)
          return true
        }
      }
    }
    guard !elements.isEmpty else { return }
    canvas.beginGroup("floating")
    for element in elements.inStackingOrder {
      shapes.draw(element, as: solution.appearance(of: element), in: page.labelSight)
    }
    sink.write("</g>\n")
  }

  /// Draws the elements that disappear over those that take their place.
  private func drawDepartures() {
    let limit = page.contents == nil ? Int.max : PictureOptions.greatestCount
    for departure in departures.filter({ $0.frame.meets(page.bounds) }).prefix(limit) where sink.isOpen {
      shapes.draw(departure)
    }
  }

  /// Draws the placeholders of culprits over everything else.
  private func drawMissing() {
    guard !page.culprits.missing.isEmpty else { return }
    canvas.beginGroup("culprits")
    for box in page.culprits.missing {
      shapes.draw(box.culprit, at: box.frame, label: box.tag == nil ? box.culprit.rule : nil)
    }
    // Draw the tags last, so that nothing covers them.
    for box in page.culprits.missing { if let tag = box.tag { shapes.drawTag(box.culprit, at: tag) } }
    sink.write("</g>\n")
  }

  /// Draws the parts of orthogonal sections outside their viewports faintly, within the picture.
  private func drawGhosts() {
    var selection = asked
    selection.rects.append(page.bounds)
    var hasBegun = false
    var count = 0
    solution.forEachSection(of: page.selection) { index in
      guard let row = solution.overflowingRow(ofSection: index) else { return sink.isOpen }
      solution.forEachElement(ofSection: index, of: selection) { element in
        guard solution.spec.scrollsWithRow(element), !row.showsWhole(element.frame) else {
          return sink.isOpen
        }
        if !hasBegun { beginGhosts() }
        hasBegun = true
        // A partly visible element has its label on the screen, so its ghost gets none.
        let isBeside = page.device.map { !$0.screen.overlaps(element.frame) } ?? true
        shapes.draw(element, in: page.bounds, labels: isBeside)
        count += 1
        return sink.isOpen && count < PictureOptions.greatestCount
      }
      return sink.isOpen && count < PictureOptions.greatestCount
    }
    if hasBegun { sink.write("</g>\n") }
  }

  /// Begins the `<g>` of the parts outside viewports. It is clipped to the length of a device's screen along
  /// the scroll axis.
  private func beginGhosts() {
    guard let device = page.device else { return sink.write("<g opacity=\"0.35\">\n") }
    let axis = solution.spec.configuration.scrollDirection
    canvas.writeClip("ghosts", to: page.bounds.replacing(axis, with: device.screen))
    canvas.beginClipped("ghosts", attributes: " opacity=\"0.35\"")
  }
}

extension Rect {
  /// Returns true if the rectangles overlap or touch.
  fileprivate func meets(_ other: Rect) -> Bool {
    x <= other.x + other.width && other.x <= x + width && y <= other.y + other.height
      && other.y <= y + height
  }
}

extension [Element] {
  /// The elements sorted by zIndex, then by their order.
  var inStackingOrder: [Element] {
    enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(\.element)
  }
}
