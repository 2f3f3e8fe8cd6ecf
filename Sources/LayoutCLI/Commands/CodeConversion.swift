import LayoutCompiler
import LayoutDiagnostics
import LayoutReader
import LayoutResolver
import LayoutText

/// `layoutc convert FILE.swift --to yaml`: writes what code builds in several environments as one spec.
struct CodeConversion {
  let arguments: ParsedArguments
  let console: Console

  func run(_ path: String, to format: InputFormat) throws(UsageError) -> ExitCode {
    try arguments.protectSpec()
    let options = try arguments.runOptions()
    let compiler = console.compiler(options)
    let prepared = try compiler.prepare(path, console)
    guard let spec = prepared.spec else { return prepared.code }
    let isNamed = !options.devices.isEmpty || !options.orientations.isEmpty
    let variations = isNamed ? spec.variations : CodeMerging.usualVariations
    var diagnostics = spec.loaded.diagnostics
    var merging = CodeMerging(spec, in: variations)
    let merged = merging?.merged(into: &diagnostics)
    console.report(diagnostics, of: spec.loaded.sources, isBrief: true)
    guard let merged, !diagnostics.hasErrors else { return .findings }
    let json = ByteSink()
    writeCanonicalJSON(merged.normal, to: json)
    var ignored = DiagnosticBag()
    let source = SourceFile(name: "merged.json", bytes: json.bytes)
    guard let document = readDocument(source, limits: InputLimits(), into: &ignored) else { return .findings }
    return console.output(to: try arguments.singleOutput()) { sink in
      if format == .yaml {
        let count = variations.count == 1 ? "one environment" : "\(variations.count) environments"
        sink.write(text: "# Made by layoutc of \(shownName(path)) in \(count).\n")
        for note in merged.notes { sink.write(text: "# \(note)\n") }
      }
      sink.write(text: DocumentWriter.text(of: document, as: format))
    }
  }
}
