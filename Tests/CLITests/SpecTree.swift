import Foundation

/// A spec as a tree that can be changed at one place and written out with the place known.
indirect enum SpecTree {
  case scalar(String)
  case list([SpecTree])
  case map([(key: String, value: SpecTree)])

  /// From what JSONSerialization reads; keys sorted, so that the same spec gives the same tree.
  init(_ object: Any) throws {
    switch object {
    case let map as [String: Any]:
      self = .map(try map.sorted { $0.key < $1.key }.map { ($0.key, try SpecTree($0.value)) })
    case let list as [Any]:
      self = .list(try list.map { try SpecTree($0) })
    default:
      let data = try JSONSerialization.data(withJSONObject: object, options: .fragmentsAllowed)
      self = .scalar(String(decoding: data, as: UTF8.self))
    }
  }

  /// The lines of the spec as JSON, one key or element a line.
  var text: String { lines(indent: 0).joined(separator: "\n") + "\n" }

  private func lines(indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent + 1)
    func block(_ open: String, _ close: String, _ parts: [(head: String, value: SpecTree)]) -> [String] {
      var lines = [open]
      for (index, part) in parts.enumerated() {
        var inner = part.value.lines(indent: indent + 1)
        inner[0] = margin + part.head + inner[0]
        inner[inner.count - 1] += index + 1 < parts.count ? "," : ""
        lines += inner
      }
      return lines + [String(repeating: " ", count: indent) + close]
    }
    switch self {
    case .scalar(let text): return [text]
    case .list(let elements): return elements.isEmpty ? ["[]"] : block("[", "]", elements.map { ("", $0) })
    case .map(let entries):
      return entries.isEmpty ? ["{}"] : block("{", "}", entries.map { ("\"\($0.key)\": ", $0.value) })
    }
  }

  /// The number of entries of all maps.
  var entryCount: Int {
    switch self {
    case .scalar: 0
    case .list(let elements): elements.reduce(0) { $0 + $1.entryCount }
    case .map(let entries): entries.reduce(entries.count) { $0 + $1.value.entryCount }
    }
  }

  /// The keys down to an entry, counted in depth-first order.
  func path(of index: Int) -> [String] {
    var index = index
    return path(&index) ?? []
  }

  private func path(_ index: inout Int) -> [String]? {
    switch self {
    case .scalar: return nil
    case .list(let elements):
      for element in elements {
        if let path = element.path(&index) { return path }
      }
    case .map(let entries):
      for entry in entries {
        index -= 1
        if index == -1 { return [entry.key] }
        if let path = entry.value.path(&index) { return [entry.key] + path }
      }
    }
    return nil
  }

  /// The tree with one entry, counted in depth-first order, changed; nil removes it.
  func changing(
    _ index: Int, _ change: ((key: String, value: SpecTree)) -> (key: String, value: SpecTree)?
  ) -> SpecTree {
    var index = index
    return changing(&index, change)
  }

  private func changing(
    _ index: inout Int, _ change: ((key: String, value: SpecTree)) -> (key: String, value: SpecTree)?
  ) -> SpecTree {
    switch self {
    case .scalar: return self
    case .list(let elements): return .list(elements.map { $0.changing(&index, change) })
    case .map(let entries):
      return .map(
        entries.compactMap { entry in
          index -= 1
          if index == -1 { return change(entry) }
          return (entry.key, entry.value.changing(&index, change))
        })
    }
  }
}
