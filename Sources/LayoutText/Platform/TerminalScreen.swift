#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// Shared by signal handlers and the one thread that draws.

/// True if the terminal shows the alternate screen.
nonisolated(unsafe) private var isScreenTaken: Int32 = 0
/// True if the screen must be drawn again because its size changed or the process was stopped.
nonisolated(unsafe) private var isScreenDisturbed: Int32 = 0
/// The terminal's settings before typed characters were hidden.
nonisolated(unsafe) private var savedSettings = termios()
nonisolated(unsafe) private var hasSavedSettings: Int32 = 0

/// Restores the terminal. Calls only functions that are safe in a signal handler.
func giveScreenBack() {
  guard isScreenTaken != 0 else { return }
  isScreenTaken = 0
  // Reset colours, wrap lines, show the cursor, leave the alternate screen.
  let sequence: StaticString = "\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
  _ = write(1, sequence.utf8Start, sequence.utf8CodeUnitCount)
  guard hasSavedSettings != 0 else { return }
  hasSavedSettings = 0
  tcsetattr(0, TCSAFLUSH, &savedSettings)
}

/// The whole screen of the terminal on standard output. It is restored when the process ends or is stopped.
package final class TerminalScreen {
  /// `nil` if standard output is no terminal or a dumb one.
  package init?() {
    guard Platform.isTerminal(1), (Platform.environmentVariable("TERM") ?? "dumb") != "dumb" else {
      return nil
    }
  }

  deinit { giveScreenBack() }

  package var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// True if the screen must be drawn again without new contents.
  package var isDisturbed: Bool { isScreenDisturbed != 0 }

  /// Draws the whole screen, with the last line inverted. The terminal cuts off long lines.
  ///
  /// - Returns: the failure, if writing failed.
  package func draw(_ lines: [String]) -> SinkFailure? {
    isScreenDisturbed = 0
    take()
    let sink = ByteSink(descriptor: 1)
    for (index, line) in lines.enumerated() {
      sink.write(text: "\u{1B}[\(index + 1);1H")
      if index == lines.count - 1 { sink.write("\u{1B}[7m") }
      sink.write(text: line)
      sink.write("\u{1B}[0m\u{1B}[K")
    }
    sink.write("\u{1B}[J")
    sink.flush()
    return sink.failure
  }

  private func take() {
    guard isScreenTaken == 0 else { return }
    Platform.handleInterruptions()
    signal(SIGWINCH) { _ in isScreenDisturbed = 1 }
    signal(SIGCONT) { _ in isScreenDisturbed = 1 }
    signal(SIGTSTP) { number in
      giveScreenBack()
      signal(number, SIG_DFL)
      raise(number)
    }
    // A background process may not change the terminal's settings.
    if tcgetpgrp(0) == getpgrp(), tcgetattr(0, &savedSettings) == 0 {
      hasSavedSettings = 1
      var settings = savedSettings
      settings.c_lflag &= ~tcflag_t(ECHO | ICANON)
      tcsetattr(0, TCSANOW, &settings)
    }
    isScreenTaken = 1
    let sequence: StaticString = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l"
    _ = write(1, sequence.utf8Start, sequence.utf8CodeUnitCount)
  }
}
