/// A pattern of paths like those of gitignore.
///
/// `*` and `?` match characters except slashes, `**` between slashes matches any number of folders, and `{a,b}` matches one of several
/// texts. `\` escapes the next character. A pattern without an inner slash matches in every folder, and one that matches a folder matches
/// everything in it. Matching takes linear time, because all possible matches are followed at once.
package struct PathPattern: Sendable {
  /// Why a text is not a valid pattern.
  package enum Mistake: Error, Sendable, Equatable {
    case isEmpty
    case isTooLong
    case leadsOutside
    case negates
    case unclosedBrace
    case unclosedBracket
    case reversedRange
    case nestsTooDeeply

    /// The reason in words, which messages give after the pattern.
    package var text: String {
      switch self {
      case .isEmpty: "is empty; it fits nothing"
      case .isTooLong: "is longer than \(PathPattern.greatestLength) characters"
      case .leadsOutside: "leads out of the folder of the configuration file"
      case .negates: "begins with '!'; patterns cannot be negated"
      case .unclosedBrace: "has a '{' without its '}'"
      case .unclosedBracket: "has a '[' without its ']'; write \\[ for the character itself"
      case .reversedRange: "has a range of characters that ends before it begins"
      case .nestsTooDeeply: "has braces nested deeper than \(PathPattern.greatestDepth)"
      }
    }
  }

  static let greatestLength = 1_000
  static let greatestDepth = 8

  /// A step of the program that matches paths.
  fileprivate enum Step {
    case character(Unicode.Scalar)
    /// Any character but a slash.
    case inName
    /// One of some characters, or any but these; never a slash.
    case oneOf([ClosedRange<Unicode.Scalar>], isNegated: Bool)
    case any
    /// Continues at both places.
    case fork(Int, Int)
    case go(Int)
  }

  private let steps: [Step]
  /// True if the pattern only matches folders and their contents.
  private let isForFolders: Bool

  package init(_ text: String) throws(Mistake) {
    var characters = Array(text.unicodeScalars)
    guard characters.count <= Self.greatestLength else { throw .isTooLong }
    if characters.first == "!" { throw .negates }
    isForFolders = characters.last == "/"
    while characters.last == "/" { characters.removeLast() }
    let isAnchored = characters.contains("/")
    while characters.first == "/" { characters.removeFirst() }
    while characters.starts(with: ["." as Unicode.Scalar, "/"]) { characters.removeFirst(2) }
    guard !characters.isEmpty else { throw .isEmpty }
    guard !characters.split(separator: "/").contains([".", "."]) else { throw .leadsOutside }
    var compiler = PatternCompiler(characters)
    if !isAnchored { compiler.addFolders() }
    try compiler.addAll()
    steps = compiler.steps
  }

  /// True if a relative path matches.
  package func fits(_ path: String) -> Bool {
    var current = Places(count: steps.count + 1)
    var next = current
    follow(0, into: &current)
    for character in path.unicodeScalars {
      // A pattern that matches a folder matches everything in it.
      if character == "/", current.contains(steps.count) { return true }
      next.removeAll()
      for place in current.list where place < steps.count {
        switch steps[place] {
        case .character(let wanted) where wanted == character: follow(place + 1, into: &next)
        case .inName where character != "/": follow(place + 1, into: &next)
        case .oneOf(let ranges, let isNegated)
        where character != "/" && ranges.contains { $0.contains(character) } != isNegated:
          follow(place + 1, into: &next)
        case .any: follow(place + 1, into: &next)
        case .character, .inName, .oneOf, .fork, .go: break
        }
      }
      swap(&current, &next)
      if current.list.isEmpty { return false }
    }
    return !isForFolders && current.contains(steps.count)
  }

  /// Adds a place and all places that can be reached from it without consuming a character.
  private func follow(_ place: Int, into places: inout Places) {
    places.open.append(place)
    while let place = places.open.popLast() {
      guard places.insert(place), place < steps.count else { continue }
      switch steps[place] {
      case .fork(let one, let other):
        places.open.append(other)
        places.open.append(one)
      case .go(let target): places.open.append(target)
      case .character, .inName, .oneOf, .any: break
      }
    }
  }
}

