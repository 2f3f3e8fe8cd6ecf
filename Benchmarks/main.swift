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
let selfSizing = resolved(selfSizingList(1_000_000))
let selfSized = solve(selfSizing.spec, in: selfSizing.environment)
let waterfall = resolved(arranged(1_000_000, "waterfall: {columns: 3, spacing: 8}"))
let flow = resolved(arranged(1_000_000, "flow: {spacing: 8, align: justified}"))

/// What a waterfall and a flow cost: opened once, asked, streamed.
func measureArrangement(_ name: String, _ layout: ResolvedLayout) -> [Measurement] {
  let solved = solve(layout.spec, in: layout.environment)
  return [
    measure("open a \(name) of 10^6 cells", unit: "cell", count: 1_000_000) {
      solve(layout.spec, in: layout.environment).contentSize.height
    },
    measure("ask it for 1000 frames", unit: "frame", count: 1000) {
      var sum = 0.0
      for index in 0..<1000 { sum += solved.frame(ofItem: index * 997, inSection: 0)?.y ?? 0 }
      return sum
    },
    measure("stream its frames, in constant memory", unit: "frame", count: 1_000_000) {
      let before = residentBytes()
      var sum = 0.0
      solved.forEachElement { element in
        sum += element.frame.y
        return true
      }
      precondition(residentBytes() < before + 2_000_000, "streaming took memory")
      return sum
    },
  ]
}
var ten = layout.spec
ten.sections[0].items = ItemList(count: 10)
let tenCells = solve(ten, in: layout.environment)
let billionCells = solve(billion, in: layout.environment)
let sections = solve(resolved(repeatedSections(100_000)).spec, in: layout.environment)
let yaml = Array(manySections(20_000).utf8)
let small = smallSpecs(1000)

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
    measure("find what meets a rectangle among 10 cells", unit: "query", count: 1000) {
      sumOfFrames(tenCells, in: Rect(x: 0, y: 30, width: 393, height: 100))
    },
    measure("find as much in the middle of 10^9 cells", unit: "query", count: 1000) {
      sumOfFrames(billionCells, in: Rect(x: 0, y: 8e9, width: 393, height: 100))
    },
    measure("find what is in sight of 10^9 cells", unit: "query", count: 1000) {
      sumOfFrames(billionCells, in: billionCells.visibleRect)
    },
    measure("find as much in the middle of 10^6 self-sizing cells", unit: "query", count: 1000) {
      sumOfFrames(selfSized, in: Rect(x: 0, y: 4e7, width: 393, height: 100))
    },
    measure("find as much in the middle of 10^5 sections", unit: "query", count: 1000) {
      sumOfFrames(sections, in: Rect(x: 0, y: 4e6, width: 393, height: 100))
    },
    measure("evaluate 10^6 measured sizes", unit: "cell", count: 1_000_000) {
      Double(resolved(selfSizingList(1_000_000)).spec.sections[0].items.count)
    },
    measure("open a section of 10^6 self-sizing cells", unit: "cell", count: 1_000_000) {
      solve(selfSizing.spec, in: selfSizing.environment).contentSize.height
    },
    measure("ask it for 1000 frames", unit: "frame", count: 1000) {
      var sum = 0.0
      for index in 0..<1000 { sum += selfSized.frame(ofItem: index * 997, inSection: 0)?.y ?? 0 }
      return sum
    },
    measure("stream its frames, in constant memory", unit: "frame", count: 1_000_000) {
      let before = residentBytes()
      var sum = 0.0
      selfSized.forEachElement { element in
        sum += element.frame.y
        return true
      }
      precondition(residentBytes() < before + 2_000_000, "streaming took memory")
      return sum
    },
  ]
  + measureArrangement("waterfall", waterfall) + measureArrangement("flow", flow)
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
    measure("bare events of libyaml over 1000 specs of 3 kB", unit: "file", count: small.count) {
      bareEvents(of: small)
    },
    measure("lint the same, rules without frames", unit: "file", count: small.count) {
      lintedFindings(of: small)
    },
  ]

report(measurements, asJSON: CommandLine.arguments.contains("--json"))
