import LayoutSpec

/// Collects the steps of a derivation; extensions add those of each part of the layout, from the outside in.
struct DerivationBuilder {
  let solution: Solution
  private(set) var steps: [DerivationStep] = []
  /// The stage of the next steps.
  var stage = ""
  /// The element after `visibleItems` rules, if they change its zIndex.
  var seen: Element?
  /// The steps to the groups of the last section: elements of a section share them.
  private var room: (section: Int, steps: [DerivationStep], stage: String, base: Sides, corner: Sides)?
  private(set) lazy var fractionsCut = ModelRule(SystemMetrics.fractionsCut, in: environment.system)
  private(set) lazy var sectionsOnPixels = ModelRule(SystemMetrics.sectionsOnPixels, in: environment.system)

  init(_ solution: Solution) { self.solution = solution }

  /// Forgets the steps, but not what the next derivation may share with them.
  mutating func begin() {
    steps = []
    stage = ""
    seen = nil
  }

  /// The steps to a section's groups, which come first: the size in which they are sized, and the corner of the first one.
  mutating func room(ofSection index: Int) -> (base: Sides, corner: Sides) {
    if let room, room.section == index {
      (steps, stage) = (room.steps, room.stage)
    } else {
      let (base, corner) = derivedRoom(ofSection: index)
      room = (index, steps, stage, base, corner)
    }
    return room.map { ($0.base, $0.corner) } ?? (.nothing, .nothing)
  }

  var grid: PixelGrid { solution.place.grid }
  /// The scroll axis.
  var axis: Axis { solution.spec.configuration.scrollDirection }
  var environment: Environment { solution.environment }

  /// Adds a step and returns its result for later ones. If the arithmetic only repeats an earlier result, no step is added.
  /// - Parameters:
  ///   - result: the solver's number, if the solver stores it.
  ///   - always: true to add the step even if it repeats another.
  @discardableResult
  mutating func add(
    _ quantity: String, _ arithmetic: Arithmetic, is result: Double? = nil,
    at place: DerivationStep.Place? = nil, by rule: ModelRule? = nil, always: Bool = false
  ) -> Arithmetic {
    let value = result ?? arithmetic.value
    // The lengths of a copied section may differ by the noise of sums.
    if !always, case .result(_, _, let known) = arithmetic, abs(known - value) <= 1e-9 * max(1, abs(value)) {
      return arithmetic
    }
    steps.append(
      DerivationStep(
        stage: stage, quantity: quantity, arithmetic: arithmetic, result: value, place: place, rule: rule))
    return .result(step: steps.count - 1, name: quantity, value)
  }

  func pixels(_ rounding: Arithmetic.Rounding, _ inner: Arithmetic) -> Arithmetic {
    .pixels(rounding, inner, scale: grid.scale)
  }

  /// A length rounded to the nearest pixel, if it is not on one.
  func onPixels(_ length: Arithmetic) -> Arithmetic {
    isOnPixels(length.value) ? length : pixels(.nearest, length)
  }

  /// A section's start or end, rounded if the system does so.
  func sectionEdge(_ place: Arithmetic) -> Arithmetic {
    SystemMetrics.sectionsOnPixels[environment.system] ? onPixels(place) : place
  }

  /// True if rounding does not change a length.
  func isOnPixels(_ length: Double) -> Bool {
    abs(grid.round(length) - length) <= 1e-7 * max(1, abs(length))
  }
}

/// A number for each axis.
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
  /// The same result with another name.
  func named(_ name: String) -> Arithmetic {
    switch self {
    case .result(let step, _, let value): .result(step: step, name: name, value)
    default: self
    }
  }
}

extension Axis {
  /// The name of a coordinate along it.
  var coordinate: String { self == .horizontal ? "x" : "y" }
  /// The names of the edges at its ends.
  var startEdge: String { self == .horizontal ? "leading" : "top" }
  var endEdge: String { self == .horizontal ? "trailing" : "bottom" }
}

extension Insets {
  /// The insets as named numbers.
  func start(_ axis: Axis, _ name: String) -> Arithmetic { .part("\(name).\(axis.startEdge)", start(axis)) }
  func end(_ axis: Axis, _ name: String) -> Arithmetic { .part("\(name).\(axis.endEdge)", end(axis)) }
}
