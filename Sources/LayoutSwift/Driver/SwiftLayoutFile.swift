import LayoutDiagnostics
import LayoutText

/// A Swift file that makes a layout.
package struct SwiftLayoutFile: Sendable {
  package let entries: [LayoutEntry]
  private let bytes: [UInt8]
  private let tokens: [SwiftToken]

  /// - Parameter bytes: the text, UTF-8.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens = SwiftScanner(bytes).tokens
    entries = LayoutEntry.entries(in: DeclarationSplitter.declarations(in: tokens))
  }

  /// The entry with this name, or the default entry. Throws `SwiftFailure.entry` if there is none, or if several are possible.
  package func entry(named name: String?) throws(SwiftFailure) -> LayoutEntry {
    let list = "entries: " + entries.map { "\($0.name) (\($0.sort.noun))" }.joined(separator: ", ")
    if let name {
      if let entry = entries.first(where: { $0.name == name }) { return entry }
      let ends = entries.filter { $0.name.hasSuffix("." + name) }
      if ends.count == 1 { return ends[0] }
      throw .entry(
        "there is no entry \(quotedText(name))",
        help: entries.isEmpty
          ? [Self.whatEntriesAre] : didYouMean(name, among: entries.map(\.name)) + [list])
    }
    if let entry = LayoutEntry.chosen(of: entries) { return entry }
    if String(validating: bytes, as: UTF8.self) == nil {
      throw .entry("the file is not UTF-8", help: ["save the file as UTF-8"])
    }
    if entries.isEmpty {
      throw .entry(
        "nothing in the file makes a layout without being given values", help: [Self.whatEntriesAre])
    }
    throw .entry("several declarations make a layout; name one with --entry", help: [list])
  }

  private static let whatEntriesAre =
    "an entry is a function without arguments, or with a section's index and its environment, or a property that gives a "
    + "UICollectionViewCompositionalLayout or an NSCollectionLayoutSection, or a view controller that is made without values"

  /// Compiles the file into a program that builds the layout of an entry.
  package func compile(
    _ entry: LayoutEntry, with toolchain: SwiftToolchain
  ) throws(SwiftFailure) -> SwiftProgram {
    var rewriter = SwiftRewriter(bytes, tokens)
    var text = rewriter.rewritten(without: entry.hiding)
    let lineCount = text.count { $0 == 0x0A } + (text.last == 0x0A ? 0 : 1)
    if text.last != 0x0A { text.append(0x0A) }
    let main = Self.main(of: entry)
    let lines = main.split(separator: "\n")
    let call = lines.firstIndex { $0.contains("answerRequests") } ?? lines.count
    return try toolchain.program(
      ProgramText(
        bytes: text + main.utf8, lineCount: lineCount, callLine: lineCount + call + 1,
        entryLine: bytes[..<entry.range.lowerBound].count { $0 == 0x0A } + 1,
        omittedModules: rewriter.omittedModules))
  }

  /// The name of the entry in requests to the compiled code.
  package static let entryName = "layout"

  /// The code at the end of the program, which answers requests with the entry's layout.
  /// It keeps objects alive that the layout's closures use but do not own.
  private static func main(of entry: LayoutEntry) -> String {
    let statements = entry.systems.map(\.demand) + ["return \(entry.expression)"]
    return """
      @main @MainActor enum LayoutcMain {
        static var values: [Any] = []
        static func kept<Value>(_ value: Value) -> Value {
          values.append(value)
          return value
        }
        static func main() {
          LayoutProgram.answerRequests(["\(entryName)": { () throws -> Any? in \(statements.joined(separator: "; ")) }])
        }
      }

      """
  }
}
