import Foundation

/// A program that runs layout code and tells what it built.
///
/// ```swift
/// LayoutProgram.answerRequests([
///   "Home.makeLayout": { Home().makeLayout() },
///   "Home.section": { Home().section },
///   "HomeViewController": { HomeViewController() },
/// ])
/// ```
@MainActor public enum LayoutProgram {
  /// Gives a layout, a section, a group, a view controller, a collection view, or a function from an index and an environment to a section.
  public typealias Entry = @MainActor () throws -> Any?

  /// Answers each line on standard input, a request, with a line on standard output, until the input ends.
  ///
  /// A request is a JSON object with `entry`, and as far as they are known `environment` (as `layoutc build --print-environment` prints
  /// it), `items` (the numbers of items, where no data source gives them), `sections` (their number), `itemCount` (of each section, for code that
  /// asks), `itemCounts` (of sections by their indexes, over that), `boxes` (the solved boxes of custom
  /// groups by their paths, each with `width` and `height`) and `seconds` (how long the entry, and then each section, may take; 10). The
  /// answer has `recording` (null where there is none), `traps` and `printed`. Code runs in copies of the process, so that a fault of it
  /// ends no more than one section; what it starts and leaves behind is ended with the last answer, or when nobody reads the answers.
  public static func answerRequests(_ entries: [String: Entry]) {
    let ending = EnclosedProcess.run {
      while let line = readLine() {
        ChildProcess.write(answer(line, entries) + "\n", to: STDOUT_FILENO)
      }
    }
    if ending != .exited(0) { exit(1) }
  }

  /// The environment of a layout without a configuration, for code that makes a layout for an environment.
  public static var environment: any NSCollectionLayoutEnvironment {
    RecordedEnvironment(UICollectionViewCompositionalLayoutConfiguration())
  }

  /// How many items a section has, for code that is given that: as the request says, else 12.
  nonisolated(unsafe) public private(set) static var itemCount = 12
  nonisolated(unsafe) private static var itemCounts: [Int: Int] = [:]

  /// How many items the section with an index has, for code that is given that.
  nonisolated public static func itemCount(ofSection index: Int) -> Int { itemCounts[index] ?? itemCount }

  /// Ends an entry that is declared for the versions of a list, such as `iOS 15,macOS 12`, and later ones where the run's system is older.
  public static func demand(_ versions: String) throws {
    if let version = RunSystem.asked.unmet(of: versions) { throw MissingSystem(version: version) }
  }

  /// That the run's system does not have an entry.
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

  /// In a copy of the process: the members of the answer but what was printed.
  private static func answer(
    _ request: ProgramRequest, _ entry: Entry, _ captured: CapturedOutput
  ) -> String {
    RunEnvironment.now = request.environment
    itemCount = request.itemCount
    itemCounts = request.itemCounts
    ChildProcess.arm(seconds: request.seconds)
    _ = EnvironmentReads.take()
    let loaded: LoadedLayout?
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
    let readsOfEntry = EnvironmentReads.take()
    ChildProcess.disarm()
    guard let loaded else { return members(nil, [ProgramTrap(message: message)]) }
    var runs = SectionRuns(loaded, request, captured)
    runs.run()
    let recording = LayoutRecording(
      loaded.layout, in: loaded.view, sections: runs.sections, missing: runs.missing,
      readsOfEntry: readsOfEntry)
    return members(recording, runs.traps)
  }

  private static func failure(_ message: String) -> String {
    whole(members(nil, [ProgramTrap(message: message)]), printed: "")
  }

  private static func whole(_ members: String, printed: String) -> String {
    RecordedJSON.object(ofTexts: [members, "\"printed\": \(RecordedJSON.string(printed).text)"]).text
  }

  /// The members of an answer without the braces.
  private static func members(_ recording: LayoutRecording?, _ traps: [ProgramTrap]) -> String {
    RecordedJSON.object([
      ("recording", recording?.recorded ?? .null), ("traps", .array(traps.map(\.recorded))),
    ]).membersText
  }
}
