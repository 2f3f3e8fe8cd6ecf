import LayoutCompiler
import LayoutReader
import LayoutSwift
import LayoutText

extension Console {
  /// Writes the entries of Swift files, a line each: its line in the file, its name, and what it makes.
  func listEntries(_ arguments: ParsedArguments) throws(UsageError) -> ExitCode {
    let compiler = compiler(try arguments.runOptions())
    var code = ExitCode.success
    for path in arguments.operands { code = max(code, try listEntries(of: path, compiler)) }
    return code
  }

  private func listEntries(of path: String, _ compiler: SpecCompiler) throws(UsageError) -> ExitCode {
    guard SpecCompiler.isSwiftFile(path) else {
      throw UsageError(message: "option '--list-entries' goes with a Swift file")
    }
    let bytes: [UInt8]
    do throws(InputError) {
      bytes = try compiler.read(path)
    } catch {
      return end(compiler.failure(error, path: path, name: path))
    }
    let lines = LineTable(SourceFile(name: path, bytes: bytes))
    let file = SwiftLayoutFile(path: path, bytes)
    return output { sink in
      for entry in file.entries {
        let note = entry.isAssumed ? ", with assumed values" : ""
        sink.write(
          text:
            "\(shownName(path)):\(lines.line(of: entry.range.lowerBound)): \(entry.name) (\(entry.sort.noun)\(note))\n"
        )
      }
    }
  }
}
