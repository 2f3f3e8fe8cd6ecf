import LayoutText

/// The projects that a run has read, each once.
package final class ProjectIndexes: @unchecked Sendable {
  private let read: @Sendable (_ path: String, _ limit: Int) throws(InputError) -> [UInt8]
  private let willTake: @Sendable (_ path: String) -> Void
  private let monitor = Monitor()
  private var indexes: [String: ProjectIndex] = [:]

  /// - Parameters:
  ///   - read: reads a file of at most some bytes.
  ///   - willTake: called before a program takes something from a file.
  package init(
    read: @escaping @Sendable (_ path: String, _ limit: Int) throws(InputError) -> [UInt8],
    willTake: @escaping @Sendable (_ path: String) -> Void
  ) {
    self.read = read
    self.willTake = willTake
  }

  /// The text of a file, which may have changed since it was searched for names.
  func take(_ path: String) -> [UInt8] {
    willTake(path)
    return (try? read(path, ProjectIndex.greatestSize)) ?? []
  }

  /// - Parameter folders: the folders of a project, the first of which is read first.
  func index(of folders: [String], withSubfolders hasSubfolders: Bool) -> ProjectIndex {
    let key = folders.joined(separator: "\n") + (hasSubfolders ? "/**" : "")
    return monitor.locked {
      if let known = indexes[key] { return known }
      let index = ProjectIndex(folders, withSubfolders: hasSubfolders, read)
      indexes[key] = index
      return index
    }
  }
}

/// The names that a project's Swift files declare.
struct ProjectIndex: Sendable {
  /// The paths of the files that declare a name.
  private(set) var places: [String: [String]] = [:]
  /// True if the project has more files than are read.
  private(set) var isCut = false

  private static let greatestFileCount = 50_000
  static let greatestSize = 200 << 20
  private static let greatestDepth = 40
  private static let omittedFolders: Set<String> = [
    "Pods", "Carthage", "DerivedData", "build", "Tests", "UITests", "node_modules", "SourcePackages", "Build",
  ]

  /// - Parameter read: reads a file of at most some bytes.
  init(
    _ folders: [String], withSubfolders hasSubfolders: Bool,
    _ read: (_ path: String, _ limit: Int) throws(InputError) -> [UInt8]
  ) {
    var folders = folders.reversed().map { (path: $0, depth: 0) }
    var visited: Set<Platform.Identity> = []
    var (count, size) = (0, 0)
    while let (folder, depth) = folders.popLast() {
      guard let status = try? Platform.status(of: folder), visited.insert(status.identity).inserted else {
        continue
      }
      let entries = ((try? Platform.entries(ofFolder: folder)) ?? []).map {
        (name: String(decoding: $0.name, as: UTF8.self), isFile: $0.isFile)
      }
      for (name, isFile) in entries.sorted(by: { $0.name < $1.name }) where !name.hasPrefix(".") {
        let path = "\(folder)/\(name)"
        if name.hasSuffix(".swift") {
          // These have code outside of declarations.
          guard name != "main.swift", name != "Package.swift",
            isFile || (try? Platform.status(of: path))?.kind == .file
          else { continue }
          guard count < Self.greatestFileCount, size < Self.greatestSize,
            let bytes = try? read(path, Self.greatestSize - size)
          else {
            isCut = true
            continue
          }
          size += bytes.count
          for name in Self.declaredNames(in: bytes) { places[name, default: []].append(path) }
          count += 1
        } else if hasSubfolders, !isFile, depth < Self.greatestDepth, !Self.isOmitted(name),
          (try? Platform.status(of: path))?.kind == .folder
        {
          folders.append((path, depth + 1))
        }
      }
    }
  }

  static func isOmitted(_ name: String) -> Bool {
    omittedFolders.contains(name) || name.hasSuffix("Tests") || name.hasSuffix(".xcassets")
  }

  /// The names behind the words that declare something, also in comments and texts.
  static func declaredNames(in bytes: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    var index = 0
    var isDeclared = false
    while index < bytes.count {
      guard bytes[index].isNameStart else {
        // The name may be in backticks; cases are separated by commas.
        if bytes[index] > 0x20, bytes[index] != UInt8(ascii: "`"), bytes[index] != UInt8(ascii: ",") {
          isDeclared = false
        }
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, bytes[index].isNameStart || bytes[index].isDigit || bytes[index] >= 0x80 {
        index += 1
      }
      let word = bytes[start..<index]
      if declaringWords.contains(where: { $0.elementsEqual(word) }) {
        isDeclared = true
      } else if word.elementsEqual(subscriptWord) {
        names.insert("subscript")
      } else if isDeclared {
        names.insert(String(decoding: word, as: UTF8.self))
        // An extension of a nested type declares members of that.
        if index + 1 < bytes.count, bytes[index] == UInt8(ascii: "."), bytes[index + 1].isNameStart {
          index += 1
          continue
        }
        isDeclared = index < bytes.count && bytes[index] == UInt8(ascii: ",")
      }
    }
    return names
  }

  private static let subscriptWord = Array("subscript".utf8)
  private static let declaringWords = [
    "class", "struct", "enum", "protocol", "actor", "typealias", "extension", "func", "var", "let", "case",
  ].map { Array($0.utf8) }
}
