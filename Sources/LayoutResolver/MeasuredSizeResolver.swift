import LayoutDiagnostics
import LayoutReader
import LayoutSpec
import LayoutText

/// Resolves `measured`, evaluating expressions over `index` for every cell.
struct MeasuredSizeResolver {
  /// The names that expressions over `index` can still contain: traits and `pi`. Others have been replaced by
  /// their values.
  lazy var scope = NameScope(
    ExpressionEnvironment(environment, effectiveSize: environment.container).table)
  let environment: Environment
  /// Lengths already evaluated for other environments and states.
  private let shared: SharedLengths?
  /// Recently compiled expressions: the cells of a section share one.
  private var lastFormulas: [String: (Expression, CellProgram?)] = [:]
  private static let greatestFormulaCount = 64
  /// The number of cells evaluated so far.
  private var evaluated = 0
  /// The number of steps so far: each part of an expression is one step per cell.
  private var work = 0
  var diagnostics: DiagnosticBag

  /// The limit for cells whose sizes depend on `index`; each takes 8 bytes per side.
  let greatestCount: Int
  /// The limit for steps: enough for an expression of 40 parts over 10,000,000 cells.
  static let greatestWork = 400_000_000

  init(
    environment: Environment, greatestCount: Int, sharing shared: SharedLengths?, diagnostics: DiagnosticBag
  ) {
    self.shared = shared
    self.greatestCount = greatestCount
    self.environment = environment
    self.diagnostics = diagnostics
  }

  /// Returns the measured sizes of consecutive cells.
  ///
  /// - Parameters:
  ///   - first: the first cell's index in the section.
  ///   - cells: gives the texts of the cells; `nil` if they have none.
  mutating func sizes(_ measured: Normal?, first: Int, count: Int, texts cells: CellTexts? = nil)
    -> MeasuredSizes
  {
    guard let measured, count > 0 else { return .none }
    let sides = [measured["width"], measured["height"]]
    let texts = cells ?? CellTexts()
    if let formula = sides.compactMap({ $0 }).first(where: { $0.number == nil && !isAlike($0, in: texts) }),
      !take(count, at: formula.span)
    {
      return .none
    }
    let range = first..<first + count
    return MeasuredSizes(
      width: lengths(sides[0], "measured.width", range, along: .horizontal, texts: texts),
      height: lengths(sides[1], "measured.height", range, along: .vertical, texts: texts))
  }

  /// Returns the aspect ratios of a run's cells; in their expressions `index` counts from the start of the
  /// run.
  mutating func ratios(_ ratio: Normal?, count: Int) -> MeasuredLengths {
    guard let ratio, count > 0, ratio.number != nil || take(count, at: ratio.span) else { return .none }
    return lengths(ratio, "aspectRatio", 0..<count, .ratio)
  }

  private mutating func take(_ count: Int, at span: Span) -> Bool {
    guard evaluated + count > greatestCount else {
      evaluated += count
      return true
    }
    let isFirst = evaluated <= greatestCount
    evaluated = greatestCount + 1
    if isFirst {
      diagnostics.report(
        Diagnostic(
          .error, rule: .resourceLimit,
          "more than \(greatestCount) cells have a measured size of their own", at: span,
          help: [
            "at most so many are evaluated; a size that does not depend on 'index' or on different texts costs nothing"
          ]))
    }
    return false
  }

  private mutating func takeWork(_ steps: Int, at span: Span) -> Bool {
    guard work + steps > Self.greatestWork else {
      work += steps
      return true
    }
    let isFirst = work <= Self.greatestWork
    work = Self.greatestWork + 1
    if isFirst {
      diagnostics.report(
        Diagnostic(
          .error, rule: .resourceLimit,
          "measured sizes that differ between cells take more than \(Self.greatestWork) steps to compute",
          at: span,
          help: [
            "each part of an expression is a step for each cell: give it fewer parts, or the run fewer cells"
          ]))
    }
    return false
  }

  /// True if an expression that measures text or uses the cell's width is the same for all cells of a run.
  private mutating func isAlike(_ side: Normal, in texts: CellTexts) -> Bool {
    guard case .expression(let text) = side.value, let program = try? formula(text).1 else { return false }
    guard program.usesTexts || program.usesWidth else { return false }
    return program.ignoresIndex && !(program.usesTexts && texts.differ)
  }

  /// Parses and compiles an expression, once for all cells that follow from it.
  private mutating func formula(_ text: String) throws(ExpressionError) -> (Expression, CellProgram?) {
    if let known = lastFormulas[text] { return known }
    let expression = try Expression.parse(text)
    let formula = (expression, CellProgram(expression, in: scope))
    if lastFormulas.count == Self.greatestFormulaCount { lastFormulas = [:] }
    lastFormulas[text] = formula
    return formula
  }

  private mutating func lengths(
    _ side: Normal?, _ what: String, _ range: Range<Int>, _ rule: NumberRule = .length,
    along axis: Axis? = nil,
    texts: CellTexts = CellTexts()
  ) -> MeasuredLengths {
    guard let side else { return .none }
    if let length = side.number { return .same(length) }
    guard case .expression(let text) = side.value else { return .none }
    do throws(ExpressionError) {
      let (expression, program) = try formula(text)
      let count = isAlike(side, in: texts) ? 1 : range.count
      guard takeWork(count * expression.nodes.count, at: side.span) else { return .none }
      if let program, program.usesTexts || program.usesWidth {
        return try textLengths(program, expression, what, range, along: axis, of: texts, at: side, rule)
      }
      let key = program.map { SharedLengths.Key(program: $0, range: range, rule: rule) }
      if let key, let known = shared?[key] { return .each(known) }
      var lengths: [Double] = []
      lengths.reserveCapacity(range.count)
      program?.forEach(in: range) { value in
        guard value >= 0, value > 0 || !rule.excludesMinimum, value <= SpecSchema.greatestLength else {
          return false
        }
        lengths.append(value)
        return true
      }
      // The fast way stops at an invalid value; the slow way reports its error.
      while lengths.count < range.count {
        let index = range.lowerBound + lengths.count
        let names = NameTable([("index", .number(Double(index)))])
        guard case .number(let number) = try expression.checkedValue(in: scope.adding(names)) else {
          return .none
        }
        var check = SchemaCheck(into: diagnostics)
        let length = check.number(number, rule, what: "\(what) for index \(index)", at: side.span)
        diagnostics = check.diagnostics
        guard let length else { return .none }
        lengths.append(length)
      }
      if lengths.count == 1 { return .same(lengths[0]) }
      if let key { shared?[key] = lengths }
      return .each(lengths)
    } catch {
      diagnostics.report(error.diagnostic(of: side.scope == Normal.rewritten ? "" : text, at: side.span))
      return .none
    }
  }
}

/// Caches lengths that depend only on the index, for a spec that is resolved for several environments and
/// states.
final class SharedLengths {
  struct Key: Hashable {
    /// The program, including the environment's values that it uses.
    let program: CellProgram
    let range: Range<Int>
    let rule: NumberRule
  }

  private var lengths: [Key: [Double]] = [:]
  private var count = 0

  /// The limit for cached lengths: as many as a layout may have.
  private static let greatestCount = 10_000_000

  subscript(key: Key) -> [Double]? {
    get { lengths[key] }
    set {
      guard let newValue else { return }
      if count + newValue.count > Self.greatestCount {
        lengths = [:]
        count = 0
      }
      count += newValue.count
      lengths[key] = newValue
    }
  }
}
