import Foundation
import LayoutCompiler
import LayoutOutput
import LayoutResolver
import LayoutSolver
import LayoutText
import TestSupport
import Testing

/// A spec that layoutc has read and solved for a device.
struct SolvedFrames {
  let layout: ResolvedLayout
  let solution: Solution

  /// - Parameters:
  ///   - text: JSON or YAML.
  ///   - device: as `--device` names it, with an orientation.
  init(_ text: String, on device: (name: String, orientation: DeviceOrientation)) throws {
    var options = RunOptions()
    options.isLinted = false
    options.devices = [device.name]
    options.orientations = [device.orientation]
    let compiler = SpecCompiler(options, files: .memory(["spec": text]))
    let compiled = try compiler.compile(try compiler.prepare("spec").get())
    #expect(compiled.findings.filter { $0.severity == .error }.map(\.message) == [])
    let first = try #require(compiled.layouts?.first)
    layout = first.layout
    solution = first.solution
  }

  /// Each view with its frame and its zIndex.
  var frames: [String] {
    var result: [String] = []
    solution.forEachElement { element in
      let section = element.section.map { "\($0)" } ?? "-"
      let kind = solution.elementKinds[element.kind]
      result.append(
        "\(element.category.rawValue) \(kind) \(section) \(element.item) \(element.frame) \(element.zIndex)")
      return true
    }
    return result
  }

  /// What `--print-environment` prints.
  var environment: Any {
    get throws {
      let sink = ByteSink()
      EnvironmentWriter.write(layout.environment, precision: 3, to: sink)
      return try JSONSerialization.jsonObject(with: Data(sink.bytes))
    }
  }

  /// The boxes of custom groups by their paths, as a request has them.
  var boxes: [String: [String: Double]] {
    var result: [String: [String: Double]] = [:]
    for section in layout.spec.sections {
      let boxes = customGroupBoxes(
        of: section, configuration: layout.spec.configuration, in: layout.environment)
      for (node, box) in boxes {
        result[layout.sourceMap.path(of: node)] = ["width": box.width, "height": box.height]
      }
    }
    return result
  }

  var itemCounts: [Int] { layout.spec.sections.map(\.items.count) }
}
