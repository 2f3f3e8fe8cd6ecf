import LayoutCompiler
import LayoutDiagnostics
import LayoutReader
import LayoutSolver
import LayoutSpec
import LayoutText

/// An element or section named on the command line: `0.3`, an item's id, `KIND@PLACE`, or a section's id or index. For `KIND@PLACE` also
/// `PLACE.KIND`, `KIND:PLACE` and, if only one section has such a view, `KIND` or `section.KIND`.
struct ElementName {
  private let name: String
  private let solution: Solution
  private let file: String
  private var spec: Spec { solution.spec }

  init(_ name: String, of solution: Solution, file: String) {
    self.name = name
    self.solution = solution
    self.file = file
  }

  /// How the frame of the element came about, or that of the section if there is no such element. Throws with the names that exist if there
  /// is neither.
  func derivation() throws(UsageError) -> Derivation {
    if query.cells(name, of: spec).isEmpty, let section = spec.sectionIndex(named: name) {
      return solution.derivation(ofSection: section)
    }
    return solution.derivation(of: try element())
  }

  private func element() throws(UsageError) -> Element {
    let cells = query.cells(name, of: spec)
    if cells.count == 1, let cell = cells.first,
      let element = solution.cell(cell.item, inSection: cell.section)
    {
      return element
    }
    if cells.count > 1 {
      let places = cells.prefix(8).map { "\($0.section).\($0.item)" }.joined(separator: ", ")
      throw UsageError(
        message: "several items are called \(quotedText(name))", help: ["name one of \(places)"])
    }
    if let mark = name.lastIndex(of: "@") {
      return try view(
        ofKind: ElementKind.canonical(String(name[..<mark])), at: String(name[name.index(after: mark)...]))
    }
    // `section.header` is a path of keys, as findings write it, unless a section has that id.
    let path = "section."
    let isPath = name.hasPrefix(path) && spec.sectionIndex(named: "section") == nil
    let plainName = isPath ? String(name.dropFirst(path.count)) : name
    for (mark, kindIsFirst) in [(Character(":"), true), (".", false)] {
      guard let index = plainName.lastIndex(of: mark) else { continue }
      let parts = (String(plainName[..<index]), String(plainName[plainName.index(after: index)...]))
      let kind = ElementKind.canonical(kindIsFirst ? parts.0 : parts.1)
      if hasViews(ofKind: kind) { return try view(ofKind: kind, at: kindIsFirst ? parts.1 : parts.0) }
    }
    let kind = ElementKind.canonical(plainName)
    guard hasViews(ofKind: kind) else { throw unknownCell() }
    let sections = spec.sections.indices.filter { first(views(ofSection: $0), kind) != nil }
    let isOfLayout = first(viewsOfLayout, kind) != nil
    let places = (isOfLayout ? ["layout"] : []) + sections.map(String.init)
    if places.count == 1 { return try view(ofKind: kind, at: places[0]) }
    let names = viewNames { $0 == kind }
    guard !names.isEmpty else { throw unknownCell() }
    let owners =
      (isOfLayout ? ["the layout"] : []) + (sections.isEmpty ? [] : [counted(sections.count, "section")])
    throw UsageError(
      message: owners.isEmpty
        ? "\(file) has no element \(quotedText(name))"
        : "\(owners.joined(separator: " and ")) have a view called \(quotedText(name))",
      help: ["name one of \(names.joined(separator: ", "))"])
  }

  private var viewsOfLayout: [Element] { solution.boundaryItems(ofSection: nil) }

  private func views(ofSection section: Int) -> [Element] {
    solution.boundaryItems(ofSection: section) + solution.decorations(ofSection: section)
  }

  /// How many views an error names, at most.
  private static let greatestViewCount = 12

  /// The names of the first headers, footers, decorations and badges of some kinds, such as `header@favourites`.
  private func viewNames(ofKinds isMeant: (String) -> Bool = { _ in true }) -> [String] {
    var names: [String] = []
    func add(_ kind: String, _ place: String) {
      guard names.count < Self.greatestViewCount, isMeant(ElementKind.canonical(kind)) else { return }
      let name = "\(shownText(short(kind)))@\(place)"
      if !names.contains(name) { names.append(name) }
    }
    for view in viewsOfLayout { add(solution.elementKinds[view.kind], "layout") }
    for (index, section) in spec.sections.enumerated() where names.count < Self.greatestViewCount {
      let place = section.isNamed ? shownText(section.name) : "\(index)"
      for view in views(ofSection: index) { add(solution.elementKinds[view.kind], place) }
      for kind in solution.badgeKinds(ofSection: index)
      where solution.badge(ofKind: ElementKind.canonical(kind), 0, inSection: index) != nil {
        add(kind, "\(place).0")
      }
    }
    return names
  }

