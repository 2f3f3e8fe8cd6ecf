import LayoutText

/// The Swift files of a project, which are searched for declarations that one of its files needs.
package final class SwiftProject: @unchecked Sendable {
  /// The folder, as it is named on the command line or found.
  package let folder: String
  /// The user's file, which decides between declarations of the same name.
  private let home: String
  /// False without a project: then only the files beside the user's file count.
  private let hasSubfolders: Bool
  private let monitor = Monitor()
  private var index: Index?

  /// More files, or more bytes, are not read.
  private static let greatestFileCount = 50_000
  private static let greatestSize = 200 << 20
  private static let greatestDepth = 40

  private static let omittedFolders: Set<String> = [
    "Pods", "Carthage", "DerivedData", "build", "Tests", "UITests", "node_modules", "SourcePackages", "Build",
  ]

  private struct Index {
    var texts: [String: [UInt8]] = [:]
    /// The paths of files that declare a name.
    var places: [String: [String]] = [:]
    var isCut = false
  }

  /// - Parameters:
  ///   - folder: `nil` for the nearest folder above the file that has an Xcode project, a package manifest or a repository.
  ///   - path: the user's file.
  package init?(_ folder: String?, around path: String) {
    guard let home = Platform.realPath(path) else { return nil }
    self.home = home
    guard let beside = home.lastIndex(of: "/").map({ String(home[..<$0]) }) else { return nil }
    let project = folder.flatMap(Platform.realPath) ?? Self.folder(above: home)
    self.folder = project ?? beside
    hasSubfolders = project != nil
  }

  /// The nearest folder above a file that has an Xcode project, a package manifest or a repository.
  private static func folder(above path: String) -> String? {
    var next = path.lastIndex(of: "/").map { path[..<$0] }
    while let folder = next, !folder.isEmpty {
      for entry in (try? Platform.entries(ofFolder: String(folder))) ?? [] {
        let name = String(decoding: entry.name, as: UTF8.self)
        if name == "Package.swift" || name == ".git" || name.hasSuffix(".xcodeproj")
          || name.hasSuffix(".xcworkspace")
        {
          return String(folder)
        }
      }
      next = folder.lastIndex(of: "/").map { folder[..<$0] }
    }
    return nil
  }

  /// True if the project has more files than are read.
  package var isCut: Bool { loaded.isCut }

  /// The files that declare a name, the nearest to the user's file first.
  func files(declaring name: String) -> [String] {
    (loaded.places[name] ?? []).sorted { (distance($0), $0) < (distance($1), $1) }
  }

  /// The files that declare a name and a type or an extension of one of some names, the nearest first.
  func files(declaring name: String, in types: Set<String>) -> [String] {
    let places = Set(types.flatMap { loaded.places[$0] ?? [] })
    return files(declaring: name).filter(places.contains)
  }

  func bytes(of path: String) -> [UInt8] { loaded.texts[path] ?? [] }

  /// How many folders are between a file and the user's.
  private func distance(_ path: String) -> Int {
    let (mine, other) = (home.split(separator: "/").dropLast(), path.split(separator: "/").dropLast())
    let common = zip(mine, other).prefix { $0 == $1 }.count
    return mine.count - common + other.count - common
  }

  private var loaded: Index {
    monitor.locked {
      if let index { return index }
      let index = read()
      self.index = index
      return index
    }
  }

  private func read() -> Index {
    var index = Index()
    var folders = [(path: folder, depth: 0)]
    var visited: Set<Platform.Identity> = []
    var size = 0
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
          guard path != home, name != "main.swift", name != "Package.swift",
            isFile || (try? Platform.status(of: path))?.kind == .file
          else { continue }
          guard index.texts.count < Self.greatestFileCount, size < Self.greatestSize,
            let bytes = try? Platform.readAll(path: path, limit: Self.greatestSize - size)
          else {
            index.isCut = true
            continue
          }
          size += bytes.count
          for name in Self.declaredNames(in: bytes) { index.places[name, default: []].append(path) }
          index.texts[path] = bytes
        } else if hasSubfolders, !isFile, depth < Self.greatestDepth, !Self.isOmitted(name),
          (try? Platform.status(of: path))?.kind == .folder
        {
          folders.append((path, depth + 1))
        }
      }
    }
    return index
  }

  private static func isOmitted(_ name: String) -> Bool {
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
