import LayoutCompiler
import LayoutDiagnostics
import LayoutOutput
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutText

/// `layoutc check`: compares layouts with recorded frames.
struct CheckCommand {
  let arguments: ParsedArguments
  let console: Console

  func run() throws(UsageError) -> ExitCode {
    guard let folder = arguments.value(.against), !folder.isEmpty else {
      throw UsageError(
        message: "check needs the folder of the frames to compare with", help: ["add --against DIR"])
    }
    guard !arguments.operands.isEmpty else {
      throw UsageError(message: "check takes specs, or folders of them")
    }
    let tolerance = try tolerance()
    let format = try CheckFormat(arguments)
    try arguments.protectSpec()
    let updates = arguments.has(.update)
    var options = try arguments.runOptions()
    options.isLinted = false
    let compiler = console.compiler(options)
    let targets = SpecTargets(arguments.operands).all
    var files = FramesFolder(
      folder, findsStale: !options.leavesOutLayouts, findsOrphans: targets.contains(where: \.isOfFolder))
    var report = CheckReport()
    var code = ExitCode.success
    var specs: [(path: String, spec: PreparedSpec?, places: [FramesFolder.Place])] = []
    for target in targets {
      let path = target.path
      // A spec that is named twice and cannot be read fails once.
      if report.failures.contains(where: { $0.path == path }) { continue }
      switch try prepared(target, compiler) {
      case nil: continue
      case .failure(let failure)?:
        code = max(code, console.end(failure))
        report.failures.append(FailedSpec(path: path, message: failure.message))
        specs.append((path, nil, []))
      case .success(var spec)?:
        spec.spreadOverStates()
        specs.append((path, spec, try files.claim(spec, path)))
      }
    }
    guard !specs.isEmpty else {
      console.complainOfNoSpec(in: arguments.operands)
      return .usage
    }
    for index in specs.indices {
      let (path, spec, places) = specs[index]
      // The memory of a solved spec is freed before the next one.
      specs[index].spec = nil
      guard let spec else { continue }
      let compiled = try compiler.compile(spec)
      console.report(compiled.diagnostics, of: compiled.sources, isBrief: true)
      guard let layouts = compiled.layouts, !compiled.hasErrors else {
        code = max(code, .findings)
        report.failures.append(FailedSpec(path: path, compiled.diagnostics, of: compiled.sources))
        continue
      }
      for (index, place) in places.enumerated() {
        let solution = layouts.solve(index).solution
        console.files.note(place.file)
        var result = CheckResult(path: path, compiled, place, layouts, index)
        result.compare(solution, tolerance: tolerance)
        report.results.append(result)
        if result.status == .unreadable {
          for message in result.differences { console.complain(message) }
          code = .usage
        }
        guard updates, result.isOutdated else { continue }
        if let spec = specs.map(\.path).first(where: { Platform.isSameFile(input: $0, output: place.file) }) {
          throw UsageError(
            message: "\(shownName(place.file)) leads to a spec that is read: \(shownName(spec))")
        }
        if let error = files.write(to: place.file, { CheckResult.write(solution, to: $0) }) {
          console.complain(error)
          return .usage
        }
        let output = console.output { $0.write(text: "wrote \(shownName(place.file))\n") }
        guard output == .success else { return output }
      }
    }
    // A spec with errors does not say which frames it should have, so none can be called stale.
    if code == .success {
      do throws(InputError) {
        let unclaimed = try files.unclaimed(beside: specs.map(\.path))
        (report.stale, report.orphans) = (unclaimed.stale, unclaimed.orphans)
        report.otherDevices = unclaimed.otherDevices
        report.haveTextSizes = unclaimed.haveTextSizes
      } catch {
        console.complain("cannot read \(shownName(folder)): \(error.text)")
        return .usage
      }
    }
    for orphan in report.orphans { console.complain("\(shownName(orphan.file)): \(orphan.words)") }
    if updates { return remove(report.stale, code) }
    let output = try write(report, format, tolerance)
    guard output == .success else { return output }
    guard
      report.results.contains(where: { $0.status != .same && $0.status != .unreadable })
        || !report.stale.isEmpty
    else { return code }
    console.complain(
      "the layouts are not as in \(shownName(folder)); where that is right, add --update",
      help: Self.help(otherDevices: report.otherDevices, files.devices)
        + (report.haveTextSizes ? [Self.textSizeHelp] : []))
    return code == .success ? .findings : code
  }

