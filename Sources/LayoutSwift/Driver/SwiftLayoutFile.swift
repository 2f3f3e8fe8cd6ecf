import LayoutDiagnostics
import LayoutText

/// A Swift file that makes a layout.
package struct SwiftLayoutFile: Sendable {
  package let entries: [LayoutEntry]
  package let path: String
  private let bytes: [UInt8]
  private let tokens: [SwiftToken]

  /// - Parameters:
  ///   - path: its path, which findings name.
  ///   - bytes: the text, UTF-8.
  package init(path: String = "Layout.swift", _ bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    tokens = SwiftScanner(bytes).tokens.filter { $0.kind != .comment }
    entries = LayoutEntry.entries(in: DeclarationSplitter.declarations(in: tokens), tokens)
  }

  /// True if the file has code that makes a layout, not only a view controller that shows one.
  package var makesLayout: Bool {
    if entries.contains(where: { $0.sort != .controller }) { return true }
    let code = CodeStructure(tokens)
    return tokens.indices.contains { code.makes(Self.makers, at: $0) }
  }

  private static let makers: Set<String> = [
    "UICollectionViewCompositionalLayout", "NSCollectionLayoutSection", "NSCollectionLayoutGroup",
  ]

  /// The entry with this name or key, or the groups of entries that stand for the file, the best first. Throws `SwiftFailure.entry` if there is
  /// none.
  package func choices(named name: String?) throws(SwiftFailure) -> [[LayoutEntry]] {
    let list = "entries: " + entries.map { "\($0.name) (\($0.sort.noun))" }.joined(separator: ", ")
    if let name {
      if let entry = entries.first(where: { $0.name == name || $0.key == name }) { return [[entry]] }
      let ends = entries.filter { $0.name.hasSuffix("." + name) }
      if ends.count == 1 { return [ends] }
      throw .entry(
        "there is no entry \(quotedText(name))",
        help: entries.isEmpty
          ? [Self.whatEntriesAre] : didYouMean(name, among: entries.map(\.name)) + [list])
    }
    if String(validating: bytes, as: UTF8.self) == nil {
      throw .entry("the file is not UTF-8", help: ["save the file as UTF-8"])
    }
    if entries.isEmpty {
      throw .entry("nothing in the file makes a layout", help: otherLayouts + [Self.whatEntriesAre])
    }
    return LayoutEntry.choices(of: entries)
  }

  /// How a spec describes the layouts of other kinds in the file, which are not read.
  package var otherLayouts: [String] {
    let words = Set(tokens.lazy.filter { $0.kind == .word }.map(\.text))
    var help: [String] = []
    if words.contains("UICollectionViewFlowLayout") {
      help.append(
        "a UICollectionViewFlowLayout is not read; in a spec it is flow, or grid if all cells are equal: 'layoutc help spec flow'"
      )
    }
    if words.contains("SwiftUI") {
      help.append(
        "views of SwiftUI are not read; in a spec a LazyVGrid is grid: {columns: auto(160), rowHeight: 100}, a List is list: insetGrouped"
      )
    }
    return help
  }

  /// What the class around an entry also does with its collection view, and the entry does not run.
  ///
  /// - Returns: what notes call it, each with the line of the first, counted from 1.
  package func settingsNotRun(around entry: LayoutEntry) -> [(noun: String, line: Int)] {
    guard let name = entry.enclosingClass else { return [] }
    var found: [(noun: String, line: Int)] = []
    for range in Self.ranges(ofType: name, in: DeclarationSplitter.declarations(in: tokens)) {
      for token in tokens where token.kind == .word && range.contains(token.range.lowerBound) {
        guard !entry.declaration.contains(token.range.lowerBound), let noun = Self.viewNouns[token.text],
          !found.contains(where: { $0.noun == noun })
        else { continue }
        found.append((noun, bytes[..<token.range.lowerBound].count { $0 == 0x0A } + 1))
      }
    }
    return found
  }

  /// The bytes of a type and its extensions.
  private static func ranges(ofType name: String, in declarations: [SwiftDeclaration]) -> [Range<Int>] {
    declarations.filter(\.isType).flatMap {
      $0.name.lastComponent == name ? [$0.range] : ranges(ofType: name, in: $0.members)
    }
  }

  /// What notes call code that changes the size, the margins or the items of a collection view, by its words.
  private static let viewNouns = [
    "directionalLayoutMargins": "layout margins", "layoutMargins": "layout margins",
    "NSLayoutConstraint": "constraints", "constraint": "constraints",
    "intrinsicContentSize": "an intrinsic size", "numberOfItemsInSection": "a data source",
    "dataSource": "a data source",
  ]

  private static let whatEntriesAre =
    "an entry is a function or a property that gives a UICollectionViewCompositionalLayout, an NSCollectionLayoutSection or an "
    + "NSCollectionLayoutGroup, code that makes such a layout, a closure that makes a section, or a view controller"

  /// Compiles the whole file into a program that builds the layouts of some entries.
  package func compile(
    _ entries: [LayoutEntry], with toolchain: SwiftToolchain
  ) throws(SwiftFailure) -> CompiledLayout {
    var slice = Slice(SlicedFile(path: path, bytes), project: nil, owners: [])
    slice.keepAll()
    for entry in entries { slice.files[0].reduce(to: entry) }
    let text = SlicedProgram(
      slice, hiding: entries.flatMap(\.hiding),
      main: main(of: entries, mayLackData: entries.contains(where: \.isAssumed)),
      assuming: entries.reduce(into: []) { $0.formUnion($1.types) })
    switch try toolchain.program(text.sources) {
    case .program(let program): return CompiledLayout(program: program, text: text, slice: nil)
    case .rejected(let lines):
      let call = text.sources[0].bytes.count { $0 == 0x0A } - 1
      throw .compiler(
        CompilerMessage.errors(
          lines, lineCount: text.lineCount, callLine: call,
          entryLine: bytes[..<entries[0].range.lowerBound].count { $0 == 0x0A } + 1),
        omittedModules: text.omittedModules)
    }
  }

  /// True if errors may come from code that is not in the file, rather than from mistakes in it.
  package static func mayBeSliced(
    _ messages: [CompilerMessage], withoutModules modules: [String],
    in project: @autoclosure () -> SwiftProject?
  ) -> Bool {
    !modules.isEmpty
      || messages.contains { message in
        switch Complaint.Kind(message.text) {
        case .unknownName, .unknownType: true
        case .noMember(let type, _): !type.hasPrefix("NSCollection")
        case .noBase(let name): project()?.files(declaring: name).isEmpty == false
        default: false
        }
      }
  }

  /// Compiles the part of the file and its project that some entries need.
  ///
  /// - Parameters:
  ///   - isFrugal: true to take only values from the project, and to make up the rest.
  ///   - roundsLeft: how many rounds may still be made.
  /// - Returns: the program, or an error that no change removes.
  package func compileSlice(
    _ entries: [LayoutEntry], of project: SwiftProject?, isFrugal: Bool, with toolchain: SwiftToolchain,
    roundsLeft: inout Int
  ) throws(SwiftFailure) -> (compiled: CompiledLayout?, complaint: String?) {
    var slice = Slice(
      SlicedFile(path: path, bytes), project: project,
      owners: entries.reduce(into: []) { $0.formUnion($1.owners) },
      isFrugal: isFrugal)
    for entry in entries { slice.keepEntry(entry) }
    let compiled = try Slicer(toolchain: toolchain).compile(
      &slice, hiding: entries.flatMap(\.hiding), main: main(of: entries, mayLackData: true),
      roundsLeft: &roundsLeft)
    return (compiled, slice.lastComplaint)
  }

  /// The code at the end of the program, which answers requests with the layouts of the entries, by their names.
  /// It keeps objects alive that the layout's closures use but do not own.
  ///
  /// - Parameter mayLackData: true if the program lacks code of the app, or values that it would give.
  private func main(of entries: [LayoutEntry], mayLackData: Bool) -> String {
    let cases = entries.map { entry in
      let statements = entry.systems.map(\.demand) + ["return \(entry.expression)"]
      return "\"\(entry.key)\": { () throws -> Any? in \(statements.joined(separator: "; ")) }"
    }
    return """
      @main @MainActor enum LayoutcMain {
        static var values: [Any] = []
        static func kept<Value>(_ value: Value) -> Value {
          values.append(value)
          return value
        }
        static func main() {
          addInstances()
          LayoutProgram.answerRequests(entries, mayLackData: \(mayLackData))
        }
        static let entries: [String: LayoutProgram.Entry] = [\(cases.joined(separator: ", "))]
      }
      """ + "\n"
  }
}

