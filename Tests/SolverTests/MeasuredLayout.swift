import Foundation
import TestSupport
import Testing
import LayoutDiagnostics
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutSpec
import LayoutText

/// A layout with the frames that UIKit computed.
struct MeasuredLayout: CustomTestStringConvertible, Sendable {
  let name: String
  let spec: Data
  let expectation: Data
  let tolerance: Double

  var testDescription: String { name }

  static let folder = Repository.file("Tests/Fixtures/measured")

  static let all: [MeasuredLayout] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().compactMap { name in
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)),
        let file = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
        let spec = file["spec"], let text = try? JSONSerialization.data(withJSONObject: spec),
        let expectation = try? JSONSerialization.data(withJSONObject: file["expected"] ?? [:])
      else { return nil }
      return MeasuredLayout(
        name: String(name.dropLast(5)), spec: text, expectation: expectation,
        tolerance: file["tolerance"] as? Double ?? 0.01)
    }
  }()

  /// The solved layout.
  func solve() throws -> Solution {
    let layout = try resolved()
    return LayoutSolver.solve(layout.spec, in: layout.environment)
  }

  /// The layout in concrete values.
  func resolved() throws -> ResolvedLayout {
    var diagnostics = DiagnosticBag()
    let source = SourceFile(name: name, bytes: Array(spec))
    guard let document = readDocument(source, format: .json, into: &diagnostics),
      let normal = normalize(document, of: source, into: &diagnostics), !diagnostics.hasErrors,
      let layout = resolve(normal, into: &diagnostics)
    else { throw Refusal(messages: diagnostics.sorted.map(\.message)) }
    return layout
  }

  struct Refusal: Error { let messages: [String] }

  /// The first difference between the solved and the measured frames.
  func firstDifference(_ solution: Solution) -> String? {
    let expected = (try? JSONSerialization.jsonObject(with: expectation)) as? [String: Any] ?? [:]
    if let size = expected["contentSize"] as? [Double],
      abs(solution.contentSize.width - size[0]) > slack || abs(solution.contentSize.height - size[1]) > slack
    {
      return "contentSize is \(solution.contentSize), measured \(size)"
    }
    var elements: [Key: Element] = [:]
    var count = 0
    solution.forEachElement { element in
      let kind = solution.elementKinds[element.kind]
      let key = Key(
        category: element.category.rawValue, kind: kind, section: element.section, item: element.item)
      elements[key] = elements[key] ?? element
      count += 1
      return true
    }
    let measured = expected["elements"] as? [[String: Any]] ?? []
    if expected["elementsScope"] as? String == "all", count != measured.count {
      return "\(count) elements, measured \(measured.count)"
    }
    for want in measured {
      let key = Key(
        category: want["category"] as? String ?? "", kind: want["elementKind"] as? String ?? "",
        section: want["section"] as? Int, item: want["item"] as? Int ?? 0)
      guard let element = elements[key] else { return "no element \(key)" }
      let got = [element.frame.x, element.frame.y, element.frame.width, element.frame.height]
      for (value, wanted) in zip(got, want["frame"] as? [Any] ?? []) {
        if let wanted = wanted as? Double, abs(value - wanted) > slack {
          return "\(key) is \(got), measured \(want["frame"] ?? "")"
        }
      }
      if let zIndex = want["zIndex"] as? Int, zIndex != element.zIndex {
        return "\(key) has zIndex \(element.zIndex), measured \(zIndex)"
      }
      if element.isPinned != (want["pinned"] as? Bool ?? false) { return "\(key) is pinned or not" }
    }
    return (expected["sections"] as? [[String: Any]])?.lazy.compactMap {
      sectionDifference(solution, $0)
    }.first
  }

  private func sectionDifference(_ solution: Solution, _ want: [String: Any]) -> String? {
    let index = want["index"] as? Int ?? 0
    let frame = solution.frame(ofSection: index)
    let row = solution.sections[index].orthogonalRow
    let got = [
      "y": frame.y, "height": frame.height, "rowWidth": row?.contentLength,
      "viewportWidth": row?.viewportLength, "maxOffset": row?.maxOffset,
    ]
    for (name, value) in got {
      if let wanted = want[name] as? Double, abs((value ?? .nan) - wanted) <= slack { continue }
      if want[name] != nil {
        return "section \(index) has \(name) \(value ?? .nan), measured \(want[name] ?? "")"
      }
    }
    guard let row, let rests = want["restingOffsets"] else { return nil }
    let offsets = (0..<row.restingOffsets.count).map { row.restingOffsets[$0] }
    if let wanted = rests as? [Double], wanted.count == offsets.count,
      zip(offsets, wanted).allSatisfy({ abs($0 - $1) <= slack })
    {
      return nil
    }
    return rests as? String == "any" && row.restingOffsets.isAny
      ? nil : "section \(index) rests at \(offsets), measured \(rests)"
  }

  private var slack: Double { tolerance + 1e-9 }

  struct Key: Hashable, CustomStringConvertible {
    var category: String
    var kind: String
    var section: Int?
    var item: Int

    var description: String { "\(category) \(kind) \(section.map(String.init) ?? "layout").\(item)" }
  }
}
