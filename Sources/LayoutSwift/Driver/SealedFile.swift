import LayoutText

/// Files of the cache with their checksums in a second file each, so that damaged ones are not used.
enum SealedFile {
  /// Writes the checksum of a file. If it cannot, the file counts as damaged.
  ///
  /// - Parameter newPath: the path that the file will have.
  static func seal(_ path: String, as newPath: String? = nil) {
    guard let checksum = Platform.checksum(ofFile: path) else { return }
    _ = OutputFile.write(to: sealPath(newPath ?? path)) { $0.write(text: checksum.text) }
  }

  /// True if the file is there, can be read and is as it was when it was sealed.
  static func isWhole(_ path: String) -> Bool {
    guard let seal = try? Platform.readAll(path: sealPath(path), limit: 64) else { return false }
    return Platform.checksum(ofFile: path)?.text == String(decoding: seal, as: UTF8.self)
  }

  private static func sealPath(_ path: String) -> String { path + ".sum" }
}
