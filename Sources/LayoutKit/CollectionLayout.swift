import LayoutCompiler
import LayoutOutput
import LayoutSolver
import LayoutSpec
import LayoutText

/// The layout for one device and one state. Frames are computed on demand, as fast for a million cells as for ten.
///
/// ```swift
/// let layout = compilation.layouts[0]
/// layout.frame(ofItem: 5, inSection: 0)
/// layout.elements(at: LayoutPoint(x: 20, y: 300)).first?.id
/// ```
public struct CollectionLayout: Sendable {
  let labeled: LabeledSolution
  private let steps: StepSources
  var solution: Solution { labeled.solution }

  init(_ solved: SolvedLayout, sources: SourceSet, hasErrors: Bool) {
    labeled = solved.labeled(sources: sources, showsErrors: hasErrors)
    steps = StepSources(solved.layout, sources)
  }

  /// The device's name; `nil` if the layout is for bounds without a device.
  public var device: String? { solution.environment.device }
  /// The state that fills the sections; `nil` for the spec's own items.
  public var state: String? { labeled.state }
  /// The bounds of the collection view, in points.
  public var container: LayoutExtent { LayoutExtent(solution.environment.container) }
  /// The size of all content, in points.
  public var contentSize: LayoutExtent { LayoutExtent(solution.contentSize) }
  /// The number of sections.
  public var sectionCount: Int { solution.sections.count }

  /// The number of cells in a section; `nil` if there is no such section.
  public func cellCount(inSection section: Int) -> Int? {
    hasSection(section) ? solution.spec.sections[section].items.count : nil
  }

  /// A section's frame, in points in the coordinates of the content; `nil` if there is no such section.
  public func frame(ofSection section: Int) -> LayoutRect? {
    hasSection(section) ? LayoutRect(solution.frame(ofSection: section)) : nil
  }

  /// A cell's frame, in points in the coordinates of the content; `nil` if there is no such cell.
  public func frame(ofItem item: Int, inSection section: Int) -> LayoutRect? {
    solution.frame(ofItem: item, inSection: section).map { LayoutRect($0) }
  }

  /// A cell; `nil` if it does not exist.
  public func cell(_ item: Int, inSection section: Int) -> LayoutElement? {
    solution.cell(item, inSection: section).map { LayoutElement($0, of: solution) }
  }

  /// Calls `body` with every view, section by section, until it returns false, without making a list.
  public func forEachElement(_ body: (LayoutElement) -> Bool) {
    solution.forEachElement { body(LayoutElement($0, of: solution)) }
  }

  /// The views whose frames intersect a rectangle, in the order of the layout. The rectangle is in the coordinates of the content. Touching
  /// edges do not intersect. Empty if a number is not finite or a side is not greater than 0.
  public func elements(in rect: LayoutRect) -> [LayoutElement] {
    guard let rect = rect.query else { return [] }
    var selection = ElementSelection()
    selection.rects = [rect]
    return elements(selection)
  }

  /// The views at a point, the topmost first, at most 100,000. The point is in the coordinates of the content. A view contains its top and
  /// left edges, but not its bottom and right ones. Empty if a number is not finite.
  public func elements(at point: LayoutPoint) -> [LayoutElement] {
    guard point.x.isFinite, point.y.isFinite else { return [] }
    var selection = ElementSelection()
    selection.point = Point(x: point.x, y: point.y)
    return elements(selection)
  }

  private func elements(_ selection: ElementSelection) -> [LayoutElement] {
    var result: [LayoutElement] = []
    solution.forEachElement(of: selection) { element in
      result.append(LayoutElement(element, of: solution))
      return true
    }
    return result
  }

  /// Writes the layout as text. `LayoutFormat.html` shows this layout alone; `LayoutCompilation.page(_:)` shows all.
  public func text(as format: LayoutFormat, _ options: WritingOptions = WritingOptions()) -> String {
    LayoutKit.text { sink in
      if format == .terminal {
        var terminal = TerminalOptions(columns: options.terminalColumns)
        terminal.state = state
        terminal.culprits = labeled.culprits
        TerminalPicture(solution, terminal).write(to: sink)
      } else {
        var writer = options.writer
        writer.picture.state = state
        writer.culprits = labeled.culprits
        if options.tellsSources { writer.source = labeled.source }
        let output = OutputFormat.named(format.rawValue)
        if output?.holdsVariations == true {
          output?.write(LabeledSolutions([labeled]), to: sink, options: writer)
        } else {
          output?.write(solution, to: sink, options: writer)
        }
      }
    }
  }

  /// The steps to a cell's frame, as `layoutc why` explains them; `nil` if there is no such cell.
  public func derivation(ofItem item: Int, inSection section: Int) -> String? {
    guard let element = solution.cell(item, inSection: section) else { return nil }
    return LayoutKit.text { sink in
      DerivationWriter { steps.source(of: $0) }.write(
        solution.derivation(of: element), of: solution, to: sink)
    }
  }

  private func hasSection(_ section: Int) -> Bool { solution.sections.indices.contains(section) }
}

extension LayoutExtent {
  fileprivate init(_ extent: Extent) { self.init(width: extent.width, height: extent.height) }
}
