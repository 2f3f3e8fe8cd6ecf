import LayoutText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// Measures layoutc, stage by stage: `swift run -c release Benchmarks [--json] [--against FILE] [GROUP...]`.
//
// Compare only values of one run, never with another machine. --against adds columns with the values of an earlier run, from a file with
// its --json output, and the ratios to them.

let groups: [(name: String, stages: () -> [Stage])] = [
  ("solve", solvingStages), ("arrange", arrangementStages), ("query", queryStages), ("memory", memoryStages),
  ("write", writingStages), ("read", readingStages), ("lint", lintingStages),
]

/// The stages that measure memory.
func memoryStages() -> [Stage] { MemoryCase.all.flatMap(\.stages) }

/// Prints the usage and exits.
@MainActor func refuse(_ problem: String) -> Never {
  let out = ByteSink(descriptor: 2)
  out.write(text: "Benchmarks: \(problem)\n")
  out.write(text: "usage: Benchmarks [--json] [--against FILE] [GROUP...]\n")
  out.write(text: "groups: \(groups.map(\.name).joined(separator: " "))\n")
  out.flush()
  exit(64)
}

var asJSON = false
var earlier: [String: Double]?
var wanted: [String] = []
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "--json": asJSON = true
  case "--against":
    guard let path = arguments.popFirst(), let bytes = try? Platform.readAll(path: path, limit: 1 << 20)
    else {
      refuse("--against needs a file that --json wrote")
    }
    earlier = earlierValues(in: String(decoding: bytes, as: UTF8.self))
  case "--memory":
    guard let name = arguments.popFirst(), let work = MemoryCase.all.first(where: { $0.name == name }) else {
      refuse("--memory is for the program's own use")
    }
    work.printCosts()
    exit(0)
  case _ where groups.contains { $0.name == argument }: wanted.append(argument)
  default: refuse("unknown argument \(argument)")
  }
}

var measurements: [Measurement] = []
for group in groups where wanted.isEmpty || wanted.contains(group.name) {
  measurements += measure(group.stages())
}
precondition(Set(measurements.map(\.stage.name)).count == measurements.count, "two stages have one name")
let out = ByteSink(descriptor: 1)
if asJSON {
  writeJSON(measurements, to: out)
} else {
  writeTable(measurements, against: earlier, to: out)
}
out.flush()
