import LayoutDiagnostics
import LayoutLint
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutText

/// A `.layoutc.yaml`, and what it does to a spec: its devices are solved for, its rules run.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let source = SourceFile(name: ".layoutc.yaml", bytes: input(data, size))
  var diagnostics = DiagnosticBag()
  guard let document = readDocument(source, into: &diagnostics),
    let normal = normalizeConfiguration(document, of: source, into: &diagnostics)
  else {
    require(diagnostics.hasErrors, "neither settings nor an error")
    renderFindings(diagnostics, of: SourceSet(source))
    return 0
  }
  let catalog = DeviceCatalog(configuration: normal)
  let settings = LintConfiguration(normal, into: &diagnostics)
  renderFindings(diagnostics, of: SourceSet(source))
  // What is wrong is said, and governs nothing; but no value may bring down who looks at it.
  for path in ["a.yaml", "Legacy/old/b.layout.yaml", "x/[y].yaml"] {
    var policy = LintPolicy()
    settings.set(&policy, for: path)
    guard path == "a.yaml" else { continue }
    // The user's own devices come after those that are known, and environments last.
    let devices = Array(catalog.names.suffix(3)) + settings.devices.prefix(2)
    for device in [nil] + devices.map(Optional.some) {
      lint(device, catalog, policy, isRight: !diagnostics.hasErrors)
    }
  }
  return 0
}

/// A spec with something for most rules, none of which is an error.
private let text = """
  sections:
    - id: shelf
      header: {height: ~44, pinned: true}
      interGroupSpacing: 8
      items: [{id: a, kind: label}, {id: b, kind: divider}, {count: 5, kind: photo}]
      group: {horizontal: {size: 100% x ~44, subitems: [{item: {size: 50% x ~44, contentInsets: {top: 4}}}]}}
    - items: 30
      orthogonalScrollingBehavior: paging
      group: {horizontal: {size: 80% x 40, subitems: [{item: {size: 1/3 x 100%}}]}}
      variants: [{when: "${width > 800}", grid: {columns: 6, rowHeight: 40}}]
  """

private let spec: (source: SourceFile, normal: Normal)? = {
  let source = SourceFile(name: "a.yaml", text: text)
  var diagnostics = DiagnosticBag()
  guard let document = readDocument(source, into: &diagnostics),
    let normal = normalize(document, of: source, into: &diagnostics), !diagnostics.hasErrors
  else { return nil }
  return (source, normal)
}()

/// Lints the spec as the settings have it, for one of their devices.
private func lint(_ device: String?, _ catalog: DeviceCatalog, _ policy: LintPolicy, isRight: Bool) {
  guard let spec else { fatalError("the spec is wrong") }
  var options = ResolveOptions()
  options.environment.catalog = catalog
  // A name that the settings have and no device has is one of the mistakes of settings.
  if let device, catalog.names.contains(device) { options.environment.device = device }
  var diagnostics = DiagnosticBag()
  guard let layout = resolve(spec.normal, options: options, into: &diagnostics) else {
    return require(!isRight || diagnostics.hasErrors, "neither a layout nor an error")
  }
  let pipeline = FindingPipeline(SourceSet(spec.source), spec.normal, policy: policy)
  let linted = LintedLayout(layout, policy, pipeline.suppressions)
  linted.lint(into: &diagnostics)
  let solution = solve(layout.spec, in: layout.environment)
  linted.lint(solution, into: &diagnostics)
  diagnostics = pipeline.judged(diagnostics, coverage: .init(isComplete: true))
  renderFindings(diagnostics, of: SourceSet(spec.source))
  let extent = solution.contentSize
  require(extent.width.isFinite && extent.height.isFinite, "the content is \(extent)")
}
