import Foundation
import Testing

/// The program of sample layouts, asked as another program would.
enum SampleProgram {
  /// One of its answers.
  struct Answer {
    let json: [String: Any]

    var recording: [String: Any]? { json["recording"] as? [String: Any] }
    var spec: [String: Any] { recording?["spec"] as? [String: Any] ?? [:] }
    var sections: [[String: Any]] { spec["sections"] as? [[String: Any]] ?? [] }
    var sectionIndexes: [Int] { recording?["sectionIndexes"] as? [Int] ?? [] }
    var missingSections: [Int] { recording?["missingSections"] as? [Int] ?? [] }
    var itemSources: [String] { recording?["itemSources"] as? [String] ?? [] }
    var readsOfEntry: [String] { recording?["readsOfEntry"] as? [String] ?? [] }
    var readsOfSections: [[String]] { recording?["readsOfSections"] as? [[String]] ?? [] }
    var groupsWithoutBox: [String] { recording?["groupsWithoutBox"] as? [String] ?? [] }
    var sectionsWithHandler: [Int] { recording?["sectionsWithHandler"] as? [Int] ?? [] }
    var origins: [[String: Any]] { recording?["origins"] as? [[String: Any]] ?? [] }
    var printed: String? { json["printed"] as? String }

    /// Section, signal and message of each trap.
    var traps: [String] {
      (json["traps"] as? [[String: Any]] ?? []).map { trap in
        let section = (trap["section"] as? Int).map { "\($0)" } ?? "-"
        let signal = trap["signal"] as? String ?? "-"
        return "\(section) \(signal) \(trap["message"] as? String ?? "-")"
      }
    }
  }

  private static let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("SampleLayouts")

  /// The answers to requests, in their order.
  static func answers(to requests: [[String: Any]]) throws -> [Answer] {
    let lines = try requests.map {
      String(decoding: try JSONSerialization.data(withJSONObject: $0), as: UTF8.self)
    }
    return try answers(toLines: lines)
  }

  static func answers(toLines lines: [String]) throws -> [Answer] {
    let process = Process()
    process.executableURL = program
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // Requests are few enough for the pipe.
    input.fileHandleForWriting.write(Data((lines.joined(separator: "\n") + "\n").utf8))
    try input.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let answers = try data.split(separator: UInt8(ascii: "\n")).map {
      Answer(json: try #require(try JSONSerialization.jsonObject(with: Data($0)) as? [String: Any]))
    }
    try #require(answers.count == lines.count)
    return answers
  }

  static func answer(_ entry: String, _ fields: [String: Any] = [:]) throws -> Answer {
    try #require(try answers(to: [fields.merging(["entry": entry]) { $1 }]).first)
  }
}
