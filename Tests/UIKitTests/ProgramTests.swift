import Foundation
import Testing

/// What the program of layouts answers, whatever the code does.
@Suite struct ProgramTests {
  @Test(arguments: [
    ("throws", "- - the entry threw Refusal()"),
    ("gives nothing", "- - the entry gave no compositional layout"),
    ("gives a flow layout", "- - the entry gave no compositional layout"),
    ("exits", "- - it ends the program with status 3"),
    ("no such entry", "- - there is no entry no such entry"),
  ])
  func entryWithoutLayoutIsToldOf(entry: String, trap: String) throws {
    let answer = try SampleProgram.answer(entry)
    #expect(answer.traps == [trap])
    #expect(answer.recording == nil)
  }

  @Test func trapInEntryIsToldOf() throws {
    let answer = try SampleProgram.answer("traps in entry")
    let trap = try #require(answer.traps.first)
    #expect(trap.hasPrefix("- SIG"))
    #expect(trap.hasSuffix(" Fatal error: Index out of range"))
    #expect(answer.printed == "before the trap\n")
    #expect(answer.recording == nil)
  }

  @Test func overflownStackIsToldOf() throws {
    let answer = try SampleProgram.answer("calls itself")
    #expect(answer.traps == ["- SIGSEGV SIGSEGV, as after calls that have no end"])
  }

  @Test func outputIsLimited() throws {
    let answer = try SampleProgram.answer("prints without end", ["seconds": 60])
    #expect(answer.traps == ["- SIGXFSZ it writes or prints over 64 MB"])
    #expect(answer.printed?.utf8.count == 65_536)
  }

  @Test func requestThatCannotBeReadIsToldOf() throws {
    let answers = try SampleProgram.answers(toLines: ["{", "{\"items\": 3}", "{\"entry\": \"list\"}"])
    #expect(answers[0].traps.first?.hasPrefix("- - the request cannot be read") == true)
    #expect(answers[1].traps.first?.hasPrefix("- - the request cannot be read") == true)
    // What follows is answered.
    #expect(answers[2].traps == [])
    #expect(answers[2].sections.count == 1)
  }

  @Test func trapEndsOneSection() throws {
    let answer = try SampleProgram.answer("traps in section 1", ["items": [4, 5, 6]])
    let trap = try #require(answer.traps.first)
    #expect(answer.traps.count == 1)
    #expect(trap.hasPrefix("1 SIG"))
    #expect(trap.hasSuffix(": no such shelf"))
    #expect(answer.sectionIndexes == [0, 2])
    #expect(answer.sections.map { $0["items"] as? Int } == [4, 6])
    #expect(answer.missingSections == [])
  }

  @Test func timeIsLimited() throws {
    let entry = try SampleProgram.answer("hangs in entry", ["seconds": 0.05])
    #expect(entry.traps == ["- SIGALRM it takes longer than 0.05 seconds"])
    let section = try SampleProgram.answer("hangs in section 1", ["items": [4, 5, 6], "seconds": 0.2])
    #expect(section.traps == ["1 SIGALRM it takes longer than 0.2 seconds"])
    // The others would be waited for as long.
    #expect(section.sectionIndexes == [0])
  }

  /// Nothing says that there is another section.
  @Test(arguments: ["exits in sections", "calls itself in sections"])
  func endOfTheProgramIsToldOfOnce(entry: String) throws {
    let answer = try SampleProgram.answer(entry)
    #expect(answer.traps.count == 1)
    #expect(answer.sectionIndexes == [])
  }

  @Test func emptyIdentifierIsNone() throws {
    #expect(try SampleProgram.answer("blank identifiers").sections.map { $0["id"] as? String } == [nil])
    let items = try SampleProgram.answer("blank identifiers").sections.first?["items"] as? [Any]
    #expect(items?.first as? [String: Int] == ["count": 1])
    #expect(items?.last as? String == "b")
  }

  @Test func dataThatTrapsIsLeftOut() throws {
    let answer = try SampleProgram.answer("cannot count", ["items": [7]])
    #expect(answer.traps.count == 1)
    #expect(answer.traps.first?.hasPrefix("- SIG") == true)
    #expect(answer.sections.map { $0["items"] as? Int } == [7])
    #expect(answer.itemSources == ["request"])
  }

  // MARK: The number of sections

  @Test func sectionsAreAskedForUntilThereAreNone() throws {
    #expect(try SampleProgram.answer("list-and-carousel").sectionIndexes == [0, 1])
    #expect(try SampleProgram.answer("pinned-headers").sectionIndexes == [0, 1, 2, 3, 4])
  }

  @Test func trapBeyondTheLastSectionEndsTheList() throws {
    let answer = try SampleProgram.answer("traps beyond its sections")
    #expect(answer.traps == [])
    #expect(answer.sectionIndexes == [0, 1, 2])
    #expect(answer.printed?.hasPrefix("section 0\nsection 1\nsection 2\n") == true)
  }

