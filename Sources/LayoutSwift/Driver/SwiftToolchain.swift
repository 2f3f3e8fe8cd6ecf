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

  /// Compiles a program, unless the same text was compiled before.
  func program(_ text: ProgramText) throws(SwiftFailure) -> SwiftProgram {
    let module = try module()
    let path = "\(module.folder)/programs/\(Self.name(for: text.bytes))"
    let source = "\(path).swift"
    if Platform.exists(path) { return SwiftProgram(path: path, source: source) }
    emptyIfFull(module.folder + "/programs")
    let stage = "\(path).\(Platform.uniqueSuffix)"
    try write(String(decoding: text.bytes, as: UTF8.self), to: source)
    let run = try self.run([
      module.compiler, source, "-parse-as-library", "-Onone", "-swift-version", "5",
      "-enable-bare-slash-regex", "-module-name", "Layouts", "-suppress-warnings", "-diagnostic-style=llvm",
      "-module-alias", "UIKit=LayoutUIKit", "-I", module.folder, "-L", module.folder, "-lLayoutUIKit",
      "-Xlinker", "-rpath", "-Xlinker", module.folder, "-o", stage,
    ])
    // The source file is not deleted: another run may be compiling it.
    guard run.status == 0 else {
      let errors = CompilerMessage.errors(in: run.messages, of: source, text)
      guard errors.isEmpty else { throw .compiler(errors, omittedModules: text.omittedModules) }
      throw .machine("swiftc fails: \(Self.firstError(run.messages))", help: [])
    }
    guard Platform.renameFile(stage, to: path) == nil else {
      throw .machine("cannot write \(shownName(path))", help: [])
    }
    return SwiftProgram(path: path, source: source)
  }

  /// A file name that is derived from the contents.
  private static func name(for bytes: [UInt8]) -> String {
    SHA256.hexadecimal(of: bytes, count: 12)
  }

  /// The cache is emptied if it has more files than this, programs and their sources together.
  private static let greatestFileCount = 2_000

  private func emptyIfFull(_ folder: String) {
    guard let entries = try? Platform.entries(ofFolder: folder), entries.count > Self.greatestFileCount
    else { return }
    for entry in entries {
      _ = Platform.deleteFile("\(folder)/\(String(decoding: entry.name, as: UTF8.self))")
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
