import LayoutText

/// Finds the part of a program that a layout needs, with the compiler's messages as the guide.
struct Slicer {
  let toolchain: SwiftToolchain
  /// The greatest number of rounds. In each the slice is type checked and, if that finds no error, compiled. A whole slice has fewer,
  /// because the frugal one is tried after it.
  private static let greatestRoundCount = (whole: 25, frugal: 40)

  /// Changes a slice until it compiles.
  ///
  /// - Parameters:
  ///   - main: the code that calls the entries, which follows the user's file.
  ///   - roundsLeft: how many rounds may still be made.
  /// - Returns: the texts of the program, or `nil` if no change helps.
  func compile(
    _ slice: inout Slice, hiding: [Range<Int>], main: String, roundsLeft: inout Int
  ) throws(SwiftFailure) -> CompiledLayout? {
    slice.close()
    let greatest = slice.isFrugal ? Self.greatestRoundCount.frugal : Self.greatestRoundCount.whole
    for _ in 0..<min(greatest, roundsLeft) {
      roundsLeft -= 1
      if !slice.isFrugal, slice.files.count > Slice.greatestFileCount { return nil }
      let program = SlicedProgram(slice, hiding: hiding, main: main, assuming: nil)
      var lines = try toolchain.check(program.sources)
      if !lines.contains(where: { $0.kind == .error }) {
        // Some errors, such as a missing return, are only found when code is made.
        switch try toolchain.program(program.sources) {
        case .program(let compiled): return CompiledLayout(program: compiled, text: program, slice: slice)
        case .rejected(let found): lines = found
        }
      }
      let complaints = lines.filter { $0.kind == .error }.map { Complaint($0) }
      slice.lastComplaint = complaints.first.map { complaint in
        let source = program.sources[complaint.line.source].name
        return "\(source.drop { $0.isNumber || $0 == "-" }):\(complaint.line.line): \(complaint.line.text)"
      }
      var places: [(Complaint, SlicePlace)] = []
      var unusable: Set<String> = []
      var isChanged = false
      for complaint in complaints.prefix(200) {
        if let place = program.place(of: complaint, in: slice) {
          places.append((complaint, place))
        } else if let type = program.typeOfAssumedValue(at: complaint), !type.isEmpty {
          unusable.insert(type)
        } else if case .unknownType(let name) = complaint.kind, slice.keepDeclaration(named: name) {
          isChanged = true
        }
      }
      if slice.repair(places) { isChanged = true }
      // Values may be wrong only because of what was missing.
      if !isChanged, !unusable.isSubset(of: slice.unlisted) {
        slice.unlisted.formUnion(unusable)
        isChanged = true
      }
      guard isChanged else { return nil }
      slice.close()
    }
    return nil
  }
}

/// The texts of a slice, and where their bytes come from.
struct SlicedProgram: Sendable {
  /// The user's file with the code that calls the entries, then the project's files, then the types that were made up.
  let sources: [ProgramSource]
  /// The number of lines of the user's file.
  let lineCount: Int
  /// The modules whose imports are left out, because this machine does not have them.
  let omittedModules: [String]
  /// The paths of the files that sources come from, as the user or the project names them.
  let files: [String]
  /// The index in the slice of each of these files.
  private let indexes: [Int]
  private let maps: [RewrittenText]
  private let assumedValues: [AssumedLine]
  private let lineOfAssumedValues: Int

  /// - Parameter types: the types of which values may be made up; `nil` for all.
  init(_ slice: Slice, hiding: [Range<Int>], main: String, assuming types: Set<String>?) {
    var omittedModules: [String] = []
    var texts: [(name: String, bytes: [UInt8])] = []
    var maps: [RewrittenText] = []
    var indexes: [Int] = []
    for (index, file) in slice.files.enumerated()
    where index == 0 || file.parts.contains(where: { $0.state == .kept }) {
      indexes.append(index)
      var rewriter = SwiftRewriter(file.bytes, file.tokens)
      let text = rewriter.rewritten(
        without: index == 0 ? hiding + slice.hidingOfCases(of: types) : [], replacing: file.changes)
      maps.append(text)
      if index == 0 { omittedModules = rewriter.omittedModules }
      let number = index == 0 ? "" : "\(index)-"
      texts.append(
        (number + (file.path.split(separator: "/").last.map(String.init) ?? "code.swift"), text.bytes))
    }
    assumedValues = slice.assumedValues(of: types)
    var first = texts[0].bytes
    if first.last != 0x0A { first.append(0x0A) }
    lineCount = first.count { $0 == 0x0A }
    lineOfAssumedValues = lineCount + 1
    self.omittedModules = omittedModules
    for line in assumedValues { first += Array(line.code.utf8) + [0x0A] }
    texts[0].bytes = first + Array(main.utf8)
    self.indexes = indexes
    files = indexes.map { slice.files[$0].path }
    if !slice.madeUp.text.isEmpty {
      texts.append(("made-up.swift", Array(("import UIKit\n" + slice.madeUp.text + "\n").utf8)))
    }
    sources = texts.map { ProgramSource(name: $0.name, bytes: $0.bytes) }
    self.maps = maps
  }

  /// The place that a complaint is about; `nil` for code that the slice has added.
  func place(of complaint: Complaint, in slice: Slice) -> SlicePlace? {
    let source = complaint.line.source
    guard source < maps.count,
      let byte = maps[source].original(line: complaint.line.line, column: complaint.line.column)
    else { return nil }
    let file = indexes[source]
    let tokens = slice.files[file].tokens
    let token = tokens.partitioningIndex { $0.range.upperBound > byte }
    return token < tokens.count ? SlicePlace(file: file, token: token) : nil
  }

  /// The type whose assumed value a complaint is about.
  func typeOfAssumedValue(at complaint: Complaint) -> String? {
    let line = complaint.line.line - lineOfAssumedValues
    guard complaint.line.source == 0, assumedValues.indices.contains(line) else { return nil }
    return assumedValues[line].type
  }
}
