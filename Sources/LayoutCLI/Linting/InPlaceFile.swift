import LayoutText

/// A file whose text is replaced where it stands.
struct InPlaceFile {
  let path: String
  /// What messages call it.
  let name: String
  /// What was read.
  let before: [UInt8]
  /// The greatest file that is read again.
  let limit: Int

  /// Writes another text where the old one came from, unless that is no longer what was read. A file of several names keeps them, and one of
  /// others its owner and group.
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
    // A new file would have but one of the names, or another owner, as editors know.
    guard let error = OutputFile.overwrite(path, with: after) else { return nil }
    _ = OutputFile.overwrite(path, with: before)
    return error.text
  }
}
