import Testing

/// The names that shells complete with.
@Suite struct CompletionNameTests {
  /// What a terminal would act on, or not show, is not offered, nor is nothing.
  @Test func namesAreVisible() throws {
    let scratch = try Scratch()
    _ = try scratch.file(
      "s.yaml",
      #"""
      sections: [{items: 1, list: plain}]
      states: {full: {}, "": {}, "a\u009B31m": {}, "b\u202Ec": {}, "d\u2028e": {}, "é": {}}
      """#)
    let run = try ToolRun.run(["completions", "--names", "states", "s.yaml"], in: scratch.folder)
    #expect(run.code == 0)
    #expect(run.outputText == "all\ndefault\nfull\né\n")
  }
}
