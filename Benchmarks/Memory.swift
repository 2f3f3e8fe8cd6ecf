import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutText

/// The resident memory of the process in bytes; 0 if the system does not report it.
func residentBytes() -> Int { statusBytes("VmRSS:") }

/// The value of a line of /proc/self/status in bytes; 0 if there is none.
private func statusBytes(_ name: String) -> Int {
  guard let status = try? Platform.readAll(path: "/proc/self/status", limit: 65536) else { return 0 }
  let line = String(decoding: status, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix(name) }
  return (line?.split { $0.isWhitespace }.compactMap { Int($0) }.first ?? 0) * 1024
}

/// Work whose memory is measured in a separate process.
struct MemoryCase {
  var name: String
  /// The unit, and its number.
  var unit: String
  var count: Int
  /// The maximum of bytes at any time, of bytes kept, and of nanoseconds, per unit.
  var peak: Stage.Target?
  var kept: Stage.Target?
  var time: Stage.Target?
  /// Prepares what is not measured, and returns the work.
  var prepare: () -> () -> Any

  static var all: [MemoryCase] {
    [
      MemoryCase(
        name: "10^6 sections by repeat, read to solved", unit: "section", count: 1_000_000,
        peak: .atMost(100),
        time: .atMost(1000)
      ) {
        let source = SourceFile(name: "benchmark", text: repeatedSections(1_000_000))
        return { solved(source) }
      },
      // Far from its target: a key and its value take 64 bytes in the normal form, in which grids are written out, and a section takes
      // 464 in the spec.
      MemoryCase(
        name: "200,000 written sections, read to solved", unit: "section", count: 200_000, peak: .atMost(300)
      ) {
        let source = SourceFile(name: "benchmark", bytes: writtenSections(200_000))
        return { solved(source) }
      },
      MemoryCase(
        name: "10^6 self-sizing groups, solved", unit: "group", count: 1_000_000, kept: .atMost(16)
      ) {
        let layout = resolved(selfSizingList(1_000_000))
        return { solve(layout.spec, in: layout.environment) }
      },
      // About 3.4 bytes a row.
      MemoryCase(
        name: "10^6 self-sizing tags, solved", unit: "cell", count: 1_000_000, kept: .atMost(5)
      ) {
        let layout = resolved(selfSizingTags(1_000_000))
        return { solve(layout.spec, in: layout.environment) }
      },
    ]
  }

  /// The stages that another process runs; its first round also measures the memory.
  var stages: [Stage] {
    let run = ChildRun(name)
    func bytes(_ kind: String, _ target: Stage.Target?, _ place: Int) -> Stage {
      Stage(name: "\(name), \(kind)", unit: "bytes/\(unit)", count: count, target: target, rounds: 1) {
        run.last[place]
      }
    }
    return [
      Stage(name: name, unit: "ns/\(unit)", count: count, target: time, rounds: 3, run: run.again),
      bytes("most memory", peak, 0), bytes("memory kept", kept, 1),
    ]
  }

  /// Does the work and prints its costs, in the child process.
  func printCosts() {
    let work = prepare()
    let before = residentBytes()
    var result: Any?
    let duration = ContinuousClock().measure { result = work() }
    let costs = [statusBytes("VmHWM:") - before, residentBytes() - before, Int(duration / .nanoseconds(1))]
    withExtendedLifetime(result) { print(costs.map(String.init).joined(separator: " ")) }
  }
}

/// A run of this program that does the work of a case.
private final class ChildRun {
  private let name: String
  /// The output of the last run.
  private(set) var last: [Double] = []

  init(_ name: String) { self.name = name }

  /// Runs it and returns the nanoseconds of its work.
  func again() -> Double {
    guard let run = Platform.run([CommandLine.arguments[0], "--memory", name], seconds: 600, limit: 1000),
      run.status == 0
    else { fatalError("the process for \(name) failed") }
    last = String(decoding: run.output, as: UTF8.self).split { $0.isWhitespace }.compactMap { Double($0) }
    return last[2]
  }
}

/// Solves a spec from its text, however many sections it has.
private func solved(_ source: SourceFile) -> Solution {
  var options = ResolveOptions()
  options.greatestSectionCount = max(options.greatestSectionCount, 1_000_000)
  options.greatestValueCount = 1_000_000_000
  let layout = resolved(source, limits: .none, options: options)
  return solve(layout.spec, in: layout.environment)
}
