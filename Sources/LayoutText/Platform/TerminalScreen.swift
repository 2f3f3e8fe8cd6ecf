#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// For signal handlers: changed by them and by the one thread that draws.

/// True if the terminal shows the screen of its own.
nonisolated(unsafe) private var isScreenTaken: Int32 = 0
/// True if something has happened to the screen since it was drawn: another size, or other programs while this one was stopped.
nonisolated(unsafe) private var isScreenDisturbed: Int32 = 0
/// How the terminal was set before typed characters were hidden.
nonisolated(unsafe) private var savedSettings = termios()
nonisolated(unsafe) private var hasSavedSettings: Int32 = 0

/// Gives the terminal back as it was. Calls only what may be called at any moment.
func giveScreenBack() {
  guard isScreenTaken != 0 else { return }
  isScreenTaken = 0
  // The cursor is shown, lines wrap, and what was there before is there again.
  let sequence: StaticString = "\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
  _ = write(1, sequence.utf8Start, sequence.utf8CodeUnitCount)
  guard hasSavedSettings != 0 else { return }
  hasSavedSettings = 0
  tcsetattr(0, TCSAFLUSH, &savedSettings)
}

/// The whole screen of the terminal that standard output is: given back as it was when the process ends or is stopped, by whatever signal.
package final class TerminalScreen {
  /// Nil where standard output is no terminal, or one that knows no commands.
  package init?() {
    guard Platform.isTerminal(1), (Platform.environmentVariable("TERM") ?? "dumb") != "dumb" else {
      return nil
    }
  }

  deinit { giveScreenBack() }

  /// How many characters a line has, and how many lines there are.
  package var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// True if it has to be drawn again though nothing is new.
  package var isDisturbed: Bool { isScreenDisturbed != 0 }

  /// Draws all of the screen; what is too long is cut off by the terminal. The last line stands out.
  ///
  /// - Returns: why nothing more can be written.
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
    // A process in the background may not touch the terminal's settings.
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
