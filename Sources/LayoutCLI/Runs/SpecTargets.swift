import LayoutCompiler
import LayoutSwift
import LayoutText

/// The targets of a run: the named files, and in named folders the specs and maybe Swift files. No file is listed twice, even under different
/// names.
struct SpecTargets {
  private let findsCode: Bool
  private(set) var all: [SpecTarget] = []
  private var seen: Set<Platform.Identity> = []
  private var isInputNamed = false

  /// - Parameter findsCode: true to look for Swift files in folders, too.
  init(_ operands: [String], findsCode: Bool = false) {
    self.findsCode = findsCode
    for operand in operands { add(operand) }
  }

  private mutating func add(_ operand: String) {
    if operand == "-" {
      if !isInputNamed { all.append(.named("-")) }
      isInputNamed = true
      return
    }
    do throws(InputError) {
      let (kind, identity) = try Platform.status(of: operand)
      switch kind {
      case .folder:
        addFolder(Self.withoutLastSlashes(operand), identity, above: Self.around(operand, identity))
      // A special file may be a named pipe, which a shell passes for `<(…)`.
      case .file, .special: if seen.insert(identity).inserted { all.append(.named(operand)) }
      }
    } catch {
      fail(operand, "cannot read \(shownName(operand)): \(error.text)")
    }
  }

  private mutating func fail(_ path: String, _ message: String) { all.append(.failure(path: path, message)) }

  /// Adds the specs of a folder and its subfolders, sorted by the bytes of their paths. Hidden files and folders are left out.
  ///
  /// - Parameters:
  ///   - above: the folders that contain this one.
  ///   - isForeign: true if the app's own code is not in it.
  private mutating func addFolder(
    _ path: String, _ identity: Platform.Identity, above: [Platform.Identity], isForeign: Bool = false
  ) {
    let cannot = "cannot search \(shownName(path)): "
    if above.contains(identity) { return fail(path, cannot + "the link leads back to a folder around it") }
    if above.count >= Self.greatestDepth { return fail(path, cannot + "it lies in \(above.count) folders") }
    guard seen.insert(identity).inserted else { return }
    let entries: [Entry]
    do throws(InputError) {
      entries = try Platform.entries(ofFolder: path).compactMap {
        Entry($0, in: path, findsCode: findsCode && !isForeign)
      }
    } catch {
      return fail(path, cannot + error.text)
    }
    for entry in entries.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      switch entry.content {
      case .folder(let inner):
        addFolder(
          entry.path, inner, above: above + [identity],
          isForeign: isForeign || SwiftProject.isOmitted(folder: entry.name))
      case .spec(let target, let file): if seen.insert(file).inserted { all.append(target) }
      case .failure(let reason): fail(entry.path, "cannot read \(shownName(entry.path)): \(reason)")
      }
    }
  }

  private static let greatestDepth = 200

  /// The folders that contain a folder, up to the root of the file system.
  private static func around(_ path: String, _ identity: Platform.Identity) -> [Platform.Identity] {
    var result = [identity]
    var path = path
    while result.count < greatestDepth {
      path += "/.."
      guard let identity = try? Platform.status(of: path).identity, identity != result.last else { break }
      result.append(identity)
    }
    return Array(result.dropFirst())
  }

  private static func withoutLastSlashes(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}

extension Console {
  func complainOfNoSpec(in operands: [String]) {
    complain(
      "no spec in \(operands.map(shownName).joined(separator: ", "))",
      help: ["folders are searched for *.layout.yaml, *.layout.json and files with the key sections"])
  }
}

private struct Entry {
  enum Content {
    case folder(Platform.Identity)
    case spec(SpecTarget, Platform.Identity)
    case failure(String)
  }

  let name: String
  let path: String
  /// The sort key: the bytes of the name, followed by a slash for a folder.
  let key: [UInt8]
  let content: Content

  /// `nil` if the entry is hidden, or if it is neither a folder nor a file with the name of a spec.
  init?(_ entry: Platform.FolderEntry, in folder: String, findsCode: Bool) {
    guard entry.name.first != UInt8(ascii: ".") else { return nil }
    name = String(decoding: entry.name, as: UTF8.self)
    let mayBeSpec = SpecSniff.mayBeSpec(name) || findsCode && SpecCompiler.isSwiftFile(name)
    if entry.isFile, !mayBeSpec { return nil }
    path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    var key = entry.name
    do throws(InputError) {
      guard Array(name.utf8) == entry.name else {
        guard mayBeSpec else { return nil }
        content = .failure("its name is not UTF-8")
        self.key = key
        return
      }
      let (kind, identity) = try Platform.status(of: path)
      switch kind {
      case .folder:
        key.append(UInt8(ascii: "/"))
        content = .folder(identity)
      case .file:
        guard mayBeSpec else { return nil }
        content = .spec(SpecSniff.isNamedLikeSpec(name) ? .found(path) : .sniffed(path), identity)
      case .special:
        guard mayBeSpec else { return nil }
        content = .failure("it is neither a file nor a folder")
      }
    } catch {
      guard mayBeSpec else { return nil }
      content = .failure(error.text)
    }
    self.key = key
  }
}

/// Something to lint, or why it cannot be linted.
enum SpecTarget: Sendable {
  case named(String)
  /// A file found in a folder, with the name of a spec.
  case found(String)
  /// A file found in a folder that is linted only if its content looks like a spec, or like Swift code that makes a layout.
  case sniffed(String)
  /// A path that cannot be read, and why.
  case failure(path: String, String)
}

extension SpecTarget {
  /// True if the target was found in a folder.
  var isOfFolder: Bool {
    switch self {
    case .named, .failure: false
    case .found, .sniffed: true
    }
  }

  /// The path, `-` for standard input.
  var path: String {
    switch self {
    case .named(let path), .found(let path), .sniffed(let path), .failure(let path, _): path
    }
  }
}
