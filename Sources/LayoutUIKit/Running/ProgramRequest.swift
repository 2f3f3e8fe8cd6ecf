/// A request, which is one line of standard input.
struct ProgramRequest: Decodable {
  struct Box: Decodable {
    var width: Double
    var height: Double
  }

  /// The name of the entry to run.
  var entry: String
  var environment = RunEnvironment()
  /// The item counts by section; empty if unknown.
  var items: [Int] = []
  var sections: Int?
  /// The item count of each section, for code that asks.
  var itemCount = 12
  /// The item counts of single sections by index. All these sections must exist.
  var itemCounts: [Int: Int] = [:]
  var leastSectionCount: Int { itemCounts.keys.max().map { $0 + 1 } ?? 0 }
  /// The solved boxes of custom groups by path.
  var boxes: [String: CGSize] = [:]
  /// The solved visible views of sections whose handlers are called.
  var handlerCalls: [HandlerCall] = []
  /// True if the collection view fills the window whatever the code says.
  var fillsWindow = false
  /// The time limit of the entry, and of each section.
  var seconds = 10.0

  /// The user's values for names that are unknown here.
  var assume: [String: String] = [:]

  private enum Key: String, CodingKey {
    case assume, entry, environment, items, sections, itemCount, itemCounts, boxes, handlerCalls, fillsWindow
    case seconds
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
    assume = try fields.decodeIfPresent([String: String].self, forKey: .assume) ?? [:]
    handlerCalls = try fields.decodeIfPresent([HandlerCall].self, forKey: .handlerCalls) ?? []
    fillsWindow = try fields.decodeIfPresent(Bool.self, forKey: .fillsWindow) ?? false
    seconds = try fields.decodeIfPresent(Double.self, forKey: .seconds) ?? seconds
  }
}
