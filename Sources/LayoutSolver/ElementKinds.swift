/// The element kinds of a layout, numbered in the order they are met; 0 is the empty kind of cells.
struct ElementKinds {
  private(set) var names = [""]
  private var numbers = ["": 0]

  /// The number of a kind.
  mutating func number(of name: String) -> Int {
    if let number = numbers[name] { return number }
    names.append(name)
    numbers[name] = names.count - 1
    return names.count - 1
  }
}
