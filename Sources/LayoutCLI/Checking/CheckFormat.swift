import LayoutCompiler

/// The output formats of `layoutc check`.
enum CheckFormat: String, CaseIterable {
  case text
  case json
  case github
  case junit
  /// A picture of each layout that changed.
  case svg
  /// One page with all of these pictures.
  case html

  var summary: String {
    switch self {
    case .text: "sentences"
    case .json: "one object, for programs"
    case .github: "annotations of a GitHub workflow"
    case .junit: "test results, as Jenkins and GitLab read them"
    case .svg: "a picture of each layout that changed: where elements are, and where they were"
    case .html: "one page with all of these pictures"
    }
  }

  /// The format of `--format`, or of the output file's extension, or text.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    let ending = arguments.outputEnding
    let asked = try arguments.word(.checkFormat, Self.allCases.map(\.rawValue))
    self = asked.flatMap(Self.init) ?? (ending == "xml" ? .junit : Self(rawValue: ending) ?? .text)
    if arguments.has(.update), arguments.has(.output) {
      throw UsageError(
        message:
          "option '--update' writes frames into the folder of '--against', and '--output' another file",
        help: ["leave one of them out"])
    }
    if self != .text, arguments.has(.update) {
      throw UsageError(
        message: "option '--update' writes frames, and stands beside the format \(rawValue)",
        help: ["leave one of them out"])
    }
  }
}
