/// One thing that is measured: how long it takes or how many bytes, by the unit.
///
/// To add one, return it from the function of its group, with its target; main.swift lists the groups.
struct Stage {
  /// What a run should reach.
  enum Target {
    /// So much by the unit.
    case atMost(Double)
    /// So many times what the peer takes.
    case times(Double)
  }

  /// Unlike that of any other stage.
  var name: String
  /// What the value counts, such as `ns/frame`.
  var unit: String
  /// The number of units of one round.
  var count: Int
  /// The stage that does the same in other code, or the least of what is needed for it: measured in turn with this one.
  var peer: String?
  var target: Target?
  /// How often it is measured, at most.
  var rounds = Stage.mostRounds
  /// Runs it once; returns nanoseconds or bytes.
  var run: () -> Double

  static let mostRounds = 7
}

/// A stage whose time counts; what `body` returns keeps the work from being optimised away.
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

/// What a stage took.
struct Measurement {
  var stage: Stage
  /// By the unit.
  var value: Double
  /// How many times what the peer took; nil where there is none.
  var ratio: Double?
}

/// Runs stages in turn, so that what disturbs one disturbs its peer, and keeps the median of each.
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
