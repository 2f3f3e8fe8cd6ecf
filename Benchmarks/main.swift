import LayoutDiagnostics
import LayoutOutput
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutSpec
import LayoutText

// What layoutc costs, stage by stage: `swift run -c release Benchmarks [--json]`.
// Figures of one run are to be compared with each other, never with those of another day or machine.

let row = """
  environment: {container: 393 x 852, traits: {displayScale: 3}}
  sections:
    - items: 1000000
      interGroupSpacing: 8
      contentInsets: 16
      group:
        horizontal:
          size: 100% x 44
          interItemSpacing: 8
          subitems:
            - item: 1/3 x 100%

  """
let layout = resolved(row)
var billion = layout.spec
billion.sections[0].items = ItemList(count: 1_000_000_000)
let solution = solve(layout.spec, in: layout.environment)
let yaml = Array(manySections(20_000).utf8)

let measurements =
  [
    measure("open a section of 10 cells", unit: "open", count: 1) {
      var small = layout.spec
      small.sections[0].items = ItemList(count: 10)
      return solve(small, in: layout.environment).contentSize.height
    },
    measure("open a section of 10^9 cells, ask for its last frame", unit: "open", count: 1) {
      solve(billion, in: layout.environment).frame(ofItem: 999_999_999, inSection: 0)?.y ?? 0
    },
    measure("stream 10^6 frames", unit: "frame", count: 1_000_000) {
      var sum = 0.0
      solution.forEachElement { element in
        sum += element.frame.y
        return true
      }
      return sum
    },
  ]
  + OutputFormat.all.map { format in
    measure("write 10^6 elements as \(format.name)", unit: "element", count: 1_000_000) {
      let sink = ByteSink(descriptor: nullDevice)
      format.write(solution, to: sink)
      sink.flush()
      return 0
    }
  }
  + [
    measure("read \(yaml.count / 1000) kB of YAML into the document", unit: "byte", count: yaml.count) {
      var diagnostics = DiagnosticBag()
      let document = readDocument(SourceFile(name: "x", bytes: yaml), format: .yaml, into: &diagnostics)
      return document == nil ? 0 : 1
    },
    measure("read and resolve the same", unit: "byte", count: yaml.count) {
      Double(resolved(String(decoding: yaml, as: UTF8.self)).spec.sections.count)
    },
  ]

report(measurements, asJSON: CommandLine.arguments.contains("--json"))
