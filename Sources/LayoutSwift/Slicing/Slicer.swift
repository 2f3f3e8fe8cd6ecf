import LayoutText

/// Finds the part of a program that a layout needs, with the compiler's messages as the guide.
struct Slicer {
  let toolchain: SwiftToolchain
  /// How often the compiler is asked.
  private static let greatestRoundCount = 24

  /// Changes a slice until it compiles.
  ///
  /// - Parameter main: the code that calls the entries, which follows the user's file.
  /// - Returns: the texts of the program, or `nil` if no change helps.
  func compile(_ slice: inout Slice, hiding: [Range<Int>], main: String) throws(SwiftFailure) -> SlicedProgram? {
    slice.close()
    for _ in 0..<Self.greatestRoundCount {
      let program = SlicedProgram(slice, hiding: hiding, main: main)
      let complaints = Complaint.all(in: try toolchain.messages(ofChecking: program.texts))
      if complaints.isEmpty { return program }
      var places: [(Complaint, SlicePlace)] = []
      var isChanged = false
      for complaint in complaints.prefix(200) {
        if let place = program.place(of: complaint, in: slice) {
          places.append((complaint, place))
        } else if let type = program.typeOfAssumedValue(at: complaint), slice.unlisted.insert(type).inserted {
          isChanged = true
        } else if case .unknownType(let name) = complaint.kind, slice.keepDeclaration(named: name) {
          isChanged = true
        }
      }
      if slice.repair(places) { isChanged = true }
      guard isChanged else { return nil }
      slice.close()
    }
    return nil
  }
}

/// The texts of a slice, and where their bytes come from.
struct SlicedProgram {
  /// The user's file with the code that calls the entries, then the project's files, then the types that were made up.
  let texts: [(name: String, bytes: [UInt8])]
  private let maps: [RewrittenText]
  private let assumedValues: [Substring]
  private let lineOfAssumedValues: Int

  init(_ slice: Slice, hiding: [Range<Int>], main: String) {
    var texts: [(name: String, bytes: [UInt8])] = []
    var maps: [RewrittenText] = []
    for (index, file) in slice.files.enumerated() {
      var rewriter = SwiftRewriter(file.bytes, file.tokens)
      let text = rewriter.rewritten(without: index == 0 ? hiding : [], replacing: file.changes)
      maps.append(text)
      let number = index == 0 ? "" : "\(index)-"
      texts.append((number + (file.path.split(separator: "/").last.map(String.init) ?? "code.swift"), text.bytes))
    }
    assumedValues = slice.assumedValues.split(separator: "\n", omittingEmptySubsequences: false)
    var first = texts[0].bytes
    if first.last != 0x0A { first.append(0x0A) }
    lineOfAssumedValues = first.count { $0 == 0x0A } + 1
    texts[0].bytes = first + Array(slice.assumedValues.utf8) + [0x0A] + Array(main.utf8)
    texts.append(("made-up.swift", Array(("import UIKit\n" + slice.madeUp.text + "\n").utf8)))
    self.texts = texts
    self.maps = maps
  }

  /// The place that a complaint is about; `nil` for code that the slice has added.
  func place(of complaint: Complaint, in slice: Slice) -> SlicePlace? {
    let name = complaint.path.split(separator: "/").last.map(String.init) ?? complaint.path
    guard let file = texts.firstIndex(where: { $0.name == name }), file < maps.count,
      let byte = maps[file].original(line: complaint.line, column: complaint.column)
    else { return nil }
    let tokens = slice.files[file].tokens
    let token = tokens.partitioningIndex { $0.range.upperBound > byte }
    return token < tokens.count ? SlicePlace(file: file, token: token) : nil
  }

  /// The type whose assumed value a complaint is about.
  func typeOfAssumedValue(at complaint: Complaint) -> String? {
    let line = complaint.line - lineOfAssumedValues
    guard complaint.path.hasSuffix(texts[0].name), assumedValues.indices.contains(line) else { return nil }
    return assumedValues[line].split(separator: " ").dropFirst().first.map { name in
      String(name.drop { $0 == ":" }.prefix { $0 != ":" }).lastComponent
    }
  }
}
