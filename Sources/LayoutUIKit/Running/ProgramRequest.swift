import Foundation

/// What a line on standard input asks for.
struct ProgramRequest: Decodable {
  struct Box: Decodable {
    var width: Double
    var height: Double
  }

  /// The name of the code that makes the layout.
  var entry: String
  var environment = RunEnvironment()
  /// The numbers of items, section by section; empty where none are given.
  var items: [Int] = []
  var sections: Int?
  /// How many items each section has, for code that asks.
  var itemCount = 12
  /// The same of single sections, by their indexes: there are at least so many sections.
  var itemCounts: [Int: Int] = [:]
  var leastSectionCount: Int { itemCounts.keys.max().map { $0 + 1 } ?? 0 }
  /// The solved boxes of custom groups by their paths.
  var boxes: [String: CGSize] = [:]
  /// How long the entry, and then each section, may take.
  var seconds = 10.0

  private enum Key: String, CodingKey {
    case entry, environment, items, sections, itemCount, itemCounts, boxes, seconds
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    entry = try fields.decode(String.self, forKey: .entry)
    environment = try fields.decodeIfPresent(RunEnvironment.self, forKey: .environment) ?? environment
    items = try fields.decodeIfPresent([Int].self, forKey: .items) ?? []
    sections = try fields.decodeIfPresent(Int.self, forKey: .sections)
    itemCount = try fields.decodeIfPresent(Int.self, forKey: .itemCount) ?? itemCount
    itemCounts = try fields.decodeIfPresent([Int: Int].self, forKey: .itemCounts) ?? [:]
    boxes = (try fields.decodeIfPresent([String: Box].self, forKey: .boxes) ?? [:]).mapValues {
      CGSize(width: $0.width, height: $0.height)
    }
    seconds = try fields.decodeIfPresent(Double.self, forKey: .seconds) ?? seconds
  }
}
