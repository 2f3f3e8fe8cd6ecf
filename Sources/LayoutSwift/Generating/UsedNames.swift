/// The names that are taken.
struct UsedNames {
  private var all: Set<String>
  /// The least number that may be free at the end of a name that was wanted twice.
  private var numbers: [String: Int] = [:]

  init(_ names: Set<String> = []) { all = names }

  func contains(_ name: String) -> Bool { all.contains(name) }

  mutating func insert(_ name: String) { all.insert(name) }

  /// Takes a name, with a number at its end if it is not free.
  mutating func take(_ name: String) -> String {
    if all.insert(name).inserted { return name }
    // With a number, a keyword needs no backticks.
    let plain = name.filter { $0 != "`" }
    var number = numbers[plain] ?? 2
    while !all.insert("\(plain)\(number)").inserted { number += 1 }
    numbers[plain] = number + 1
    return "\(plain)\(number)"
  }
}
