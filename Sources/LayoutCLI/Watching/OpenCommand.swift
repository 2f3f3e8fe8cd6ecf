import LayoutCompiler
import LayoutOutput
import LayoutText

/// `layoutc open`: shows a spec's page in the browser and updates it whenever the spec changes, until it is interrupted.
///
/// The page is in a private temporary folder, which is deleted at the end.
struct OpenCommand {
  let arguments: ParsedArguments
  let console: Console

  /// How long a browser has to report that it failed, in milliseconds.
  private static let patience = 1_000

  func run() throws(UsageError) -> ExitCode {
    guard let spec = try arguments.operand(of: .open), spec != "-" else {
      throw UsageError(message: "open takes one spec that is a file")
    }
    do throws(InputError) {
      _ = try Platform.status(of: spec)
    } catch {
      throw UsageError(message: "cannot read \(shownName(spec)): \(error.text)")
    }
    let page = "\(OutputTemplate.fileSafe(OutputTemplate.fileName(ofSpec: spec))).html"
    guard let folder = Platform.makePrivateFolder(for: [page, PageReload.path(ofPage: page)]) else {
      console.complain("cannot make a temporary folder")
      return .usage
    }
    defer { Platform.deletePrivateFolder() }
    let path = "\(folder)/\(page)"
    var isOpen = false
    var watch = WatchCommand(arguments: arguments.giving(.output, [path]), console: console)
    watch.didBuild = { record in
      guard !isOpen, record.written.contains(path) else { return }
      isOpen = true
      open(path)
    }
    return try watch.run()
  }

  /// Shows the page in the first browser that works: those in BROWSER are tried before the desktop's.
  private func open(_ page: String) {
    let asked = Platform.environmentVariable("BROWSER").map { Self.commands($0, page) } ?? []
    for command in asked + [[Platform.desktopOpener, page]] {
      switch Platform.start(command, patience: Self.patience) {
      case .started: return
      case .failed: console.complain("\(shownName(command[0])) did not open the page")
      case .missing: if asked.contains(command) { console.complain("there is no \(shownName(command[0]))") }
      }
    }
    console.complain(
      "no browser was found; open \(shownName(page))",
      help: ["or name one: BROWSER=firefox layoutc open SPEC"])
  }

  /// The commands in BROWSER, which are separated by colons. The page replaces `%s` in a command, or is appended if there is no `%s`.
  private static func commands(_ text: String, _ page: String) -> [[String]] {
    text.split(separator: ":").compactMap { command in
      let words = command.split(separator: " ").map(String.init)
      guard !words.isEmpty else { return nil }
      guard words.contains(where: { $0.contains("%s") }) else { return words + [page] }
      return words.map { word in
        word.split(separator: "%s", omittingEmptySubsequences: false).joined(separator: page)
      }
    }
  }
}
