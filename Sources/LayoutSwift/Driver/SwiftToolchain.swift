import LayoutText

/// The machine's Swift compiler, and the module that stands in for UIKit.
package struct SwiftToolchain: Sendable {
  /// The source files of the module that stands in for UIKit.
  private let uikit: @Sendable () -> [(name: String, text: String)]
  /// Tells the user about steps that take long.
  private let announce: @Sendable (String) -> Void
  private let monitor = Monitor()

  package init(
    uikit: @escaping @Sendable () -> [(name: String, text: String)],
    announce: @escaping @Sendable (String) -> Void
  ) {
    self.uikit = uikit
    self.announce = announce
  }

  /// UIKit's stand-in, compiled by one compiler. Its folder is a cache: deleting it only costs time.
  struct Module {
    /// The path of the compiler.
    let compiler: String
    let folder: String
  }

  /// Compiles the module, unless this compiler has already compiled these sources.
  func module() throws(SwiftFailure) -> Module {
    guard let compiler = Platform.programPath("swiftc") else {
      throw .machine(
        "reading Swift takes the program swiftc, and there is none in PATH",
        help: ["install Swift from swift.org, or read a spec in YAML or JSON"])
    }
    let sources = uikit()
    var key = "\(Platform.realPath(compiler) ?? compiler) \(FileStamp(compiler)?.text ?? "")"
    for source in sources { key += "\0\(source.name)\0\(source.text)" }
    let folder = try cacheFolder() + "/uikit-" + Self.name(for: Array(key.utf8))
    let module = Module(compiler: compiler, folder: folder)
    // Files are read in parallel: the first one compiles the module while the others wait.
    let result: Result<Void, SwiftFailure> = monitor.locked {
      guard !Platform.exists(folder + "/LayoutUIKit.swiftmodule") else { return .success(()) }
      announce("compiling UIKit's stand-in once for this compiler, about a quarter of a minute")
      do throws(SwiftFailure) {
        return .success(try compile(sources, for: module))
      } catch {
        return .failure(error)
      }
    }
    try result.get()
    return module
  }

  private func cacheFolder() throws(SwiftFailure) -> String {
    guard let folder = Platform.cacheFolder else {
      throw .machine(
        "there is no folder for compiled code: neither XDG_CACHE_HOME nor HOME is set",
        help: ["set XDG_CACHE_HOME"])
    }
    return folder
  }

  /// Compiles the module in a temporary folder, and renames that folder at the end.
  private func compile(_ sources: [(name: String, text: String)], for module: Module) throws(SwiftFailure) {
    let stage = "\(module.folder).\(Platform.uniqueSuffix)"
    deleteLeftovers(in: try cacheFolder())
    try make(stage + "/programs/x")
    defer { Platform.deleteFolder(stage) }
    var paths: [String] = []
    for source in sources {
      let path = "\(stage)/\(source.name)"
      try write(source.text, to: path)
      paths.append(path)
    }
    let run = try self.run(
      [
        module.compiler, "-emit-library", "-emit-module", "-module-name", "LayoutUIKit", "-parse-as-library",
        "-Onone", "-wmo",
        "-suppress-warnings", "-swift-version", "6",
        "-emit-module-path", stage + "/LayoutUIKit.swiftmodule", "-o", stage + "/libLayoutUIKit.so",
      ] + paths)
    guard run.status == 0 else {
      throw .machine(
        "this swiftc cannot compile UIKit's stand-in: \(Self.firstError(run.messages))",
        help: ["layoutc knows Swift 6.0 and later"])
    }
    for path in paths { _ = Platform.deleteFile(path) }
    // Another run may have made the folder in the meantime.
    guard Platform.renameFile(stage, to: module.folder) == nil || Platform.exists(module.folder) else {
      throw .machine("cannot make the folder \(shownName(module.folder))", help: [])
    }
  }

  /// Deletes the temporary folders of runs that were interrupted.
  private func deleteLeftovers(in folder: String) {
    for entry in (try? Platform.entries(ofFolder: folder)) ?? [] {
      let name = String(decoding: entry.name, as: UTF8.self)
      // In a name such as `uikit-1a2b3c.123-456`, the last numbers are the process and the time.
      let words = name.split(whereSeparator: { $0 == "." || $0 == "-" })
      guard name.hasPrefix("uikit-"), words.count == 4, let process = Int32(words[2]),
        !Platform.isRunning(process)
      else { continue }
      Platform.deleteFolder("\(folder)/\(name)")
    }
  }

  /// The folder of a program in the cache: its sources, and the program once it is compiled.
  private struct ProgramFolder {
    let path: String
    let sources: [String]
    var program: String { path + "/program" }
  }

  /// The compiler's messages about the sources of a program, which is not built. Errors that the type checker does not find, such as
  /// a missing return, are only in the answer of `program`.
  package func check(_ sources: [ProgramSource]) throws(SwiftFailure) -> [CompilerLine] {
    let module = try module()
    let folder = try makeFolder(of: sources, in: module)
    let run = try compile(["-typecheck"], folder, with: module)
    let lines = CompilerLine.lines(in: run.messages, of: folder.sources)
    guard run.status == 0 || lines.contains(where: { $0.kind == .error }) else { throw failure(run) }
    return lines
  }

  /// Compiles a program, unless the same sources were compiled before.
  package func program(_ sources: [ProgramSource]) throws(SwiftFailure) -> Compilation {
    let module = try module()
    let folder = try makeFolder(of: sources, in: module)
    let program = SwiftProgram(path: folder.program, sources: folder.sources)
    if Platform.exists(folder.program) { return .program(program) }
    let stage = "\(folder.program).\(Platform.uniqueSuffix)"
    let run = try compile(
      [
        "-L", module.folder, "-lLayoutUIKit", "-Xlinker", "-rpath", "-Xlinker", module.folder, "-o", stage,
      ], folder, with: module)
    guard run.status == 0 else {
      let lines = CompilerLine.lines(in: run.messages, of: folder.sources)
      guard lines.contains(where: { $0.kind == .error }) else { throw failure(run) }
      return .rejected(lines)
    }
    guard Platform.renameFile(stage, to: folder.program) == nil else {
      throw .machine("cannot write \(shownName(folder.program))", help: [])
    }
    return .program(program)
  }

  private func compile(
    _ options: [String], _ folder: ProgramFolder, with module: Module
  ) throws(SwiftFailure) -> ProgramRun {
    try run(
      [
        module.compiler, "-parse-as-library", "-Onone", "-swift-version", "5",
        "-enable-bare-slash-regex", "-module-name", "Layouts", "-suppress-warnings",
        "-diagnostic-style=llvm", "-module-alias", "UIKit=LayoutUIKit", "-I", module.folder,
      ] + options + folder.sources)
  }

  private func failure(_ run: ProgramRun) -> SwiftFailure {
    .machine("swiftc fails: \(Self.firstError(run.messages))", help: [])
  }

  /// Writes the sources into the program's folder. They stay there, because another run may be compiling them.
  private func makeFolder(
    of sources: [ProgramSource], in module: Module
  ) throws(SwiftFailure) -> ProgramFolder {
    let programs = module.folder + "/programs"
    var key: [UInt8] = []
    for source in sources { key += Array("\(source.name)\0\(source.bytes.count)\0".utf8) + source.bytes }
    let path = "\(programs)/\(Self.name(for: key))"
    let folder = ProgramFolder(path: path, sources: sources.map { "\(path)/\($0.name)" })
    if folder.sources.allSatisfy(Platform.exists) { return folder }
    emptyIfFull(programs)
    for (source, path) in zip(sources, folder.sources) {
      try write(String(decoding: source.bytes, as: UTF8.self), to: path)
    }
    return folder
  }

  /// A file name that is derived from the contents.
  private static func name(for bytes: [UInt8]) -> String {
    SHA256.hexadecimal(of: bytes, count: 12)
  }

  /// The cache is emptied if it has more programs than this.
  private static let greatestProgramCount = 1_000

  private func emptyIfFull(_ folder: String) {
    guard let entries = try? Platform.entries(ofFolder: folder), entries.count > Self.greatestProgramCount
    else { return }
    for entry in entries {
      Platform.deleteFolder("\(folder)/\(String(decoding: entry.name, as: UTF8.self))")
    }
  }

  private func run(_ words: [String]) throws(SwiftFailure) -> ProgramRun {
    guard let run = Platform.run(words, seconds: 600, limit: 1 << 24) else {
      throw .machine("cannot start \(words[0])", help: [])
    }
    return run
  }

  private func make(_ path: String) throws(SwiftFailure) {
    if let failure = Platform.createFolder(ofFile: path) { throw .machine(failure, help: []) }
  }

  private func write(_ text: String, to path: String) throws(SwiftFailure) {
    try make(path)
    if let error = OutputFile.write(to: path, { $0.write(text: text) }) {
      throw .machine(error.text, help: [])
    }
  }

  /// The first error that the compiler wrote, or its last line if it wrote no error.
  private static func firstError(_ messages: [UInt8]) -> String {
    let lines = String(decoding: messages, as: UTF8.self).split(separator: "\n")
    return String(lines.first { $0.contains("error:") } ?? lines.last ?? "it says nothing")
  }
}
