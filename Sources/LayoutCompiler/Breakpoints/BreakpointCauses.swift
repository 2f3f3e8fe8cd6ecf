import LayoutOutput
import LayoutResolver
import LayoutSpec

/// Says why sections have another structure from some length of the view on.
struct BreakpointCauses {
  private let new: SolvedLayout
  private let old: SolvedLayout
  private let axis: Axis
  /// What the layouts share; `nil` for layout code, whose expressions are unknown.
  private let shared: SharedExpansion?
  /// How many copies each section of the spec has in both layouts; empty if the layouts have equally many sections.
  private var copies: [Int: (old: Int, new: Int)] = [:]

  /// - Parameters:
  ///   - old: the layout one pixel before.
  ///   - axis: the axis along which the view's length changes.
  init(_ new: SolvedLayout, after old: SolvedLayout, of spec: PreparedSpec, along axis: Axis) {
    self.new = new
    self.old = old
    self.axis = axis
    shared = spec.isBuiltByCode ? nil : spec.loaded.shared
    guard new.solution.sections.count != old.solution.sections.count else { return }
    for index in old.solution.sections.indices { copies[old.origin(of: index), default: (0, 0)].old += 1 }
    for index in new.solution.sections.indices { copies[new.origin(of: index), default: (0, 0)].new += 1 }
  }

  /// The cause of a change of a section.
  /// - Parameters:
  ///   - index: its index; `nil` if it is gone.
  ///   - oldIndex: its index one pixel before; `nil` if it was not there.
  /// - Returns: `nil` if the cause is not known.
  func cause(
    ofSection index: Int?, _ new: LayoutStructure.Section?, before oldIndex: Int?,
    _ old: LayoutStructure.Section?
  ) -> String? {
    guard let index, let new, let oldIndex, let old,
      self.new.origin(of: index) == self.old.origin(of: oldIndex)
    else { return changeOfCopies(index, oldIndex) }
    if let change = new.variantChange(from: old) { return change }
    if old.isLeftOut || new.isLeftOut { return changeOfExpression(index, oldIndex) }
    let arithmetic = BreakpointArithmetic(
      ofSection: index, in: self.new.solution, before: oldIndex, in: self.old.solution, axis: axis)
    return arithmetic.text(from: old, to: new) ?? changeOfExpression(index, oldIndex)
  }

  /// The `repeat` that leaves out a section or makes another one; of unnamed sections, the one that numbers them anew.
  private func changeOfCopies(_ index: Int?, _ oldIndex: Int?) -> String? {
    guard let shared, new.isWhole, old.isWhole else { return nil }
    let own = [index.map(new.origin), oldIndex.map(old.origin)].compactMap { $0 }
    let changed = copies.filter { $1.old != $1.new }
    guard let origin = own.first(where: { changed[$0] != nil }) ?? changed.keys.min(),
      let counts = changed[origin]
    else { return nil }
    return shared.changeOfRepeat(ofSection: origin, counts, from: old.layout, to: new.layout)?.title
  }

  private func changeOfExpression(_ index: Int, _ oldIndex: Int) -> String? {
    guard let shared else { return changeOfSizeClass }
    let (before, after) = (old.layout.spec.configuration, new.layout.spec.configuration)
    if before.scrollDirection != after.scrollDirection
      || before.contentInsetsReference != after.contentInsetsReference
    {
      return shared.changeOfConfiguration(from: old.layout, to: new.layout)?.title
    }
    // Which of them decides is not known.
    var titles: [String] = []
    for change in shared.changes(ofSection: index, from: old.layout, oldIndex, to: new.layout) {
      guard let title = change.followsSizeClass ? changeOfSizeClass : change.title, !titles.contains(title)
      else { continue }
      titles.append(title)
    }
    if titles.count > Self.greatestCauseCount { titles[Self.greatestCauseCount...] = ["…"] }
    return titles.isEmpty ? nil : titles.joined(separator: "; ")
  }

  /// A cause names at most so many expressions.
  private static let greatestCauseCount = 3

  /// The size class that changes, which nearly always is the reason of what changes with it in code.
  private var changeOfSizeClass: String? {
    let (before, after) = (old.solution.environment, new.solution.environment)
    if before.horizontalSizeClass != after.horizontalSizeClass {
      return "horizontalSizeClass \(after.horizontalSizeClass.rawValue)"
    }
    return before.verticalSizeClass == after.verticalSizeClass
      ? nil : "verticalSizeClass \(after.verticalSizeClass.rawValue)"
  }
}

extension SolvedLayout {
  /// The index in the spec of a section of the layout; -1 if it has none.
  fileprivate func origin(of index: Int) -> Int { layout.origin(ofSection: index) ?? -1 }
}
