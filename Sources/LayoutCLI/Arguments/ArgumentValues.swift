import LayoutCompiler
import LayoutReader
import LayoutResolver
import LayoutSpec
import LayoutText

extension ParsedArguments {
  /// A whole number within a range.
  func number(_ id: OptionID, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = value(id) else { return nil }
    guard let number = wholeNumber(text), range.contains(number) else {
      throw invalid(id, text, "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// What an input may cost.
  func limits() throws(UsageError) -> InputLimits {
    var limits = InputLimits()
    limits.depth = try number(.maxDepth, in: 1...InputLimits.greatestDepth) ?? limits.depth
    limits.values = try number(.maxValues, in: 1...100_000_000) ?? limits.values
    if let text = value(.maxSize) {
      let units: [Character: Int] = ["K": 10, "M": 20, "k": 10, "m": 20]
      let shift = text.last.flatMap { units[$0] }
      guard let number = wholeNumber(shift == nil ? text : String(text.dropLast())), number > 0,
        number <= (1 << 31) >> (shift ?? 0)
      else { throw invalid(.maxSize, text, "a number of bytes up to 2048M, such as 20M") }
      limits.bytes = number << (shift ?? 0)
    }
    return limits
  }

  /// The language of the input, where it is given.
  func inputFormat() throws(UsageError) -> InputFormat? {
    guard let text = value(.inputFormat) else { return nil }
    guard let format = InputFormat(rawValue: text) else { throw invalid(.inputFormat, text, "json or yaml") }
    return format
  }

  /// The folder that included files have to lie in, where it is given.
  func includeRoot() throws(UsageError) -> String? {
    guard let path = value(.includeRoot) else { return nil }
    guard (try? Platform.status(of: path))?.kind == .folder else {
      throw invalid(.includeRoot, path, "a folder that there is")
    }
    return path
  }

  /// The container of `--size`, points.
  func containerSize() throws(UsageError) -> Extent? {
    guard let text = value(.size) else { return nil }
    let sides = text.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "X" || $0 == "×" }.map {
      parseNumber(trimmed($0))
    }
    guard sides.count == 2, let width = sides[0], let height = sides[1], width >= 0, height >= 0,
      width <= SpecSchema.greatestLength, height <= SpecSchema.greatestLength
    else {
      throw invalid(
        .size, text,
        "width x height in points, both at least 0 and at most \(Int(SpecSchema.greatestLength)), such as 375x812"
      )
    }
    return Extent(width: width, height: height)
  }

  /// The scale of `--scale`, pixels a point.
  func displayScale() throws(UsageError) -> Double? {
    guard let text = value(.scale) else { return nil }
    guard let scale = parseNumber(text), scale > 0, scale <= SpecSchema.greatestDisplayScale else {
      throw invalid(
        .scale, text,
        "a number of pixels a point greater than 0 and at most \(Int(SpecSchema.greatestDisplayScale)), such as 2"
      )
    }
    return scale
  }

  /// The values of `--items`, in order: a later one wins.
  func cellCounts() throws(UsageError) -> [ResolveOptions.CellCount] {
    var result: [ResolveOptions.CellCount] = []
    for text in values(.items) {
      let equals = text.lastIndex(of: "=")
      let number = equals.map { String(text[text.index(after: $0)...]) } ?? text
      guard let count = wholeNumber(number), count <= ItemList.greatestCount else {
        throw invalid(.items, text, "N or SECTION=N with N from 0 to \(ItemList.greatestCount)")
      }
      result.append(.init(section: equals.map { String(text[..<$0]) }, count: count))
    }
    return result
  }

  /// The rows of `--expand` and `--collapse`: true for those to expand.
  func expandedRows() throws(UsageError) -> [String: Bool] {
    var rows: [String: Bool] = [:]
    for id in values(.expandRow) { rows[id] = true }
    for id in values(.collapseRow) {
      if rows[id] == true {
        throw UsageError(message: "the item \(quotedText(id)) is given to '--expand' and to '--collapse'")
      }
      rows[id] = false
    }
    return rows
  }

  /// One of a few words.
  func word(_ id: OptionID, _ words: [String]) throws(UsageError) -> String? {
    guard let text = value(id) else { return nil }
    guard words.contains(text) else { throw invalid(id, text, "one of \(words.joined(separator: ", "))") }
    return text
  }

  /// Refuses to write over the spec that is read, by whatever names the two are given.
  func protectSpec() throws(UsageError) {
    guard let output = value(.output), output != "-" else { return }
    for input in operands.isEmpty ? ["-"] : operands
    where Platform.isSameFile(input: input, output: output) {
      throw UsageError(message: "the output is the spec itself: \(output)", help: ["write to another file"])
    }
  }

  /// Refuses to write over a file that there is, unless that is asked for.
  func protectExistingFile() throws(UsageError) {
    guard let output = value(.output), !has(.force), Platform.isFile(output) else { return }
    throw UsageError(
      message: "\(shownName(output)) is there already", help: ["add --force to write over it"])
  }

  func invalid(_ id: OptionID, _ text: String, _ expected: String) -> UsageError {
    let name = OptionTable.options.first { $0.id == id }?.name ?? ""
    return UsageError(message: "option '--\(name)' has '\(text)'; expected \(expected)")
  }
}

/// Text without the blanks at its ends.
func trimmed(_ text: Substring) -> Substring {
  var text = text
  while text.first == " " { text.removeFirst() }
  while text.last == " " { text.removeLast() }
  return text
}

/// A number of digits only; nil for anything else or what does not fit.
private func wholeNumber(_ text: String) -> Int? {
  guard !text.isEmpty, text.utf8.allSatisfy(\.isDigit) else {
    return nil
  }
  return Int(text)
}
