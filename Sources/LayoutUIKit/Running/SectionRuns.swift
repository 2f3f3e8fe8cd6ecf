/// Runs the sections of a layout in a child process. Runs them again without those that end the process.
@MainActor struct SectionRuns {
  let loaded: LoadedLayout
  let request: ProgramRequest
  let captured: CapturedOutput
  private(set) var sections: [SectionRecording] = []
  private(set) var missing: [Int] = []
  private(set) var traps: [ProgramTrap] = []

  /// An event that the child reports on one line.
  private enum Event: Codable {
    /// The data is counted. If the number of sections is not known, the provider must be asked.
    case counted(isKnown: Bool)
    case begins(Int)
    case ends(Int, SectionRecording?)
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

  private func ask(skipping skipped: Set<Int>, readsData: Bool) -> ([Event], ChildProcess.Ending) {
    let (output, ending) = ChildProcess.run { write in
      let encoder = JSONEncoder()
      func tell(_ event: Event) {
        guard let data = try? encoder.encode(event) else { return }
        write(String(decoding: data, as: UTF8.self) + "\n")
      }
      ChildProcess.arm(seconds: request.seconds)
      let data = RecordedData(
        of: readsData ? loaded.view : nil, for: loaded.layout, items: request.items,
        sections: request.sections, least: request.leastSectionCount)
      tell(.counted(isKnown: data.sectionCount != nil))
      var walk = SectionWalk(layout: loaded.layout, data: data, boxes: request.boxes)
      walk.skipped = skipped
      walk.run {
        tell(.begins($0))
        ChildProcess.arm(seconds: request.seconds)
      } didAsk: {
        tell(.ends($0, $1))
      }
    }
    let decoder = JSONDecoder()
    let events = output.split(separator: UInt8(ascii: "\n")).compactMap {
      try? decoder.decode(Event.self, from: Data($0))
    }
    return (events, ending)
  }

  private mutating func take(_ events: [Event]) {
    let isKnown = if case .counted(isKnown: true)? = events.first { true } else { false }
    sections = []
    missing = []
    for case .ends(let index, let section) in events {
      if let section {
        sections.append(section)
      } else if isKnown {
        missing.append(index)
      }
    }
  }

  private mutating func cutRepetition(_ events: [Event]) {
    guard case .counted(isKnown: false)? = events.first else { return }
    sections = SectionWalk.withoutRepetition(sections, least: request.leastSectionCount)
  }
}
