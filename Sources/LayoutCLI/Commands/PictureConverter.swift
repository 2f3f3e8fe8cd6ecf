import LayoutCompiler
import LayoutText

/// A program of the system that converts an SVG to a PNG.
struct PictureConverter {
  /// Its path and arguments, with two pixels for each point, from standard input to standard output.
  private let words: [String]

  /// The arguments of known programs, the best first.
  private static let programs = [
    ["rsvg-convert", "--unlimited", "--zoom", "2", "--format", "png"],
    ["resvg", "--zoom", "2", "-", "-c"],
    ["inkscape", "--pipe", "--export-type=png", "--export-dpi=192", "--export-filename=-"],
  ]

  /// The names of known programs, as in a sentence.
  static let names =
    "\(programs.dropLast().map { $0[0] }.joined(separator: ", ")) or \(programs.last?[0] ?? "")"

  /// Finds the first known program in PATH; returns `nil` if there is none.
  init?() {
    for words in Self.programs {
      guard let path = Platform.programPath(words[0]) else { continue }
      self.words = [path] + words.dropFirst()
      return
    }
    return nil
  }

  /// Returns the PNG, or fails with a message.
  func png(of svg: [UInt8]) throws(UsageError) -> [UInt8] {
    let name = shownName(words[0])
    guard let run = Platform.run(words, input: svg, seconds: 120, limit: 1 << 30) else {
      throw UsageError(message: "cannot start \(name)")
    }
    if run.isCutShort {
      throw UsageError(message: "\(name) was stopped: it took over 2 minutes or wrote over 1 GB")
    }
    guard run.status == 0, run.output.starts(with: [0x89, 0x50, 0x4E, 0x47]) else {
      let messages = String(decoding: run.messages, as: UTF8.self).split(separator: "\n").prefix(5)
      throw UsageError(
        message: "\(name) made no png of the picture",
        help: messages.isEmpty ? [] : messages.map { "it says: \($0)" })
    }
    return run.output
  }
}

extension BuildCommand {
  /// Writes an output of a request, converted if its format needs it.
  func output(_ request: Request, to path: String?, _ body: (ByteSink) -> Void) throws(UsageError) -> ExitCode
  {
    guard let converter = request.converter else { return console.output(to: path, body) }
    let svg = ByteSink()
    body(svg)
    let png = try converter.png(of: svg.bytes)
    return console.output(to: path) { $0.write(bytes: png) }
  }
}
