import LayoutDiagnostics
import LayoutReader
import LayoutResolver
import LayoutText

/// Reports the overrides in a spec's `lint` for sections that neither the spec nor the layout has.
func reportStrayOverrides(of layout: ResolvedLayout, into diagnostics: inout DiagnosticBag) {
  let normal = layout.normal
  // With errors, the section may be one that was left out.
  guard layout.leftOut == nil, let overrides = normal["lint"]?["overrides"]?.elements, !overrides.isEmpty,
    let sections = normal["sections"]?.elements
  else { return }
  let ids = sections.compactMap { $0["id"]?.text } + layout.spec.sections.filter(\.isNamed).map(\.name)
  for override in overrides {
    guard let path = override["path"], let text = path.text, let name = SpecPath.section(of: text),
      !name.isEmpty
    else { continue }
    if let index = Int(name) {
      guard !sections.indices.contains(index) else { continue }
    } else if ids.contains(name) {
      continue
    }
    let count = "\(counted(sections.count, "section")), counted from 0"
    diagnostics.report(
      Diagnostic(
        .warning, rule: UnusedSuppression.metadata.id,
        "the override is for section \(quotedText(name)), which is not there; the spec has \(count)",
        at: path.span, help: didYouMean(name, among: ids)))
  }
}
