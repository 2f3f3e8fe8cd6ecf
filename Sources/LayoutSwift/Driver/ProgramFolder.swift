import LayoutText

/// The folder of a program in the cache: its sources, and the program once it is compiled.
struct ProgramFolder {
  let path: String
  private let sources: [ProgramSource]

  init(of sources: [ProgramSource], in module: UIKitModule) {
    var key = Checksum()
    for source in sources {
      key.add(source.name)
      key.add(source.bytes)
    }
    path = "\(module.programs)/\(key.text)"
    self.sources = sources
  }

  var paths: [String] { sources.map { "\(path)/\($0.name)" } }

  private var file: String { path + "/program" }

  private var rejectionFile: String { path + "/rejection" }

  /// The compiler's messages about sources that it rejected in an earlier run; `nil` if there are none.
  var rejection: [CompilerLine]? {
    guard SealedFile.isWhole(rejectionFile),
      let messages = try? Platform.readAll(path: rejectionFile, limit: 1 << 24)
    else { return nil }
    return CompilerLine.lines(in: messages, of: paths)
  }

  /// Keeps the compiler's messages, if it rejects the sources. A folder that takes no file is as good without them.
  func keep(_ run: ProgramRun, _ verdict: CompilerVerdict) {
    guard case .lines(let lines) = verdict, lines.contains(where: { $0.kind == .error }),
      OutputFile.write(to: rejectionFile, { $0.write(bytes: run.messages) }) == nil
    else { return }
    SealedFile.seal(rejectionFile)
  }

  func program(_ runner: CompilerRunner) -> SwiftProgram {
    SwiftProgram(path: file, sources: paths, interruption: runner.interruption)
  }

  /// True if the program is compiled, and is as it was then.
  var hasProgram: Bool { Platform.isProgram(file) && SealedFile.isWhole(file) }

  /// Writes the sources of a program that is not compiled, in place of a damaged one. They stay, because another run may be compiling
  /// them.
  func fill() throws(SwiftFailure) {
    if Platform.isNamed(file) { try CacheFolder.remove(path) }
    do {
      try write()
    } catch {
      try CacheFolder.remove(path)
      try write()
    }
  }

  private func write() throws(SwiftFailure) {
    for (source, path) in zip(sources, paths) { try CacheFolder.write(source.bytes, to: path) }
  }

  /// A path for the program while it is made.
  var stage: String { "\(file).\(Platform.uniqueSuffix)" }

  /// Takes a program that was made.
  func take(_ stage: String) throws(SwiftFailure) {
    SealedFile.seal(stage, as: file)
    guard Platform.renameFile(stage, to: file) == nil else {
      throw .machine("cannot write \(shownName(file))", help: [])
    }
    guard Platform.isProgram(file) else {
      throw .machine(
        "programs in the folder \(shownName(path)) cannot be run",
        help: ["set XDG_CACHE_HOME to a folder where they can"])
    }
  }
}
