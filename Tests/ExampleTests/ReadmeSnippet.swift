import LayoutDiagnostics
import LayoutOutput
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutSpec
import LayoutText

func drawGrid() -> String? {
  let text = """
    environment: {container: 375 x 812}
    sections:
      - items: 94
        group:
          horizontal: {size: 100% x 44, subitems: [item: 1/4 x 100%]}
    """
  let source = SourceFile(name: "grid.yaml", text: text)
  var diagnostics = DiagnosticBag()
  guard let document = readDocument(source, into: &diagnostics),
    let normal = normalize(document, of: source, into: &diagnostics),
    let layout = resolve(normal, into: &diagnostics)
  else {
    for finding in diagnostics.sorted { print(finding.message) }
    return nil
  }
  let solution = solve(layout.spec, in: layout.environment)
  print(solution.contentSize.height)  // 1056.0
  print(solution.frame(ofItem: 5, inSection: 0)?.x ?? 0)  // 93.5
  let sink = ByteSink()
  OutputFormat.named("svg")?.write(solution, to: sink)
  return sink.text
}
