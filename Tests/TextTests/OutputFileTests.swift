import Foundation
import LayoutText
import Testing

/// Each test has a temporary folder, in which no other files may remain.
@Suite final class OutputFileTests {
  private let folder: String
  private let files = FileManager.default

  init() throws {
    folder = NSTemporaryDirectory() + "layoutc-\(UUID().uuidString)"
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func path(_ name: String) -> String { "\(folder)/\(name)" }
  private func create(_ name: String, _ text: String, mode: Int = 0o644) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
    try files.setAttributes([.posixPermissions: mode], ofItemAtPath: path(name))
  }
  private func text(_ name: String) -> String? {
    files.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
  }
  private func names() throws -> [String] { try files.contentsOfDirectory(atPath: folder).sorted() }
  private func mode(_ name: String) throws -> Int? {
    try files.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
  }

  @Test func writesANewFile() throws {
    #expect(OutputFile.write(to: path("x.json")) { $0.write("new") } == nil)
    #expect(text("x.json") == "new")
    #expect(try names() == ["x.json"])
    #expect(files.createFile(atPath: path("y"), contents: nil))
    #expect(try mode("x.json") == mode("y"), "new files get the permissions of any new file")
  }

  @Test func replacesAFileAndKeepsItsMode() throws {
    try create("x", "a long old text", mode: 0o640)
    #expect(OutputFile.write(to: path("x")) { $0.write("new") } == nil)
    #expect(text("x") == "new")
    #expect(try mode("x") == 0o640)
    #expect(try names() == ["x"])
  }

  /// Only who may give files away can: elsewhere there is nothing to see.
  @Test(.enabled(if: geteuid() == 0)) func keepsOwnerAndGroup() throws {
    try create("x", "old", mode: 0o664)
    #expect(chown(path("x"), 1000, 1001) == 0)
    #expect(OutputFile.write(to: path("x")) { $0.write("new") } == nil)
    let attributes = try files.attributesOfItem(atPath: path("x"))
    #expect(attributes[.ownerAccountID] as? Int == 1000)
    #expect(attributes[.groupOwnerAccountID] as? Int == 1001)
    #expect(try mode("x") == 0o664)
    #expect(text("x") == "new")
  }

  @Test func leavesTheOldFileWhereWritingFails() throws {
    try create("x", "old")
    let before = try names()
    let error = OutputFile.write(to: path("missing/x")) { $0.write("new") }
    #expect(error?.text == "cannot write \(path("missing/x")): the folder \(path("missing")) does not exist")
    #if os(Linux)
      let refused = OutputFile.write(to: "/proc/x.json") { $0.write("x") }
      #expect(refused?.text == "cannot write /proc/x.json: no file can be created in /proc")
    #endif
    #expect(try names() == before)
    #expect(OutputFile.write(to: "") { $0.write("new") }?.text == "cannot write : No such file or directory")
    #expect(OutputFile.write(to: path("x/y")) { $0.write("new") }?.text.hasSuffix("Not a directory") == true)
    #expect(text("x") == "old")
  }

  /// A folder appears at the path while the file is being written, so that the file cannot be moved there.
  @Test func leavesNothingBehindWhereTheLastStepFails() throws {
    let error = OutputFile.write(to: path("x")) { sink in
      sink.write("new")
      try? files.createDirectory(atPath: path("x"), withIntermediateDirectories: false)
    }
    #expect(error != nil)
    #expect(try names() == ["x"])
  }

  @Test func refusesADirectory() throws {
    #expect(
      OutputFile.write(to: folder) { $0.write("new") }?.text == "cannot write \(folder): Is a directory")
    #expect(try names().isEmpty)
  }

  @Test func writesThroughLinks() throws {
    try files.createDirectory(atPath: path("real"), withIntermediateDirectories: false)
    try files.createSymbolicLink(atPath: path("relative"), withDestinationPath: "real/x")
    try files.createSymbolicLink(atPath: path("absolute"), withDestinationPath: path("relative"))
    for round in ["first", "second"] {
      #expect(OutputFile.write(to: path("absolute")) { $0.write(text: round) } == nil)
      #expect(text("real/x") == round)
    }
    #expect(try files.destinationOfSymbolicLink(atPath: path("absolute")) == path("relative"))
    #expect(try files.destinationOfSymbolicLink(atPath: path("relative")) == "real/x")
    #expect(try files.contentsOfDirectory(atPath: path("real")) == ["x"])
    try files.createSymbolicLink(atPath: path("circle"), withDestinationPath: "circle")
    #expect(OutputFile.write(to: path("circle")) { $0.write("x") } != nil)
  }

  @Test func devicesAreWrittenToDirectly() {
    #expect(OutputFile.write(to: "/dev/null") { $0.write("gone") } == nil)
    #if os(Linux)
      let error = OutputFile.write(to: "/dev/full") { $0.write("x") }
      #expect(error?.text == "cannot write /dev/full: No space left on device")
    #endif
  }

  @Test func readsUpToALimit() throws {
    try create("x", "12345")
    #expect(try Platform.readAll(path: path("x"), limit: 5) == Array("12345".utf8))
    #expect(throws: InputError.tooLarge(limit: 4)) { try Platform.readAll(path: path("x"), limit: 4) }
    #expect(throws: InputError.missing) { try Platform.readAll(path: path("y"), limit: 4) }
    #expect(throws: InputError.isDirectory) { try Platform.readAll(path: folder, limit: 4) }
    #expect(throws: InputError.self) { try Platform.readAll(path: path("x/y"), limit: 4) }
    #if os(Linux)
      #expect(throws: InputError.tooLarge(limit: 100_000)) {
        try Platform.readAll(path: "/dev/zero", limit: 100_000)
      }
    #endif
  }
}
