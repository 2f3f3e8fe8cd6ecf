import LayoutSolver
import LayoutText

/// Derivations without their numbers: what the cells of a grid share. Each text, step and shape is kept once for all layouts of a page.
final class DerivationShapes {
  /// A derivation as a shape and the numbers that belong into it, in the order in which they are read.
  struct Filled {
    var shape: Int
    var numbers: [Double]
  }

  private var texts = PreviewShared.Numbered<String>()
  private var steps = PreviewShared.Numbered<[Int]>()
  private var shapes = PreviewShared.Numbered<[Int]>()
  private var rules = PreviewShared.Numbered<ModelRule>()
  /// Which numbers of a shape are whole numbers of texts: these grow evenly from element to element.
  private(set) var countedNumbers: [[Bool]] = []
  /// The numbers of texts that count nothing.
  private var wholeTexts: [String: Int] = [:]

  /// What several derivations of one kind are written with.
  struct Reading {
    /// The number of a place among those of the page; nil where the spec says nothing of it.
    let place: (DerivationStep.Place) -> Int?
    /// Whether the numbers that say how far things are scrolled are left to the page.
    var isMoved = false
  }

  /// The shape and the numbers of a derivation.
  func fill(_ derivation: Derivation, _ reading: Reading) -> Filled {
    var filling = Filling(reading: reading)
    var ids: [Int] = []
    var start = derivation.steps.startIndex
    while start < derivation.steps.endIndex {
      let stage = derivation.steps[start].stage
      let end = derivation.steps[start...].firstIndex { $0.stage != stage } ?? derivation.steps.endIndex
      ids += [text(stage, &filling), end - start]
      for index in start..<end { ids.append(step(derivation.steps[index], index, &filling)) }
      start = end
    }
    let shape = shapes.number(of: ids)
    if shape == countedNumbers.count { countedNumbers.append(filling.isCounted) }
    return Filled(shape: shape, numbers: filling.numbers)
  }

  private struct Filling {
    let reading: Reading
    var numbers: [Double] = []
    var isCounted: [Bool] = []

    mutating func add(_ number: Double, isCounted: Bool) {
      numbers.append(number.isFinite ? number : 0)
      self.isCounted.append(isCounted)
    }
  }

  private func text(_ text: String, _ filling: inout Filling) -> Int {
    if let known = wholeTexts[text] { return known }
    let pattern = TextPattern(shownName(text))
    let number = texts.number(of: pattern.pattern)
    // Texts that count something are many, and seen once.
    if pattern.numbers.isEmpty { wholeTexts[text] = number }
    for number in pattern.numbers { filling.add(Double(number), isCounted: true) }
    return number
  }

  /// How much sums in another order may differ: less than any output shows.
  private static let tolerance = 1e-10

  /// A step as whole numbers: quantity, place, rule, whether its result is a number of its own, arithmetic.
  private func step(_ step: DerivationStep, _ index: Int, _ filling: inout Filling) -> Int {
    var written = [text(step.quantity, &filling), -1, -1, 0]
    append(step.arithmetic, at: index, to: &written, &filling)
    written[1] = step.place.flatMap(filling.reading.place) ?? -1
    written[2] = step.rule.map { rules.number(of: $0) } ?? -1
    // What the page computes is what the solver has.
    if !filling.reading.isMoved, abs(step.arithmetic.value - step.result) > Self.tolerance {
      written[3] = 1
      filling.add(step.result, isCounted: false)
    }
    return steps.number(of: written)
  }

  /// What stands for arithmetic in a step: a code, and what belongs to it.
  private enum Code: Int {
    /// The number of its name follows.
    case number, scroll
    /// The number of its name follows, and how many steps ago it came about.
    case result
    /// How many terms follow, each after whether it is taken away.
    case sum
    case product, quotient, least, greatest
    case floor, round, ceil

    var name: StaticString {
      switch self {
      case .number, .result: ""
      case .scroll: "scroll"
      case .sum: "+"
      case .product: "*"
      case .quotient: "/"
      case .least: "min"
      case .greatest: "max"
      case .floor: "floor"
      case .round: "round"
      case .ceil: "ceil"
      }
    }
  }

