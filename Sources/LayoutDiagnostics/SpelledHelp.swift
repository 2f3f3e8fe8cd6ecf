/// A line of help. A spec and Swift spell its values differently.
package struct SpelledHelp: Hashable, Sendable {
  package enum Language: Sendable {
    case spec
    case swift
  }

  fileprivate enum Piece: Hashable, Sendable {
    case text(String)
    case estimated(String)
    case uniform(String)
    case setting(key: String, value: String)

    func spelled(in language: Language) -> String {
      switch (self, language) {
      case (.text(let text), _): text
      case (.estimated(let points), .spec): "~\(points)"
      case (.estimated(let points), .swift): ".estimated(\(points))"
      case (.uniform(let points), .spec): "uniform(\(points))"
      case (.uniform(let points), .swift): ".uniformAcrossSiblings(estimate: \(points))"
      case (.setting(let key, let value), .spec): "\(key): \(value)"
      case (.setting(let key, let value), .swift):
        "\(key) = \(["true", "false"].contains(value) ? value : "." + value)"
      }
    }
  }

  private let pieces: [Piece]

  package init(_ text: String) { pieces = [.text(text)] }

  package func spelled(in language: Language) -> String {
    pieces.reduce(into: "") { $0 += $1.spelled(in: language) }
  }
}

extension SpelledHelp: CustomStringConvertible {
  package var description: String { spelled(in: .spec) }
}

extension SpelledHelp: ExpressibleByStringInterpolation {
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    /// Joins adjacent texts. Equal texts are then equal however they were interpolated.
    package mutating func appendLiteral(_ literal: String) {
      guard !literal.isEmpty else { return }
      if case .text(let text)? = pieces.last {
        pieces[pieces.count - 1] = .text(text + literal)
      } else {
        pieces.append(.text(literal))
      }
    }

    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      appendLiteral(value.description)
    }

    package mutating func appendInterpolation(_ help: SpelledHelp) { pieces += help.pieces }

    /// Appends an estimated dimension, such as `~44` in a spec.
    package mutating func appendInterpolation(estimated points: String) { pieces.append(.estimated(points)) }

    /// Appends a dimension that is uniform across siblings, such as `uniform(44)` in a spec.
    package mutating func appendInterpolation(uniform points: String) { pieces.append(.uniform(points)) }

    /// Appends a key with a word or a boolean, such as `extendsBoundary: false` in a spec.
    package mutating func appendInterpolation(_ key: String, is value: String) {
      pieces.append(.setting(key: key, value: value))
    }
  }

  package init(stringLiteral text: String) { self.init(text) }

  package init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }
}
