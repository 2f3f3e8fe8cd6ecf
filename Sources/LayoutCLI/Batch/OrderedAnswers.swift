import LayoutText

/// Collects the answers to blocks of lines from several threads and writes them to standard output in the order of the blocks.
final class OrderedAnswers: @unchecked Sendable {
  /// How many blocks, per thread, may be ahead of the block being written.
  private static let aheadOfEach = 2
  /// How many bytes of a block's answers are held until its turn, at most.
  fileprivate static let greatestHeld = 1 << 20

  private let monitor = Monitor()
  private let output = ByteSink(descriptor: 1)
  private let ahead: Int
  /// The number of the block being written.
  private var turn = 0
  /// The complete answers to later blocks.
  private var held: [Int: [UInt8]] = [:]

  init(threads: Int) { ahead = threads * Self.aheadOfEach }

  /// Why writing to standard output failed, if it did.
  var failure: SinkFailure? { monitor.locked { output.failure } }

  /// Waits until there is room for the answers to a block; returns false if standard output is closed.
  func waitForRoom(_ block: Int) -> Bool { wait { turn + ahead > block } }

  /// Waits for the turn of a block.
  fileprivate func waitForTurn(_ block: Int) -> Bool { wait { turn == block } }

  private func wait(_ isReady: () -> Bool) -> Bool {
    monitor.locked {
      while output.isOpen, !isReady() { monitor.wait() }
      return output.isOpen
    }
  }

  fileprivate func isTurn(_ block: Int) -> Bool { monitor.locked { turn == block } }

  /// Writes a part of the answers to the current block.
  fileprivate func write(_ bytes: UnsafeRawBufferPointer) -> SinkFailure? {
    monitor.locked {
      output.write(bytes)
      return output.failure
    }
  }

  /// Takes the last answers to a block and writes all blocks whose turn has come.
  fileprivate func end(_ block: Int, _ bytes: [UInt8]) {
    monitor.locked {
      held[block] = bytes
      while let bytes = held.removeValue(forKey: turn) {
        output.write(bytes: bytes)
        // A program may be waiting for this answer.
        output.flush()
        turn += 1
      }
      monitor.wakeAll()
    }
  }
}

/// Takes the answers of one thread, block by block. A block whose answers are too long to hold waits for its turn.
final class BlockAnswers {
  private let answers: OrderedAnswers
  private var block = 0
  private var held: [UInt8] = []
  private var hasTurn = false
  private(set) lazy var sink = ByteSink { [unowned self] in take($0) }

  init(_ answers: OrderedAnswers) { self.answers = answers }

  func write(_ block: Int, _ body: (ByteSink) -> Void) {
    self.block = block
    hasTurn = answers.isTurn(block)
    body(sink)
    sink.flush()
    answers.end(block, held)
    held = []
  }

  private func take(_ bytes: UnsafeRawBufferPointer) -> SinkFailure? {
    if !hasTurn, held.count + bytes.count > OrderedAnswers.greatestHeld {
      guard answers.waitForTurn(block) else { return .closedPipe }
      hasTurn = true
      if let failure = held.withUnsafeBytes(answers.write) { return failure }
      held = []
    }
    if hasTurn { return answers.write(bytes) }
    held.append(contentsOf: bytes)
    return nil
  }
}
