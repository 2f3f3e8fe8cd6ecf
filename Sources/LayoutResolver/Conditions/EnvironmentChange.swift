import LayoutSpec

/// A change of an environment: its bounds, the size of a window, the system or a trait.
package enum EnvironmentChange: Hashable, Sendable {
  /// The bounds, in points.
  case container(Extent)
  /// The bounds, in points, of a window on the same device. If it adapts, it has the size classes of such bounds, and the given idiom or
  /// that of a device with such bounds, where the command line names no others.
  case window(Extent, adaptsTraits: Bool, idiom: Environment.Idiom?)
  case system(System)
  case trait(name: String, word: String)

  /// Applies the change on top of the command line's overrides.
  package func apply(to overrides: inout EnvironmentOverrides) {
    switch self {
    case .container(let container): overrides.container = container
    case .window(let bounds, let adaptsTraits, let idiom):
      overrides.keepsDevice = overrides.container == nil
      overrides.container = bounds
      guard adaptsTraits else { return }
      overrides.horizontalSizeClass = overrides.horizontalSizeClass ?? .derived(from: bounds.width)
      overrides.verticalSizeClass = overrides.verticalSizeClass ?? .derived(from: bounds.height)
      overrides.userInterfaceIdiom = overrides.userInterfaceIdiom ?? idiom ?? .derived(from: bounds.width)
    case .system(let system): overrides.system = system
    case .trait("horizontalSizeClass", let word): overrides.horizontalSizeClass = .init(rawValue: word)
    case .trait("verticalSizeClass", let word): overrides.verticalSizeClass = .init(rawValue: word)
    case .trait("userInterfaceIdiom", let word): overrides.userInterfaceIdiom = .init(rawValue: word)
    case .trait("layoutDirection", let word): overrides.layoutDirection = .init(rawValue: word)
    case .trait("preferredContentSizeCategory", let word): overrides.preferredContentSizeCategory = word
    case .trait: break
    }
  }
}

extension ConditionSpace {
  /// The shortest side of any device, in points.
  private static let leastSide = 320.0

  /// Returns single changes of an environment. Together they reverse the outcomes of comparisons with numbers
  /// and with words.
  package func changes(of environment: Environment) -> [EnvironmentChange] {
    let own = Surroundings(environment)
    var changes: [EnvironmentChange] = []
    for measure in Measure.allCases where measure.isLength {
      let least = min(Self.leastSide, own.measures[measure] ?? 0)
      for sample in samples(thresholds(of: measure).filter { $0 > 0 }) where sample >= least {
        var container = environment.container
        switch measure {
        case .width: container.width = sample + environment.safeArea.total(.horizontal)
        case .contentWidth: container.width = sample
        case .height, .contentHeight, .itemCount, .systemVersion: container.height = sample
        }
        changes.append(.container(container))
      }
    }
    changes += systems(beside: thresholds(of: .systemVersion), of: environment.system.family)
    for case .trait(let name, _, let word) in comparisons {
      let isWord = own.words[name] == word
      let words = Traits.all.first { $0.name == name }?.words
      if let other = words?.first(where: { isWord ? $0 != word : $0 == word }) {
        changes.append(.trait(name: name, word: other))
      }
    }
    return changes
  }

  /// Returns the known systems of a family just below, at and just above each of some versions.
  private func systems(beside versions: Set<Double>, of family: System.Family) -> [EnvironmentChange] {
    let known = System.known(family)
    let found = versions.sorted().flatMap { version in
      [
        known.last { Double($0.version) < version }, known.first { Double($0.version) >= version },
        known.first { Double($0.version) > version },
      ].compactMap { $0 }
    }
    return found.map { .system($0) }
  }

  /// Returns the numbers themselves, one below all of them, one above, and one between each two neighbours.
  private func samples(_ numbers: Set<Double>) -> [Double] {
    let sorted = numbers.sorted()
    guard let least = sorted.first, let greatest = sorted.last else { return [] }
    let between = zip(sorted, sorted.dropFirst()).map { (($0 + $1) / 2).rounded() }
    return [greatest + 100] + between + [(least / 2).rounded()] + sorted
  }
}