  private static let textSizeHelp =
    "frames of several text sizes are compared with --text-sizes; --update removes them"

  /// Advice for frames that were recorded with `--device`.
  private static func help(otherDevices: [String], _ devices: [String]) -> [String] {
    guard !otherDevices.isEmpty else { return [] }
    let all = devices + otherDevices.filter { !devices.contains($0) }
    let names = otherDevices.map { shownText($0) }.joined(separator: " and ")
    return [
      "the frames of \(names) are compared with --device \(all.map { shownText($0) }.joined(separator: ",")); --update removes them"
    ]
  }

  /// Reads a spec; `nil` if a file that was found in a folder is none.
  private func prepared(
    _ target: SpecTarget, _ compiler: SpecCompiler
  ) throws(UsageError) -> Result<PreparedSpec, SpecFailure>? {
    switch target {
    case .failure(_, let message): return .failure(.unreadable(message))
    case .named(let path), .found(let path): return try compiler.prepare(path)
    case .sniffed(let path):
      guard let bytes = try? compiler.read(path), SpecSniff.isSpec(bytes) else { return nil }
      return try compiler.prepare(path)
    }
  }

  /// Removes stale frames and says so.
  private func remove(_ stale: [String], _ code: ExitCode) -> ExitCode {
    var lines: [String] = []
    var code = code
    for file in stale {
      if Platform.deleteFile(file) {
        lines.append("removed \(shownName(file))")
      } else {
        console.complain("cannot remove \(shownName(file))")
        code = .usage
      }
    }
    let output = console.output { sink in for line in lines { sink.write(text: line + "\n") } }
    return output == .success ? code : output
  }

  private func write(
    _ report: CheckReport, _ format: CheckFormat, _ tolerance: Double
  ) throws(UsageError) -> ExitCode {
    let path = format == .svg ? nil : try arguments.singleOutput()
    let writer = CheckWriter(report: report, tolerance: tolerance)
    let pictures = CheckPictures(report: report, tolerance: tolerance)
    switch format {
    case .json: return console.output(to: path) { writer.writeJSON(to: $0) }
    case .github: return console.output(to: path) { writer.writeGitHub(to: $0) }
    case .junit: return console.output(to: path) { writer.writeJUnit(to: $0) }
    case .html:
      let page = try pictures.page()
      return console.output(to: path) { $0.write(bytes: page) }
    case .svg:
      for (result, path) in zip(pictures.changed, try pictures.paths(arguments, protecting: console.files)) {
        let picture = ByteSink()
        try pictures.write(result, to: picture)
        let code = console.output(to: path) { $0.write(bytes: picture.bytes) }
        if code != .success { return code }
      }
      return .success
    case .text:
      return console.output(to: path) { sink in
        for result in report.results where result.status != .unreadable {
          for line in result.differences { sink.write(text: "\(result.words): \(line)\n") }
        }
        for file in report.stale { sink.write(text: "\(shownName(file)): \(CheckWriter.stale)\n") }
      }
    }
  }

  private func tolerance() throws(UsageError) -> Double {
    guard let text = arguments.value(.tolerance) else { return 0 }
    guard let number = parseNumber(text), number >= 0, number <= SpecSchema.greatestLength else {
      throw arguments.invalid(.tolerance, text, "a number of points, 0 or more, such as 0.5")
    }
    return number
  }
}
