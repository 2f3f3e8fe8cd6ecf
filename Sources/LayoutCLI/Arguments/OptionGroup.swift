/// The groups of options, in the order of their headings in help and in the manual page.
enum OptionGroup: String, CaseIterable {
  case output
  case environment
  case data
  case query
  case picture
  case comparison
  case rule
  case input
  case limit
  case general

  /// The heading in help and in the manual page.
  var heading: String { "\(rawValue.prefix(1).uppercased())\(rawValue.dropFirst()) options" }
}

extension OptionID {
  var group: OptionGroup {
    switch self {
    case .format, .checkFormat, .diffFormat, .findingsFormat, .tableFormat, .breakpointsFormat, .output,
      .batch, .depfile, .verbose, .precision, .withSource, .printEnvironment, .force, .formatCheck,
      .formatDiff, .log,
      .to, .swiftPlatform, .swiftTarget, .expand, .sliced, .quiet, .statistics, .list, .crash, .names, .color:
      .output
    case .device, .orientation, .system, .matrix, .size, .scale, .safeArea, .rtl, .textSizes, .scroll, .trait,
      .fromLength, .toLength, .axis:
      .environment
    case .state, .data, .items, .set, .expandRow, .collapseRow: .data
    case .rect, .visible, .at, .everything, .section, .item: .query
    case .show, .frame, .clip, .theme, .idPrefix, .sheet, .all, .showAll, .ascii, .width: .picture
    case .against, .update, .tolerance, .fromState, .toState, .identity, .reload, .updates,
      .breakpointsAgainst, .breakpointsUpdate:
      .comparison
    case .select, .ignore, .severity, .target, .failOn, .maxWarnings, .fix, .unsafeFixes, .diff, .noLint:
      .rule
    case .inputFormat, .inputName, .entry, .listEntries, .project, .assume, .measured, .includeRoot,
      .configuration, .noConfiguration:
      .input
    case .maxElements, .maxDepth, .maxSize, .maxValues, .jobs: .limit
    case .everyOption, .help, .version: .general
    }
  }

  /// True if `help COMMAND` shows the option even for a command with many options.
  var isCommon: Bool {
    switch self {
    case .format, .checkFormat, .diffFormat, .findingsFormat, .tableFormat, .output, .device, .orientation,
      .size, .rtl, .state, .data, .items, .at, .everything, .show, .frame, .sheet, .showAll, .width, .against,
      .update, .tolerance, .fromState, .toState, .to, .swiftTarget, .select, .ignore, .severity, .failOn,
      .fix, .fromLength, .toLength, .axis, .breakpointsFormat, .breakpointsAgainst, .breakpointsUpdate, .diff,
      .expand, .batch, .help:
      true
    default: false
    }
  }
}
