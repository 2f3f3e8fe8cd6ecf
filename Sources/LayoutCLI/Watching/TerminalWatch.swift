import LayoutCompiler
import LayoutOutput
import LayoutText

/// `layoutc watch` without an output file: draws the picture of `layoutc show` in the terminal, again whenever a file changes.
///
/// If standard output is no terminal, the pictures are written one below the other.
struct TerminalWatch {
  let arguments: ParsedArguments
  let console: Console
  let spec: String

  /// Throws if an option needs an output file.
  func check() throws(UsageError) {
    let drawn = Set(OptionTable.options(of: .show).map(\.name))
    for option in OptionTable.options(of: .watch)
    where arguments.has(option.id) && !drawn.contains(option.name) {
      throw UsageError(
        message: "option '--\(option.name)' of watch needs a file to write to",
        help: ["name one: --output preview.html", "without a file, watch draws as show does"])
    }
  }

  func run() throws(UsageError) -> ExitCode {
    try check()
    let screen = TerminalScreen()
    let changes = WatchCommand.changes()
    var good: [String]?
    var count = 0
    while true {
      count += 1
      let record = RunRecord()
      let start = Platform.milliseconds
      let (code, picture) = try show(count, recording: record, columns: screen?.size.columns)
      let time = max(Platform.milliseconds - start, 1)
      if code == .success { good = picture }
      let failure: SinkFailure?
      if let screen {
        failure = screen.draw(lines(good, record, isGood: code == .success, time: time, screen.size))
      } else {
        failure = append(picture, record, isGood: code == .success, time: time, isFirst: count == 1)
      }
      if let failure { return console.end(failure) }
      WatchCommand.wait(for: spec, record, changes) { screen?.isDisturbed ?? false }
    }
  }

  /// Runs once and returns the exit code and the picture.
  private func show(
    _ count: Int, recording record: RunRecord, columns: Int?
  ) throws(UsageError) -> (ExitCode, [String]) {
    var console = console
    console.record = record
    let picture = ByteSink()
    console.screen = picture
    WatchCommand.note(record, readFor: spec, arguments)
    var show = ShowCommand(arguments: arguments, console: console)
    show.screenColumns = columns
    let code = try WatchCommand.attempt(count, console) { () throws(UsageError) in try show.run() }
    return (code, Self.lines(of: picture.text))
  }

  private static func lines(of text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  private func lines(
    _ good: [String]?, _ record: RunRecord, isGood: Bool, time: Int, _ size: (columns: Int, rows: Int)
  ) -> [String] {
    let state = isGood ? "drawn in \(time) ms" : good == nil ? "errors" : "errors; the last good picture"
    let contents = ScreenContents(
      picture: good ?? [], messages: Self.lines(of: record.messages.text), messagesFirst: !isGood,
      status: "\(shownName(spec)): \(state); Ctrl-C ends")
    return contents.lines(columns: size.columns, rows: size.rows, ShowCommand.alphabet(arguments))
  }

  /// Writes a picture after the previous one.
  ///
  /// - Returns: why nothing more can be written.
  private func append(
    _ picture: [String], _ record: RunRecord, isGood: Bool, time: Int, isFirst: Bool
  ) -> SinkFailure? {
    let sink = ByteSink(descriptor: 1)
    if isGood {
      if !isFirst { sink.write("\n") }
      for line in picture { sink.write(text: line + "\n") }
      sink.flush()
    }
    let errors = ByteSink(descriptor: 2)
    errors.write(text: record.messages.text)
    errors.flush()
    if sink.failure == nil { console.complain(isGood ? "drawn (\(time) ms)" : "nothing drawn (\(time) ms)") }
    return sink.failure
  }
}

/// What a terminal shows of a watched spec: its picture, messages and a status line.
struct ScreenContents {
  var picture: [String]
  var messages: [String]
  /// True if the messages are above the picture, which is then out of date.
  var messagesFirst: Bool
  var status: String

  /// The lines to show, at most `rows`. Errors take up to half of them, other messages a quarter.
  func lines(columns: Int, rows: Int, _ alphabet: TerminalOptions.Alphabet) -> [String] {
    let room = max(0, rows - 1)
    let share = max(1, messagesFirst && !picture.isEmpty ? room / 2 : messagesFirst ? room : room / 4)
    let shownMessages = Self.cut(messages, to: min(share, room))
    let rest = room - shownMessages.count - (shownMessages.isEmpty || picture.isEmpty ? 0 : 1)
    let shownPicture = picture.prefix(max(0, rest))
    var status = status
    if shownPicture.count < picture.count {
      status += " (the picture has \(picture.count - shownPicture.count) more lines)"
    }
    let between = shownMessages.isEmpty || shownPicture.isEmpty ? [] : [""]
    let body =
      messagesFirst ? shownMessages + between + shownPicture : Array(shownPicture) + between + shownMessages
    return (body + [status]).map { TerminalText.line($0, columns: columns, alphabet) }
  }

  /// The first lines, with a note on how many more there are.
  private static func cut(_ lines: [String], to count: Int) -> [String] {
    guard lines.count > count, count > 0 else { return Array(lines.prefix(count)) }
    return lines.prefix(count - 1) + ["and \(lines.count - count + 1) more lines"]
  }
}
