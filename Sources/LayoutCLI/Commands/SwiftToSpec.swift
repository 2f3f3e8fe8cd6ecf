import LayoutCompiler
import LayoutDiagnostics
import LayoutReader
import LayoutText

/// `layoutc convert FILE.swift --to yaml`: merges what code builds in several environments into one spec.
struct SwiftToSpec {
  let arguments: ParsedArguments
  let console: Console

  func run(_ path: String, to format: InputFormat) throws(UsageError) -> ExitCode {
    try arguments.protectSpec()
    let options = try arguments.runOptions()
    let compiler = console.compiler(options)
    let prepared = try compiler.prepare(path, console)
    guard let spec = prepared.spec else { return prepared.code }
    let isNamed = !options.devices.isEmpty || !options.orientations.isEmpty || !options.systems.isEmpty
    let variations = isNamed ? spec.variations : CodeMerging.usualVariations
    var diagnostics = spec.loaded.diagnostics
    let merged = CodeMerging(spec, in: variations)?.merged(into: &diagnostics)
    console.report(diagnostics, of: spec.loaded.sources, isBrief: true)
    guard let merged, !diagnostics.hasErrors else { return .findings }
    return console.output(to: try arguments.singleOutput()) { sink in
      if format == .yaml {
        let count = merged.environmentCount
        let environments = count == 1 ? "one environment" : "\(count) environments"
        sink.write(text: "# Made by layoutc of \(shownName(path)) in \(environments).\n")
        for note in merged.notes { sink.write(text: "# \(note)\n") }
      }
      sink.write(text: DocumentWriter.text(of: merged.document, as: format))
    }
  }
}
