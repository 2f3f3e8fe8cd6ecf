import LayoutText

/// The machine's Swift compiler, and the module that stands in for UIKit.
package struct SwiftToolchain: Sendable {
  /// The source files of the module that stands in for UIKit.
  private let uikit: @Sendable () -> [(name: String, text: String)]
  /// Tells the user about steps that take long.
  private let announce: @Sendable (String) -> Void
  /// Compiles programs, and is given to them to run.
  private var runner = CompilerRunner()
  private let monitor = Monitor()

  package init(
    uikit: @escaping @Sendable () -> [(name: String, text: String)],
    announce: @escaping @Sendable (String) -> Void
  ) {
    self.uikit = uikit
    self.announce = announce
  }

  /// True if there is a compiler.
  package var isInstalled: Bool { Platform.programPath("swiftc") != nil }

  /// The toolchain for work that can be interrupted. The module is compiled to the end, because all work needs it.
  package func interrupted(by interruption: Interruption) -> SwiftToolchain {
    var result = self
    result.runner.interruption = interruption
    return result
  }

  /// The compiler's messages about the sources of a program, which is not built. Errors that the type checker does not find, such as
  /// a missing return, are only in the answer of `program`.
  package func check(_ sources: [ProgramSource]) throws(SwiftFailure) -> [CompilerLine] {
    try withModule { module throws(SwiftFailure) in
      let folder = ProgramFolder(of: sources, in: module)
      if folder.hasProgram { return [] }
      if let rejection = folder.rejection { return rejection }
      CacheFolder.emptyIfFull(module.programs)
      try folder.fill()
      if let words = module.jobs?.check(folder.paths), let run = runner.attempt(words) {
        let verdict = CompilerVerdict(run, folder.paths)
        folder.keep(run, verdict)
        if case .failed = verdict {} else { return try verdict.lines() }
      }
      let run = try runner.run([module.compiler] + module.options(linkingTo: nil) + folder.paths)
      return try CompilerVerdict(run, folder.paths).lines()
    }
  }

  /// Compiles a program, unless the same sources were compiled before.
  package func program(_ sources: [ProgramSource]) throws(SwiftFailure) -> Compilation {
    try withModule { module throws(SwiftFailure) in
      let folder = ProgramFolder(of: sources, in: module)
      if folder.hasProgram { return .program(folder.program(runner)) }
      if let rejection = folder.rejection { return .rejected(rejection) }
      CacheFolder.emptyIfFull(module.programs)
      try folder.fill()
      let stage = folder.stage
      defer { _ = Platform.deleteFile(stage) }
      guard let lines = try compile(folder, to: stage, with: module) else { return nil }
      if lines.contains(where: { $0.kind == .error }) { return .rejected(lines) }
      try folder.take(stage)
      return .program(folder.program(runner))
    }
  }

  /// Compiles and links a program. Returns the compiler's messages, or `nil` if it blames the module.
  private func compile(
    _ folder: ProgramFolder, to stage: String, with module: UIKitModule
  ) throws(SwiftFailure) -> [CompilerLine]? {
    if let jobs = module.jobs {
      let object = stage + ".o"
      defer { _ = Platform.deleteFile(object) }
      if let run = runner.attempt(jobs.compile(folder.paths, to: object)) {
        let verdict = CompilerVerdict(run, folder.paths)
        folder.keep(run, verdict)
        // The program may need a library that the linker's job does not name.
        let isLinked = run.status == 0 && runner.attempt(jobs.link(object, to: stage))?.status == 0
        switch verdict {
        case .lines: if isLinked || run.status != 0 { return try verdict.lines() }
        case .blamesModule: return nil
        case .failed: break
        }
      }
    }
    let run = try runner.run([module.compiler] + module.options(linkingTo: stage) + folder.paths)
    return try CompilerVerdict(run, folder.paths).lines()
  }

  // MARK: The module

  /// Does work that returns `nil` if the compiler blames the module. Then the module is compiled again, once.
  private func withModule<Result>(
    _ work: (UIKitModule) throws(SwiftFailure) -> Result?
  ) throws(SwiftFailure) -> Result {
    if let result = try work(try module()) { return result }
    let module = try module(isDamaged: true)
    if let result = try work(module) { return result }
    throw .machine(
      "swiftc cannot use UIKit's stand-in in the folder \(shownName(module.folder))",
      help: ["delete the folder"])
  }

  /// Compiles the module, unless this compiler has already compiled these sources.
  ///
  /// - Parameter isDamaged: true to compile it again.
  private func module(isDamaged: Bool = false) throws(SwiftFailure) -> UIKitModule {
    guard let compiler = Platform.programPath("swiftc") else {
      throw .machine(
        "reading Swift takes the program swiftc, and there is none in PATH",
        help: ["install Swift from swift.org, or read a spec in YAML or JSON"])
    }
    let sources = uikit()
    var key = Checksum()
    key.add(Platform.realPath(compiler) ?? compiler)
    key.add(FileStamp(compiler)?.text ?? "")
    for source in sources {
      key.add(source.name)
      key.add(source.text)
    }
    let cache = try CacheFolder.path()
    let folder = "\(cache)/uikit-\(key.text)"
    // Files are read in parallel: the first one compiles the module while the others wait.
    let result: Result<UIKitModule, SwiftFailure> = monitor.locked {
      do throws(SwiftFailure) {
        if isDamaged { try CacheFolder.remove(folder) }
        if let module = UIKitModule(compiler: compiler, folder: folder) { return .success(module) }
        announce("compiling UIKit's stand-in once for this compiler, about ten seconds")
        CacheFolder.deleteLeftovers(in: cache)
        return .success(try UIKitModule.compile(sources, with: compiler, to: folder))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