/// A program that builds layouts.
package struct CompiledLayout: Sendable {
  package let program: SwiftProgram
  /// The texts that it was compiled from.
  let text: SlicedProgram
  /// The declarations that it has; `nil` if it is the whole file.
  let slice: Slice?

  /// True if it has all of the user's file.
  package var isWhole: Bool { slice == nil }

  /// True if nothing was left out because it does not compile.
  package var isComplete: Bool { slice?.omissions.isEmpty ?? true }

  /// The file with the lines of a source, which is named as answers of the program name it; `nil` for code that was added.
  package func file(ofSource path: String) -> String? {
    let index = program.sources.firstIndex(of: path)
    return index.flatMap { text.files.indices.contains($0) ? text.files[$0] : nil }
  }

  /// The files of the project that it has declarations of.
  package var projectFiles: [String] { Array(text.files.dropFirst()) }

  /// The texts of all sources, without blank lines.
  package var programText: String {
    text.sources.map { source in
      let lines = String(decoding: source.bytes, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      let numbered = lines.enumerated().filter { !$0.element.allSatisfy(\.isWhitespace) }.map { index, line in
        var line = line
        while line.last?.isWhitespace == true { line.removeLast() }
        return "/* \(index + 1) */ \(line)"
      }
      return "// \(source.name)\n" + numbered.joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }
}
