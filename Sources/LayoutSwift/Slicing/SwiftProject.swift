import LayoutText

/// The Swift files of a project, which are searched for declarations that one of its files needs.
package struct SwiftProject: Sendable {
  /// The user's file, which decides between declarations of the same name.
  private let home: String
  private let index: ProjectIndex
  private let indexes: ProjectIndexes

  /// - Parameters:
  ///   - folder: `nil` for the folders above the file that have an Xcode project, a package manifest or a repository. Without any,
  ///     only the files beside the user's file count.
  ///   - path: the user's file.
  ///   - indexes: the projects that the run has read.
  package init?(_ folder: String?, around path: String, _ indexes: ProjectIndexes) {
    guard let home = Platform.realPath(path),
      let beside = home.lastIndex(of: "/").map({ String(home[..<$0]) })
    else { return nil }
    self.home = home
    self.indexes = indexes
    let projects = folder.flatMap(Platform.realPath).map { [$0] } ?? Self.folders(above: home)
    index = indexes.index(
      of: projects.isEmpty ? [beside] : projects, withSubfolders: !projects.isEmpty)
  }

  /// The nearest folder above a file that has an Xcode project, a package manifest or a repository. For a package also the folder of
  /// the app that has it beside others.
  private static func folders(above path: String) -> [String] {
    var found: [String] = []
    var next = path.lastIndex(of: "/").map { path[..<$0] }
    while let folder = next, !folder.isEmpty {
      let names = ((try? Platform.entries(ofFolder: String(folder))) ?? []).map {
        String(decoding: $0.name, as: UTF8.self)
      }
      if names.contains(where: { $0 == ".git" || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") })
      {
        return found + [String(folder)]
      }
      if found.isEmpty, names.contains("Package.swift") { found.append(String(folder)) }
      next = folder.lastIndex(of: "/").map { folder[..<$0] }
    }
    return found
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
