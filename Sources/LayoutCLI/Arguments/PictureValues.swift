import LayoutCompiler
import LayoutOutput
import LayoutSolver
import LayoutText

/// The options of pictures.
struct PictureValues {
  let options: PictureOptions
  /// What a contact sheet shows side by side; `nil` for a single picture.
  let sheet: SheetContent?

  /// The options that only affect pictures.
  static let options: [OptionID] = [.show, .frame, .clip, .theme, .idPrefix, .sheet, .all]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    var options = PictureOptions(show: try arguments.overlays())
    options.frame = try arguments.choice(.frame)
    options.clip = try arguments.choice(.clip) ?? options.clip
    options.theme = try arguments.choice(.theme) ?? options.theme
    options.idPrefix = try arguments.idPrefix()
    options.drawsEverything = arguments.has(.all)
    self.options = options
    sheet = try arguments.choice(.sheet)
    if let sheet, sheet != .states, arguments.has(.size) {
      throw UsageError(
        message: "option '--size' would give all devices of the sheet the same bounds",
        help: ["leave one of them out, or use --sheet states"])
    }
  }

  /// How many elements `--all` draws, at most.
  private static let greatestCount = 10_000_000

  /// Throws if `--all` would draw more elements than a picture can hold, before any element is computed. The screen of a device, or a
  /// rectangle, never shows that many.
  func check(_ solution: @autoclosure () -> Solution, _ selection: ElementSelection) throws(UsageError) {
    let isOnScreen = (options.frame ?? (sheet == nil ? PictureFrame.none : .device)) == .device
    guard options.drawsEverything, !isOnScreen, selection.rects.isEmpty, selection.point == nil,
      selection.cells == nil
    else { return }
    let solution = solution()
    let sections = selection.sections?.filter(solution.sections.indices.contains)
    let count = sections.map { solution.elementCount(ofSections: $0) } ?? solution.elementCount
    guard count > Self.greatestCount else { return }
    throw UsageError(
      message:
        "'--all' would draw \(groupedText(count)) elements, but a picture holds \(groupedText(Self.greatestCount))",
      help: ["draw a part with --rect, --section or --frame device, or write --format ndjson"])
  }
}

extension ParsedArguments {
  /// The argument of an option, as a case of `Word`.
  fileprivate func choice<Word: RawRepresentable<String> & CaseIterable>(
    _ id: OptionID
  ) throws(UsageError) -> Word? {
    try word(id, Word.allCases.map(\.rawValue)).flatMap(Word.init)
  }

  fileprivate func overlays() throws(UsageError) -> [PictureOverlay] {
    guard has(.show) else { return PictureOverlay.standard }
    var result: [PictureOverlay] = []
    for word in values(.show).flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) })
    where word != "none" {
      guard let overlay = PictureOverlay(rawValue: String(word)) else {
        let names = PictureOverlay.allCases.map(\.rawValue) + ["or none"]
        throw invalid(.show, String(word), "some of \(names.joined(separator: ", "))")
      }
      result.append(overlay)
    }
    return result
  }

  /// The prefix of `--id-prefix`, which must be valid at the start of an id in XML and CSS.
  fileprivate func idPrefix() throws(UsageError) -> String {
    guard let text = value(.idPrefix) else { return "" }
    let isSafe = text.utf8.allSatisfy { byte in
      (97...122).contains(byte | 0x20) || (48...57).contains(byte) || byte == 45 || byte == 95
    }
    guard let first = text.utf8.first, (97...122).contains(first | 0x20), isSafe, text.utf8.count <= 100
    else {
      throw invalid(
        .idPrefix, text, "letters, digits, - and _ after a letter, at most 100, such as album-")
    }
    return text
  }
}