  @Test func repetitionIsCut() throws {
    #expect(try SampleProgram.answer("ignores the index").sectionIndexes == [0])
    #expect(try SampleProgram.answer("repeats its last section").sectionIndexes == [0, 1])
  }

  @Test func sectionsThatWereAskedForAreAllThere() throws {
    let answer = try SampleProgram.answer("ignores the index", ["sections": 3])
    #expect(answer.sectionIndexes == [0, 1, 2])
    #expect(answer.itemSources == ["none", "none", "none"])
    #expect(answer.sections.allSatisfy { $0["items"] == nil })
  }

  @Test func sectionsWithoutLayoutAreMissing() throws {
    let answer = try SampleProgram.answer("has gaps", ["items": [4, 5, 6]])
    #expect(answer.sectionIndexes == [0, 2])
    #expect(answer.missingSections == [1])
    #expect(answer.sections.map { $0["items"] as? Int } == [4, 6])
    // Paths are those of the spec, not of the code.
    #expect(answer.origins.contains { $0["path"] as? String == "sections[1].group.horizontal" })
    #expect(!answer.origins.contains { ($0["path"] as? String)?.hasPrefix("sections[2]") == true })
  }

  @Test func functionIsAnEntry() throws {
    #expect(try SampleProgram.answer("function").sectionIndexes == [0, 1])
  }

  // MARK: Controllers and data

  @Test func controllerGivesLayoutAndData() throws {
    let answer = try SampleProgram.answer("counting", ["items": [1]])
    // One more appears with the view; what the data source says wins.
    #expect(answer.sections.map { $0["items"] as? Int } == [4, 12, 1])
    #expect(answer.itemSources == ["dataSource", "dataSource", "dataSource"])
    let registrations = try #require(answer.spec["registrations"] as? [String: [String]])
    #expect(registrations == ["supplementary": ["title"], "decoration": []])
  }

  @Test func queuedDataIsWaitedFor() throws {
    // Libdispatch once ended one in three of them.
    for answer in try SampleProgram.answers(to: Array(repeating: ["entry": "queued"], count: 40)) {
      #expect(answer.traps == [])
      #expect(answer.sections.map { $0["items"] as? [String] } == [["0", "1", "2"], ["3", "4", "5", "6"]])
    }
  }

  @Test(arguments: ["settings", "navigation"])
  func snapshotGivesIdentifiers(entry: String) throws {
    let answer = try SampleProgram.answer(entry)
    #expect(
      answer.sections.map { $0["id"] as? String } == ["account", "connections", "notifications", "about"])
    #expect(answer.sections[1]["items"] as? [String] == ["airplane", "wifi", "bluetooth"])
    let outline = try #require(answer.sections[2]["items"] as? [Any])
    let sounds = try #require(outline.first as? [String: Any])
    #expect(sounds["id"] as? String == "sounds")
    #expect(sounds["expanded"] == nil)
    let alerts = try #require((sounds["children"] as? [Any])?.last as? [String: Any])
    #expect(alerts["expanded"] as? Bool == false)
    #expect(outline.last as? String == "screen-time")
    #expect(answer.itemSources == ["snapshot", "snapshot", "snapshot", "snapshot"])
  }

  @Test func identifiableItemsAreNamedByTheirIDs() throws {
    let answer = try SampleProgram.answer("library")
    #expect(answer.sections.map { $0["id"] as? String } == ["client", "loans", "shelf"])
    #expect(answer.sections[1]["items"] as? [String] == ["loan-0", "loan-1", "loan-2", "loan-3"])
    let registrations = try #require(answer.spec["registrations"] as? [String: [String]])
    #expect(registrations["supplementary"] == ["empty-view"])
  }

  // MARK: What is noted

  @Test func readsAreNoted() throws {
    let answer = try SampleProgram.answer("reads")
    #expect(answer.readsOfEntry == ["screen.bounds"])
    #expect(
      answer.readsOfSections == [
        ["container.effectiveContentSize"], ["traitCollection.horizontalSizeClass"], [],
      ])
    #expect(try SampleProgram.answer("library").readsOfEntry == ["view.bounds"])
  }

  @Test func originsNameTheCode() throws {
    let answer = try SampleProgram.answer("badges")
    let paths = answer.origins.compactMap { $0["path"] as? String }
    #expect(
      paths == [
        "sections[0]", "sections[0].group.horizontal", "sections[0].group.horizontal.subitems[0].item",
        "sections[0].group.horizontal.subitems[0].item.supplementaryItems[0]",
      ])
    #expect(
      answer.origins.allSatisfy {
        ($0["file"] as? String)?.hasSuffix("Tests/SampleLayouts/Grids.swift") == true
      })
    let lines = answer.origins.compactMap { $0["line"] as? Int }
    #expect(lines.count == 4)
    // The code makes the section last and the badge first.
    #expect(lines == lines.sorted(by: >))
  }

  @Test func handlersAreNoted() throws {
    #expect(try SampleProgram.answer("animates").sectionsWithHandler == [0])
    #expect(try SampleProgram.answer("list").sectionsWithHandler == [])
  }
}
