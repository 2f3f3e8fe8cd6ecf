import LayoutCompiler
import LayoutReader
import LayoutText

/// Draws pictures as PNG, with the first program for that which is installed.
struct PNGConverter {
  static let format = "png"
  static let summary =
    "a picture as PNG, two pixels for each point, drawn by rsvg-convert, resvg, inkscape or Chromium if one of them is installed"

  private enum Kind: CaseIterable {
    case rsvg, resvg, inkscape, chromium

    var names: [String] {
      switch self {
      case .rsvg: ["rsvg-convert"]
      case .resvg: ["resvg"]
      case .inkscape: ["inkscape"]
      case .chromium: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
      }
    }
  }

  /// The path of the program.
  let program: String
  private let kind: Kind

  /// - Returns: `nil` if no such program is installed.
  static func installed() -> PNGConverter? {
    for kind in Kind.allCases {
      if let program = kind.names.lazy.compactMap(Platform.programPath).first {
        return PNGConverter(program: program, kind: kind)
      }
    }
    return nil
  }

  /// Returns the picture of an SVG. Throws if the program fails, takes too long, or draws too much.
  func png(of svg: [UInt8]) throws(UsageError) -> [UInt8] {
    let png =
      switch kind {
      case .rsvg: try run(["--unlimited", "--zoom", "2"], input: svg)
      case .resvg: try run(["--zoom", "2", "-", "-c"], input: svg)
      case .inkscape:
        try run(["--pipe", "--export-type=png", "--export-dpi=192", "--export-filename=-"], input: svg)
      case .chromium: try screenshot(of: svg)
      }
    guard png.starts(with: [0x89, 0x50, 0x4E, 0x47]) else {
      throw UsageError(message: "\(shownName(program)) wrote something else than a png")
    }
    return png
  }

  private func run(_ arguments: [String], input: [UInt8] = []) throws(UsageError) -> [UInt8] {
    let limit = 1 << 30
    guard
      let run = Platform.run([program] + arguments, input: input, seconds: 120, limit: limit, takesAll: true)
    else { throw UsageError(message: "cannot start \(shownName(program))") }
    guard run.status == 0 else {
      let said = String(decoding: run.messages.prefix(2_000), as: UTF8.self)
      let reason = said.split(whereSeparator: \.isNewline).last.map { ": \(shownText(String($0)))" } ?? ""
      let ending = run.isCutShort ? "took too long, or drew too much" : "failed"
      throw UsageError(message: "\(shownName(program)) \(ending)\(reason)", help: ["write an svg instead"])
    }
    return run.output
  }

  // MARK: Chromium, which reads and writes files

  private static let files = ["picture.svg", "picture.png"]
  private static let folder = Platform.makePrivateFolder(for: files)

  private func screenshot(of svg: [UInt8]) throws(UsageError) -> [UInt8] {
    guard let folder = Self.folder else { throw UsageError(message: "cannot make a temporary folder") }
    let (source, target) = ("\(folder)/\(Self.files[0])", "\(folder)/\(Self.files[1])")
    defer { Platform.deletePrivateFolder() }
    if let problem = Platform.createFolder(ofFile: source)
      ?? OutputFile.write(to: source, { $0.write(bytes: svg) })?.text
    {
      throw UsageError(message: problem)
    }
    // Without a sandbox, because it does not start as root and in containers; the SVG has no scripts.
    _ = try run([
      "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=2",
      "--window-size=\(Self.size(of: svg))", "--screenshot=\(target)", "file://\(source)",
    ])
    do throws(InputError) {
      return try Platform.readAll(path: target, limit: 1 << 30)
    } catch {
      throw UsageError(message: "\(shownName(program)) wrote no picture: \(error.text)")
    }
  }

  /// The width and height that the SVG begins with, in whole points.
  private static func size(of svg: [UInt8]) -> String {
    let head = String(decoding: svg.prefix(500), as: UTF8.self)
    func length(_ name: String) -> Int {
      guard let range = head.firstRange(of: " \(name)=\"") else { return 0 }
      return Int((parseNumber(String(head[range.upperBound...].prefix { $0 != "\"" })) ?? 0).rounded(.up))
    }
    return "\(length("width")),\(length("height"))"
  }
}
