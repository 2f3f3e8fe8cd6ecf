import LayoutText

/// A file whose text is replaced in place.
struct InPlaceFile {
  let path: String
  /// The name in messages.
  let name: String
  let before: [UInt8]
  /// The most bytes that are read again.
  let limit: Int

  /// Replaces the text, unless the file has changed since it was read. Hard links, owner and group are kept.
  ///
  /// - Returns: what went wrong.
  func write(_ after: [UInt8]) -> String? {
    guard after != before else { return nil }
    do throws(InputError) {
      guard try Platform.readAll(path: path, limit: limit) == before else {
        return "\(shownName(name)) has changed since it was read; it is left as it is"
      }
    } catch {
      return "cannot read \(shownName(name)) again: \(error.text)"
    }
    guard Platform.linkCount(path) > 1 || Platform.changesHolders(path) else {
      return OutputFile.write(to: path) { $0.write(bytes: after) }?.text
    }
    // A new file would lose the other hard links, or have another owner.
    guard let error = OutputFile.overwrite(path, with: after) else { return nil }
    _ = OutputFile.overwrite(path, with: before)
    return error.text
  }
}
