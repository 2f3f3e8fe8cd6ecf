import Foundation
import LayoutResolver
import TestSupport
import Testing

/// Layouts as apps write them have the frames of the examples that are written by hand, where both have the same data.
@Suite struct ExampleFrameTests {
  private static let names = [
    "adaptive-sections", "anchors", "badges", "centered-columns", "checkmarks", "custom-spread",
    "distinct-sections", "grid", "grid-inset", "headers-footers", "inset-grouped-shadow", "library", "list",
    "list-and-carousel", "list-inset", "list-self-sizing", "mosaic", "nested-groups",
    "nested-groups-scrolling", "orthogonal-behaviors", "photos-horizontal", "pinned-headers",
    "section-background", "self-sizing-gutters", "settings", "two-columns",
  ]

  private static let devices: [(name: String, orientation: DeviceOrientation)] = [
    ("iphone-16", .portrait), ("iphone-16", .landscape), ("ipad-pro-11", .portrait),
    ("ipad-pro-11", .landscape),
  ]

  /// What views ask for or show, which code does not say.
  private let measured: [String: [Int: [String: Any]]] = [
    "list-self-sizing": [
      0: ["items": [["count": 20, "measured": ["height": "${32 + index * 7 % 5 * 18}"]]]]
    ],
    "settings": [
      1: [
        "header": ["title": "Connections"],
        "footer": ["title": "Airplane Mode turns Wi-Fi and Bluetooth off."],
      ],
      2: ["header": ["title": "Notifications"], "footer": ["title": "Some rows have rows of their own."]],
      3: ["footer": ["title": "Made with care."]],
    ],
    "library": [
      0: ["measured": ["height": 117]],
      2: ["items": [["count": 89, "measured": ["height": "${150 + index * 5 % 7 * 12}"]]]],
    ],
  ]

  @Test(arguments: devices)
  func framesAreThoseOfTheExamples(device: (name: String, orientation: DeviceOrientation)) throws {
    let examples = try Self.names.map {
      try SolvedFrames(try Repository.text("Examples/\($0).yaml"), on: device)
    }
    let requests: [[String: Any]] = try zip(Self.names, examples).map {
      ["entry": $0, "environment": try $1.environment, "items": $1.itemCounts]
    }
    let answers = try SampleProgram.answers(to: requests)
    for (index, name) in Self.names.enumerated() {
      var answer = answers[index]
      #expect(answer.traps == [], "\(name)")
      if !answer.groupsWithoutBox.isEmpty {
        // The closures of custom groups run in a second pass, on the boxes that the first one gave.
        let boxes = try SolvedFrames(try text(of: answer, name), on: device).boxes
        #expect(boxes.keys.sorted() == answer.groupsWithoutBox.sorted())
        answer = try #require(
          try SampleProgram.answers(to: [requests[index].merging(["boxes": boxes]) { $1 }]).first)
        #expect(answer.groupsWithoutBox == [])
      }
      let recorded = try SolvedFrames(try text(of: answer, name), on: device)
      #expect(recorded.frames == examples[index].frames, "\(name)")
      #expect(!recorded.frames.isEmpty)
    }
  }

  private func text(of answer: SampleProgram.Answer, _ name: String) throws -> String {
    var spec = answer.spec
    var sections = answer.sections
    for (index, fields) in measured[name] ?? [:] { sections[index].merge(fields) { $1 } }
    spec["sections"] = sections
    return String(decoding: try JSONSerialization.data(withJSONObject: spec), as: UTF8.self)
  }
}
