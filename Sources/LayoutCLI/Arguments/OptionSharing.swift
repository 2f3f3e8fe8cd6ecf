// Which options of `build` other commands take.

extension OptionTable {
  /// Options of `build` that `watch` does not take.
  private static let notWatched: [OptionID] = [.printEnvironment, .depfile, .batch, .jobs]
  /// Options of `build` that `open` does not take.
  private static let notOpened: [OptionID] =
    notWatched + [
      .format, .output, .maxElements, .frame, .clip, .theme, .idPrefix, .sheet, .all, .withSource, .rect,
      .visible, .at, .section, .item,
    ]

  /// All options; `watch` and `open` take those of `build`.
  static let options: [Option] = (declared + ofBreakpoints).map { option in
    guard option.commands.contains(.build) else { return option }
    var option = option
    if !option.commands.contains(.watch), !notWatched.contains(option.id) { option.commands.append(.watch) }
    if !option.commands.contains(.open), !notOpened.contains(option.id) { option.commands.append(.open) }
    return option
  }
}
