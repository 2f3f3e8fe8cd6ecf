import LayoutText

/// The files that a batch has read, so that each is read once for all of its lines, on any thread.
final class RememberedFiles: @unchecked Sendable {
  private let monitor = Monitor()
  private var texts: [String: [UInt8]] = [:]
  /// How many more bytes are remembered: lines may include any number of files.
  private var room = 16 << 20

  func text(_ path: String) -> [UInt8]? { monitor.locked { texts[path] } }

  func remember(_ bytes: [UInt8], at path: String) {
    monitor.locked {
      guard bytes.count <= room, texts.updateValue(bytes, forKey: path) == nil else { return }
      room -= bytes.count + path.utf8.count
    }
  }
}

extension SpecCompiler {
  /// A compiler that reads each file once, as it is when a spec first needs it.
  package func readingOnce() -> SpecCompiler {
    let remembered = RememberedFiles()
    return reading { path, limit, read throws(InputError) in
      if let text = remembered.text(path) { return text }
      let bytes = try read(path, limit)
      remembered.remember(bytes, at: path)
      return bytes
    }
  }
}
