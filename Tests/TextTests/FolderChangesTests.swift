import Foundation
import LayoutText
import Testing

/// Waiting for changes of files, with and without the system's notifications.
@Suite struct FolderChangesTests {
  @Test func pollingSeesWhatChanged() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("layoutc-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.yaml")
    try Data("one".utf8).write(to: file)
    let changes = FolderChanges(polls: true)
    changes.watch(foldersOf: [file.path])
    #expect(!changes.isNotified)
    let before = FileStamp(file.path)
    try Data("other".utf8).write(to: file)
    // It knows of nothing, but does not wait for long: who asks looks at the files.
    let start = Platform.milliseconds
    #expect(!changes.wait(atMost: 60_000))
    #expect(Platform.milliseconds - start < 10_000)
    #expect(FileStamp(file.path) != before)
    try FileManager.default.removeItem(at: file)
    #expect(FileStamp(file.path) == nil)
  }

  #if os(Linux)
    @Test func theSystemTells() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "layoutc-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let changes = FolderChanges()
      changes.watch(foldersOf: [folder.appendingPathComponent("a.yaml").path])
      #expect(changes.isNotified)
      #expect(!changes.wait(atMost: 1))
      try Data("one".utf8).write(to: folder.appendingPathComponent("a.yaml"))
      #expect(changes.wait(atMost: 60_000))
    }

    /// A folder that cannot be watched is looked at again and again.
    @Test func aFolderThatIsNotThereIsPolled() {
      let changes = FolderChanges()
      changes.watch(foldersOf: ["/nowhere-\(UUID().uuidString)/a.yaml"])
      #expect(!changes.isNotified)
    }
  #endif
}
