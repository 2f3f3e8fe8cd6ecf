import LayoutDiagnostics
import LayoutLint
import LayoutReader
import LayoutResolver
import LayoutText

/// The result of compiling a spec. It is a class, because copying a value would retain each of its parts.
package final class CompiledSpec {
  /// What was compiled: documents, normal forms, configuration and plan.
  package let spec: PreparedSpec
  /// The findings after the first five steps of the pipeline.
  package let diagnostics: DiagnosticBag
  /// The layout of each variation, without the parts that have errors; `nil` if errors left nothing of a variation, or if none are wanted.
  package let layouts: SolvedLayouts?
  /// The layouts without their sections, whose cells would take memory; empty if errors left nothing of a variation.
  let resolved: [ResolvedLayout]
  /// True if no error kept a part of the spec from being linted.
  let isWhole: Bool
  private let pipeline: FindingPipeline
  /// The fixes that were not made because they would do harm.
  var refused: [FixRefusal] = []
  /// What was fixed in the text; `nil` if the text was not to be fixed.
  package internal(set) var mended: FixResult?
  /// What was fixed in included files.
  package internal(set) var mendedIncludes: [MendedInclude] = []

  init(
    _ spec: PreparedSpec, _ diagnostics: DiagnosticBag, _ pipeline: FindingPipeline,
    layouts: SolvedLayouts? = nil, resolved: [ResolvedLayout] = [], isWhole: Bool = false
  ) {
    self.spec = spec
    self.diagnostics = diagnostics
    self.pipeline = pipeline
    self.layouts = layouts
    self.resolved = resolved
    self.isWhole = isWhole
  }

  /// The spec and its side files.
  package var sources: SourceSet { spec.loaded.sources }
  package var hasErrors: Bool { diagnostics.hasErrors }
  /// The findings as they are reported to the user, in the order of their places.
  package var findings: [Diagnostic] { pipeline.reported(diagnostics, refused: refused) }

  /// The spec's findings in the form that reporters take.
  package var file: LintedFile {
    var file = LintedFile(
      name: sources.main.name, sources: sources, diagnostics: findings, omissions: diagnostics.omissions)
    file.isFixable = isWhole
    return file
  }

  /// True if a safe fix changes text that several places share. Only trying it shows whether a frame moves.
  var hasDoubtfulFixes: Bool {
    diagnostics.contains { $0.fixes.contains { $0.kind == .safe && $0.isShared } }
  }
}
