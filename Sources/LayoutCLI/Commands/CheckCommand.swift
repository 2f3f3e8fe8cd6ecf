import LayoutCompiler
import LayoutDiagnostics
import LayoutOutput
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutText

/// `layoutc check`: compares layouts with frames that were written before.
struct CheckCommand {
  let arguments: ParsedArguments
  let console: Console

  func run() throws(UsageError) -> ExitCode {
    guard let folder = arguments.value(.against), !folder.isEmpty else {
      throw UsageError(
        message: "check needs the folder of the frames to compare with", help: ["add --against DIR"])
    }
    guard !arguments.operands.isEmpty else { throw UsageError(message: "check takes a spec, or several") }
    let tolerance = try tolerance()
    let updates = arguments.has(.update)
    var options = try arguments.runOptions()
    options.isLinted = false
    let compiler = SpecCompiler(options)
    var files = FramesFolder(folder, findsStale: !options.leavesOutLayouts)
    var lines: [String] = []
    var code = ExitCode.success
    for path in arguments.operands {
      guard let layouts = try solve(path, compiler, &code) else { continue }
      let name = FramesFolder.name(ofSpec: path)
      for layout in layouts {
        let snapshot = try files.claim(name: name, device: layout.device, state: layout.state, spec: path)
        let place = [name, layout.device, layout.state].compactMap { $0.map { shownText($0) } }
          .joined(separator: ", ")
        var writes = false
        switch Self.compare(layout.solution, with: snapshot, tolerance) {
        case .same: break
        case .sameFrames: writes = updates
        case .differences(let found):
          writes = updates
          if !updates { lines += found.map { "\(place): \($0)" } }
        case .unreadable(let message):
          console.complain(message)
          code = .usage
        }
        guard writes else { continue }
        if let error = files.write(Self.frames(of: layout.solution), to: snapshot) {
          console.complain(error)
          return .usage
        }
        lines.append("wrote \(shownName(snapshot))")
      }
    }
    // Of specs that have errors it is not known which frames they are to have.
    if code == .success {
      do throws(InputError) {
        for stale in try files.stale() {
          if !updates {
            lines.append("\(shownName(stale)): no layout has these frames")
          } else if Platform.deleteFile(stale) {
            lines.append("removed \(shownName(stale))")
          } else {
            console.complain("cannot remove \(shownName(stale))")
            code = .usage
          }
        }
      } catch {
        console.complain("cannot read \(shownName(folder)): \(error.text)")
        return .usage
      }
    }
    let written = console.output { sink in for line in lines { sink.write(text: line + "\n") } }
    if written != .success { return written }
    guard !updates, !lines.isEmpty else { return code }
    console.complain("the layouts are not as in \(shownName(folder)); where that is right, add --update")
    return code == .success ? .findings : code
  }

  // MARK: What is compared

  private struct CheckedLayout {
    let solution: Solution
    let device: String
    let state: String?
  }

  /// All layouts of a spec; nil where it has errors, which are reported.
  private func solve(
    _ path: String, _ compiler: SpecCompiler, _ code: inout ExitCode
  ) throws(UsageError) -> [CheckedLayout]? {
    func fail(_ other: ExitCode) { if code != .usage { code = other } }
    let prepared = try compiler.prepare(path, console)
    guard var spec = prepared.spec else {
      fail(prepared.code)
      return nil
    }
    spec.spreadOverStates()
    let checked = try compiler.solve(&spec)
    console.report(spec.loaded.diagnostics, of: spec.loaded.sources, isBrief: true)
    guard let checked, !spec.loaded.diagnostics.hasErrors else {
      fail(.findings)
      return nil
    }
    return zip(spec.variations, checked).map { variation, checked in
      CheckedLayout(
        solution: checked.solution,
        device: FramesFolder.device(variation, checked.layout.environment), state: variation.state)
    }
  }

  private static func frames(of solution: Solution) -> [UInt8] {
    let sink = ByteSink()
    OutputFormat.named("json")?.write(solution, to: sink)
    return sink.bytes
  }

  private enum Comparison {
    case same
    /// What else the file tells differs.
    case sameFrames
    case differences([String])
    case unreadable(String)
  }

  private static func compare(_ solution: Solution, with path: String, _ tolerance: Double) -> Comparison {
    let old: [UInt8]
    do throws(InputError) {
      old = try Platform.readAll(path: path, limit: FramesFolder.greatestFile)
    } catch {
      if case .missing = error { return .differences(["there are no frames yet: \(shownName(path))"]) }
      return .unreadable("cannot read \(shownName(path)): \(error.text)")
    }
    let new = frames(of: solution)
    if old == new { return .same }
    guard let before = RecordedFrames(old), let after = RecordedFrames(new) else {
      return .differences(["\(shownName(path)) has no frames as 'layoutc build' writes them"])
    }
    let changes = before.changes(to: after, tolerance: tolerance)
    return changes.isEmpty ? .sameFrames : .differences(changes)
  }

  private func tolerance() throws(UsageError) -> Double {
    guard let text = arguments.value(.tolerance) else { return 0 }
    guard let number = parseNumber(text), number >= 0, number <= SpecSchema.greatestLength else {
      throw arguments.invalid(.tolerance, text, "a number of points, 0 or more, such as 0.5")
    }
    return number
  }
}
