import LayoutText
import Testing

/// Running other programs: their input, output and exit.
struct ProgramTests {
  @Test("a program reads its input, writes on both outputs and ends with a status")
  func whole() throws {
    let input = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
    let run = try #require(
      Platform.run(["/bin/sh", "-c", "wc -c; echo no >&2; exit 3"], input: input, seconds: 60, limit: 100))
    #expect(run.output == Array("1000000\n".utf8))
    #expect(run.messages == Array("no\n".utf8))
    #expect(run.status == 3)
    #expect(!run.isCutShort)
  }

  @Test("a program that does not read its input, and one that a signal ends")
  func ends() {
    let input = [UInt8](repeating: 0, count: 1_000_000)
    #expect(
      Platform.run(["/bin/sh", "-c", "exec 0<&-; echo"], input: input, seconds: 60, limit: 100)?.status == 0)
    #expect(Platform.run(["/bin/sh", "-c", "kill -SEGV $$"], seconds: 60, limit: 100)?.status == nil)
  }

  @Test("one that takes too long or writes too much is ended")
  func limits() {
    #expect(Platform.run(["/bin/sh", "-c", "exec sleep 600"], seconds: 1, limit: 100)?.isCutShort == true)
    #expect(Platform.run(["/bin/sh", "-c", "exec yes"], seconds: 60, limit: 100_000)?.isCutShort == true)
  }

  @Test("there is no program of that name")
  func missing() {
    #expect(Platform.run(["no-such-program"], seconds: 1, limit: 1) == nil)
    #expect(Platform.programPath("sh")?.hasSuffix("/sh") == true)
  }
}
