/// The expression for a value that is made up when the program runs.
enum AssumedExpression {
  /// - Parameters:
  ///   - name: the name by which the user can give the value.
  ///   - type: the type without spaces. For a function, the result is made up at each call.
  static func text(named name: String, type: String) -> String {
    let value = "LayoutProgram.assumed(\"\(name)\")"
    let type = type.hasPrefix("@") ? type.drop { $0 != "(" } : type[...]
    guard let function = parts(ofFunction: type) else { return value }
    let parameters = Array(repeating: "_", count: function.count).joined(separator: ", ")
    let header = parameters.isEmpty ? "" : parameters + " in "
    let result = ["Void", "()"].contains(function.result) ? "" : value + " "
    return "{ \(header)\(result)}"
  }

  /// The number of parameters that a function type has, and its result; `nil` for other types.
  private static func parts(ofFunction type: Substring) -> (count: Int, result: Substring)? {
    guard type.hasPrefix("(") else { return nil }
    var depth = 0
    var count = type.hasPrefix("()") ? 0 : 1
    for index in type.indices {
      switch type[index] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 {
          let rest = type[type.index(after: index)...]
          return rest.hasPrefix("->") ? (count, rest.dropFirst(2)) : nil
        }
      case "," where depth == 1: count += 1
      default: break
      }
    }
    return nil
  }
}
