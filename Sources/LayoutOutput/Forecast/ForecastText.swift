import LayoutSolver
import LayoutSpec
import LayoutText

/// A forecast as text: the layout, its sections, and what to write instead.
struct ForecastText {
  private let labeled: LabeledForecast
  private let forecast: LayoutForecast
  private let precision: Int
  private let columns: Int

  /// The width of the names of numbers, in characters.
  private static let nameWidth = 20
  /// More sections and more advice than these are only counted.
  private static let greatestCount = 50

  init(_ labeled: LabeledForecast, precision: Int, columns: Int) {
    self.labeled = labeled
    forecast = labeled.forecast
    self.precision = precision
    self.columns = columns
  }

  func write(to sink: ByteSink) {
    let cells = forecast.selfSizingCells
    let boundaryItems = forecast.selfSizingBoundaryItems
    guard cells.all > 0 || boundaryItems.all > 0 else {
      return sink.write(
        text: "\(shownName(labeled.title)): nothing is self-sizing, so nothing is estimated\n")
    }
    let found = [(cells.all, "cell"), (boundaryItems.all, "boundary item")].filter { $0.0 > 0 }
      .map { counted($0, "self-sizing \($1)") }
    sink.write(text: "\(shownName(labeled.title)): \(found.joined(separator: ", "))\n")
    if cells.unmeasured < cells.all || boundaryItems.unmeasured < boundaryItems.all {
      writeLayout(to: sink)
      for section in forecast.sections.prefix(Self.greatestCount) { write(section, to: sink) }
      let more = forecast.sections.count - Self.greatestCount
      if more > 0 { sink.write(text: "\nand \(counted(more, "more section"))\n") }
      writeAdvice(to: sink)
      sink.write("\n")
      line(
        "",
        "These are upper bounds: UIKit moves the content offset along with what it measures, but how far is known only in part.",
        to: sink)
    }
    for (count, noun) in [(cells.unmeasured, "cell"), (boundaryItems.unmeasured, "boundary item")]
    where count > 0 {
      line(
        "", "\(counted(count, noun)) \(count == 1 ? "has" : "have") no measured size: say it with 'measured'",
        to: sink)
    }
  }

  // MARK: Numbers

  private func number(_ value: Double) -> String { decimalText(value, precision: precision) }

  private func percent(_ share: Double) -> String { "\(decimalText(share * 100, precision: 1)) %" }

  /// Writes a named text, in lines that begin below each other.
  private func line(_ name: String, _ text: String, to sink: ByteSink) {
    let margin = name.isEmpty ? 0 : Self.nameWidth
    for (index, line) in wrapped(text, width: max(24, columns - margin)).enumerated() {
      let head = index == 0 && margin > 0 ? "  " + name.padded(to: margin - 2) : "".padded(to: margin)
      sink.write(text: "\(head)\(line)\n")
    }
  }

  /// What is measured before, when the layout appears, and in the end.
  private func lengths(_ lengths: LayoutForecast.Lengths, _ axis: Axis) -> String {
    let missing = lengths.measured - lengths.first
    let rest =
      missing == 0
      ? ""
      : ": \(number(abs(missing))) \(missing > 0 ? "missing" : "too much")"
        + (lengths.measured > 0 ? " (\(percent(abs(missing) / lengths.measured)))" : "")
    return
      "\(number(lengths.first)) \(axis.adjective) with the first screen measured, \(number(lengths.measured)) with everything measured\(rest)"
  }

  // MARK: Layout

  private func writeLayout(to sink: ByteSink) {
    line("content", lengths(forecast.contentLength, forecast.axis), to: sink)
    let indicator = forecast.scrollIndicator
    line(
      "scroll indicator",
      indicator.error == 0
        ? "always where it should be"
        : "at offset \(number(indicator.offset)) it stands at \(percent(indicator.position)) of its way, not at \(percent(indicator.measuredPosition))",
      to: sink)
    if let landing = forecast.landing { line("scrollToItem", text(landing), to: sink) }
    line("scrolling up", "after a rotation, \(text(forecast.jumps))", to: sink)
    let (asked, shown) = (forecast.askedCells, forecast.shownCells)
    let limit = asked == LayoutForecast.greatestScreenCount ? " or more" : ""
    line(
      "first screen",
      "asks for \(asked)\(limit) \(asked == 1 ? "cell" : "cells") and shows \(shown)"
        + (asked < shown ? ": \(counted(shown - asked, "hole")) until the next pass" : ""),
      to: sink)
    for estimate in forecast.estimates { write(estimate, to: sink) }
  }