/// A set of places in a program.
private struct Places {
  private(set) var list: [Int] = []
  /// The places that are still to be followed.
  var open: [Int] = []
  private var isIn: [Bool]

  init(count: Int) { isIn = Array(repeating: false, count: count) }

  func contains(_ place: Int) -> Bool { isIn[place] }

  mutating func insert(_ place: Int) -> Bool {
    if isIn[place] { return false }
    isIn[place] = true
    list.append(place)
    return true
  }

  mutating func removeAll() {
    for place in list { isIn[place] = false }
    list.removeAll(keepingCapacity: true)
  }
}

/// Compiles a pattern to a program.
private struct PatternCompiler {
  private let characters: [Unicode.Scalar]
  private var index = 0
  private(set) var steps: [PathPattern.Step] = []

  init(_ characters: [Unicode.Scalar]) { self.characters = characters }

  mutating func addAll() throws(PathPattern.Mistake) {
    while index < characters.count { try addNext(depth: 0) }
  }

  /// Adds steps that match any number of whole folders.
  mutating func addFolders() {
    let start = steps.count
    steps += [
      .fork(start + 1, start + 5), .fork(start + 2, start + 4), .any, .go(start + 1), .character("/"),
    ]
  }

  private mutating func addNext(depth: Int) throws(PathPattern.Mistake) {
    let character = characters[index]
    index += 1
    switch character {
    case "*":
      let isFirst = index == 1 || "/{,".unicodeScalars.contains(characters[index - 2])
      var count = 1
      while index < characters.count, characters[index] == "*" {
        index += 1
        count += 1
      }
      let following = index < characters.count ? characters[index] : nil
      if count == 2, isFirst, following == "/" {
        index += 1
        addFolders()
      } else if count == 2, isFirst, following.map("},".unicodeScalars.contains) ?? true {
        addMany(.any, atLeastOne: true)
      } else {
        addMany(.inName, atLeastOne: false)
      }
    case "?": steps.append(.inName)
    case "{": try addAlternatives(depth: depth + 1)
    case "[": try addCharacters()
    case "\\" where index < characters.count:
      steps.append(.character(characters[index]))
      index += 1
    default: steps.append(.character(character))
    }
  }

  private mutating func addMany(_ step: PathPattern.Step, atLeastOne: Bool) {
    if atLeastOne { steps.append(step) }
    let start = steps.count
    steps += [.fork(start + 1, start + 3), step, .go(start)]
  }

  /// Adds the characters of brackets: `[a-z]`, or all others with `[!a-z]`. A closing bracket in first place is one of the characters.
  private mutating func addCharacters() throws(PathPattern.Mistake) {
    let isNegated = index < characters.count && (characters[index] == "!" || characters[index] == "^")
    if isNegated { index += 1 }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while index < characters.count, characters[index] != "]" || ranges.isEmpty {
      let first = try character()
      var last = first
      if index + 1 < characters.count, characters[index] == "-", characters[index + 1] != "]" {
        index += 1
        last = try character()
      }
      guard first <= last else { throw .reversedRange }
      ranges.append(first...last)
    }
    guard index < characters.count else { throw .unclosedBracket }
    index += 1
    steps.append(.oneOf(ranges, isNegated: isNegated))
  }

  /// The next character in brackets, which may be escaped.
  private mutating func character() throws(PathPattern.Mistake) -> Unicode.Scalar {
    if characters[index] == "\\" { index += 1 }
    guard index < characters.count else { throw .unclosedBracket }
    index += 1
    return characters[index - 1]
  }

  private mutating func addAlternatives(depth: Int) throws(PathPattern.Mistake) {
    guard depth <= PathPattern.greatestDepth else { throw .nestsTooDeeply }
    var ends: [Int] = []
    while true {
      let fork = steps.count
      steps.append(.fork(fork + 1, fork + 1))
      while index < characters.count, characters[index] != ",", characters[index] != "}" {
        try addNext(depth: depth)
      }
      guard index < characters.count else { throw .unclosedBrace }
      let isLast = characters[index] == "}"
      index += 1
      if isLast { break }
      ends.append(steps.count)
      steps.append(.go(0))
      steps[fork] = .fork(fork + 1, steps.count)
    }
    for end in ends { steps[end] = .go(steps.count) }
  }
}
