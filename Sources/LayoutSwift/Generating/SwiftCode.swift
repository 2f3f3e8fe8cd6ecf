import LayoutDiagnostics
import LayoutReader
import LayoutResolver

/// Writes Swift code that builds a spec's layout.
///
/// - Parameters:
///   - normal: the normal form of a spec without errors.
///   - included: the normal forms of the files that it includes.
///   - diagnostics: receives findings about parts that UIKit or AppKit does not have.
/// - Returns: the text of a file; `nil` if a part of the spec cannot be written.
package func swiftCode(
  for normal: Normal, including included: [Normal], target: SwiftTarget, into diagnostics: inout DiagnosticBag
) -> String? {
  let errors = diagnostics.errorCount
  let layout = WrittenLayout(normal, including: included, into: &diagnostics)
  let reader = FormReader(layout)
  reader.checkLengths(into: &diagnostics)
  let configuration = layout.configuration.map {
    reader.cases(of: $0, as: .map(.configuration), isSideways: false)
  }
  let isSideways = configuration?.first?.form[ConfigurationKeys.scrollDirection]?.text == "horizontal"
  let reference = (configuration?.last?.form ?? .map([:])).word(ConfigurationKeys.contentInsetsReference)
  for section in layout.sections {
    for alternative in section.alternatives(as: .map(.section)) {
      refuse(alternative.map, target: target, into: &diagnostics)
    }
  }
  guard diagnostics.errorCount == errors else { return nil }
  let sections = layout.sections.map { section in
    GeneratedSection(section, reader, isSideways: isSideways, reference: reference)
  }
  let generator = LayoutGenerator(
    layout, target: target, sections: sections, configuration: configuration ?? [])
  generator.findGroupParameters()
  return generator.file(name: normal[SpecKeys.name]?.text)
}

/// Reports a section that cannot be written.
private func refuse(_ section: Normal, target: SwiftTarget, into diagnostics: inout DiagnosticBag) {
  for key in [SectionKeys.waterfall, SectionKeys.flow, SectionKeys.list] {
    guard let field = section.field(key), key != SectionKeys.list || target.platform == .appkit else {
      continue
    }
    diagnostics.report(
      Diagnostic(
        .error, rule: .invalidValue,
        key == SectionKeys.list
          ? "AppKit's compositional layout has no lists"
          : "UIKit's compositional layout has no form for a \(key.name)",
        at: field.keySpan,
        help: [
          key == SectionKeys.list
            ? "write a group of rows" : "write the section as a custom group, or leave it out"
        ]))
  }
}

extension GeneratedSection {
  /// - Parameter configured: the configuration's reference for insets.
  fileprivate init(_ section: Normal, _ reader: FormReader, isSideways: Bool, reference configured: String) {
    let own = section.word(SectionKeys.contentInsetsReference)
    var reader = reader
    reader.measuresWhole = own == "none"
    id = section[SectionKeys.id]?.text
    repetition = section[SectionKeys.repeat].flatMap { reader.form($0).formula }
    cases = reader.cases(of: section, as: .map(.section), isSideways: isSideways)
    let keys = [
      SectionKeys.title, SectionKeys.items, SectionKeys.leadingBlanks, SectionKeys.titles,
      SectionKeys.appearance, SectionKeys.kind, SectionKeys.measured, SectionKeys.scroll, SectionKeys.repeat,
    ]
    // Only headers, footers and other boundary items have titles.
    let titled = [SectionKeys.header, SectionKeys.footer, SectionKeys.boundarySupplementaryItems].filter {
      guard let views = section[$0] else { return false }
      return ([views] + views.elements).contains { $0[BoundaryKeys.title] != nil }
    }
    dataKeys =
      keys.filter { section[$0] != nil }.map(\.name)
      + titled.map { "\($0.name).\(BoundaryKeys.title.name)" }
    func real(_ reference: String) -> String { reference == "automatic" ? "safeArea" : reference }
    hasOwnReference = own != "automatic" && own != "none" && real(own) != real(configured)
  }
}

extension FormReader {
  /// Reports expressions that are too long for code.
  fileprivate func checkLengths(into diagnostics: inout DiagnosticBag) {
    func check(_ normal: Normal) {
      switch normal.value {
      case .expression(let text):
        let plain = text.hasSuffix("%") ? String(text.dropLast()) : text
        guard let expression = Expression(reading: plain), expression.nodes.count > Self.greatestNodeCount
        else {
          return
        }
        diagnostics.report(
          Diagnostic(
            .error, rule: .resourceLimit,
            "an expression of more than \(Self.greatestNodeCount) parts cannot be written in Swift",
            at: normal.span))
      case .list(let list): list.forEach(check)
      case .map(let fields): fields.forEach { check($0.value) }
      case .null, .boolean, .number, .text, .raw: break
      }
    }
    (layout.values.map(\.value) + layout.sections + [layout.configuration].compactMap { $0 }).forEach(check)
  }
}
