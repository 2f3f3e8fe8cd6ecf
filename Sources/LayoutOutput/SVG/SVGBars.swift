import LayoutSpec

/// Draws the system's bars over a screen if the safe area has room for them: status bar, navigation bar, tab
/// bar, home indicator and camera side.
struct SVGBars {
  private let environment: Environment
  private let screen: Rect
  /// The title of the navigation bar.
  private let title: String
  private let canvas: SVGCanvas

  init(_ device: SVGDevice, title: String, on canvas: SVGCanvas) {
    environment = device.environment
    screen = device.screen
    self.title = title
    self.canvas = canvas
  }

  private var isRightToLeft: Bool { environment.layoutDirection == .rtl }
  /// The height of the status bar, in points.
  private var statusHeight: Double { environment.safeArea.top - environment.bars.top }
  private var hasSystemBars: Bool { [.phone, .pad].contains(environment.userInterfaceIdiom) }

  func draw() {
    drawTopBars()
    drawBottomBars()
    drawReservedSide()
    guard hasSystemBars else { return }
    drawCutout()
    if statusHeight >= 20 { drawStatusBar() }
    if environment.safeArea.bottom - environment.bars.bottom >= 13 { drawHomeIndicator() }
  }

  /// The width of the bars' contents inside the safe area, in points.
  private var width: Double {
    max(0, screen.width - environment.safeArea.leading - environment.safeArea.trailing)
  }

  /// Returns the x of a place at a distance from the leading edge of the safe area.
  private func x(_ distance: Double) -> Double {
    let inset = environment.safeArea.leading + distance
    return isRightToLeft ? screen.x + screen.width - inset : screen.x + inset
  }

  /// Draws the time and the battery, on both sides of a cutout if the bar is high.
  private func drawStatusBar() {
    let isHigh = statusHeight >= 40
    let y = screen.y + statusHeight * (isHigh ? 0.55 : 0.5)
    let ear = isHigh ? width * 0.16 : 34
    let size = isHigh ? 15.0 : 11.0
    canvas.draw("9:41", x: x(ear), y: y + 0.35 * size, size: size, anchor: "middle", SVGPalette.glyph)
    let length = isHigh ? 24.0 : 20.0
    drawBattery(x: x(width - ear), y: y, length: length)
    // Four bars of the signal, before the battery.
    for place in 0..<4 {
      let height = Double(place + 1) * length / 8
      let bar = width - ear - length * 1.4 + Double(place) * 4.5
      canvas.draw(
        Rect(x: x(bar) - 1.5, y: y + length / 4 - height, width: 3, height: height), radius: 1,
        SVGPalette.glyph)
    }
  }

  /// Draws the island of a phone, or its notch if its safe area is lower: at the top, in landscape at the left.
  private func drawCutout() {
    let safeArea = environment.safeArea
    let isTurned = statusHeight <= 0
    let depth = isTurned ? min(safeArea.leading, safeArea.trailing) : statusHeight
    guard environment.userInterfaceIdiom == .phone, environment.reservedSide == nil, depth >= 44 else {
      return
    }
    let hasIsland = depth >= 54
    let (start, thickness, length) = hasIsland ? (11.0, 36.0, 124.0) : (-20.0, 50.0, 164.0)
    let side = isTurned ? screen.height : screen.width
    let cutout =
      isTurned
      ? Rect(x: screen.x + start, y: screen.y + (side - length) / 2, width: thickness, height: length)
      : Rect(x: screen.x + (side - length) / 2, y: screen.y + start, width: length, height: thickness)
    canvas.draw(cutout, radius: hasIsland ? 18 : 20, SVGPalette.cutout)
  }

  private func drawBattery(x: Double, y: Double, length: Double) {
    let battery = Rect(x: x - length / 2, y: y - length / 4, width: length, height: length / 2)
    canvas.draw(battery, radius: 3.5, SVGPalette.glyphLine)
    canvas.draw(battery.shrunk(by: 2), radius: 2, SVGPalette.glyph)
  }

