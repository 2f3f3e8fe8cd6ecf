import LayoutSolver
import LayoutSpec

/// The bounds of a picture and the elements in it.
struct SVGPage {
  /// The content's bounds, at least a point wide and high.
  let content: Rect
  /// The bounds of the picture without its heading: of the device, the selected rectangle, or the content and
  /// everything that sticks out of it, rounded outwards to whole points.
  var bounds: Rect
  let device: SVGDevice?
  /// The visible bounds, if the picture marks them.
  let sight: Rect?
  let culprits: CulpritBoxes
  let selection: ElementSelection
  /// The selected elements; `nil` to draw all of them without a limit.
  let contents: SVGContents?
  /// True if the picture shows all selected elements.
  let isComplete: Bool
  /// The number of selected elements if not all are shown and it is known without a search.
  let total: Int?

  /// The area for labels of partly visible elements: the screen of a device without its bars and home
  /// indicator.
  var labelSight: Rect {
    guard let device else { return bounds }
    let safeArea = device.environment.safeArea
    return device.screen.inset(
      by: Insets(top: safeArea.top, leading: 0, bottom: safeArea.bottom, trailing: 0))
  }

  /// - Parameter frame: The default frame.
  init(_ solution: Solution, _ options: WriterOptions, frame: PictureFrame) {
    let picture = options.picture
    let size = solution.contentSize
    let content = Rect(x: 0, y: 0, width: max(1, size.width), height: max(1, size.height))
    let visible = solution.visibleRect
    let culprits = CulpritBoxes(options.culprits, in: solution)
    let device =
      (picture.frame ?? frame) == .device ? SVGDevice(solution.environment, screen: visible) : nil

    var selection = options.selection
    if device != nil { selection.rects.append(visible) }
    var contents: SVGContents?
    var total: Int?
    var isComplete = true
    // The bounds of a picture with too many elements.
    var cutBounds: Rect?
    if !picture.drawsEverything {
      let limit = PictureOptions.greatestCount
      var found = SVGContents(solution, selection, atMost: limit)
      if !found.isComplete {
        isComplete = false
        total = Self.count(solution, options.selection)
        if selection.isEverything {
          cutBounds = Self.seen(visible, of: content)
          selection.rects = [visible]
          found = SVGContents(solution, selection, atMost: limit)
        } else if selection.rects.isEmpty {
          selection.rects = [Self.strip(of: content, along: solution.spec.configuration.scrollDirection)]
          found = SVGContents(solution, selection, atMost: limit)
          cutBounds = Self.seen(found.reach ?? content, of: content)
        }
      }
      contents = found
    }

    var bounds: Rect
    var growsForRows = picture.clip == .ghost
    if let device {
      bounds = device.bounds
    } else if let rect = options.selection.rects.first {
      bounds = rect
      growsForRows = false
    } else if let cutBounds {
      bounds = cutBounds
    } else {
      bounds = Self.whole(solution, picture, content: content, culprits: culprits.bounds)
    }
    if growsForRows { Self.grow(&bounds, forRowsOf: solution, selection) }

    let isScrolled = solution.environment.scroll != .zero
    sight = device == nil && options.selection.isEverything && isScrolled && cutBounds == nil ? visible : nil
    self.culprits = culprits
    self.content = content
    self.bounds = bounds
    self.device = device
    self.selection = selection
    self.contents = contents
    self.total = total
    self.isComplete = isComplete
  }

  private static func count(_ solution: Solution, _ selection: ElementSelection) -> Int? {
    if selection.isEverything { return solution.elementCount }
    guard let sections = selection.sections, selection.rects.isEmpty, selection.point == nil,
      selection.cells == nil
    else { return nil }
    return solution.elementCount(ofSections: sections.filter(solution.sections.indices.contains))
  }

  /// Returns the content extended endlessly along an axis.
  private static func strip(of content: Rect, along axis: Axis) -> Rect {
    content.replacing(axis, -1e18, 2e18)
  }

  /// Returns the part of the content in a rectangle, at least a point wide and high.
  private static func seen(_ part: Rect, of content: Rect) -> Rect {
    var rect = part
    rect.y = max(part.y, content.y)
    rect.x = max(part.x, content.x)
    rect.width = max(1, min(part.x + part.width, content.width) - rect.x)
    rect.height = max(1, min(part.y + part.height, content.height) - rect.y)
    return rect
  }

  /// Returns the bounds of the content and of everything that sticks out of it, including the placeholders of
  /// culprits.
  private static func whole(
    _ solution: Solution, _ picture: PictureOptions, content: Rect, culprits: Rect?
  ) -> Rect {
    let boxes = ExplanatoryBox.Kind.allCases.filter { picture.show.contains(PictureOverlay($0)) }
    let found = solution.overhang(including: Set(boxes), wholeRows: picture.clip == .none)
    let more = [culprits, solution.visibleItemsBounds(wholeRows: picture.clip == .none)].compactMap { $0 }
    guard let overhang = more.reduce(found, { $0?.union($1) ?? $1 }) else { return content }
    // Frames that stick out only because of rounding do not enlarge the picture.
    let slack = 1 / solution.environment.displayScale
    func outwards(_ start: Double, _ length: Double, _ content: Double) -> (start: Double, length: Double) {
      let first = start < -slack ? start.rounded(.down) : 0
      let last = start + length > content + slack ? (start + length).rounded(.up) : content
      return (first, last - first)
    }
    let across = outwards(overhang.x, overhang.width, content.width)
    let down = outwards(overhang.y, overhang.height, content.height)
    return Rect(x: across.start, y: down.start, width: across.length, height: down.length)
  }

  /// The maximum length of a row that is shown outside its viewport, as a fraction of the viewport's length.
  private static let ghostShare = 0.4

  /// Enlarges the bounds for the rows of orthogonal sections outside their viewports.
  private static func grow(_ bounds: inout Rect, forRowsOf solution: Solution, _ selection: ElementSelection)
  {
    var (before, after) = (0.0, 0.0)
    let axis = solution.spec.configuration.scrollDirection.cross
    var start = bounds.origin[axis]
    var end = start + bounds.extent[axis]
    solution.forEachSection(of: selection) { index in
      guard let row = solution.overflowingRow(ofSection: index) else { return true }
      let side = row.viewport.extent[axis]
      let most = side * ghostShare
      before = max(before, min(most, row.viewport.origin[axis] - row.content.origin[axis]))
      let rest =
        row.content.origin[axis] + row.content.extent[axis] - row.viewport.origin[axis] - side
      after = max(after, min(most, rest))
      start = min(start, row.viewport.origin[axis] - before.rounded(.up))
      end = max(end, row.viewport.origin[axis] + side + after.rounded(.up))
      return true
    }
    bounds = bounds.replacing(axis, start, end - start)
  }
}
