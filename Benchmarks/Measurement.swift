import LayoutText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The median time of one stage.
struct Measurement {
  var name: String
  var unit: String
  /// Per unit, nanoseconds.
  var nanoseconds: Double
}

/// Runs a stage seven times and keeps the median; the result of `body` keeps the work from being optimised away.
func measure(_ name: String, unit: String, count: Int, _ body: () -> Double) -> Measurement {
  let clock = ContinuousClock()
  var sink = 0.0
  let times = (0..<7).map { _ in
    let duration = clock.measure { sink += body() }
    let parts = duration.components
    return Double(parts.seconds) * 1e9 + Double(parts.attoseconds) / 1e9
  }
  precondition(!sink.isNaN)
  return Measurement(name: name, unit: unit, nanoseconds: times.sorted()[3] / Double(count))
}

/// How much memory the process has touched and keeps, bytes; 0 where the system does not tell.
func residentBytes() -> Int {
  guard let file = fopen("/proc/self/statm", "r") else { return 0 }
  defer { fclose(file) }
  var text = [CChar](repeating: 0, count: 128)
  guard fgets(&text, Int32(text.count), file) != nil else { return 0 }
  let fields = String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    .split(separator: " ")
  return fields.count > 1 ? (Int(fields[1]) ?? 0) * 4096 : 0
}

/// Prints a table, or JSON.
func report(_ measurements: [Measurement], asJSON: Bool) {
  let out = ByteSink(descriptor: 1)
  if asJSON { out.write("[\n") }
  for (index, measurement) in measurements.enumerated() {
    if asJSON {
      out.write("  {\"name\": ")
      out.write(jsonString: measurement.name)
      out.write(", \"unit\": ")
      out.write(jsonString: measurement.unit)
      out.write(", \"nanoseconds\": ")
      out.write(decimal: measurement.nanoseconds)
      out.write(index + 1 < measurements.count ? "},\n" : "}\n")
    } else {
      out.write(text: measurement.name + String(repeating: " ", count: max(1, 60 - measurement.name.count)))
      out.write(decimal: measurement.nanoseconds, precision: 1)
      out.write(text: " ns/\(measurement.unit)\n")
    }
  }
  if asJSON { out.write("]\n") }
  out.flush()
}
