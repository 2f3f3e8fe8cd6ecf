import LayoutText

/// Writes forecasts as text and as JSON.
package struct ForecastWriter {
  let precision: Int
  /// The maximum number of characters per line of text.
  let columns: Int

  package init(precision: Int, columns: Int) {
    self.precision = precision
    self.columns = columns
  }

  package func write(_ forecasts: some Sequence<LabeledForecast>, asJSON: Bool, to sink: ByteSink) {
    if asJSON { return writeJSON(forecasts, to: sink) }
    var isFirst = true
    for forecast in forecasts {
      if !isFirst { sink.write("\n\n") }
      isFirst = false
      ForecastText(forecast, precision: precision, columns: columns).write(to: sink)
    }
  }
}
