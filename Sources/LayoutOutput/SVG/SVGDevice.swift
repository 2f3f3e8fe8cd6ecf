import LayoutSpec
import LayoutText

/// Draws a generic outline of a device around its screen.
struct SVGDevice {
  let environment: Environment
  /// The collection view's bounds in the content's coordinates, in points.
  let screen: Rect
  private let bezel: Double
  private let radius: Double
  /// The height of the body above and below the screen beyond the bezel: room for a home button.
  private let chin: Double

  init(_ environment: Environment, screen: Rect) {
    self.environment = environment
    self.screen = screen
    let safeArea = environment.safeArea
    // Devices with a home indicator have screens with round corners.
    let isRound = safeArea.bottom - environment.bars.bottom > 0
    let corner: Double
    (bezel, corner) =
      switch environment.userInterfaceIdiom {
      case .phone: (11, isRound ? 44 : 5)
      case .pad: (18, isRound ? 20 : 4)
      case .tv: (9, 3)
      case .mac: (4, 10)
      case .vision: (4, 36)
      }
    let hasHomeButton =
      !isRound && environment.device != nil && [.phone, .pad].contains(environment.userInterfaceIdiom)
    chin = hasHomeButton ? 42 : 0
    radius = min(corner, min(screen.width, screen.height) / 4)
  }

  private var isTurned: Bool { environment.container.width > environment.container.height }

  var body: Rect {
    let (across, down) = isTurned ? (bezel + chin, bezel) : (bezel, bezel + chin)
    return Rect(
      x: screen.x - across, y: screen.y - down, width: screen.width + 2 * across,
      height: screen.height + 2 * down)
  }

  /// The body with a margin.
  var bounds: Rect { Rect(x: body.x - 8, y: body.y - 8, width: body.width + 16, height: body.height + 16) }

  /// Draws the outline and the empty screen, and writes the clip path of the screen.
  func drawBody(on canvas: SVGCanvas) {
    // Half of the line width.
    let line = 0.75
    canvas.draw(body.shrunk(by: line), radius: (chin > 0 ? 36 : radius + bezel) - line, SVGPalette.device)
    if chin > 0 {
      let room = chin + bezel
      let middle =
        isTurned
        ? Point(x: body.x + body.width - room / 2, y: screen.y + screen.height / 2)
        : Point(x: screen.x + screen.width / 2, y: body.y + body.height - room / 2)
      canvas.draw(
        Rect(x: middle.x - 17, y: middle.y - 17, width: 34, height: 34), radius: 17, SVGPalette.homeButton)
    }
    canvas.draw(screen, radius: radius, SVGPalette.screen)
    canvas.sink.write("<clipPath id=\"")
    canvas.write(pictureID: "screen")
    canvas.sink.write("\"><rect")
    canvas.frame(screen)
    canvas.number(" rx=\"", radius)
    canvas.sink.write("/></clipPath>\n")
  }

  /// Draws a dashed line at each edge of the safe area.
  func drawSafeArea(on canvas: SVGCanvas) {
    var insets = environment.safeArea
    guard insets != .zero else { return }
    if environment.layoutDirection == .rtl { swap(&insets.leading, &insets.trailing) }
    let safe = screen.inset(by: insets)
    canvas.sink.write("<path")
    canvas.sink.write(" d=\"")
    func line(from x: Double, _ y: Double, _ direction: StaticString, _ length: Double) {
      canvas.number("M", x, closing: false)
      canvas.number(" ", y, closing: false)
      canvas.number(direction, length, closing: false)
    }
    if insets.top != 0 { line(from: screen.x, safe.y, "h", screen.width) }
    if insets.bottom != 0 { line(from: screen.x, safe.y + safe.height, "h", screen.width) }
    if insets.leading != 0 { line(from: safe.x, screen.y, "v", screen.height) }
    if insets.trailing != 0 { line(from: safe.x + safe.width, screen.y, "v", screen.height) }
    canvas.sink.write("\"")
    canvas.write(SVGPalette.safeArea)
    canvas.sink.write("><title>safe area</title></path>\n")
  }
}
