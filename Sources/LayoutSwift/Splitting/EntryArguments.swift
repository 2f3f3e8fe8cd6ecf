import LayoutText

/// The arguments with which an entry is called.
struct EntryArguments {
  private(set) var text = ""
  /// True if the call needs a section's index or environment.
  private(set) var isProvider = false
  /// True if a value is made up.
  private(set) var isAssumed = false
  /// The types of the parameters whose values are made up.
  private(set) var types: Set<String> = []

  private static let environment = "NSCollectionLayoutEnvironment"

  /// - Parameters:
  ///   - sort: what the function makes, if it returns that.
  ///   - aliases: the types that names stand for.
  init(_ function: SwiftDeclaration, of sort: LayoutEntry.Sort?, _ aliases: [String: String]) {
    let needed = function.parameters.filter { !$0.hasDefault }
    var values: [String] = []
    var hasIndex = false
    for parameter in needed {
      let value: String
      let name = parameter.name.lowercased()
      let written = parameter.type.hasSuffix("!") ? String(parameter.type.dropLast()) : parameter.type
      let type = aliases[written] ?? written
      let isIndex = name.contains("index") || name.contains("section") || name == "i"
      switch type {
      // The parameters in code that `convert --to swift` writes: the number of items, and the insets of the view.
      case "Int" where parameter.name == "itemCount": value = "LayoutProgram.itemCount"
      case "(Int)->Int" where parameter.name == "itemCount":
        value = "{ LayoutProgram.itemCount(ofSection: $0) }"
      case "NSDirectionalEdgeInsets" where parameter.name == "safeAreaInsets":
        value = "LayoutProgram.safeAreaInsets"
      case "()->NSDirectionalEdgeInsets" where parameter.name == "safeAreaInsets":
        value = "{ LayoutProgram.safeAreaInsets }"
      case "Int" where (isIndex || Self.isPair(needed)) && !hasIndex && (sort == .section || sort == .group):
        value = "index"
        hasIndex = true
      case Self.environment, "(\(Self.environment))":
        value = sort == .section ? "environment" : "LayoutProgram.environment"
      default:
        value = AssumedExpression.text(named: parameter.name, type: type)
        isAssumed = true
        types.formUnion(type.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
      }
      isProvider = isProvider || value == "index" || value == "environment"
      values.append((parameter.label.map { "\($0): " } ?? "") + value)
    }
    text = values.joined(separator: ", ")
  }

  /// True for the parameters of a section provider: a number and an environment.
  private static func isPair(_ parameters: [SwiftDeclaration.Parameter]) -> Bool {
    parameters.count == 2 && parameters.contains { $0.type.contains(environment) }
  }
}
