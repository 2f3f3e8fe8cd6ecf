import LayoutDiagnostics
import LayoutReader
import LayoutResolver
import LayoutText

/// Writes a spec as Swift code that builds its layout.
final class LayoutGenerator {
  let target: SwiftTarget
  let reader: FormReader
  let configuration: [SectionCase]
  let sections: [GeneratedSection]
  /// The `let`s of the spec, by name.
  var values: [String: GeneratedValue] = [:]
  var kinds = NumberKinds([], in: [])
  /// The sorts of values that parameters of definitions and `let`s of custom groups and rules have.
  var parameterSorts: [Formula.Name: Formula.Sort] = [:]
  var definitions: [String: GeneratedDefinition] = [:]
  var definitionOrder: [String] = []
  /// The definitions that some sections use with another group. Their functions take the group as a parameter.
  private(set) var groupParameters: Set<String> = []
  /// The names of the file's functions.
  var functionNames = UsedNames(["makeLayout"])
  var elementKinds = ElementKindNames()
  var decorationKinds: [String] = []
  var knownDecorationKinds: Set<String> = []
  /// True if `uniformAcrossSiblings` needs a branch for systems without it.
  var usesUniform = false
  /// True if the code needs the number of the system's version, because `#available` is not enough.
  var usesSystemVersion = false
  /// The name of the property that holds the system's major version.
  static let systemVersion = "systemVersion"
  /// The parameters of the function that lists the sections.
  var sectionNeeds: Set<FunctionScope.Need> = []
  var localNames: [Formula.Name: String] = [:]
  /// The names that local constants must not have.
  private(set) var reservedNames: Set<String> = []

  init(
    _ layout: WrittenLayout, target: SwiftTarget, sections: [GeneratedSection], configuration: [SectionCase]
  ) {
    self.target = target
    reader = FormReader(layout)
    self.sections = sections
    self.configuration = configuration
    let formulas = layout.values.compactMap { field in
      reader.form(field.value).formula.map { (name: field.key, formula: $0) }
    }
    var names = UsedNames()
    for (name, formula) in formulas {
      values[name] = GeneratedValue(
        formula: formula, sort: .number, name: names.take(SwiftNames.value(name)))
    }
    var numbers: [(name: Formula.Name, formula: Formula)] = []
    for name in dependenciesFirst(of: formulas.map(\.name)) {
      guard let formula = values[name]?.formula else { continue }
      let sort = sort(of: formula)
      values[name]?.sort = sort
      if sort == .number { numbers.append((.value(name), formula)) }
    }
    let forms = (sections.flatMap(\.cases) + configuration).flatMap { section in
      [section.form] + (section.when.map { [.formula($0)] } ?? [])
    }
    let others = formulas.filter { values[$0.name]?.sort != .number }.map { Form.formula($0.formula) }
    kinds = NumberKinds(numbers, in: forms + others)
    reservedNames = Set(values.values.map(\.name) + [Self.systemVersion]).union(
      FunctionScope.Need.allCases.map(\.name)
    )
    .union(Formula.Length.allCases.map(\.rawValue))
  }

  /// Finds the definitions that some sections use with another group.
  func findGroupParameters() {
    for section in sections {
      guard let use = section.cases.first?.form.use, let keys = differingKeys(section.cases, from: use) else {
        continue
      }
      if keys.contains(SectionKeys.group.name) { groupParameters.insert(use.name) }
    }
  }

  /// Names parameters or the `let`s of one part, each different, as code.
  func setLocalNames(_ names: [Formula.Name]) {
    var taken: Set<String> = []
    for name in names { localNames[name] = nil }
    for name in names {
      // A name may hide the same one around it, but no other that code writes alike.
      let around =
        values.filter { $0.key != name.text }.map(\.value.name)
        + localNames.filter { $0.key.isParameter && $0.key.text != name.text }.map(\.value)
      var used = UsedNames(taken.union(around))
      let free = used.take(localName(of: name))
      taken.insert(free)
      localNames[name] = free
    }
  }

  /// The name of a parameter or a `let` in code.
  func localName(of name: Formula.Name) -> String {
    localNames[name] ?? SwiftNames.value(name.text)
  }

  /// A scope for a new function of the file.
  func newScope(reserving names: [String] = []) -> FunctionScope {
    FunctionScope(reserved: reservedNames.union(names))
  }
}

extension Formula.Name {
  fileprivate var isParameter: Bool { if case .parameter = self { true } else { false } }

  /// The name of a value, a parameter or a `let`, as the spec has it; empty for any other.
  fileprivate var text: String {
    switch self {
    case .value(let text), .parameter(let text), .own(let text): text
    default: ""
    }
  }
}

/// A section, or another part, in one of its variants.
struct SectionCase: Hashable {
  /// The condition of the variant; `nil` for the one that is used if no condition holds.
  var when: Formula?
  var form: Form
}

/// A section of the spec, as code is written from it.
struct GeneratedSection {
  let id: String?
  /// How many copies of it the layout has; `nil` for one.
  let repetition: Formula?
  let cases: [SectionCase]
  /// Its keys that are left to the data source and the views.
  let dataKeys: [String]
  /// True if the section has its own reference for its insets, so that the spec's `width` is not that of the environment.
  let hasOwnReference: Bool
}
