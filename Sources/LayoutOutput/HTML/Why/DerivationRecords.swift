import LayoutText

/// Which shape belongs to which element of a layout, with its numbers: one list of numbers for the page.
///
/// A record is `shape, elements since the last record's, count`, the stride where the count is not 1, and the numbers: `-1 - n` and all
/// but the first n, which are those of the record before; or a count and so many `index, number` for those that differ from what the last
/// record of the same shape lets expect. Records of several elements close with a count and so many `index, step`: what the number grows
/// by from one to the next.
struct DerivationRecords {
  private(set) var stream: [Double] = []
  private var lastElement = 0
  private var lastNumbers: [Double] = []
  private var memories: [Int: Memory] = [:]

  /// The last numbers of a shape, and by how much they grew.
  private struct Memory {
    var numbers: [Double]
    var growth: [Double]
  }

  /// - Parameter isCounted: which numbers count something: those are expected to grow as they grew last.
  mutating func add(
    _ filled: DerivationShapes.Filled, isCounted: [Bool], element: Int, count: Int = 1, stride: Int = 1,
    steps: [Double] = []
  ) {
    stream += [Double(filled.shape), Double(element - lastElement), Double(count)]
    lastElement = element
    if count > 1 { stream.append(Double(stride)) }
    let numbers = filled.numbers
    if let memory = memories[filled.shape] {
      var different: [Double] = []
      for index in numbers.indices where numbers[index] != memory.numbers[index] + memory.growth[index] {
        different += [Double(index), numbers[index]]
      }
      stream.append(Double(different.count / 2))
      stream += different
      memories[filled.shape] = Memory(
        numbers: numbers,
        growth: numbers.indices.map { isCounted[$0] ? numbers[$0] - memory.numbers[$0] : 0 })
    } else {
      let shared = zip(numbers, lastNumbers).prefix { $0 == $1 }.count
      stream.append(Double(-1 - shared))
      stream.append(Double(numbers.count - shared))
      stream += numbers[shared...]
      memories[filled.shape] = Memory(numbers: numbers, growth: numbers.map { _ in 0 })
    }
    lastNumbers = numbers
    guard count > 1 else { return }
    let growing = steps.indices.filter { steps[$0] != 0 }
    stream.append(Double(growing.count))
    for index in growing { stream += [Double(index), steps[index]] }
  }

  func write(to sink: ByteSink) {
    PreviewJSON.list(stream, to: sink) { sink.write(shortest: $0) }
  }
}
