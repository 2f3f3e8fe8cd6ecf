import LayoutCompiler
import LayoutText

/// The file that `--depfile` writes: for each spec, a make rule that rebuilds its outputs when the spec or a file it uses has changed.
struct Depfile {
  let path: String

  /// `nil` without the option.
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

  /// Throws if the file would replace another file of the run, or if make cannot read one of the paths.
  func check(
    _ outputs: [[String?]], of sources: [OutputPlan.Source], protecting files: FilesInUse
  ) throws(UsageError) {
    try files.protect(from: path, specs: Set(sources.compactMap { FilesInUse.identity(of: $0.path) }))
    for output in outputs.joined() where output.map({ Platform.isSameOutput($0, path) }) ?? false {
      throw UsageError(message: "an output would go to the file of '--depfile': \(path)")
    }
    let names = outputs.joined().compactMap(\.self) + sources.flatMap(Self.inputs)
    // To make, some of these characters are special even after a backslash.
    let unreadable: [Unicode.Scalar] = ["\n", "\r", ":", ";", "|", "%", "="]
    if let name = names.first(where: { $0.unicodeScalars.contains(where: unreadable.contains) }) {
      throw UsageError(
        message:
          "option '--depfile' cannot name \(shownName(name)): make does not read line breaks and : ; | % = in names"
      )
    }
  }

  /// Writes the rules. Every input is also a target without prerequisites; otherwise, make would stop once an input that is no longer
  /// needed is deleted.
  func write(_ outputs: [[String?]], of sources: [OutputPlan.Source], to sink: ByteSink) {
    var seen: Set<String> = []
    for (outputs, source) in zip(outputs, sources) where !outputs.isEmpty {
      let inputs = Self.inputs(source)
      let targets = outputs.compactMap { $0.map(Self.escaped) }.joined(separator: " ")
      sink.write(text: "\(targets):\(inputs.map { " \(Self.escaped($0))" }.joined())\n")
      for input in inputs where seen.insert(input).inserted { sink.write(text: "\(Self.escaped(input)):\n") }
    }
  }

  /// The files that a spec was built from: the spec itself, its includes, data and configuration, and the files of its project.
  private static func inputs(_ source: OutputPlan.Source) -> [String] {
    let files = source.sources.files
    return (files.indices.map { $0 == 0 ? source.path : files[$0].name } + source.projectFiles)
      .filter { $0 != "-" && $0 != SourceFile.standardInput }
  }

  /// A path as make and ninja read it: a backslash escapes each space, each `#` and any backslash before them, and `$` is doubled.
  static func escaped(_ path: String) -> String {
    var result = ""
    var backslashes = 0
    for scalar in path.unicodeScalars {
      switch scalar {
      case " ", "\t", "#": result += String(repeating: "\\", count: backslashes + 1)
      case "$": result += "$"
      default: break
      }
      backslashes = scalar == "\\" ? backslashes + 1 : 0
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