  private func append(
    _ arithmetic: Arithmetic, at index: Int, to written: inout [Int], _ filling: inout Filling
  ) {
    func list(_ code: Code, _ operands: Arithmetic...) {
      written.append(code.rawValue)
      for operand in operands { append(operand, at: index, to: &written, &filling) }
    }
    switch arithmetic {
    case .number(let name, let value):
      let isScroll = filling.reading.isMoved && DerivationStep.scrollNames.contains(name)
      written += [(isScroll ? Code.scroll : .number).rawValue, text(name, &filling)]
      if !isScroll { filling.add(value, isCounted: false) }
    case .result(let earlier, let name, _):
      written += [Code.result.rawValue, text(name, &filling), index - earlier]
    case .sum(let terms):
      written += [Code.sum.rawValue, terms.count]
      for term in terms {
        written.append(term.isNegative ? 1 : 0)
        append(term.value, at: index, to: &written, &filling)
      }
    case .product(let left, let right): list(.product, left, right)
    case .quotient(let left, let right): list(.quotient, left, right)
    case .least(let left, let right): list(.least, left, right)
    case .greatest(let left, let right): list(.greatest, left, right)
    case .pixels(.down, let inner, _): list(.floor, inner)
    case .pixels(.nearest, let inner, _): list(.round, inner)
    case .pixels(.up, let inner, _): list(.ceil, inner)
    }
  }

  /// Writes a step: quantity, arithmetic, and as far as there are any place, rule, and 1 for a result of its own.
  private static func write(_ step: [Int], to sink: ByteSink) {
    sink.write("[")
    sink.write(integer: step[0])
    sink.write(",")
    var rest = step[4...]
    write(&rest, to: sink)
    let tail = step[3] == 1 ? 3 : step[2] >= 0 ? 2 : step[1] >= 0 ? 1 : 0
    for number in step[1..<1 + tail] {
      sink.write(",")
      sink.write(integer: number)
    }
    sink.write("]")
  }

  /// Writes arithmetic: a named number is the number of its name, a result also how many steps ago it came about, all else an operator before
  /// its operands. The numbers themselves are not in it.
  private static func write(_ codes: inout ArraySlice<Int>, to sink: ByteSink) {
    func next() -> Int { codes.popFirst() ?? 0 }
    guard let code = Code(rawValue: next()) else { return }
    if code == .number { return sink.write(integer: next()) }
    sink.write("[")
    if code != .result {
      sink.write("\"")
      sink.write(code.name)
      sink.write("\"")
    }
    switch code {
    case .number: break
    case .scroll:
      sink.write(",")
      sink.write(integer: next())
    case .result:
      sink.write(integer: next())
      sink.write(",")
      sink.write(integer: next())
    case .sum:
      for _ in 0..<next() {
        sink.write(",")
        let isNegative = next() == 1
        if isNegative { sink.write("[\"-\",") }
        write(&codes, to: sink)
        if isNegative { sink.write("]") }
      }
    case .product, .quotient, .least, .greatest, .floor, .round, .ceil:
      let isSingle = code == .floor || code == .round || code == .ceil
      for _ in 0..<(isSingle ? 1 : 2) {
        sink.write(",")
        write(&codes, to: sink)
      }
    }
    sink.write("]")
  }

  /// Writes all that was filled in, as a member's value.
  func write(to sink: ByteSink) {
    PreviewJSON.object(to: sink) { object in
      object.member("texts", texts.values)
      object.key("steps")
      PreviewJSON.list(steps.values, to: sink) { Self.write($0, to: sink) }
      object.key("shapes")
      PreviewJSON.list(shapes.values, to: sink) { PreviewJSON.list($0, to: sink) { sink.write(integer: $0) } }
      object.key("counted")
      PreviewJSON.list(countedNumbers, to: sink) { flags in
        PreviewJSON.list(flags.indices.filter { flags[$0] }, to: sink) { sink.write(integer: $0) }
      }
      object.key("rules")
      PreviewJSON.list(rules.values, to: sink) { rule in
        PreviewJSON.object(to: sink) {
          $0.member("id", rule.id)
          $0.member("evidence", rule.evidence.rawValue)
          $0.member("text", rule.text)
        }
      }
    }
  }
}
