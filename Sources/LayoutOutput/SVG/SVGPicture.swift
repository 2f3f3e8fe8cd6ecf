import LayoutSolver
import LayoutSpec
import LayoutText

/// One picture of a solved layout, in the content's coordinates.
///
/// Each section is a group; inside it one pass for each zIndex. What floats over the sections (pinned and layout-wide items) comes last.
struct SVGPicture {
  let solution: Solution
  let page: SVGPage
  let options: PictureOptions
  /// What the user asked for.
  let asked: ElementSelection
  let canvas: SVGCanvas
  private let shapes: SVGShapes
  private let departures: [LayoutTransition.Departure]

  /// - Parameter scale: how much larger than usual labels may be.
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

  /// The most that labels grow in wide pictures: they are to be read, not to fill their boxes.
  private static let greatestScale = 2.0

  private var sink: ByteSink { canvas.sink }

  /// Draws everything but the page and its heading.
  func draw() {
    if options.clip == .ghost { drawGhosts() }
    page.device?.drawBody(on: canvas)
    if page.device != nil {
      sink.write("<g clip-path=\"url(#")
      canvas.write(pictureID: "screen")
      sink.write(")\">\n")
    }
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
      device.drawSafeArea(on: canvas)
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

  /// Calls `body` with the elements of a section by zIndex, those that are pinned left out; nothing is sorted in memory.
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
    sink.write("<g id=\"")
    canvas.write(pictureID: "floating")
    sink.write("\">\n")
    for element in elements.inStackingOrder {
      shapes.draw(element, as: solution.appearance(of: element), in: page.labelSight)
    }
    sink.write("</g>\n")
  }

  /// Draws what was there before, over what covers its place now.
  private func drawDepartures() {
    let limit = page.contents == nil ? Int.max : PictureOptions.greatestCount
    for departure in departures.filter({ $0.frame.meets(page.bounds) }).prefix(limit) where sink.isOpen {
      shapes.draw(departure)
    }
  }

  /// Draws what is wrong and has no place in the layout, over all that has one.
  private func drawMissing() {
    guard !page.culprits.missing.isEmpty else { return }
    sink.write("<g id=\"")
    canvas.write(pictureID: "culprits")
    sink.write("\">\n")
    for box in page.culprits.missing {
      shapes.draw(box.culprit, at: box.frame, label: box.tag == nil ? box.culprit.rule : nil)
    }
    // Nothing lies over a name.
    for box in page.culprits.missing { if let tag = box.tag { shapes.drawTag(box.culprit, at: tag) } }
    sink.write("</g>\n")
  }

  /// Draws faintly what of rows lies beside their sections, as far as the picture has room for it.
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
        // What is on the screen in part has its label there.
        let isBeside = page.device.map { !$0.screen.overlaps(element.frame) } ?? true
        shapes.draw(element, in: page.bounds, labels: isBeside)
        count += 1
        return sink.isOpen && count < PictureOptions.greatestCount
      }
      return sink.isOpen && count < PictureOptions.greatestCount
    }
    if hasBegun { sink.write("</g>\n") }
  }

  /// Begins the `<g>` of ghosts; beside a device they are no longer than its screen.
  private func beginGhosts() {
    guard let device = page.device else { return sink.write("<g opacity=\"0.35\">\n") }
    let axis = solution.spec.configuration.scrollDirection
    var origin = page.bounds.origin
    var extent = page.bounds.extent
    origin[axis] = device.screen.origin[axis]
    extent[axis] = device.screen.extent[axis]
    sink.write("<clipPath id=\"")
    canvas.write(pictureID: "ghosts")
    sink.write("\"><path")
    canvas.outline(Rect(origin, extent))
    sink.write("/></clipPath>\n<g opacity=\"0.35\" clip-path=\"url(#")
    canvas.write(pictureID: "ghosts")
    sink.write(")\">\n")
  }
}

extension Rect {
  fileprivate func overlaps(_ other: Rect) -> Bool {
    let common = part(in: other)
    return common.width > 0 && common.height > 0
  }

  fileprivate func meets(_ other: Rect) -> Bool {
    x <= other.x + other.width && other.x <= x + width && y <= other.y + other.height
      && other.y <= y + height
  }
}

extension [Element] {
  /// By zIndex; of equal ones the earlier first.
  var inStackingOrder: [Element] {
    enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(\.element)
  }
}
