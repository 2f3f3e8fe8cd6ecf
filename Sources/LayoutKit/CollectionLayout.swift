import LayoutCompiler
import LayoutOutput
import LayoutSolver
import LayoutSpec
import LayoutText

/// A layout for one device and one state: frames on demand, of a million cells as fast as of ten.
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

  init(_ varied: VariedLayout, sources: SourceSet, hasErrors: Bool) {
    labeled = varied.labeled(sources: sources, showsErrors: hasErrors)
    steps = StepSources(varied.solved.layout, sources)
  }

  /// The device's name; nil where the layout is for bounds alone.
  public var device: String? { solution.environment.device }
  /// The state that fills the sections; nil for the spec's own items.
  public var state: String? { labeled.state }
  /// The bounds of the collection view, points.
  public var container: LayoutExtent { LayoutExtent(solution.environment.container) }
  /// The size of all content, points.
  public var contentSize: LayoutExtent { LayoutExtent(solution.contentSize) }
  /// The number of sections.
  public var sectionCount: Int { solution.sections.count }

  /// The number of cells in a section; nil where there is no such section.
  public func cellCount(inSection section: Int) -> Int? {
    hasSection(section) ? solution.spec.sections[section].items.count : nil
  }

  /// A section's box, points in the coordinates of the content; nil where there is no such section.
  public func frame(ofSection section: Int) -> LayoutRect? {
    hasSection(section) ? LayoutRect(solution.frame(ofSection: section)) : nil
  }

  /// A cell's frame, points in the coordinates of the content; nil where there is no such cell.
  public func frame(ofItem item: Int, inSection section: Int) -> LayoutRect? {
    solution.frame(ofItem: item, inSection: section).map { LayoutRect($0) }
  }

  /// A cell; nil where there is no such cell.
  public func cell(_ item: Int, inSection section: Int) -> LayoutElement? {
    solution.cell(item, inSection: section).map { LayoutElement($0, of: solution) }
  }

  /// Calls `body` with every view, section by section, until it returns false. No list of them is made.
  public func forEachElement(_ body: (LayoutElement) -> Bool) {
    solution.forEachElement { body(LayoutElement($0, of: solution)) }
  }

  /// The views whose frames meet a rectangle, in the order of the layout; none where a number is not finite or a side not
  /// greater than 0.
  ///
  /// Edges that touch have nothing in common.
  ///
  /// - Parameter rect: points in the coordinates of the content.
  public func elements(in rect: LayoutRect) -> [LayoutElement] {
    guard let rect = rect.query else { return [] }
    var selection = ElementSelection()
    selection.rects = [rect]
    return elements(selection)
  }

  /// The views at a point, the topmost first, at most 100,000: a view holds its top and left edge, not its bottom and right one. None where a
  /// number is not finite.
  ///
  /// - Parameter point: points in the coordinates of the content.
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

  /// Writes the layout as text. `LayoutFormat.html` holds this layout alone; `LayoutCompilation.page(_:)` holds all.
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

  /// How a view comes to its frame, step by step, as `layoutc why` tells it; nil where there is no such cell.
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
