import LayoutDiagnostics
import LayoutReader
import LayoutResolver
import LayoutSwift
import LayoutText

/// Compiles specs from text to frames and findings. This is the entry to the module:
///
/// ```swift
/// let spec = try compiler.prepare("grid.yaml").get()
/// let compiled = try compiler.compile(spec)
/// compiled.layouts?.solvedInTurn.forEach { … }
/// ```
///
/// `lint` does the same from bytes, with the rules that look at other environments, and fixes the text. The values on the way are:
///
/// - `LoadedSpec`: one text in normal form. Commands that only read stop here.
/// - `PreparedSpec`: the same with its data and configuration, and a `RunPlan` that a command may extend before anything is solved.
/// - `CompiledSpec`: the result, with findings and layouts.
/// - `SolvedLayout`: one layout. `SolvedLayouts` keeps those that need little memory, and solves the others again.
/// - `LabeledSolution`: a layout as writers see it, in a module that knows neither specs nor files.
package struct SpecCompiler: Sendable {
  @Boxed package private(set) var options: RunOptions
  /// The key of the outermost map that contains the spec; `nil` if the whole text is the spec.
  private(set) var specKey: String?
  private(set) var files: FileAccess
  let willRead: @Sendable (_ path: String) -> Void
  let configurations: ConfigurationFiles
  private let projects: ProjectIndexes

  /// - Parameter willRead: called before each file of a spec is read.
  package init(
    _ options: RunOptions, files: FileAccess = .system,
    willRead: @escaping @Sendable (_ path: String) -> Void = { _ in }
  ) {
    self.options = options
    self.files = files
    self.willRead = willRead
    configurations = ConfigurationFiles(options, files: files)
    projects = ProjectIndexes(read: files.read, willTake: willRead)
  }

  /// A compiler that uses these texts in place of the files at their paths.
  package func reading(_ texts: [String: [UInt8]]) -> SpecCompiler {
    reading { path, limit, read throws(InputError) in
      let text = texts[path] ?? texts.first { Platform.isSameFile(input: $0.key, output: path) }?.value
      return if let text { text } else { try read(path, limit) }
    }
  }

  /// A compiler that reads files as `body` does, which is given the way that this one reads them.
  func reading(
    _ body:
      @escaping @Sendable (
        _ path: String, _ limit: Int, _ read: (String, Int) throws(InputError) -> [UInt8]
      ) throws(InputError) -> [UInt8]
  ) -> SpecCompiler {
    var result = self
    let read = files.read
    result.files.read = { path, limit throws(InputError) in try body(path, limit, read) }
    return result
  }

  /// A compiler for one spec of a batch. A line of the batch may set options, and name the key under which the spec is.
  package func forSpec(_ options: RunOptions, under key: String?) -> SpecCompiler {
    var result = self
    result.options = options
    result.specKey = key
    return result
  }

  /// Reads the spec at a path, `-` for standard input, and its side files.
  package func prepare(_ path: String) throws(UsageError) -> Result<PreparedSpec, SpecFailure> {
    switch load(path) {
    case .failure(let failure): .failure(failure)
    case .success(let loaded):
      hasMemory(for: loaded)
        ? try prepare(loaded, path: path)
        : .failure(
          .unreadable("there is not enough memory to lay out \(shownName(loaded.sources.main.name))"))
    }
  }

  /// True if a spec with very many values can be resolved and solved within the limits on memory.
  private func hasMemory(for loaded: LoadedSpec) -> Bool {
    // A short section with a shorthand takes this many bytes for each of its values.
    let cost = 1_400
    guard loaded.sources.main.bytes.count > 1 << 20, let normal = loaded.normal else { return true }
    return Platform.hasMemory(cost * normal.valueCount)
  }

  /// Reads the side files of a spec and checks the names in the options.
  package func prepare(
    _ loaded: LoadedSpec, path: String
  ) throws(UsageError) -> Result<PreparedSpec, SpecFailure> {
    var loaded = loaded
    readIncludes(of: &loaded)
    let code: LayoutCode?
    do {
      code = try self.code(of: &loaded)
    } catch {
      return .failure(error)
    }
    let data: Normal?
    switch try self.data(for: &loaded, path: path) {
    case .success(let found): data = found
    case .failure(let failure): return .failure(failure)
    }
    var configuration: ConfigurationFile?
    switch self.configuration(forSpec: loaded.sources.main.name) {
    case nil: break
    case .failure(let failure): return .failure(failure)
    case .success(let found):
      guard loaded.sources.add(found.sources.main) else {
        return .failure(.unreadable("cannot read \(found.path): the files are too large together"))
      }
      configuration = found
    }
    var spec = PreparedSpec(loaded, data, configuration, _options)
    try spec.checkNames()
    if let code {
      spec.take(code)
      try spec.checkNames()
    }
    try spec.checkMeasured()
    return .success(spec)
  }

  /// The compiled code that builds a spec; `nil` if the spec has none, if the run compiles none, or if the code has errors. After errors,
  /// the spec has no normal form.
  private func code(of loaded: inout LoadedSpec) throws(SpecFailure) -> LayoutCode? {
    let swift = loaded.normal?[SpecKeys.swift]
    guard loaded.isSwift || swift != nil else { return nil }
    guard options.runsCode else {
      loaded.normal = loaded.normal ?? Normal(.map([]), at: Span(0, 0))
      return nil
    }
    let name = loaded.sources.main.name
    guard let toolchain = options.toolchain else {
      throw .unreadable("cannot read \(shownName(name)): Swift is read by the program layoutc")
    }
    guard let source = loaded.isSwift ? loaded.sources.main : readCode(of: &loaded) else {
      loaded.normal = nil
      return nil
    }
    do throws(SwiftFailure) {
      let (code, found, unread) = try LayoutCode.compile(
        source, options, orWritten: swift?["entry"], with: toolchain, projects)
      loaded.diagnostics.merge(found)
      loaded.unread = unread
      // The data alone, without the code, is no spec.
      if code == nil { loaded.normal = nil }
      return code
    } catch {
      guard case .machine(let message, let help) = error else { throw .unreadable("\(error)") }
      throw .unreadable("cannot read \(shownName(name)): " + ([message] + help).joined(separator: "; "))
    }
  }
}

/// Why a spec could not be prepared.
package enum SpecFailure: Error {
  case unreadable(String)
  case refused(name: String, String, rule: RuleID)
  case brokenConfiguration(ConfigurationFile)

  package var message: String {
    switch self {
    case .unreadable(let message), .refused(_, let message, _): message
    case .brokenConfiguration(let configuration):
      "its configuration \(shownName(configuration.path)) has errors"
    }
  }
}
