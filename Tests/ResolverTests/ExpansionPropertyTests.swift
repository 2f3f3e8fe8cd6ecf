import Foundation
import LayoutDiagnostics
import LayoutReader
import LayoutText
import TestSupport
import Testing

@testable import LayoutResolver

/// What holds for every spec.
@Suite struct ExpansionPropertyTests {
  private static func canonical(_ normal: Normal?) -> String {
    guard let normal else { return "" }
    let sink = ByteSink()
    writeCanonicalJSON(normal, to: sink)
    return sink.text
  }

  /// The time that this thread has worked, seconds: other work on the machine does not count.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The layout of a spec, shown with all that it holds but identities.
  private static func layout(_ text: String, _ name: String = "spec.json") -> String {
    let source = SourceFile(name: name, text: text)
    var diagnostics = DiagnosticBag()
    guard let document = readDocument(source, into: &diagnostics),
      let normal = normalize(document, of: source, into: &diagnostics),
      let expanded = expand(normal, into: &diagnostics)
    else { return "\(diagnostics.sorted.map(\.message))" }
    var resolver = SpecResolver(environment: expanded.environment)
    var spec = resolver.spec(expanded)
    // By what a section was made is no part of its layout.
    for index in spec.sections.indices {
      spec.sections[index].listInsets = nil
      spec.sections[index].firstGroupedRow = nil
      spec.sections[index].firstSeparatedRow = nil
      spec.sections[index].writtenGrid = nil
    }
    return "\(spec) \(expanded.environment)"
  }

  @Test(arguments: 0..<exampleCount(40, of: 300))
  func formsAgree(seed: Int) {
    var layouts = RandomLayouts(seed: UInt64(seed))
    let tree = layouts.spec()
    let yaml = tree.yaml()
    let first = Expanding(yaml)
    #expect(first.expanded != nil, "\(first.errors)\n\(yaml)")
    // The same spec twice, and in the other language.
    #expect(Expanding(yaml).json == first.json)
    let inJSON = Expanding(tree.json, name: "spec.json")
    #expect(inJSON.json == first.json)
    #expect(Self.canonical(inJSON.normal) == Self.canonical(first.normal))
    // What `ast` prints is the same spec.
    let printed = Expanding(Self.canonical(first.normal), name: "ast.json")
    #expect(printed.json == first.json, "\(printed.errors)")
    // What is written out is written out already, and is the same layout.
    let again = Expanding(first.json, name: "expanded.json")
    #expect(again.json == first.json, "\(again.errors)\n\(yaml)")
    #expect(Self.layout(first.json) == Self.layout(yaml, "spec.yaml"))
  }

  /// Four times the input takes about four times the time, within a factor that a loaded machine leaves room for; the square would be 16.
  private static func expectLinear(_ size: Int, _ body: (Int) -> Void) {
    func time(_ size: Int) -> Double {
      let start = processorTime
      body(size)
      return processorTime - start
    }
    func ratio() -> Double { time(4 * size) / max(1e-3, time(size)) }
    let most = 11.0
    let first = ratio()
    // What disturbed a measurement does not disturb the next.
    let least = first < most ? first : min(first, ratio())
    #expect(least < most, "four times the input takes \(least) times as long")
  }

  @Test func timeGrowsWithTheLength() {
    Self.expectLinear(400) { count in
      let sections = (0..<count).map {
        "- {id: s\($0), items: \"${a + \($0 % 7)}\", contentInsets: \"${b}\", group: {use: row, with: {tall: \"${\($0) + 1}\"}}}\n"
      }
      let spec = """
        let: {a: 3, b: "${a * 2}"}
        define: {row: {horizontal: {size: "100% x ${tall}", subitems: [{item: {}}]}}}
        sections:
        \(sections.joined())
        """
      #expect(Expanding(spec).sections.count == count)
    }
  }

  /// What is not chosen is looked at once, for as long as it is itself.
  @Test(arguments: ["items", "copies", "subitems"])
  func manyVariants(of part: String) {
    Self.expectLinear(part == "copies" ? 125 : 300) { count in
      let section =
        switch part {
        case "items":
          "items: [\((0..<2 * count).map { "{id: a\($0)}" }.joined(separator: ", "))], grid: {columns: 3}"
        case "copies": "repeat: \(count), grid: {columns: 3}"
        default:
          "group: {horizontal: {size: 1 x 1, subitems: [\(Array(repeating: "{item: {}}", count: 2 * count).joined(separator: ", "))]}}"
        }
      let variants = (0..<(part == "copies" ? 20 : count)).map {
        "{when: \"${width > \($0 + 9999)}\", contentInsets: {top: \"${sectionIndex + \($0)}\"}}"
      }
      let spec = "sections: [{\(section), variants: [\(variants.joined(separator: ", "))]}]"
      let expanding = Expanding(spec)
      #expect(expanding.expanded != nil, "\(expanding.errors.prefix(3))")
    }
  }

  @Test func manyLets() {
    Self.expectLinear(2_500) { count in
      let lets = (1..<count).map { "  n\($0): ${n\($0 - 1) + 1}\n" }.joined()
      let spec = "let:\n  n0: 1\n\(lets)sections: [{items: \"${n\(count - 1) - \(count - 1)}\", list: plain}]"
      #expect(Expanding(spec).value("items") == "1")
    }
  }

  @Test func aChainOfDefinitions() {
    Self.expectLinear(75) { count in
      let chain = (0..<count).map {
        "  d\($0): {use: d\($0 + 1), with: {k: \"${k + 1}\"}}\n"
      }.joined()
      let spec =
        "define:\n\(chain)  d\(count): {top: \"${k}\"}\nsections: [{list: plain, contentInsets: {use: d0, with: {k: 1}}}]"
      #expect(Expanding(spec).value("contentInsets", "top") == "\(count + 1)")
    }
  }
}
