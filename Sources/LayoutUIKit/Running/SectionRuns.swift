/// Runs the sections of a layout in a child process. Runs them again without those that end the process.
@MainActor struct SectionRuns {
  let loaded: LoadedLayout
  let request: ProgramRequest
  let captured: CapturedOutput
  var sections: [SectionRecording] = []
  private(set) var missing: [Int] = []
  private(set) var traps: [ProgramTrap] = []
  /// What UIKit would say of the code, each message once.
  private(set) var messages = UIKitMessage.all

  /// What the child reports, one line each.
  enum Event: Codable {
    /// The data was counted: the number of sections is known, or must be found by asking.
    case counted(isKnown: Bool)
    case begins(Int)
    case ends(Int, SectionRecording?)
    case said(UIKitMessage)
    /// A property of the environment was read.
    case read(String)
    /// The text of a cell.
    case titled(section: Int, item: Int, String)
  }

  init(_ loaded: LoadedLayout, _ request: ProgramRequest, _ captured: CapturedOutput) {
    self.loaded = loaded
    self.request = request
    self.captured = captured
  }

  mutating func run() {
    var skipped: Set<Int> = []
    var readsData = true
    while true {
      let said = captured.saidLength
      let (events, ending) = ask(skipping: skipped, readsData: readsData)
      take(events)
      guard case .begins(let index)? = events.last else {
        if ending == .exited(0) { return cutRepetition(events) }
        // The code trapped while the data was counted. Ask the layout once more, without data.
        traps.append(trap(ending, section: nil, said: said))
        guard readsData else { return }
        readsData = false
        continue
      }
      let isKnown = if case .counted(isKnown: true)? = events.first { true } else { false }
      // The provider trapped beyond the last section, because it uses the index unchecked. There are no more
      // sections.
      if !isKnown, index > 0, ending.isFault { return }
      traps.append(trap(ending, section: index, said: said))
      // An endless loop would recur in other sections. If the count is unknown, there may be no other
      // sections.
      if ending == .signal(SIGALRM) || (!isKnown && !ending.isFault) { return }
      skipped.insert(index)
    }
  }

  private func trap(_ ending: ChildProcess.Ending, section: Int?, said: Int) -> ProgramTrap {
    ProgramTrap(ending, section: section, said: captured.saidText(from: said), seconds: request.seconds)
  }

  private mutating func ask(
    skipping skipped: Set<Int>, readsData: Bool
  ) -> ([Event], ChildProcess.Ending) {
    let (loaded, request) = (loaded, request)
    return tellEvents { tell in
      ChildProcess.arm(seconds: request.seconds)
      let data = RecordedData(
        of: readsData ? loaded.view : nil, for: loaded.layout, items: request.items,
        sections: request.sections, least: request.leastSectionCount, mayLackData: LayoutProgram.mayLackData)
      tell(.counted(isKnown: data.sectionCount != nil))
      var walk = SectionWalk(layout: loaded.layout, box: loaded.box, data: data, boxes: request.boxes)
      walk.skipped = skipped
      walk.handlerCalls = request.handlerCalls
      walk.run {
        tell(.begins($0))
        ChildProcess.arm(seconds: request.seconds)
      } didAsk: {
        tell(.ends($0, $1))
      }
    }
  }

  /// Runs `body` in a child process. Returns what it tells, without messages and reads, which are kept, and how the child ended.
  mutating func tellEvents(
    _ body: @MainActor (_ tell: (Event) -> Void) -> Void
  ) -> ([Event], ChildProcess.Ending) {
    let (output, ending) = ChildProcess.run { write in
      withoutActuallyEscaping(write) { write in
        func tell(_ event: Event) {
          guard let data = try? JSONEncoder().encode(event) else { return }
          write(String(decoding: data, as: UTF8.self) + "\n")
        }
        UIKitMessage.send = { tell(.said($0)) }
        EnvironmentReads.send = { tell(.read($0)) }
        body(tell)
        UIKitMessage.send = { _ in }
        EnvironmentReads.send = { _ in }
      }
    }
    let decoder = JSONDecoder()
    var events: [Event] = []
    for line in output.split(separator: UInt8(ascii: "\n")) {
      guard let event = try? decoder.decode(Event.self, from: Data(line)) else { continue }
      switch event {
      case .said(let message): if !messages.contains(message) { messages.append(message) }
      case .read(let name): EnvironmentReads.add(name)
      default: events.append(event)
      }
    }
    return (events, ending)
  }

  private mutating func take(_ events: [Event]) {
    let isKnown = if case .counted(isKnown: true)? = events.first { true } else { false }
    let least = request.leastSectionCount
    sections = []
    missing = []
    for case .ends(let index, let section) in events {
      if let section {
        sections.append(section)
      } else if isKnown || index < least {
        missing.append(index)
      }
    }
  }

  private mutating func cutRepetition(_ events: [Event]) {
    guard case .counted(isKnown: false)? = events.first else { return }
    sections = SectionWalk.withoutRepetition(sections, least: request.leastSectionCount)
  }
}
