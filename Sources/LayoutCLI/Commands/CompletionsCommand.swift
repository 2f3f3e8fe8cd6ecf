import LayoutCompiler
import LayoutDiagnostics
import LayoutReader
import LayoutResolver
import LayoutText

/// `layoutc completions`: prints shell completions, and the names in specs for them.
struct CompletionsCommand {
  let arguments: ParsedArguments
  let console: Console

  func run() throws(UsageError) -> ExitCode {
    if let what = try arguments.word(.names, ["states", "devices"]) {
      return printNames(what == "states" ? try states() : try devices(), Self.patterns(what))
    }
    let names = CompletionShell.allCases.map(\.rawValue)
    guard let name = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError(message: "completions takes one shell: \(names.joined(separator: ", "))")
    }
    guard let shell = CompletionShell(rawValue: name) else {
      throw UsageError(
        message:
          "there are no completions for \(quotedText(name)); expected one of \(names.joined(separator: ", "))",
        help: didYouMean(name, among: names))
    }
    return console.output { shell.write(to: $0) }
  }

  /// Patterns that match several devices.
  private static func patterns(_ what: String) -> [String] {
    what == "devices" ? ["iphone-*", "ipad-*"] : []
  }

  /// Prints patterns and names, one per line. Names that a shell would split or a terminal does not show are left out.
  private func printNames(_ names: [String], _ patterns: [String]) -> ExitCode {
    var seen: Set<String> = []
    return console.output { sink in
      for pattern in patterns { sink.write(text: pattern + "\n") }
      for name in names
      where seen.insert(name).inserted && !name.isEmpty && name.utf8.allSatisfy(Self.isPlain)
        && shownName(name) == name
      {
        sink.write(text: name + "\n")
      }
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...0xFF: true
    default: "-_.+@:/%".utf8.contains(byte)
    }
  }

  /// The states of the named specs. A spec that cannot be read has none, because the line is still being typed.
  private func states() throws(UsageError) -> [String] {
    let compiler = SpecCompiler(try arguments.runOptions())
    var names: [String] = []
    for spec in arguments.operands where spec != "-" {
      guard case .success(var loaded) = compiler.load(spec), let normal = loaded.normal else { continue }
      compiler.readIncludes(of: &loaded)
      names += SpecNames(normal, including: loaded.included).states
    }
    return names.isEmpty ? [] : [NameChoice.all, NameChoice.ownState] + names
  }

  /// All devices, including those of the configuration of the named specs or of this folder.
  private func devices() throws(UsageError) -> [String] {
    let compiler = SpecCompiler(try arguments.runOptions())
    var names: [String] = []
    for spec in arguments.operands + ["-"] {
      if case .success(let configuration)? = compiler.configuration(forSpec: spec) {
        names += configuration.catalog.names
      }
    }
    return [NameChoice.all] + names + DeviceCatalog().names
  }
}
