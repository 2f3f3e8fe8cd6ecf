import LayoutSpec
import LayoutText

/// The heading of a picture: its name and, smaller, its environment and notes.
struct SVGHeading {
  private struct Line {
    let text: String
    let size: Double
    /// The font size with enough room. Heights depend on it, so that headings with equally many lines are
    /// equally high.
    let fullSize: Double
    let paint: SVGPaint
  }

  private var lines: [Line] = []
  /// The factor by which text is enlarged, because it would be too small in a wide picture.
  private let scale: Double

  /// - Parameter width: The picture's width, in points.
  init(
    name: String, details: String, notes: [(text: String, paint: SVGPaint)] = [], width: Double, scale: Double
  ) {
    self.scale = scale
    func add(_ text: String, size: Double, _ paint: SVGPaint) {
      let room = Extent(width: width - 2 * Self.margin * scale, height: size * scale * 2)
      guard let fit = LabelFit(text.onOneLine, in: room, greatestSize: size * scale) else { return }
      lines.append(Line(text: fit.text, size: fit.fontSize, fullSize: size * scale, paint: paint))
    }
    if !name.isEmpty { add(name, size: Self.nameSize, SVGPalette.name) }
    if !details.isEmpty { add(details, size: Self.detailsSize, SVGPalette.details) }
    for note in notes { add(note.text, size: Self.detailsSize, note.paint) }
  }

  /// Returns the scale of the text for the width of a picture.
  static func scale(ofWidth width: Double) -> Double { max(1, width / 1_200) }

  /// Returns the scale, at most `scale`, at which the headings of several pictures fit without being shortened, down to comfortable text.
  static func scale(_ scale: Double, fitting headings: [(name: String, details: String, width: Double)])
    -> Double
  {
    var least = scale
    for heading in headings {
      for (text, size) in [(heading.name, nameSize), (heading.details, detailsSize)] {
        // A little less, so that rounding does not make a text smaller than the others.
        let room = 0.999 * (heading.width - 2 * LabelFit.margin)
        least = min(least, room / (LabelFit.ems(text.onOneLine) * size + 2 * margin))
      }
    }
    return max(least, LabelFit.comfortableSize / detailsSize)
  }

  private static let nameSize = 16.0
  private static let detailsSize = 11.0
  private static let margin = 9.0
  /// The space above the first line and below the last, in points.
  private static let space = 8.0
  /// The line height divided by the font size.
  private static let leading = 1.3

  /// The height in points; 0 if no line fits.
  var height: Double {
    guard !lines.isEmpty else { return 0 }
    let text = lines.reduce(0) { $0 + $1.fullSize * Self.leading }
    return (text + 2 * Self.space * scale).rounded(.up)
  }

  func draw(at corner: Point, on canvas: SVGCanvas) {
    var y = corner.y + Self.space * scale
    for line in lines {
      y += line.fullSize * Self.leading
      canvas.draw(
        line.text, x: corner.x + (Self.margin + LabelFit.margin) * scale, y: y - 0.3 * line.fullSize,
        size: line.size, anchor: "start", line.paint)
    }
  }

  /// Returns the environment in words, such as `iphone-16, landscape · state full · 852 × 393`.
  static func details(
    _ environment: Environment, state: String?, withDevice: Bool = true, withSystem: Bool = false,
    withTextSize: Bool = false
  ) -> String {
    var parts: [String] = []
    if withDevice, environment.device != nil { parts.append(device(environment)) }
    if withSystem { parts.append(environment.system.name) }
    if withTextSize { parts.append(environment.preferredContentSizeCategory) }
    if let state { parts.append("state \(state)") }
    parts.append(size(environment))
    return parts.joined(separator: " · ")
  }

  /// Returns the device and, if it is in landscape, its orientation; the size without a device.
  static func device(_ environment: Environment) -> String {
    guard let device = environment.device else { return size(environment) }
    let isTurned =
      [.phone, .pad].contains(environment.userInterfaceIdiom)
      && environment.container.width > environment.container.height
    return isTurned ? "\(device), landscape" : device
  }

  private static func size(_ environment: Environment) -> String {
    let size = environment.container
    return "\(decimalText(size.width)) × \(decimalText(size.height))"
  }
}
