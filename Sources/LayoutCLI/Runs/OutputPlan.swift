import LayoutCompiler
import LayoutSpec
import LayoutText

/// Where the outputs of a run go: each to a path of its own, or the only one to standard output.
struct OutputPlan {
  private let path: String?
  private let template: OutputTemplate?

  /// - Parameter variations: what there will be an output for.
  ///   They go into one output where that is a contact sheet.
  init(_ arguments: ParsedArguments, _ variations: [Variation]) throws(UsageError) {
    path = arguments.value(.output)
    let isFile = path.map { $0 != "-" && !$0.hasPrefix("/dev/") } ?? false
    if let path, isFile { template = try OutputTemplate(path) } else { template = nil }
    if arguments.has(.sheet) {
      guard template?.tellsApart != true else {
        throw UsageError(
          message: "a contact sheet is one file; of the words in --output only {name} has a meaning")
      }
      return
    }
    guard variations.count > 1, template?.hasWords != true else { return }
    throw UsageError(
      message: "\(variations.count) outputs would go to \(isFile ? "one file" : "standard output")",
      help: ["name a file for each: --output 'out/{name}-{device}-{orientation}-{state}.json'"])
  }

  /// The path of each output; nil for standard output. None is one of the files that were read.
  ///
  /// - Parameters:
  ///   - spec: the path of the spec.
  ///   - sources: what was read.
  ///   - name: the name that the spec gives itself.
  ///   - outputs: each with the environment that it is solved for.
  func paths(
    spec: String, name: String?, sources: SourceSet,
    _ outputs: [(variation: Variation, environment: Environment)]
  ) throws(UsageError) -> [String?] {
    guard let template else { return outputs.map { _ in path } }
    let paths = outputs.map { output in
      template.path(
        OutputTemplate.Labels(
          name: name.flatMap(OutputTemplate.usable) ?? Self.stem(spec),
          device: Self.device(output.variation, output.environment),
          orientation: Self.orientation(output.variation, output.environment),
          state: output.variation.state ?? "default"))
    }
    var seen: Set<String> = []
    if let double = paths.first(where: { !seen.insert($0).inserted }) {
      throw UsageError(
        message: "two outputs would go to \(double)",
        help: ["let --output tell them apart: {name}, {device}, {orientation}, {state}"])
    }
    for path in paths { try protect(sources, of: spec, from: path) }
    return paths
  }

  private func protect(_ sources: SourceSet, of spec: String, from output: String) throws(UsageError) {
    for (index, source) in sources.files.enumerated() {
      let input = index == 0 ? spec : source.name
      guard Platform.isSameFile(input: input == "<stdin>" ? "-" : input, output: output) else { continue }
      let what = index == 0 ? "the spec itself" : "a file that is read"
      throw UsageError(message: "the output is \(what): \(output)", help: ["write to another file"])
    }
  }

  /// The device's name, else the bounds.
  private static func device(_ variation: Variation, _ environment: Environment) -> String {
    if let name = variation.device ?? environment.device { return name }
    let size = environment.container
    return "\(Int(size.width.rounded()))x\(Int(size.height.rounded()))"
  }

  /// How the device is held, else which side of the bounds is longer.
  private static func orientation(_ variation: Variation, _ environment: Environment) -> String {
    if let orientation = variation.orientation { return orientation.rawValue }
    return environment.container.width > environment.container.height ? "landscape" : "portrait"
  }

  /// A file's name without folders and its ending.
  private static func stem(_ path: String) -> String {
    guard path != "-" else { return "stdin" }
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return String(name) }
    return String(name[..<dot])
  }
}
