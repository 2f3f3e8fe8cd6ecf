import LayoutCompiler
import LayoutText

/// The file of `--depfile`: a rule of make for each spec, by which its outputs are made again when it, or a file that it was built with,
/// has changed.
struct Depfile {
  let path: String

  /// Nil where none is asked for.
  init?(_ arguments: ParsedArguments) throws(UsageError) {
    guard let path = arguments.value(.depfile) else { return nil }
    guard !path.isEmpty, path != "-", !path.hasPrefix("/dev/") else {
      throw arguments.invalid(.depfile, path, "the path of a file")
    }
    guard let output = arguments.value(.output), output != "-", !output.hasPrefix("/dev/") else {
      throw UsageError(
        message: "option '--depfile' tells what files hang on, but the output is no file",
        help: ["name one with --output"])
    }
    self.path = path
  }

  /// Refuses to write the file over another one of the run, and paths that make cannot read.
  func check(_ outputs: [[String?]], of sources: [OutputPlan.Source]) throws(UsageError) {
    try ReadFiles(sources).protect(from: path)
    for output in outputs.joined() where output.map({ Platform.isSameOutput($0, path) }) ?? false {
      throw UsageError(message: "an output would go to the file of '--depfile': \(path)")
    }
    let names = outputs.joined().compactMap(\.self) + sources.flatMap(Self.inputs)
    // Of these make reads some as its own signs even behind a backslash.
    let unreadable: [Unicode.Scalar] = ["\n", "\r", ":", ";", "|", "%", "="]
    if let name = names.first(where: { $0.unicodeScalars.contains(where: unreadable.contains) }) {
      throw UsageError(
        message:
          "option '--depfile' cannot name \(shownName(name)): make does not read line breaks and : ; | % = in names"
      )
    }
  }

  /// Writes the rules. Every file that is read is a target, too, by itself: else make would stop where one of them is gone that is not
  /// needed any more.
  func write(_ outputs: [[String?]], of sources: [OutputPlan.Source], to sink: ByteSink) {
    var seen: Set<String> = []
    for (outputs, source) in zip(outputs, sources) where !outputs.isEmpty {
      let inputs = Self.inputs(source)
      let targets = outputs.compactMap { $0.map(Self.escaped) }.joined(separator: " ")
      sink.write(text: "\(targets):\(inputs.map { " \(Self.escaped($0))" }.joined())\n")
      for input in inputs where seen.insert(input).inserted { sink.write(text: "\(Self.escaped(input)):\n") }
    }
  }

  /// The files that a spec was built with: itself, what it includes, data and configuration.
  private static func inputs(_ source: OutputPlan.Source) -> [String] {
    let files = source.sources.files
    return files.indices.map { $0 == 0 ? source.path : files[$0].name }
      .filter { $0 != "-" && $0 != SpecInput.name("-") }
  }

  /// A path as make and ninja read it: a blank, and backslashes before it, behind a backslash each, `#` likewise, `$` twice.
  static func escaped(_ path: String) -> String {
    var result = ""
    var backslashes = 0
    for scalar in path.unicodeScalars {
      switch scalar {
      case " ", "\t", "#":
        result += String(repeating: "\\", count: backslashes + 1)
      case "$":
        result += "$"
      default: break
      }
      backslashes = scalar == "\\" ? backslashes + 1 : 0
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
