/// A measurement of time or bytes per unit.
/// To add one, return it from the function of its group with its target; main.swift lists the groups.
struct Stage {
  enum Target {
    /// A value per unit.
    case atMost(Double)
    /// A multiple of the peer's value.
    case times(Double)
  }

  /// Unique among all stages.
  var name: String
  /// The unit of the value, such as `ns/frame`.
  var unit: String
  /// The number of units in one round.
  var count: Int
  /// The stage that does the same in other code, or the necessary minimum; both are measured in turn.
  var peer: String?
  var target: Target?
  /// The most rounds.
  var rounds = Stage.mostRounds
  /// Runs it once and returns nanoseconds or bytes.
  var run: () -> Double

  static let mostRounds = 7
}

/// A stage that measures time; the result of `body` keeps the work from being optimized away.
func timed(
  _ name: String, per unit: String, _ count: Int, peer: String? = nil, target: Stage.Target? = nil,
  rounds: Int = Stage.mostRounds, _ body: @escaping () -> Double
) -> Stage {
  Stage(name: name, unit: "ns/\(unit)", count: count, peer: peer, target: target, rounds: rounds) {
    var result = 0.0
    let duration = ContinuousClock().measure { result = body() }
    precondition(!result.isNaN)
    return duration / .nanoseconds(1)
  }
}

struct Measurement {
  var stage: Stage
  /// Per unit.
  var value: Double
  /// The ratio to the peer's value; `nil` without a peer.
  var ratio: Double?
}

/// Runs stages in turn, so that disturbances affect a stage and its peer alike, and keeps the median of each.
func measure(_ stages: [Stage]) -> [Measurement] {
  var values = [[Double]](repeating: [], count: stages.count)
  for round in 0..<Stage.mostRounds {
    for (index, stage) in stages.enumerated() where round < stage.rounds {
      values[index].append(stage.run() / Double(stage.count))
    }
  }
  let medians = values.map { $0.sorted()[$0.count / 2] }
  return stages.indices.map { index in
    let peer = stages.firstIndex { $0.name == stages[index].peer }
    return Measurement(
      stage: stages[index], value: medians[index], ratio: peer.map { medians[index] / medians[$0] })
  }
}
