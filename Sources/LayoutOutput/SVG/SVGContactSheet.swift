import LayoutSolver
import LayoutSpec
import LayoutText

/// Several pictures side by side at the same scale, each with its environment as its heading.
package struct SVGContactSheet {
  package struct Entry {
    package var solution: Solution
    package var selection: ElementSelection
    /// The name of its state; `nil` if all layouts have the same state.
    package var state: String?
    package var culprits = Culprits()
    /// Its heading; `nil` to name its environment.
    package var heading: (name: String, details: String)?

    package init(_ solution: Solution, selection: ElementSelection = ElementSelection(), state: String? = nil)
    {
      self.solution = solution
      self.selection = selection
      self.state = state
    }
  }

  private let name: String
  /// The layouts, which may be solved lazily. Each is read twice: for its size and to draw it.
  private let entries: AnyRandomAccessCollection<Entry>
  private let pictures: [SVGFramedPicture]
  private let description: String
  private let options: WriterOptions
  /// The errors of all layouts.
  private let culprits: Culprits
  /// The indexes of pictures that begin a row: the first picture of each device, if a device has several.
  private let rowStarts: Set<Int>
  /// The factor by which headings are enlarged.
  private let scale: Double

  package init(_ entries: some RandomAccessCollection<Entry>, name: String?, options: WriterOptions) {
    self.name = name ?? "Layout"
    self.entries = AnyRandomAccessCollection(entries)
    self.options = options
    let layouts = entries.map { entry in
      let own = Self.options(options, for: entry)
      let environment = entry.solution.environment
      let page = SVGPage(entry.solution, own, frame: environment.device == nil ? .none : .device)
      return (
        page: page, options: own, environment: environment, messages: entry.culprits.messages,
        heading: entry.heading
      )
    }
    let devices = layouts.map { SVGHeading.device($0.environment) }
    let hasDevices = Set(devices).count > 1
    // Name the systems and text sizes if a device has several.
    func areSeveral(_ part: (Environment) -> String) -> Bool {
      Set(zip(layouts, devices).map { [$1, part($0.environment)] }).count > Set(devices).count
    }
    let hasSystems = areSeveral { $0.system.name }
    let hasTextSizes = areSeveral(\.preferredContentSizeCategory)
    rowStarts =
      Set(devices).count == devices.count
      ? [] : Set(devices.indices.filter { $0 > 0 && devices[$0] != devices[$0 - 1] })
    culprits = Culprits(messages: layouts.flatMap(\.messages))
    let scale = SVGHeading.scale(
      ofWidth: Arrangement(of: layouts.map(\.page.bounds.extent), rowStarts: rowStarts).extent.width)
    let headings = zip(layouts, devices).map { layout, device in
      let state = layout.options.picture.state
      // The first line names the difference.
      let isByState = !hasDevices && state != nil
      return (
        name: layout.heading?.name ?? (isByState ? state ?? "" : device),
        details: layout.heading?.details
          ?? SVGHeading.details(
            layout.environment, state: isByState ? nil : state, withDevice: isByState, withSystem: hasSystems,
            withTextSize: hasTextSizes),
        width: layout.page.bounds.width
      )
    }
    let headingScale = SVGHeading.scale(scale, fitting: headings)
    pictures = zip(layouts, headings).map { layout, heading in
      SVGFramedPicture(
        layout.page, layout.options, name: heading.name, details: heading.details, scale: scale,
        headingScale: headingScale)
    }
    self.scale = scale
    description = layouts.map { layout in
      SVGHeading.details(layout.environment, state: layout.options.picture.state, withSystem: hasSystems)
        + SVGDocument.description(of: layout.messages)
    }.joined(separator: "; ")
  }

  private static func options(_ options: WriterOptions, for entry: Entry) -> WriterOptions {
    var own = options
    own.selection = entry.selection
    own.culprits = entry.culprits
    // The messages are written once, above all pictures.
    own.culprits.messages = []
    own.picture.state = entry.state
    return own
  }

  package func write(to sink: ByteSink) {
    var canvas = SVGCanvas(
      sink: sink, precision: options.precision, theme: options.picture.theme,
      idPrefix: options.picture.idPrefix)
    let arrangement = Arrangement(of: pictures.map(\.view.extent), rowStarts: rowStarts)
    let extent = arrangement.extent
    let hasTitle = options.picture.show.contains(.title)
    let heading = SVGHeading(
      name: hasTitle ? name : "", details: hasTitle ? "\(pictures.count) layouts at one scale" : "",
      notes: culprits.line.map { [($0, SVGPalette.culprit.text)] } ?? [], width: extent.width,
      scale: scale * 1.25)
    let top = heading.height
    let view = Rect(x: 0, y: -top, width: extent.width, height: extent.height + top)
    SVGDocument.writeStart(view, title: name, description: description, on: canvas)
    if top > 0 { heading.draw(at: Point(x: Arrangement.space / 2, y: -top), on: canvas) }
    for (index, (entry, place)) in zip(entries, arrangement.places).enumerated() where sink.isOpen {
      let view = pictures[index].view
      sink.write("<svg")
      canvas.frame(Rect(place, view.extent))
      SVGDocument.writeViewBox(view, on: canvas)
      sink.write(">\n")
      canvas.pictureID = "\(index + 1)-"
      // An id must begin with a letter.
      if canvas.idPrefix.isEmpty { canvas.pictureID = "layout-" + canvas.pictureID }
      pictures[index].draw(entry.solution, Self.options(options, for: entry), on: canvas)
      sink.write("</svg>\n")
    }
    SVGDocument.writeEnd(to: sink)
  }
}

/// The places of a sheet's pictures, in rows with aligned upper edges.
private struct Arrangement {
  private(set) var places: [Point] = []
  private(set) var extent = Extent()

  /// The space between and around pictures, in points.
  static let space = 32.0
  /// The preferred ratio of width to height.
  private static let proportion = 1.6

  /// Chooses the row length that comes nearest to the preferred ratio, among the lengths of the first n
  /// pictures for each n. The pictures in `rowStarts` always begin a row.
  init(of extents: [Extent], rowStarts: Set<Int>) {
    var least = Double.infinity
    var limit = 0.0
    for extent in extents {
      limit += extent.width + Self.space
      let candidate = Arrangement(extents, rowLength: limit, rowStarts)
      let proportion = candidate.extent.width / max(1, candidate.extent.height)
      let difference = max(proportion / Self.proportion, Self.proportion / proportion)
      if difference < least {
        least = difference
        self = candidate
      }
    }
  }

  private init(_ extents: [Extent], rowLength: Double, _ rowStarts: Set<Int>) {
    var corner = Point(x: Self.space, y: Self.space)
    var height = 0.0
    for (index, own) in extents.enumerated() {
      if corner.x > Self.space, corner.x + own.width > rowLength + 0.5 || rowStarts.contains(index) {
        corner = Point(x: Self.space, y: corner.y + height + Self.space)
        height = 0
      }
      places.append(corner)
      height = max(height, own.height)
      corner.x += own.width + Self.space
      extent.width = max(extent.width, corner.x)
      extent.height = corner.y + height + Self.space
    }
  }
}
