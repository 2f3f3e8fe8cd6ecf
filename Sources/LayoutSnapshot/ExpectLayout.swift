import LayoutText
import LayoutUIKit
import LayoutUpdates

/// Compares the frames that layout code gives with stored frames, on one or more devices.
///
/// ```swift
/// @Test func home() throws { try expectLayout(HomeViewController(), matches: "Home", on: .iPhone16, .iPadPro11) }
/// ```
///
/// With XCTest, call this in `try await MainActor.run { … }` in an `async` test method: on Linux, XCTest calls no methods of the main
/// actor.
///
/// The frames are stored next to the test in `__LayoutSnapshots__/NAME.DEVICE.json`, as `layoutc build` writes them. If none are stored
/// yet, they are stored and the test fails once, so that a new file is not mistaken for a passed comparison. Set the environment variable
/// `LAYOUTC_BLESS=1` to store them again.
///
/// - Parameters:
///   - make: makes the layout, as in `LayoutSnapshot`.
///   - name: the beginning of the files' names: letters, digits, `.`, `_` and `-`.
///   - devices: the devices to compare on; iPhone 16 by default.
///   - items: how many items each section has, if there is no data source.
///   - tolerance: by how many points numbers may differ.
///   - file: the file of the test.
/// - Throws: `SnapshotFailure` with a sentence for each difference or error, which fails tests of Swift Testing and XCTest.
@MainActor public func expectLayout(
  _ make: @autoclosure () throws -> Any?, matches name: String, on devices: LayoutDevice...,
  items: [Int] = [], tolerance: Double = 0, file: String = #filePath
) throws {
  let folder = try storedFolder(besideTest: file, for: name)
  var differences: [String] = []
  for device in devices.isEmpty ? [.iPhone16] : devices {
    var found: [String] = []
    do {
      let snapshot = try LayoutSnapshot(of: try make(), on: device, items: items)
      found = try compare(
        snapshot, with: "\(folder)/\(name).\(device.word).json", tolerance: tolerance)
    } catch {
      found = ["\(error)"]
    }
    differences += found.map { "\(name), \(device.word): \($0)" }
  }
  if !differences.isEmpty { throw SnapshotFailure(differences.joined(separator: "\n")) }
}

private func storedFolder(besideTest file: String, for name: String) throws -> String {
  func isPlain(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "._-".contains(character)
  }
  guard !name.isEmpty, name.first != ".", name.allSatisfy(isPlain) else {
    throw SnapshotFailure("the name '\(name)' is no name of a file: letters, digits, '.', '_' and '-' are")
  }
  return "\(file.lastIndex(of: "/").map { file[..<$0] } ?? ".")/__LayoutSnapshots__"
}

/// The differences from a stored file, one sentence each.
@MainActor private func compare(
  _ snapshot: LayoutSnapshot, with path: String, tolerance: Double
) throws -> [String] {
  let new = Array(snapshot.json.utf8)
  let isBlessed = (Platform.environmentVariable("LAYOUTC_BLESS") ?? "").isEmpty == false
  let old: [UInt8]
  do throws(InputError) {
    old = try Platform.readAll(path: path, limit: 1 << 30)
  } catch {
    guard case .missing = error else { throw SnapshotFailure("cannot read \(path): \(error.text)") }
    try write(new, to: path)
    return isBlessed ? [] : ["there were no frames yet; they are recorded now in \(path)"]
  }
  if old == new { return [] }
  if isBlessed {
    try write(new, to: path)
    return []
  }
  do throws(BrokenFrames) {
    let before = try JSONFrames(old)
    return before.changes(to: try JSONFrames(new), tolerance: tolerance)
  } catch {
    return [error.message(ofFile: path)]
  }
}

private func write(_ bytes: [UInt8], to path: String) throws {
  if let problem = Platform.createFolder(ofFile: path) { throw SnapshotFailure(problem) }
  if let failure = OutputFile.write(to: path, { $0.write(bytes: bytes) }) {
    throw SnapshotFailure(failure.text)
  }
}
