import LayoutDiagnostics
import LayoutReader
import LayoutSpec

/// What code builds in an environment, and what is wrong with that.
struct BuiltCode {
  let environment: Environment
  /// The spec; nil where the code builds none.
  var normal: Normal?
  var diagnostics: DiagnosticBag
  /// What the code told; nil where it could not be asked.
  let answer: CodeAnswer?

  init(in environment: Environment, diagnostics: DiagnosticBag = DiagnosticBag()) {
    self.environment = environment
    self.diagnostics = diagnostics
    answer = nil
  }

  /// - Parameter data: what the spec beside the code says; nil where the code is all.
  init(_ answer: CodeAnswer, _ data: SectionData?, in environment: Environment) {
    self.environment = environment
    self.answer = answer
    normal = answer.normal
    diagnostics = answer.diagnostics
    if let data { normal = normal.map { data.added(to: $0, into: &diagnostics) } }
  }
}
