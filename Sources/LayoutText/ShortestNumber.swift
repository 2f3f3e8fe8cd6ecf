extension ByteSink {
  /// Writes the shortest decimal that reads back as the same double, as a JSON number: integers without `.0`,
  /// never `-0`, an exponent only below 1e-7 and above 1e21. Infinities and NaN are written as 0.
  package func write(shortest value: Double) {
    let magnitude = value.magnitude
    guard value.isFinite, magnitude > 0 else { return write(byte: 48) }
    if magnitude < 9e15, magnitude.rounded() == magnitude { return write(integer: Int(value)) }
    let digits = ShortestDigits(magnitude: magnitude)
    if magnitude >= 1e-7, magnitude <= 1e21 {
      write(bytes: digits.text(isNegative: value < 0))
    } else {
      write(bytes: digits.scientificText(isNegative: value < 0))
    }
  }
}

/// The shortest decimal digits that read back as the same double: 0.d₁d₂d₃… · 10^point.
struct ShortestDigits {
  /// The digits, as values from 0 to 9 without leading zeros; empty for 0.
  private(set) var digits: [UInt8] = []
  /// The position of the decimal point, which may be negative or after the last digit.
  private(set) var point = 0

  /// - Parameter magnitude: a finite number that is not negative.
  init(magnitude: Double) {
    var exponent = 0
    var pointIndex: Int?
    var isExponent = false
    var exponentSign = 1
    for byte in magnitude.description.utf8 {
      switch byte {
      case 48...57 where isExponent: exponent = exponent * 10 + Int(byte - 48)
      case 48...57: digits.append(byte - 48)
      case 46: pointIndex = digits.count
      case 101: isExponent = true
      case 45: exponentSign = -1
      default: break
      }
    }
    point = (pointIndex ?? digits.count) + exponentSign * exponent
    let leading = digits.prefix { $0 == 0 }.count
    digits.removeFirst(leading)
    point -= leading
    trim()
  }

  /// Rounds to a number of decimals, with halves away from zero.
  mutating func round(toPlaces places: Int) {
    let kept = point + places
    guard kept < digits.count else { return }
    let roundsUp = kept >= 0 && digits[kept] >= 5
    digits.removeLast(digits.count - max(kept, 0))
    if roundsUp {
      var index = digits.count - 1
      while index >= 0, digits[index] == 9 {
        digits[index] = 0
        index -= 1
      }
      if index >= 0 {
        digits[index] += 1
      } else {
        digits.insert(1, at: 0)
        point += 1
      }
    }
    trim()
  }

  /// Returns the number without an exponent.
  func text(isNegative: Bool) -> [UInt8] {
    guard !digits.isEmpty else { return [48] }
    var text: [UInt8] = isNegative ? [45] : []
    if point <= 0 { text.append(48) }
    for position in min(point, 0)..<max(point, digits.count) {
      if position == point { text.append(46) }
      text.append(48 + (digits.indices.contains(position) ? digits[position] : 0))
    }
    return text
  }

  /// Returns the number with one digit before the point and an exponent.
  func scientificText(isNegative: Bool) -> [UInt8] {
    guard let first = digits.first else { return [48] }
    var text: [UInt8] = isNegative ? [45, 48 + first] : [48 + first]
    if digits.count > 1 {
      text.append(46)
      text.append(contentsOf: digits.dropFirst().map { 48 + $0 })
    }
    text.append(101)
    text.append(contentsOf: String(point - 1).utf8)
    return text
  }

  private mutating func trim() {
    while digits.last == 0 { digits.removeLast() }
    if digits.isEmpty { point = 0 }
  }
}

package func shortestText(_ number: Double) -> String {
  let sink = ByteSink()
  sink.write(shortest: number)
  return sink.text
}
