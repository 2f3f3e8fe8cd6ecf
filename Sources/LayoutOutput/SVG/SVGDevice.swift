import LayoutSpec
import LayoutText

/// The outline of a device around its screen: a shape that no maker owns.
struct SVGDevice {
  let environment: Environment
  /// The collection view's bounds in the content's coordinates.
  let screen: Rect
  private let bezel: Double
  private let radius: Double

  init(_ environment: Environment, screen: Rect) {
    self.environment = environment
    self.screen = screen
    let safeArea = environment.safeArea
    // What has an indicator instead of a button has a screen with round corners.
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
    radius = min(corner, min(screen.width, screen.height) / 4)
  }

  /// The device's own box.
  var body: Rect {
    Rect(
      x: screen.x - bezel, y: screen.y - bezel, width: screen.width + 2 * bezel,
      height: screen.height + 2 * bezel)
  }

  /// The device with some room around it.
  var bounds: Rect { Rect(x: body.x - 8, y: body.y - 8, width: body.width + 16, height: body.height + 16) }

  /// Draws the outline and the empty screen, and writes what cuts the content to the screen.
  func drawBody(on canvas: SVGCanvas) {
    // Half of the line stands on either side of its path.
    let line = 0.75
    let outer = Rect(
      x: body.x + line, y: body.y + line, width: body.width - 2 * line, height: body.height - 2 * line)
    canvas.draw(outer, radius: radius + bezel - line, SVGPalette.device)
    canvas.draw(screen, radius: radius, SVGPalette.screen)
    canvas.sink.write("<clipPath id=\"")
    canvas.write(pictureID: "screen")
    canvas.sink.write("\"><rect")
    canvas.frame(screen)
    canvas.number(" rx=\"", radius)
    canvas.sink.write("/></clipPath>\n")
  }

  /// Draws a dashed line where the safe area ends, at each side that has one.
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
