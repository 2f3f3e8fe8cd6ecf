import LayoutDiagnostics
import LayoutText

extension DeviceCatalog {
  /// Help for a name that neither a device nor an environment has: the device that is written so but for capitals and blanks, the devices whose names go on from it, as those of `ipad` do, else
  /// the nearest name. Each with its size, as the nearest name may be that of a device with another one.
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

  /// A name with the device's size upright, `iphone-16 (393 x 852)`; an environment's by itself.
  private func sized(_ name: String, quotes: Bool = false) -> String {
    let shown = quotes ? "'\(shownText(name))'" : shownText(name)
    guard let size = preset(name)?.portrait.size else { return shown }
    return "\(shown) (\(shortestText(size.width)) x \(shortestText(size.height)))"
  }
}
