import LayoutCompiler
import LayoutDiagnostics
import LayoutReader
import LayoutSpec
import LayoutText
import LayoutUpdates

/// Reads and solves the two sides of a comparison.
struct DiffLoader {
  let options: RunOptions
  let console: Console

  struct Loaded {
    var layouts: [DiffLayout]
    let sources: SourceSet
    /// The name that the spec gives itself.
    let name: String?
    /// What was said of the spec.
    var findings = DiagnosticBag()
  }

  func read(_ side: DiffSide) throws(UsageError) -> [UInt8] {
    console.files.note(side.path)
    do throws(InputError) {
      return try Platform.readAll(path: side.path, limit: Self.greatestFile)
    } catch {
      let place = side.path == "-" ? "standard input" : shownName(side.path)
      throw UsageError(message: "cannot read \(place): \(error.text)", help: help(for: side))
    }
  }

  /// The layouts of a side, one for each device; `nil` if the spec has errors, which are reported. `/dev/null` is a layout without views.
  ///
  /// - Parameter said: what the other side of the same file has already reported.
  func load(
    _ side: DiffSide, _ bytes: [UInt8], expandedRows: [String: Bool], said: DiagnosticBag = DiagnosticBag()
  ) throws(UsageError) -> Loaded? {
    let isNothing = side.path == "/dev/null"
    let frames = isNothing ? nil : try frames(bytes, of: side)
    guard isNothing || frames != nil else { return try solve(side, bytes, expandedRows, said) }
    return Loaded(
      layouts: [DiffLayout(frames)], sources: SourceSet(SourceFile(name: side.path, bytes: [])), name: nil)
  }

  /// The frames in a text that `build` wrote; `nil` if the text is something else.
  private func frames(_ bytes: [UInt8], of side: DiffSide) throws(UsageError) -> JSONFrames? {
    guard JSONFrames.isLikely(bytes) else { return nil }
    try checkCount([JSONFrames.elementCount(bytes)], side, "elements")
    let snapshot: JSONFrames
    do throws(BrokenFrames) {
      snapshot = try JSONFrames(bytes)
    } catch {
      throw UsageError(
        message: error.message(ofFile: side.path),
        help: ["write it again with 'layoutc build --format json'"])
    }
    if let state = side.state, state != DiffSide.ownState {
      throw UsageError(message: "\(shownName(side.path)) has frames, and no state \(quotedText(state))")
    }
    try checkCount(snapshot.sections.map(\.itemCount), side)
    return snapshot
  }

  private func solve(
    _ side: DiffSide, _ bytes: [UInt8], _ expandedRows: [String: Bool], _ said: DiagnosticBag
  ) throws(UsageError) -> Loaded? {
    var options = options
    options.isLinted = false
    options.expandedRows = expandedRows
    if let state = side.state { options.states = [state] }
    let access = console.files.access
    var files = access
    // The compiler gets the bytes that were already read: reading standard input again would give nothing.
    files.read = { path, limit throws(InputError) in
      guard path == side.path else { return try access.read(path, limit) }
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
      return bytes
    }
    let compiler = SpecCompiler(options, files: files)
    guard let spec = try prepare(side, compiler) else { return nil }
    let states = Set(spec.variations.map(\.state))
    guard states.count <= 1 else {
      throw UsageError(
        message: "diff compares one state of each spec, but \(states.count) of \(side.place) are named")
    }
    let compiled = try compiler.compile(spec)
    var findings = compiled.diagnostics
    if !said.isEmpty {
      findings = DiagnosticBag()
      for finding in compiled.diagnostics.sorted
      where !said.contains(where: { $0.span == finding.span && $0.message == finding.message }) {
        findings.report(finding)
      }
    }
    console.report(findings, of: compiled.sources, isBrief: true)
    guard let layouts = compiled.layouts, !compiled.hasErrors else { return nil }
    for index in layouts.indices {
      try checkCount(
        [layouts.itemCount(at: index)], side, help: ["give sections fewer with --items"])
    }
    return Loaded(
      layouts: spec.variations.enumerated().map { DiffLayout($1, layouts, $0) }, sources: compiled.sources,
      name: spec.loaded.name, findings: compiled.diagnostics)
  }

  /// Reads the spec of a side. The error for an unknown state says where the state is named.
  private func prepare(_ side: DiffSide, _ compiler: SpecCompiler) throws(UsageError) -> PreparedSpec? {
    do throws(UsageError) {
      return try compiler.prepare(side.path, console).spec
    } catch {
      guard side.state != nil, let mistake = error.mistake, mistake.option == "state" else { throw error }
      throw UsageError(message: "\(side.stateSource) \(mistake.text)", help: error.help)
    }
  }

  /// How many items a side may have, or elements if it is frames. The limit exists because every item is compared.
  private static let greatestCount = 500_000
  /// How long a file may be, in bytes: enough for so many elements.
  private static let greatestFile = 256 << 20
  /// How many bytes reading and comparing takes for an item, at most.
  private static let greatestCost = 2_000

  private func checkCount(
    _ counts: [Int], _ side: DiffSide, _ noun: String = "items", help: [String] = []
  ) throws(UsageError) {
    let count = counts.reduce(0) { min($0 + $1, ItemList.greatestCount) }
    guard count > Self.greatestCount else {
      guard Platform.hasMemory(count * Self.greatestCost) else {
        throw UsageError(
          message:
            "there is not enough memory to compare the \(groupedText(count)) \(noun) of \(shownName(side.name))",
          help: help)
      }
      return
    }
    throw UsageError(
      message:
        "\(shownName(side.name)) has \(groupedText(count)) \(noun); diff compares up to \(groupedText(Self.greatestCount))",
      help: help)
  }

  private func help(for side: DiffSide) -> [String] {
    side.name.contains("@") ? [] : ["a state is named by SPEC@STATE, or by --from and --to"]
  }
}
