import LayoutCompiler
import LayoutDiagnostics

/// The path of `--output`, with words in braces such as `{device}`.
struct OutputTemplate {
  /// What the words in braces stand for in one output.
  struct Labels: Hashable {
    var file: String
    var name: String
    var device: String
    var orientation: String
    var system: String
    var textSize: String
    var state: String
  }

  private enum Part {
    case text(String)
    case label(KeyPath<Labels, String> & Sendable)
  }

  static let words: [(name: String, label: KeyPath<Labels, String> & Sendable)] = [
    ("file", \.file), ("name", \.name), ("device", \.device), ("orientation", \.orientation),
    ("system", \.system), ("textSize", \.textSize), ("state", \.state),
  ]

  private let parts: [Part]

  var hasWords: Bool { !labels.isEmpty }

  /// True if the template has words that differ between outputs of one spec.
  var tellsApart: Bool { labels.contains { $0 != \.file && $0 != \.name } }

  private var labels: [KeyPath<Labels, String>] {
    parts.compactMap { if case .label(let label) = $0 { label } else { nil } }
  }

  init(_ text: String) throws(UsageError) {
    var parts: [Part] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      guard let close = rest[open...].firstIndex(of: "}") else {
        throw UsageError(message: "option '--output' has '{' without '}' after it: '\(text)'")
      }
      let word = String(rest[rest.index(after: open)..<close])
      guard let label = Self.words.first(where: { $0.name == word })?.label else {
        let names = Self.words.map(\.name)
        throw UsageError(
          message: "option '--output' has '{\(word)}'; expected {\(names.joined(separator: "}, {"))}",
          help: didYouMean(nearestWord(to: word, among: names).map { "{\($0)}" }))
      }
      parts += [.text(String(rest[..<open])), .label(label)]
      rest = rest[rest.index(after: close)...]
    }
    self.parts = parts + [.text(String(rest))]
  }

  /// The path of one output.
  func path(_ labels: Labels) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .label(let label): Self.fileSafe(labels[keyPath: label])
      }
    }.joined()
  }

  /// The name of a spec's file without folders and extensions: `shelf` for `Specs/shelf.layout.yaml`.
  static func fileName(ofSpec path: String) -> String {
    guard path != "-" else { return "stdin" }
    var name = path.split(separator: "/").last ?? ""
    for ending in [".yaml", ".yml", ".json", ".swift", ".layout"]
    where name.hasSuffix(ending) && name.count > ending.count { name.removeLast(ending.count) }
    return String(name)
  }

  /// Text made safe as a part of a file name: letters, digits, `.`, `_` and `-` stay, and every run of other characters becomes one `-`.
  static func fileSafe(_ text: String) -> String { usable(text) ?? "unnamed" }

  /// The same as `fileSafe`, but `nil` if nothing of the text can stay.
  static func usable(_ text: String) -> String? {
    var result = ""
    for character in text {
      if character.isLetter || character.isNumber || "._-".contains(character) {
        result.append(character)
      } else if !result.hasSuffix("-") {
        result.append("-")
      }
    }
    // A leading dot would hide the file, or lead out of its folder.
    let trimmed = result.drop { $0 == "." || $0 == "-" }
    return trimmed.isEmpty ? nil : String(trimmed.prefix(100))
  }
}

extension ParsedArguments {
  /// The path of `--output` for a command that always writes one output; `nil` for standard output.
  func singleOutput() throws(UsageError) -> String? {
    let path = value(.output)
    if let path, let template = try? OutputTemplate(path), template.hasWords {
      throw UsageError(
        message:
          "option '--output' has words in braces, which tell several outputs apart; this is one: \(path)")
    }
    return path
  }

  /// Throws if the extension of the output file is that of a picture which only `build` or another program writes: the file would have
  /// sentences in it.
  func refusePictures() throws(UsageError) {
    let formats = ["png", "jpg", "jpeg", "webp", "gif", "tiff", "avif", "pdf", "ps", "eps"]
    guard formats.contains(outputEnding) else { return }
    throw UsageError(
      message: outputEnding == PNGConverter.format
        ? "only build writes a png" : "layoutc writes no \(outputEnding)",
      help: ["write an svg or html, or name what to write with --format"])
  }

  /// The extension of the output file in lower case; empty without one.
  var outputEnding: String {
    let name = value(.output)?.split(separator: "/").last ?? ""
    return name.lastIndex(of: ".").map { name[$0...].dropFirst().lowercased() } ?? ""
  }
}
