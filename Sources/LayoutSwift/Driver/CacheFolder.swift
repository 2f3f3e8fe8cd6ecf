import LayoutText

/// Folders and files of the cache.
enum CacheFolder {
  /// The folder of all that layoutc keeps.
  static func path() throws(SwiftFailure) -> String {
    guard let folder = Platform.cacheFolder else {
      throw .machine(
        "there is no folder for compiled code: neither XDG_CACHE_HOME nor HOME is set",
        help: ["set XDG_CACHE_HOME"])
    }
    return folder
  }

  /// Makes the folder of a file.
  static func make(_ path: String) throws(SwiftFailure) {
    if let failure = Platform.createFolder(ofFile: path) { throw .machine(failure, help: []) }
  }

  static func write(_ bytes: [UInt8], to path: String) throws(SwiftFailure) {
    try make(path)
    if let error = OutputFile.write(to: path, { $0.write(bytes: bytes) }) {
      throw .machine(error.text, help: [])
    }
  }

  /// Makes room for a folder. If its files cannot be deleted, it gets another name.
  static func remove(_ path: String) throws(SwiftFailure) {
    guard Platform.isNamed(path) else { return }
    let other = "\(path).\(Platform.uniqueSuffix)x"
    guard Platform.renameFile(path, to: other) == nil else {
      throw .machine("\(shownName(path)) is damaged and cannot be replaced", help: ["delete it"])
    }
    if !Platform.deleteFile(other) { Platform.deleteFolder(other) }
  }

  /// Deletes the temporary folders of runs that were interrupted.
  static func deleteLeftovers(in folder: String) {
    for name in names(in: folder) {
      // In a name such as `uikit-1a2b3c.123-456`, the last numbers are the process and the time.
      let words = name.split(whereSeparator: { $0 == "." || $0 == "-" })
      guard name.hasPrefix("uikit-"), words.count == 4, let process = Int32(words[2]),
        !Platform.isRunning(process)
      else { continue }
      Platform.deleteFolder("\(folder)/\(name)")
    }
  }

  /// The folder of programs is emptied if it has more of them than this.
  private static let greatestProgramCount = 1_000

  static func emptyIfFull(_ folder: String) {
    let names = names(in: folder)
    guard names.count > greatestProgramCount else { return }
    for name in names { Platform.deleteFolder("\(folder)/\(name)") }
  }

  private static func names(in folder: String) -> [String] {
    ((try? Platform.entries(ofFolder: folder)) ?? []).map { String(decoding: $0.name, as: UTF8.self) }
  }
}
