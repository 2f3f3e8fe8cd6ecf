import LayoutSpec

/// Puts the steps of a derivation together: the parts of the layout add theirs from the outside in.
struct DerivationBuilder {
  let solution: Solution
  private(set) var steps: [DerivationStep] = []
  /// What the next steps are about.
  var stage = ""
  /// The element as it is seen, where rules for what is in sight give it another zIndex.
  var seen: Element?

  init(_ solution: Solution) { self.solution = solution }

  var grid: PixelGrid { solution.place.grid }
  /// The scroll axis.
  var axis: Axis { solution.spec.configuration.scrollDirection }
  var environment: Environment { solution.environment }

  /// Adds a step and returns its result for later ones. What is no more than an earlier result needs no step of its own.
  ///
  /// - Parameters:
  ///   - result: as the solver has it, where it keeps it.
  ///   - always: true if the step is there even if it repeats another.
  @discardableResult
  mutating func add(
    _ quantity: String, _ arithmetic: Arithmetic, is result: Double? = nil,
    at place: DerivationStep.Place? = nil, by rule: ModelRule? = nil, always: Bool = false
  ) -> Arithmetic {
    let value = result ?? arithmetic.value
    // A copy of a section is moved to its place, where its lengths differ by the noise of sums.
    if !always, case .result(_, _, let known) = arithmetic, abs(known - value) <= 1e-9 * max(1, abs(value)) {
      return arithmetic
    }
    steps.append(
      DerivationStep(
        stage: stage, quantity: quantity, arithmetic: arithmetic, result: value, place: place, rule: rule))
    return .result(step: steps.count - 1, name: quantity, value)
  }

  var fractionsCut: ModelRule { ModelRule(SystemMetrics.fractionsCut, in: environment.system) }
  var sectionsOnPixels: ModelRule { ModelRule(SystemMetrics.sectionsOnPixels, in: environment.system) }

  /// On whole pixels.
  func pixels(_ rounding: Arithmetic.Rounding, _ inner: Arithmetic) -> Arithmetic {
    .pixels(rounding, inner, scale: grid.scale)
  }

  /// A length moved to the nearest pixel, where it is not on one.
  func onPixels(_ length: Arithmetic) -> Arithmetic {
    isOnPixels(length.value) ? length : pixels(.nearest, length)
  }

  /// Where a section begins or ends: on a pixel, where the system has it so.
  func sectionEdge(_ place: Arithmetic) -> Arithmetic {
    SystemMetrics.sectionsOnPixels[environment.system] ? onPixels(place) : place
  }

  /// True if rounding to the nearest pixel says nothing new of a length.
  func isOnPixels(_ length: Double) -> Bool {
    abs(grid.round(length) - length) <= 1e-7 * max(1, abs(length))
  }
}

/// A number for each side.
struct Sides {
  var horizontal: Arithmetic
  var vertical: Arithmetic

  static let nothing = Sides(horizontal: .zero, vertical: .zero)

  subscript(axis: Axis) -> Arithmetic {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension Arithmetic {
  /// The same result by another name.
  func named(_ name: String) -> Arithmetic {
    switch self {
    case .result(let step, _, let value): .result(step: step, name: name, value)
    default: self
    }
  }
}

extension Axis {
  /// What a length along it is called.
  var side: String { self == .horizontal ? "width" : "height" }
  /// What a place along it is called.
  var coordinate: String { self == .horizontal ? "x" : "y" }
  /// What the edges at its ends are called.
  var startEdge: String { self == .horizontal ? "leading" : "top" }
  var endEdge: String { self == .horizontal ? "trailing" : "bottom" }
}

extension Insets {
  /// Insets as numbers of a sum.
  func start(_ axis: Axis, _ name: String) -> Arithmetic { .number("\(name).\(axis.startEdge)", start(axis)) }
  func end(_ axis: Axis, _ name: String) -> Arithmetic { .number("\(name).\(axis.endEdge)", end(axis)) }
}
