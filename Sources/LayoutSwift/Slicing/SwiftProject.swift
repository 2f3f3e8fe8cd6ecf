import LayoutText

/// The Swift files of a project, which are searched for declarations that one of its files needs.
package struct SwiftProject: Sendable {
  /// The user's file, which decides between declarations of the same name.
  private let home: String
  private let index: ProjectIndex
  private let indexes: ProjectIndexes

  /// - Parameters:
  ///   - folder: `nil` for the nearest folder above the file that has an Xcode project, a package manifest or a repository. Without one,
  ///     only the files beside the user's file count.
  ///   - path: the user's file.
  ///   - indexes: the projects that the run has read.
  package init?(_ folder: String?, around path: String, _ indexes: ProjectIndexes) {
    guard let home = Platform.realPath(path),
      let beside = home.lastIndex(of: "/").map({ String(home[..<$0]) })
    else { return nil }
    self.home = home
    self.indexes = indexes
    let project = folder.flatMap(Platform.realPath) ?? Self.folder(above: home)
    index = indexes.index(of: project ?? beside, withSubfolders: project != nil)
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

  /// True for the name of a folder with code that is none of the app's: tests, packages and what is built.
  package static func isOmitted(folder name: String) -> Bool { ProjectIndex.isOmitted(name) }

  /// True if the project has more files than are read.
  package var isCut: Bool { index.isCut }

  /// The files that declare a name, the nearest to the user's file first.
  func files(declaring name: String) -> [String] {
    (index.places[name] ?? []).filter { $0 != home }.sorted { (distance($0), $0) < (distance($1), $1) }
  }

  /// The files that declare a name and a type or an extension of one of some names, the nearest first.
  func files(declaring name: String, in types: Set<String>) -> [String] {
    let places = Set(types.flatMap { index.places[$0] ?? [] })
    return files(declaring: name).filter(places.contains)
  }

  func bytes(of path: String) -> [UInt8] { indexes.take(path) }

  /// How many folders are between a file and the user's.
  private func distance(_ path: String) -> Int {
    let (mine, other) = (home.split(separator: "/").dropLast(), path.split(separator: "/").dropLast())
    let common = zip(mine, other).prefix { $0 == $1 }.count
    return mine.count - common + other.count - common
  }
}