  private func text(_ landing: LandingErrors) -> String {
    func text(_ one: LandingErrors.Landing) -> String {
      let place = "\(one.section).\(one.item)"
      if one.error == 0 { return "exactly at \(place)" }
      return "\(number(abs(one.error))) \(one.error > 0 ? "short of" : "past") \(place)"
    }
    var places: [LandingErrors.Landing] = []
    for one in [landing.first, landing.middle, landing.last] where !places.contains(one) {
      places.append(one)
    }
    let worst =
      places.contains(landing.worst) || landing.worst.error == 0 ? "" : "; at worst \(text(landing.worst))"
    return "lands \(places.map(text).joined(separator: ", "))\(worst)"
  }

  private func text(_ jumps: ContentJumps) -> String {
    guard let group = jumps.group, let screen = jumps.screen else { return "nothing jumps" }
    func place(_ jump: ContentJumps.Jump) -> String { "\(jump.section)" + (jump.item.map { ".\($0)" } ?? "") }
    return
      "a group jumps by up to \(number(group.distance)) (\(place(group))), a screen by up to \(number(screen.distance)) (from \(place(screen)))"
  }

  // MARK: Sections

  private func write(_ section: SectionForecast, to sink: ByteSink) {
    let own = labeled.spec.sections[section.index]
    let id = own.isNamed ? " (\(shownText(own.name)))" : ""
    let copies = section.copies > 1 ? " and \(section.copies - 1) more like it" : ""
    sink.write(text: "\nsection \(section.index)\(id) with \(counted(own.items.count, "item"))\(copies)\n")
    // With one section, the numbers of the layout are those of the section.
    if section.rowLength != nil || labeled.spec.sections.count > 1 {
      line("length", lengths(section.length, forecast.axis), to: sink)
      if let row = section.rowLength { line("row", lengths(row, section.axis), to: sink) }
      if let landing = section.landing { line("scrollToItem", text(landing), to: sink) }
      line("jumps", text(section.jumps), to: sink)
    }
    for estimate in section.estimates { write(estimate, to: sink) }
  }

  private func write(_ estimate: EstimateForecast, to sink: ByteSink) {
    let name = estimate.elementKind.map { shownText(shortKind($0)) } ?? "cells"
    var text = "~\(number(estimate.estimate)) \(estimate.axis.adjective)"
    if estimate.measured.count == 0 {
      text += ", not measured"
    } else {
      text += ", \(self.text(estimate.measured))"
      if let error = estimate.meanError, error != 0 {
        text += "; the estimate is \(number(abs(error))) too \(error > 0 ? "small" : "large") on average"
      }
      if estimate.deciding != estimate.measured {
        text += "; of those beside each other the longest: \(self.text(estimate.deciding))"
      }
      if estimate.unmeasuredCount > 0 { text += "; \(estimate.unmeasuredCount) not measured" }
    }
    line(name, text, to: sink)
    for (kind, measured) in estimate.kinds {
      line(" ", "of kind \(shownText(kind)): \(self.text(measured))", to: sink)
    }
  }

  private func text(_ lengths: LengthCounts) -> String {
    guard let least = lengths.least, let greatest = lengths.greatest, let mean = lengths.mean,
      let median = lengths.median
    else { return "not measured" }
    if least == greatest { return "\(lengths.count == 1 ? "" : "all ")measured \(number(least))" }
    return "measured \(number(least)) to \(number(greatest)), mean \(number(mean)), median \(number(median))"
  }

  // MARK: Advice

  private func writeAdvice(to sink: ByteSink) {
    let all = labeled.advice
    guard !all.isEmpty else { return }
    sink.write("\n")
    for advice in all.prefix(Self.greatestCount) { line("", text(advice), to: sink) }
    let more = all.count - Self.greatestCount
    if more > 0 { sink.write(text: "and \(counted(more, "more estimate"))\n") }
  }

  private func text(_ advice: LabeledForecast.Advice) -> String {
    let (estimate, source) = (advice.estimate, advice.source)
    guard let better = estimate.better else { return "" }
    var text =
      "\(shownName(source.file)):\(source.line):\(source.column): write \(estimate.axis.side): ~\(number(better)) in place of ~\(number(estimate.estimate))"
    if let steadiest = estimate.steadiest, steadiest != better {
      text += ", or ~\(number(steadiest)) for the least jumps"
    }
    if advice.isList { text += " (a list of UIKit sets its own estimate: build such rows from a group)" }
    return text
  }
}
