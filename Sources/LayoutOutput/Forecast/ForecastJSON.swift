import LayoutSolver
import LayoutSpec
import LayoutText

extension ForecastWriter {
  func writeJSON(_ forecasts: some Sequence<LabeledForecast>, to sink: ByteSink) {
    sink.write(json: .fields(["version": 1, "forecasts": .array(forecasts.map(json))]), indentation: 0)
    sink.write("\n")
  }

  private func number(_ value: Double) -> JSONValue { .decimal(value, precision) }

  /// A part of a whole, from 0 to 1.
  private func share(_ value: Double) -> JSONValue { .decimal(value, 6) }

  private func json(_ labeled: LabeledForecast) -> JSONValue {
    let forecast = labeled.forecast
    let indicator = forecast.scrollIndicator
    let cells = forecast.selfSizingCells
    let boundaryItems = forecast.selfSizingBoundaryItems
    return .fields([
      "state": labeled.state.map(JSONValue.string),
      "environment": .object(EnvironmentWriter.members(of: labeled.environment, precision: precision)),
      "axis": .string(forecast.axis.side),
      "offset": number(forecast.offset),
      "selfSizing": [
        "cells": .integer(cells.all), "cellsWithoutSize": .integer(cells.unmeasured),
        "boundaryItems": .integer(boundaryItems.all),
        "boundaryItemsWithoutSize": .integer(boundaryItems.unmeasured),
      ],
      "contentLength": json(forecast.contentLength),
      "scrollIndicator": [
        "error": share(indicator.error), "offset": number(indicator.offset),
        "contentLength": number(indicator.contentLength), "position": share(indicator.position),
        "measuredPosition": share(indicator.measuredPosition),
      ],
      "landing": forecast.landing.map(json), "jumps": json(forecast.jumps),
      "firstScreen": ["asked": .integer(forecast.askedCells), "shown": .integer(forecast.shownCells)],
      "sections": .array(forecast.sections.map { json($0, of: labeled) }),
      "estimates": .array(forecast.estimates.map { json($0, of: labeled) }),
      "advice": .array(labeled.advice.map(json)),
    ])
  }

  private func json(_ advice: LabeledForecast.Advice) -> JSONValue {
    .fields([
      "source": json(advice.source), "axis": .string(advice.estimate.axis.side),
      "estimate": number(advice.estimate.estimate), "better": advice.estimate.better.map(number),
      "steadiest": advice.estimate.steadiest.map(number),
    ])
  }

  private func json(_ source: DerivationSource) -> JSONValue {
    .fields([
      "path": .string(source.path), "file": .string(source.file), "line": .integer(source.line),
      "column": .integer(source.column),
    ])
  }

  private func json(_ lengths: LayoutForecast.Lengths) -> JSONValue {
    [
      "estimated": number(lengths.estimated), "first": number(lengths.first),
      "measured": number(lengths.measured),
      "missing": number(lengths.measured - lengths.first),
    ]
  }

  private func json(_ landing: LandingErrors) -> JSONValue {
    func json(_ one: LandingErrors.Landing) -> JSONValue {
      ["section": .integer(one.section), "item": .integer(one.item), "error": number(one.error)]
    }
    return [
      "first": json(landing.first), "middle": json(landing.middle), "last": json(landing.last),
      "worst": json(landing.worst),
    ]
  }

  private func json(_ jumps: ContentJumps) -> JSONValue {
    func json(_ jump: ContentJumps.Jump?) -> JSONValue {
      guard let jump else { return .null }
      return .fields([
        "section": .integer(jump.section), "item": jump.item.map(JSONValue.integer),
        "distance": number(jump.distance),
      ])
    }
    return ["group": json(jumps.group), "screen": json(jumps.screen)]
  }

  private func json(_ section: SectionForecast, of labeled: LabeledForecast) -> JSONValue {
    .fields([
      "index": .integer(section.index), "id": .string(labeled.spec.sections[section.index].name),
      "copies": .integer(section.copies), "axis": .string(section.axis.side),
      "length": json(section.length), "rowLength": section.rowLength.map(json),
      "landing": section.landing.map(json), "jumps": json(section.jumps),
      "estimates": .array(section.estimates.map { json($0, of: labeled) }),
    ])
  }

  private func json(_ estimate: EstimateForecast, of labeled: LabeledForecast) -> JSONValue {
    .fields([
      "elementKind": estimate.elementKind.map(JSONValue.string), "axis": .string(estimate.axis.side),
      "estimate": number(estimate.estimate), "views": .integer(estimate.viewCount),
      "measured": json(estimate.measured),
      "deciding": estimate.deciding == estimate.measured ? nil : json(estimate.deciding),
      "meanError": estimate.meanError.map(number), "meanJump": estimate.meanJump.map(number),
      "kinds": estimate.kinds.isEmpty
        ? nil
        : .array(estimate.kinds.map { .fields(["kind": .string($0.kind), "measured": json($0.measured)]) }),
      "better": estimate.better.map(number), "steadiest": estimate.steadiest.map(number),
      "source": labeled.source(of: estimate).map(json),
    ])
  }

  private func json(_ lengths: LengthCounts) -> JSONValue {
    .fields([
      "views": .integer(lengths.count), "least": lengths.least.map(number),
      "greatest": lengths.greatest.map(number), "mean": lengths.mean.map(number),
      "median": lengths.median.map(number),
    ])
  }
}
