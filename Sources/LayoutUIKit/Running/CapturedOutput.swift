/// Temporary files that capture standard output and standard error while user code runs.
struct CapturedOutput {
  /// The maximum number of bytes to keep of each output.
  private static let limit = 65_536

  private let printed: UnsafeMutablePointer<FILE>
  private let said: UnsafeMutablePointer<FILE>

  init?() {
    guard let printed = tmpfile(), let said = tmpfile() else { return nil }
    self.printed = printed
    self.said = said
  }

  func close() {
    fclose(printed)
    fclose(said)
  }

  /// Redirects the output of a child process to the files and leaves it no input.
  func redirect() {
    dup2(fileno(printed), STDOUT_FILENO)
    dup2(fileno(said), STDERR_FILENO)
    let nothing = open("/dev/null", O_RDONLY)
    dup2(nothing, STDIN_FILENO)
    Glibc.close(nothing)
    ChildProcess.printLineByLine()
  }

  var printedText: String { Self.text(of: printed, from: 0) }
  var saidLength: Int { Self.length(of: said) }

  func saidText(from start: Int) -> String { Self.text(of: said, from: start) }

  private static func length(of file: UnsafeMutablePointer<FILE>) -> Int {
    var status = stat()
    return fstat(fileno(file), &status) == 0 ? Int(status.st_size) : 0
  }

  private static func text(of file: UnsafeMutablePointer<FILE>, from start: Int) -> String {
    var bytes = [UInt8](repeating: 0, count: min(max(length(of: file) - start, 0), limit))
    let count = pread(fileno(file), &bytes, bytes.count, off_t(start))
    return String(decoding: bytes[..<max(count, 0)], as: UTF8.self)
  }
}
