import LayoutText

/// Writes a line for each measurement: its value, its ratio to the peer, and the target.
/// - Parameter earlier: the values of another run by name, for a column of their own.
func writeTable(_ measurements: [Measurement], against earlier: [String: Double]?, to out: ByteSink) {
  func column(_ text: String, _ width: Int) {
    out.write(text: String(repeating: " ", count: max(1, width - text.count)) + text)
  }
  func number(_ value: Double?, _ width: Int) {
    column(value.map { decimalText($0, precision: $0 < 10 ? 2 : 1) } ?? "", width)
  }
  func line(_ name: String, _ rest: () -> Void) {
    out.write(text: name + String(repeating: " ", count: max(0, 62 - name.count)))
    rest()
    out.write("\n")
  }
  line("") {
    for title in earlier == nil ? ["measured"] : ["before", "after", "ratio"] { column(title, 12) }
    out.write(text: " unit            of peer  target")
  }
  for measurement in measurements {
    let stage = measurement.stage
    line(stage.name) {
      if let earlier {
        let before = earlier[stage.name]
        number(before, 12)
        number(measurement.value, 12)
        number(before.map { measurement.value / $0 }, 12)
      } else {
        number(measurement.value, 12)
      }
      out.write(text: " " + stage.unit)
      number(measurement.ratio, 24 - stage.unit.count)
      switch stage.target {
      case .atMost(let limit): out.write(text: "  \(decimalText(limit, precision: 1)) \(stage.unit)")
      case .times(let limit): out.write(text: "  \(decimalText(limit)) of peer")
      case nil: break
      }
      if stage.unit == "ns/byte" {
        out.write(text: "  (\(decimalText(1000 / measurement.value, precision: 0)) MB/s)")
      }
    }
  }
}

/// Writes measurements as JSON, one on a line.
func writeJSON(_ measurements: [Measurement], to out: ByteSink) {
  out.write("[\n")
  for (index, measurement) in measurements.enumerated() {
    let stage = measurement.stage
    var fields: [(key: String, value: JSONValue)] = [
      ("name", .string(stage.name)), ("unit", .string(stage.unit)), ("value", .decimal(measurement.value, 3)),
    ]
    if let peer = stage.peer, let ratio = measurement.ratio {
      fields += [("peer", .string(peer)), ("ratio", .decimal(ratio, 3))]
    }
    switch stage.target {
    case .atMost(let limit): fields.append(("target", .decimal(limit, 3)))
    case .times(let limit): fields.append(("targetRatio", .decimal(limit, 3)))
    case nil: break
    }
    out.write("  ")
    out.write(json: .object(fields))
    out.write(index + 1 < measurements.count ? ",\n" : "\n")
  }
  out.write("]\n")
}

/// The values of an earlier run's `writeJSON` by name.
func earlierValues(in json: String) -> [String: Double] {
  var values: [String: Double] = [:]
  for line in json.split(separator: "\n") {
    // {"name": "N", "unit": "U", "value": V, ...
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count > 10, parts[1] == "name", parts[9] == "value" else { continue }
    values[String(parts[3])] = Double(parts[10].dropFirst(2).prefix { $0 != "," && $0 != "}" })
  }
  return values
}
