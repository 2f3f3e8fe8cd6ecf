import LayoutDiagnostics
import LayoutReader
import LayoutResolver
import LayoutSwift
import LayoutText

/// The spec that names layout code. It has the data of sections, and everything else but the layout.
struct SpecAroundCode {
  private let spec: Normal
  private let sections: [Normal]

  init(_ spec: Normal) {
    self.spec = spec
    sections = spec[SpecKeys.sections]?.elements ?? []
  }

  /// The number of sections; `nil` if the spec lists none, so that only the code knows.
  var count: Int? { sections.isEmpty ? nil : sections.count }

  /// The spec that code built, with the data. A section takes the data with its id, or the data at its place if the code gives no ids.
  /// The data overrides the code.
  func added(to built: Normal, into diagnostics: inout DiagnosticBag) -> Normal {
    var result = built[SpecKeys.sections]?.elements ?? []
    let ids = result.map { $0[SectionKeys.id]?.text }
    let hasIDs = ids.contains { $0 != nil }
    var takers: [Int: Normal] = [:]
    for (place, data) in sections.enumerated() where !data.isNull {
      let id = hasIDs ? data[SectionKeys.id]?.text : nil
      let index = id.map { id in ids.firstIndex(of: id) } ?? place
      guard let index, result.indices.contains(index) else {
        report(data, id, ids, into: &diagnostics)
        continue
      }
      if let earlier = takers[index] {
        diagnostics.report(
          Diagnostic(
            .error, rule: .invalidValue, "section \(ids[index] ?? String(index)) has data already",
            at: data.span, secondary: [DiagnosticLabel(earlier.span, "here")],
            help: ids.allSatisfy { $0 == nil }
              ? [] : ["data without an id is that of the section at its place; the ids: \(Self.list(ids))"]))
        continue
      }
      takers[index] = data
      result[index] = Self.merged(result[index], with: data)
    }
    return whole(result, of: built)
  }

  private func report(_ data: Normal, _ id: String?, _ ids: [String?], into diagnostics: inout DiagnosticBag)
  {
    let place = data[SectionKeys.id]?.span ?? data.span
    let help: [String]
    let message: String
    if let id {
      message = "the code builds no section \(quotedText(id))"
      help = didYouMean(id, among: ids.compactMap { $0 }) + ["its sections: \(Self.list(ids))"]
    } else {
      message =
        "the code builds \(ids.count) section\(ids.count == 1 ? "" : "s"); this is the data of another one"
      help = []
    }
    diagnostics.report(Diagnostic(.error, rule: .invalidValue, message, at: place, help: help))
  }

  private static func list(_ ids: [String?]) -> String {
    ids.prefix(20).map { shownText($0 ?? "-") }.joined(separator: ", ") + (ids.count > 20 ? ", …" : "")
  }

  /// A section with its data. Its keys are in the schema's order.
  private static func merged(_ section: Normal, with data: Normal) -> Normal {
    let noun = SpecSchema.noun(.section)
    let written = Set(data.fields.map(\.key))
    let fields = section.fields.filter { !written.contains($0.key) } + data.fields
    func order(_ field: NormalField) -> Int { noun.index(of: field.key) ?? noun.keys.count }
    return section.with(.map(fields.sorted { order($0) < order($1) }))
  }

  /// The spec with the layout that the code built.
  private func whole(_ sections: [Normal], of built: Normal) -> Normal {
    let noun = SpecSchema.noun(.spec)
    let own = spec.fields.filter { $0.key != SpecKeys.swift.name && $0.key != SpecKeys.sections.name }
    let taken = Set(own.map(\.key))
    let fields =
      own
      + built.fields.filter { !taken.contains($0.key) }.map { field in
        var field = field
        if field.key == SpecKeys.sections.name { field.value = field.value.with(.list(sections)) }
        return field
      }
    func order(_ field: NormalField) -> Int { noun.index(of: field.key) ?? noun.keys.count }
    return spec.with(.map(fields.sorted { order($0) < order($1) }))
  }
}

extension BuiltLayout {
  /// Adds what the spec beside the code says, and the size that the code gives its collection view.
  mutating func take(_ around: SpecAroundCode?) {
    guard let built = spec else { return }
    if let around { spec = around.added(to: built, into: &diagnostics) }
    if let box = viewBox.flatMap(ViewBox.init) { spec = spec?.settingViewBox(box) }
  }
}