  private func hasViews(ofKind kind: String) -> Bool {
    solution.elementKinds.contains { !$0.isEmpty && ElementKind.canonical($0) == kind }
  }

  private var query: SelectionNames { SelectionNames(query: .none, file: file) }

  // MARK: Views

  private func view(ofKind kind: String, at place: String) throws(UsageError) -> Element {
    if place == "layout", let view = first(viewsOfLayout, kind) { return view }
    if let section = spec.sectionIndex(named: place) {
      if let view = first(views(ofSection: section), kind) { return view }
      throw unknownView(kind, inSection: section, called: place)
    }
    for (id, section, rest) in spec.sectionsBeforeDot(in: place) {
      let decorations = solution.decorations(ofSection: section)
      let number = spec.sections[section].items.indices(withID: rest).first ?? Int(rest)
      guard let number, number >= 0 else { continue }
      if let view = decorations.first(where: { $0.item == number && isKind($0, kind) })
        ?? solution.badge(ofKind: kind, number, inSection: section)
      {
        return view
      }
      throw unknownView(kind, inSection: section, called: id)
    }
    if place == "layout" {
      throw unknown(views: viewsOfLayout.map { "\(kindName($0))@layout" }, "the layout")
    }
    throw unknownSection(place, among: spec.sections.map { $0.isNamed ? $0.name : nil }, file)
  }

  private func isKind(_ element: Element, _ kind: String) -> Bool {
    ElementKind.canonical(solution.elementKinds[element.kind]) == kind
  }

  private func first(_ elements: [Element], _ kind: String) -> Element? {
    elements.first { isKind($0, kind) }
  }

  private func kindName(_ element: Element) -> String { short(solution.elementKinds[element.kind]) }

  private func short(_ kind: String) -> String { shortKind(ElementKind.canonical(kind)) }

  private func unknownView(_ kind: String, inSection section: Int, called place: String) -> UsageError {
    let views = views(ofSection: section)
    let badges = solution.badgeKinds(ofSection: section)
    if badges.contains(kind) {
      return UsageError(
        message: "\(file) has no element \(quotedText(name))",
        help: [
          "badges are counted from 0 in their section, as in '\(shownText(short(kind)))@\(shownText(place)).0'"
        ])
    }
    return unknown(
      views: views.map { "\(kindName($0))@\(place)" } + badges.map { "\(short($0))@\(place).0" },
      "section \(shownText(place))")
  }

  private func unknown(views: [String], _ place: String) -> UsageError {
    var help: [String] = []
    if let near = nearestWord(to: name, among: views) { help += didYouMean(shownText(near)) }
    help.append(
      views.isEmpty
        ? "\(place) has no headers, footers or decorations"
        : "\(place) has \(views.prefix(Self.greatestViewCount).map { shownText($0) }.joined(separator: ", "))"
    )
    return UsageError(message: "\(file) has no element \(quotedText(name))", help: help)
  }

  // MARK: Cells

  private func unknownCell() -> UsageError {
    let message = "\(file) has no element \(quotedText(name))"
    for (id, section, rest) in spec.sectionsBeforeDot(in: name) {
      let items = spec.sections[section].items
      let count = items.count
      let word = count == 0 ? "no items" : count == 1 ? "1 item: 0" : "\(count) items: 0 to \(count - 1)"
      let sectionName = "section \(shownText(id))"
      if count > 0, solution.cell(0, inSection: section) == nil {
        return UsageError(
          message: message,
          help: ["\(sectionName) has \(word), but shows none of them: layoutc lint says why"])
      }
      var help = ["\(sectionName) has \(word)"]
      if Int(rest) == nil,
        let near = nearestWord(to: rest, among: Set(items.runs.compactMap(\.itemID)).sorted())
      {
        help = didYouMean(shownText(near)) + help
      }
      return UsageError(message: message, help: help)
    }
    let ids = Set(spec.sections.flatMap { $0.items.runs.compactMap(\.itemID) })
    var help: [String] = []
    if let near = nearestWord(to: name, among: ids.sorted()) { help += didYouMean(shownText(near)) }
    let sections = spec.sections.prefix(8).enumerated().map { index, section in
      let id = section.isNamed ? " (\(shownText(section.name)))" : ""
      return "section \(index)\(id) has \(counted(section.items.count, "item"))"
    }
    help.append(sections.joined(separator: ", "))
    let views = viewNames()
    if !views.isEmpty { help.append("other views: \(views.joined(separator: ", "))") }
    return UsageError(message: message, help: help)
  }
}
