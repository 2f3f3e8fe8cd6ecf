/// A program that runs layout code and reports the layouts that it builds.
///
/// ```swift
/// LayoutProgram.answerRequests([
///   "Home.makeLayout": { Home().makeLayout() },
///   "Home.section": { Home().section },
///   "HomeViewController": { HomeViewController() },
/// ])
/// ```
@MainActor public enum LayoutProgram {
  /// Returns a layout, section, group, view controller, collection view or section provider.
  public typealias Entry = @MainActor () throws -> Any?

  /// Answers each request (a line of standard input) with a line on standard output until the input ends.
  ///
  /// A request is a JSON object with `entry` and optionally `environment` (as `layoutc build --print-environment` prints it), `items` (item
  /// counts, if no data source gives them), `sections` (their number), `itemCount` (of each section, for code that asks), `itemCounts`
  /// (exceptions by section index), `boxes` (the solved boxes of custom groups by path, each with `width` and `height`), `handlerCalls`
  /// (see `HandlerCall`), `fillsWindow` and `seconds` (the time limit of the entry and of each section; 10). The answer has `recording` (or
  /// null), `reads` (all that was read of the environment), `traps`, `messages` of UIKit and `printed`.
  /// Code runs in child processes, so that a fault ends only one section. Processes that it leaves behind end with the last answer, or when
  /// the answers are no longer read.
  ///
  /// - Parameter mayLackData: true if code of the app that loads or gives data may be missing.
  public static func answerRequests(_ entries: [String: Entry], mayLackData: Bool = false) {
    self.mayLackData = mayLackData
    let ending = EnclosedProcess.run {
      while let line = readLine() {
        ChildProcess.write(answer(line, entries) + "\n", to: STDOUT_FILENO)
      }
    }
    if ending != .exited(0) { exit(1) }
  }

  private(set) static var mayLackData = false

  /// The environment of a layout without a configuration, for code that needs one.
  public static var environment: any NSCollectionLayoutEnvironment {
    RecordedEnvironment(UICollectionViewCompositionalLayoutConfiguration())
  }

  /// The safe area of the run, for code that takes one, in points.
  public static var safeAreaInsets: NSDirectionalEdgeInsets {
    EnvironmentReads.note("view.safeAreaInsets")
    return RunEnvironment.now.safeArea
  }

  /// The item count of a section, for code that takes one: that of the request, by default 12.
  nonisolated(unsafe) public private(set) static var itemCount = 12
  nonisolated(unsafe) private static var itemCounts: [Int: Int] = [:]

  /// Returns the item count of the section with an index, for code that takes one.
  nonisolated public static func itemCount(ofSection index: Int) -> Int { itemCounts[index] ?? itemCount }

  /// Throws if the system of the run is older than an entry requires, such as `iOS 15,macOS 12`.
  public static func demand(_ versions: String) throws {
    if let version = RunSystem.asked.unmet(of: versions) { throw MissingSystem(version: version) }
  }

  private struct MissingSystem: Error {
    let version: String
  }

  private static func answer(_ line: String, _ entries: [String: Entry]) -> String {
    let request: ProgramRequest
    do {
      request = try JSONDecoder().decode(ProgramRequest.self, from: Data(line.utf8))
    } catch {
      return failure("the request cannot be read: \(error)")
    }
    guard let entry = entries[request.entry] else { return failure("there is no entry \(request.entry)") }
    guard let captured = CapturedOutput() else { return failure("there is no room for temporary files") }
    defer { captured.close() }
    let (output, ending) = ChildProcess.run { write in
      captured.redirect()
      write(answer(request, entry, captured))
    }
    let members =
      output.isEmpty
      ? members(
        nil, [ProgramTrap(ending, section: nil, said: captured.saidText(from: 0), seconds: request.seconds)]
      )
      : String(decoding: output, as: UTF8.self)
    return whole(members, printed: captured.printedText)
  }

  /// Runs an entry in the child process. Returns the members of the answer except `printed`.
  private static func answer(
    _ request: ProgramRequest, _ entry: Entry, _ captured: CapturedOutput
  ) -> String {
    RunEnvironment.now = request.environment
    itemCount = request.itemCount
    itemCounts = request.itemCounts
    ChildProcess.arm(seconds: request.seconds)
    _ = EnvironmentReads.take()
    Assumptions.given = request.assume
    var loaded: LoadedLayout?
    var message = "the entry gave no compositional layout"
    do {
      loaded = LoadedLayout(try entry())
    } catch let error as MissingSystem {
      loaded = nil
      message = "it needs \(error.version) and has \(RunEnvironment.now.system)"
    } catch {
      loaded = nil
      message = "the entry threw \(error)"
    }
    if !request.fillsWindow { loaded?.takeOwnBox() }
    let readsOfEntry = EnvironmentReads.take()
    let assumedOfEntry = Assumptions.take()
    ChildProcess.disarm()
    guard let loaded else { return members(nil, [ProgramTrap(message: message)]) }
    var runs = SectionRuns(loaded, request, captured)
    runs.run()
    runs.provideViews()
    let recording = LayoutRecording(
      loaded.layout, in: loaded.view, sections: runs.sections, missing: runs.missing,
      readsOfEntry: readsOfEntry, assumedOfEntry: assumedOfEntry)
    return members(recording, runs.traps, runs.messages, box: loaded.box)
  }

  private static func failure(_ message: String) -> String {
    whole(members(nil, [ProgramTrap(message: message)]), printed: "")
  }

  private static func whole(_ members: String, printed: String) -> String {
    RecordedJSON.object(ofTexts: [members, "\"printed\": \(RecordedJSON.string(printed).text)"]).text
  }

  /// The members of an answer without the braces.
  private static func members(
    _ recording: LayoutRecording?, _ traps: [ProgramTrap], _ messages: [UIKitMessage] = [],
    box: CGRect? = nil
  ) -> String {
    let safe = box.map { RunEnvironment.now.safeArea(of: $0) } ?? .zero
    return RecordedJSON.object([
      ("recording", recording?.recorded ?? .null), ("reads", .strings(EnvironmentReads.all.sorted())),
      ("traps", .array(traps.map(\.recorded))),
      ("messages", .array(messages.map(\.recorded))),
      (
        "viewBox",
        box.map {
          .array(
            [$0.width, $0.height, safe.top, safe.leading, safe.bottom, safe.trailing].map { RecordedJSON($0) }
          )
        } ?? .null
      ),
    ]).membersText
  }
}
