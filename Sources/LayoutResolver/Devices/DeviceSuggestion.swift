import LayoutDiagnostics
import LayoutText

extension DeviceCatalog {
  /// Returns help for an unknown device name: the device with the same name apart from case and blanks,
  /// devices whose names start with it (as for `ipad`), or the nearest name. Their sizes are shown, because
  /// the nearest name may belong to quite another device.
  package func help(for name: String) -> [String] {
    let all = "'layoutc devices' lists them"
    let plain = name.lowercased().split { " _-".contains($0) }.joined(separator: "-")
    if names.contains(plain) { return ["did you mean \(sized(plain, quotes: true))?", all] }
    let start = plain + "-"
    let family = presets.filter { $0.name.hasPrefix(start) && !$0.name.contains("-split-") }
    if family.count > 1 {
      return ["did you mean one of \(family.map { sized($0.name) }.joined(separator: ", "))?", all]
    }
    guard let near = family.first?.name ?? nearestWord(to: name, among: names) else { return [all] }
    return ["did you mean \(sized(near, quotes: true))?", all]
  }

  /// Returns a name with the device's portrait size, such as `iphone-16 (393 x 852)`; for an environment only
  /// the name.
  private func sized(_ name: String, quotes: Bool = false) -> String {
    let shown = quotes ? "'\(shownText(name))'" : shownText(name)
    guard let size = preset(name)?.portrait.size else { return shown }
    return "\(shown) (\(shortestText(size.width)) x \(shortestText(size.height)))"
  }
}
