import LayoutCompiler
import LayoutDiagnostics
import LayoutText

/// The formats that `--format` asks for, and the file of each. The option may be given several times.
struct FindingsPlan {
  /// A format and the file it goes to; `nil` for standard output.
  struct Output {
    let format: FindingsFormat
    let path: String?
  }

  /// The format for standard output; text by default.
  let standard: FindingsFormat
  let files: [Output]
  /// True if standard output counts the findings of each rule instead of listing them.
  let isStatistics: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    var standard: FindingsFormat?
    var files: [Output] = []
    for text in arguments.values(.findingsFormat) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let format = FindingsFormat(rawValue: parts[0]) else {
        let names = FindingsFormat.allCases.map(\.rawValue)
        var error = arguments.invalid(
          .findingsFormat, text, "one of \(names.joined(separator: ", ")), with =FILE behind it or not")
        error.help = didYouMean(parts[0], among: names)
        throw error
      }
      guard parts.count == 2, parts[1] != "-" else {
        if let standard {
          throw UsageError(
            message:
              "the formats \(standard.rawValue) and \(format.rawValue) would both go to standard output",
            help: ["give one of them a file: --format \(format.rawValue)=FILE"])
        }
        standard = format
        continue
      }
      if parts[1].isEmpty { throw arguments.invalid(.findingsFormat, text, "FORMAT=FILE") }
      if files.contains(where: { Platform.isSameOutput($0.path ?? "-", parts[1]) }) {
        throw UsageError(message: "two formats would go to \(shownName(parts[1]))")
      }
      files.append(Output(format: format, path: parts[1]))
    }
    isStatistics = arguments.has(.statistics)
    if isStatistics, let standard, standard != .text {
      throw UsageError(
        message: "option '--statistics' writes text, but the format is \(standard.rawValue)",
        help: ["give the format a file: --format \(standard.rawValue)=FILE"])
    }
    self.standard = standard ?? .text
    self.files = files
  }

  /// True if any format shows fixes, or how many there are.
  var wantsFixes: Bool { ([standard] + files.map(\.format)).contains { $0 != .short } }

  /// Throws if an output would replace a spec that is linted.
  func protect(_ targets: [SpecTarget]) throws(UsageError) {
    for output in files {
      guard let path = output.path else { continue }
      for target in targets where Platform.isSameFile(input: target.path, output: path) {
        throw UsageError(
          message: "the output is a spec that is linted: \(shownName(path))", help: ["write to another file"])
      }
    }
  }
}
