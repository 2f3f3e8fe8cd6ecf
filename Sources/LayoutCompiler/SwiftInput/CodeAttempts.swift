import LayoutDiagnostics
import LayoutSwift
import LayoutText

/// The programs that may build the layout of a file, the best first: the whole file, then what its layout needs of it and of its project.
struct CodeAttempts {
  struct Attempt {
    let entries: [LayoutEntry]
    let compiled: CompiledLayout
    /// Entries that come before these and gave no frames.
    let passedOver: [LayoutEntry]
    fileprivate let file: SwiftLayoutFile
  }

  private enum Part {
    case whole, slice
    /// A slice that takes only values from the project. It is tried if the other one leads to all of the project, or
    /// traps when it runs.
    case frugalSlice
  }

  /// How many rounds the slices of the file may still take together: not a time, so that a busy machine gives the same answer.
  private var roundsLeft = 100
  private let file: SwiftLayoutFile
  private let projectPath: String?
  private let projects: ProjectIndexes
  private let toolchain: SwiftToolchain
  private var steps: [(entries: [LayoutEntry], part: Part)]
  private var project: SwiftProject?
  /// True if the whole file compiles. Then a slice only adds assumed values: leaving code out would hide its faults.
  private var isWhole = false
  /// The entries that gave no frames.
  private var failed: [LayoutEntry] = []
  /// For each slice that does not compile, an error that is left.
  private var sliceFailures: [(entries: [LayoutEntry], complaint: String)] = []
  /// The errors of the whole file.
  private(set) var failure: SwiftFailure?

  init(
    _ file: SwiftLayoutFile, _ choices: [[LayoutEntry]], _ projectPath: String?, _ projects: ProjectIndexes,
    _ toolchain: SwiftToolchain
  ) {
    self.file = file
    self.projectPath = projectPath
    self.projects = projects
    self.toolchain = toolchain
    // Without its initializer, an instance can only be made in a slice. The slice of a controller is the largest, so it comes last.
    steps =
      choices.filter { $0.allSatisfy(\.owners.isEmpty) }.map { ($0, .whole) }
      + choices.filter { $0[0].sort != .controller }.flatMap { [($0, .slice), ($0, .frugalSlice)] }
      + choices.filter { $0[0].sort == .controller }.flatMap { [($0, .slice), ($0, .frugalSlice)] }
  }

  /// The reason why there is no program: if slices were tried, what the first of them lacks.
  var reason: SwiftFailure {
    guard let first = sliceFailures.first else {
      return failure ?? .entry("nothing in the file makes a layout", help: [])
    }
    let tried = Set(sliceFailures.flatMap { $0.entries.map(\.name) })
    let other = file.entries.first { !tried.contains($0.name) }
    return .slices(
      "the layout does not compile, even without the rest of the app: \(first.complaint)",
      help: other.map { ["\($0.name) makes a \($0.sort.noun): --entry \($0.name)"] } ?? [])
  }

  /// The next program that compiles; `nil` if there is no other.
  ///
  /// - Parameter attempt: the last one, which gave no frames.
  mutating func next(after attempt: Attempt? = nil) throws(SwiftFailure) -> Attempt? {
    failed += attempt?.entries ?? []
    while !steps.isEmpty, roundsLeft > 0 {
      let (entries, part) = steps.removeFirst()
      do throws(SwiftFailure) {
        if part == .whole {
          let attempt = self.attempt(entries, try file.compile(entries, with: toolchain))
          isWhole = true
          return attempt
        }
        if let failure, case .compiler(let messages, let modules) = failure,
          !SwiftLayoutFile.mayBeSliced(messages, withoutModules: modules, in: readProject())
        {
          return nil
        }
        if !isWhole { _ = readProject() }
        let result = try file.compileSlice(
          entries, of: project, isFrugal: part == .frugalSlice, with: toolchain, roundsLeft: &roundsLeft)
        if let compiled = result.compiled, !isWhole || compiled.isComplete {
          return self.attempt(entries, compiled)
        }
        failed += entries
        if let complaint = result.complaint { sliceFailures.append((entries, complaint)) }
      } catch {
        guard case .compiler = error else { throw error }
        // The arguments that were made up for a controller may be the error; another entry may compile.
        if part == .whole, entries[0].sort == .controller, entries[0].isAssumed,
          steps.contains(where: { $0.part == .whole })
        {
          continue
        }
        failure = failure ?? error
        // The errors of the whole file are the same for other entries.
        steps.removeAll { $0.part == .whole }
      }
    }
    return nil
  }

  private mutating func readProject() -> SwiftProject? {
    project = project ?? SwiftProject(projectPath, around: file.path, projects)
    return project
  }

  private func attempt(_ entries: [LayoutEntry], _ compiled: CompiledLayout) -> Attempt {
    let others = failed.filter { other in
      other.sort.rawValue <= entries[0].sort.rawValue
        && !entries.contains { $0.name == other.name }
    }
    return Attempt(entries: entries, compiled: compiled, passedOver: others, file: file)
  }
}

extension CodeAttempts.Attempt {
  /// Says which entries gave no frames, each once, and what the classes of the others do that is not run.
  func notes(in source: SourceFile) -> [Diagnostic] {
    var names: Set<String> = []
    let failures = passedOver.filter { names.insert($0.name).inserted }.map { entry in
      // A view controller may have no collection view here; its functions say more.
      let isController = entry.sort == .controller
      return Diagnostic(
        isController ? .info : .warning, rule: .omittedCode,
        isController
          ? "the view controller \(entry.name) gives no frames"
          : "\(entry.name) makes a \(entry.sort.noun), too, which gives no frames",
        at: source.span(entry.range), help: ["--entry \(entry.name) says why"])
    }
    var classes: Set<String> = []
    let unseen = entries.compactMap { entry -> Diagnostic? in
      guard let name = entry.enclosingClass, !runsController(name, except: names) else { return nil }
      let places = file.settingsNotRun(around: entry)
      guard !places.isEmpty, classes.insert(name).inserted else { return nil }
      let list = places.map { "\($0.noun) (line \($0.line))" }.joined(separator: ", ")
      return Diagnostic(
        .info, rule: .omittedCode, "only \(entry.name) is run; \(name) also has \(list)",
        at: source.span(entry.range))
    }
    let reduced = entries.flatMap { entry in
      entry.takenBranches.map { ($0, "this branch is taken, whatever its condition says") }
        + entry.others.map { ($0, "only the first layout of \(entry.name) is shown, and not this one") }
    }.map { Diagnostic(.info, rule: .omittedCode, $1, at: source.span($0)) }
    return failures + unseen + reduced
  }

  /// True if a controller of the file gives frames as an entry of its own: who names one of its functions wants just that.
  private func runsController(_ name: String, except failed: Set<String>) -> Bool {
    compiled.isWhole
      && file.entries.contains {
        $0.sort == .controller && ("." + $0.name).hasSuffix("." + name) && !failed.contains($0.name)
      }
  }
}
