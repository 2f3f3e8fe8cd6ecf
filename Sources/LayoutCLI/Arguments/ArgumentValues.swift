import LayoutCompiler
import LayoutReader
import LayoutResolver
import LayoutSpec
import LayoutText

extension ParsedArguments {
  func number(_ id: OptionID, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = value(id) else { return nil }
    guard let number = wholeNumber(text), range.contains(number) else {
      throw invalid(id, text, "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// The limits on input, such as its size and depth.
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

  func inputFormat() throws(UsageError) -> InputFormat? {
    guard let text = value(.inputFormat) else { return nil }
    guard let format = InputFormat(rawValue: text) else { throw invalid(.inputFormat, text, "json or yaml") }
    return format
  }

  /// The folder that included files must be in.
  func includeRoot() throws(UsageError) -> String? {
    guard let path = value(.includeRoot) else { return nil }
    guard (try? Platform.status(of: path))?.kind == .folder else {
      throw invalid(.includeRoot, path, "a folder that there is")
    }
    return path
  }

  /// The container size that `--size` sets, in points.
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

  /// The scale that `--scale` sets, in pixels per point.
  func displayScale() throws(UsageError) -> Double? {
    try value(.scale).map { text throws(UsageError) in try displayScale(.scale, text, text, such: "2") }
  }

  /// The scale in a word of an option's argument.
  func displayScale(
    _ id: OptionID, _ text: String, _ word: String, such example: String
  ) throws(UsageError) -> Double {
    guard let scale = parseNumber(word), scale > 0, scale <= SpecSchema.greatestDisplayScale else {
      let most = Int(SpecSchema.greatestDisplayScale)
      throw invalid(
        id, text, "a number of pixels a point greater than 0 and at most \(most), such as \(example)")
    }
    return scale
  }

  /// The values of `--items`, in order; a later one overrides an earlier one.
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

  /// The values of `--measured`, in order; a later one overrides an earlier one.
  func measuredSizes() throws(UsageError) -> [ResolveOptions.MeasuredSize] {
    var result: [ResolveOptions.MeasuredSize] = []
    for text in values(.measured) {
      let equals = text.lastIndex(of: "=")
      let sides = equals.map {
        text[text.index(after: $0)...].split(separator: "x", omittingEmptySubsequences: false)
      }
      let lengths = (sides ?? []).map { side in
        side == "*" ? nil : Double?.some(parseNumber(String(side)) ?? .nan)
      }
      let isRight = lengths.allSatisfy { length in
        length.map { $0 >= 0 && $0 <= SpecSchema.greatestLength } ?? true
      }
      guard let equals, equals > text.startIndex, lengths.count == 2, isRight,
        lengths.contains(where: { $0 != nil })
      else { throw invalid(.measured, text, "NAME=WIDTHxHEIGHT in points, such as 'books=*x124'") }
      result.append(.init(name: String(text[..<equals]), width: lengths[0], height: lengths[1]))
    }
    return result
  }

  /// The rows that `--expand` (true) and `--collapse` (false) name.
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

  /// The argument of an option, which must be one of the words.
  func word(_ id: OptionID, _ words: [String]) throws(UsageError) -> String? {
    guard let text = value(id) else { return nil }
    guard words.contains(text) else { throw invalid(id, text, "one of \(words.joined(separator: ", "))") }
    return text
  }

  /// Throws if the output would replace the spec itself, even under another name.
  func protectSpec() throws(UsageError) {
    guard let output = value(.output), output != "-" else { return }
    for input in operands.isEmpty ? ["-"] : operands
    where Platform.isSameFile(input: input, output: output) {
      throw UsageError(message: "the output is the spec itself: \(output)", help: ["write to another file"])
    }
  }

  /// Throws if the output file exists, unless `--force` is given.
  func protectExistingFile() throws(UsageError) {
    guard let output = value(.output), !has(.force), Platform.isFile(output) else { return }
    throw UsageError(
      message: "\(shownName(output)) is there already", help: ["add --force to write over it"])
  }

  func invalid(_ id: OptionID, _ text: String, _ expected: String) -> UsageError {
    let name = OptionTable.option(id)?.name ?? ""
    return UsageError(message: "option '--\(name)' has '\(text)'; expected \(expected)")
  }
}

/// The numbers of a comma-separated list; NaN for each word that is no number.
func listedNumbers(_ text: String) -> [Double] {
  text.split(separator: ",", omittingEmptySubsequences: false).map { parseNumber($0) ?? .nan }
}

/// The text without the spaces at its ends.
func trimmed(_ text: Substring) -> Substring {
  var text = text
  while text.first == " " { text.removeFirst() }
  while text.last == " " { text.removeLast() }
  return text
}

/// Reads a whole number written only with digits; `nil` if it is anything else or too large.
private func wholeNumber(_ text: String) -> Int? {
  text.utf8.allSatisfy(\.isDigit) ? Int(text) : nil
}