  /// Draws the camera at the reserved side and, if there is no status bar, the time and battery below it.
  private func drawReservedSide() {
    guard let side = environment.reservedSide else { return }
    let length = max(environment.safeArea.leading, environment.safeArea.trailing)
    let isLeft = (side == .leading) != isRightToLeft
    let start = isLeft ? screen.x : screen.x + screen.width - length
    canvas.draw(Rect(x: start, y: screen.y, width: length, height: screen.height), SVGPalette.reserved)
    let edge = isLeft ? start + length : start
    canvas.draw(path: [("M", edge), (" ", screen.y), ("v", screen.height)], SVGPalette.hairline)
    guard environment.userInterfaceIdiom == .phone, length >= 40 else { return }
    let (x, y) = (start + length / 2, screen.y + max(0, statusHeight) + 44)
    canvas.draw(Rect(x: x - 12, y: y - 12, width: 24, height: 24), radius: 12, SVGPalette.device)
    guard statusHeight < 20 else { return }
    canvas.draw("9:41", x: x, y: y + 45, size: 15, anchor: "middle", SVGPalette.glyph)
    drawBattery(x: x, y: y + 64, length: 24)
  }

  private func drawHomeIndicator() {
    let width = min(140, screen.width * 0.36)
    let end = screen.y + screen.height - (environment.userInterfaceIdiom == .phone ? 8 : 6)
    canvas.draw(
      Rect(x: screen.x + (screen.width - width) / 2, y: end - 5, width: width, height: 5), radius: 2.5,
      SVGPalette.glyph)
  }

  /// Draws the top bar with its search field and its title, which is either centered or large and leading.
  private func drawTopBars() {
    let bars = environment.bars
    guard bars.top > 0 else { return }
    let bottom = screen.y + environment.safeArea.top
    let end = bottom - bars.search
    canvas.draw(
      Rect(x: screen.x, y: screen.y, width: screen.width, height: environment.safeArea.top), SVGPalette.bar)
    hairline(at: bottom)
    if bars.search > 0 {
      let left = min(x(16), x(width - 16))
      canvas.draw(
        Rect(x: left, y: end + 8, width: max(0, width - 32), height: max(0, bars.search - 16)), radius: 10,
        SVGPalette.reserved)
    }
    guard bars.navigation > 0 else { return }
    let middle = end - bars.navigation / 2
    let isLarge = bars.hasLargeTitle
    let room = Extent(width: width - (isLarge ? 32 : 88), height: 60)
    guard let label = LabelFit(title, in: room, greatestSize: isLarge ? 32 : 17) else { return }
    canvas.draw(
      label.text, x: isLarge ? x(16) : x(width / 2),
      y: isLarge ? end - 14 : middle + 0.35 * label.fontSize, size: label.fontSize,
      anchor: isLarge ? (isRightToLeft ? "end" : "start") : "middle", SVGPalette.name)
  }

  /// Draws four icons of a tab bar and, above them, two icons of a toolbar.
  private func drawBottomBars() {
    let bars = environment.bars
    guard bars.bottom > 0 else { return }
    var start = screen.y + screen.height - environment.safeArea.bottom
    canvas.draw(
      Rect(x: screen.x, y: start, width: screen.width, height: environment.safeArea.bottom), SVGPalette.bar)
    hairline(at: start)
    if bars.toolbar > 0 {
      for middle in [x(27), x(width - 27)] {
        icon(at: middle, start + bars.toolbar / 2, radius: 11, SVGPalette.glyphLine)
      }
    }
    guard bars.tab > 0 else { return }
    start += bars.toolbar
    for place in 0..<4 {
      let middle = x(width * (Double(place) + 0.5) / 4)
      icon(at: middle, start + bars.tab / 2, radius: 6, place == 0 ? SVGPalette.tint : SVGPalette.glyphLine)
    }
  }

  private func icon(at x: Double, _ y: Double, radius: Double, _ paint: SVGPaint) {
    canvas.draw(Rect(x: x - 11, y: y - 11, width: 22, height: 22), radius: radius, paint)
  }

  private func hairline(at y: Double) {
    canvas.draw(path: [("M", screen.x), (" ", y), ("h", screen.width)], SVGPalette.hairline)
  }
}
