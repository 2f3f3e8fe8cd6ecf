import LayoutCompiler
import LayoutResolver
import LayoutSpec
import LayoutText
import LayoutUpdates

/// Where the outputs of a run go: each to a path of its own, or a single one to standard output.
struct OutputPlan {
  /// A spec and its outputs.
  struct Source {
    let path: String
    /// The name that the spec gives itself.
    let name: String?
    /// The spec and the files that it includes.
    let sources: SourceSet
    /// The files of its project that layout code takes something from.
    var projectFiles: [String] = []
    var outputs: [(variation: Variation, environment: Environment)]
  }

  private let path: String?
  private let template: OutputTemplate?
  /// The extension of suggested paths.
  private let ending: String

  /// - Parameter ending: the extension of the format, without the dot.
  init(_ arguments: ParsedArguments, ending: String) throws(UsageError) {
    path = arguments.value(.output)
    self.ending = ending
    let isFile = path.map { $0 != "-" && !$0.hasPrefix("/dev/") } ?? false
    if let path, isFile { template = try OutputTemplate(path) } else { template = nil }
    if arguments.has(.sheet), template?.tellsApart == true {
      throw UsageError(
        message: "a contact sheet is one file; of the words in --output only {file} and {name} have a meaning"
      )
    }
  }

  /// The path of each output, spec by spec; `nil` for standard output. No two paths are the same, and none is a file that was read.
  ///
  /// - Parameters:
  ///   - others: other specs that were read.
  ///   - files: the files that were read.
  func paths(
    _ specs: [Source], beside others: [Source] = [], protecting files: FilesInUse
  ) throws(UsageError) -> [[String?]] {
    let labels = specs.map { spec in spec.outputs.map { Self.labels($0.variation, $0.environment, of: spec) }
    }
    let count = labels.reduce(0) { $0 + $1.count }
    if count > 1, template?.hasWords != true {
      throw UsageError(
        message: "\(count) outputs would go to \(template == nil ? "standard output" : "one file")",
        help: help(labels, "name a file for each: --output"))
    }
    guard let template else { return labels.map { $0.map { _ in path } } }
    let inputs = Set((specs + others).compactMap { FilesInUse.identity(of: $0.path) })
    var seen: Set<String> = []
    return try labels.map { ofSpec throws(UsageError) in
      try ofSpec.map { label throws(UsageError) in
        let path = template.path(label)
        guard seen.insert(path).inserted else {
          throw UsageError(
            message: "two outputs would go to \(path)", help: help(labels, "let --output tell them apart:"))
        }
        try files.protect(from: path, specs: inputs)
        return path
      }
    }
  }

  /// Advice for when several outputs would go to the same place.
  private func help(_ labels: [[OutputTemplate.Labels]], _ advice: String) -> [String] {
    if let path = Self.suggestion(labels, ending) { return ["\(advice) '\(path)'"] }
    let isTwice = labels.contains { Set($0).count < $0.count }
    if isTwice { return ["a device, orientation, system or state is named twice"] }
    return [
      "\(labels.count == 1 ? "two of them" : "the specs") have one name in a path: build them one by one"
    ]
  }

  /// A path template that gives every output its own path, with as few words as possible; `nil` if there is none.
  private static func suggestion(_ labels: [[OutputTemplate.Labels]], _ ending: String) -> String? {
    let varying = OutputTemplate.words.filter { word in
      labels.contains { Set($0.map { $0[keyPath: word.label] }).count > 1 }
    }
    for first in [["file"], ["file", "name"]] {
      for count in 0...varying.count {
        let words = first + varying.prefix(count).map(\.name)
        let path = "out/\(words.map { "{\($0)}" }.joined(separator: "-")).\(ending)"
        guard let template = try? OutputTemplate(path) else { continue }
        let paths = labels.joined().map(template.path)
        if Set(paths).count == paths.count { return path }
      }
    }
    return nil
  }

  private static func labels(
    _ variation: Variation, _ environment: Environment, of spec: Source
  ) -> OutputTemplate.Labels {
    let file = OutputTemplate.fileName(ofSpec: spec.path)
    return OutputTemplate.Labels(
      file: file, name: spec.name.flatMap(OutputTemplate.usable) ?? file,
      device: variation.device ?? environment.device ?? JSONFrames.bounds(environment.container),
      orientation: (variation.orientation ?? DeviceOrientation(environment.container)).rawValue,
      system: environment.system.name, textSize: environment.preferredContentSizeCategory,
      state: FramesFolder.word(ofState: variation.state))
  }
}
