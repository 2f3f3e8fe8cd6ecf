import LayoutText

/// UIKit's stand-in, compiled by one compiler. Its folder is a cache: deleting it only costs time.
struct UIKitModule: Sendable {
  /// The path of the compiler.
  let compiler: String
  let folder: String

  /// `nil` if programs are compiled with `swiftc`.
  let jobs: CompilerJobs?

  var programs: String { folder + "/programs" }

  private static let interface = "LayoutUIKit.swiftmodule"
  private static let library = "libLayoutUIKit.so"
  private static let jobsFile = "jobs"

  /// The module in a folder; `nil` if it is not there or damaged.
  init?(compiler: String, folder: String) {
    for file in [Self.interface, Self.library, Self.jobsFile] {
      guard SealedFile.isWhole("\(folder)/\(file)") else { return nil }
    }
    self.init(compiler: compiler, in: folder)
  }

  private init(compiler: String, in folder: String) {
    self.compiler = compiler
    self.folder = folder
    let text = try? Platform.readAll(path: "\(folder)/\(Self.jobsFile)", limit: 1 << 20)
    jobs = text.flatMap { CompilerJobs(String(decoding: $0, as: UTF8.self)) }
  }

  /// Compiles the module in a temporary folder, and renames that folder at the end.
  static func compile(
    _ sources: [(name: String, text: String)], with compiler: String, to folder: String
  ) throws(SwiftFailure) -> UIKitModule {
    let stage = "\(folder).\(Platform.uniqueSuffix)"
    try CacheFolder.make(stage + "/programs/x")
    defer { Platform.deleteFolder(stage) }
    var paths: [String] = []
    for source in sources {
      let path = "\(stage)/\(source.name)"
      try CacheFolder.write(Array(source.text.utf8), to: path)
      paths.append(path)
    }
    let run = try CompilerRunner().run(
      [
        compiler, "-emit-library", "-emit-module", "-module-name", "LayoutUIKit", "-package-name", "layoutc",
        "-parse-as-library",
        "-Onone", "-wmo", "-no-emit-module-separately-wmo", "-num-threads", "2",
        "-suppress-warnings", "-swift-version", "6",
        "-emit-module-path", "\(stage)/\(interface)", "-o", "\(stage)/\(library)",
      ] + paths)
    guard run.status == 0 else {
      throw .machine(
        "this swiftc cannot compile UIKit's stand-in: \(CompilerRunner.firstError(run.messages))",
        help: ["layoutc knows Swift 6.0 and later"])
    }
    for path in paths { _ = Platform.deleteFile(path) }
    let jobs = try findJobs(of: UIKitModule(compiler: compiler, in: stage))
    // The paths of the jobs are those of the folder's last name.
    let text = (jobs?.text ?? "").split(separator: stage, omittingEmptySubsequences: false)
      .joined(separator: folder)
    try CacheFolder.write(Array(text.utf8), to: "\(stage)/\(jobsFile)")
    for file in [interface, library, jobsFile] { SealedFile.seal("\(stage)/\(file)") }
    if Platform.renameFile(stage, to: folder) != nil, UIKitModule(compiler: compiler, folder: folder) == nil {
      // What is there is damaged, unless another run has made the folder in the meantime.
      try CacheFolder.remove(folder)
      guard Platform.renameFile(stage, to: folder) == nil else {
        throw .machine("cannot make the folder \(shownName(folder))", help: [])
      }
    }
    return UIKitModule(compiler: compiler, in: folder)
  }

  /// The compiler's jobs for a small program.
  private static func findJobs(
    of module: UIKitModule
  ) throws(SwiftFailure) -> CompilerJobs? {
    let source = "\(module.folder)/Jobs.swift"
    let program = "\(module.folder)/Jobs"
    let text = "import UIKit\nimport Foundation\n@main enum Jobs { static func main() {} }\n"
    try CacheFolder.write(Array(text.utf8), to: source)
    defer { for path in [source, program] { _ = Platform.deleteFile(path) } }
    let run = try CompilerRunner().run(
      [module.compiler] + CompilerJobs.options + module.options(linkingTo: program) + [source])
    guard run.status == 0 else { return nil }
    return CompilerJobs(printed: run.output + run.messages, source: source, program: program)
  }

  /// The options of `swiftc` for a program.
  ///
  /// - Parameter program: the path of the program; `nil` to type check only.
  func options(linkingTo program: String?) -> [String] {
    [
      "-parse-as-library", "-Onone", "-wmo", "-swift-version", "5", "-enable-bare-slash-regex",
      "-module-name", "Layouts", "-suppress-warnings", "-diagnostic-style=llvm",
      "-module-alias", "UIKit=LayoutUIKit", "-I", folder,
    ]
      + (program.map { program in
        ["-L", folder, "-lLayoutUIKit", "-Xlinker", "-rpath", "-Xlinker", folder, "-o", program]
      } ?? ["-typecheck"])
  }
}
