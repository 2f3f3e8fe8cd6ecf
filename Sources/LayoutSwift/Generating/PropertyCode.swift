import LayoutReader

/// Sets properties of UIKit's objects, from the schema's rows of their keys.
extension LayoutGenerator {
  /// Writes statements that set the properties of some keys.
  ///
  /// - Parameters:
  ///   - keys: only these, whatever their values; `nil` for all whose value is not the default.
  ///   - writesDefaults: true to write default values too, because the owner may have others.
  func set(
    _ rows: [KeyRow], of owner: String, from form: Form, only keys: Set<String>? = nil,
    writesDefaults: Bool = false, in scope: FunctionScope
  ) {
    for row in rows where keys?.contains(row.name) ?? true {
      guard let value = form[row], writesDefaults || keys != nil || !value.isDefault(of: row) else {
        continue
      }
      let code = code(value, of: row, in: scope)
      let availability = target.availability(of: row)
      if availability == .never { scope.comment("\(row.name) \(code.flat) does not exist in AppKit.") }
      scope.whenAvailable(availability) { scope.add("\(owner)\(row.uikit ?? "") =", code) }
    }
  }

  /// The arguments for some keys, labeled with the names of the keys.
  func arguments(_ rows: [KeyRow], from form: Form, in scope: FunctionScope) -> [(String, Code)] {
    rows.compactMap { row in
      form[row].flatMap { $0.isDefault(of: row) ? nil : (row.name, code($0, of: row, in: scope)) }
    }
  }

  private func code(_ form: Form, of key: KeyRow, in scope: FunctionScope) -> Code {
    switch key.type {
    case .number(let rule): number(form, isWhole: rule.isWhole, in: scope)
    case .boolean: condition(form.formula ?? .boolean(false), in: scope)
    case .insets: insets(form, in: scope)
    case .point: point(form, in: scope)
    case .spacing: dimension(Self.spacing(form.formula ?? .number(0)), in: scope)
    default: word(form, of: key, in: scope)
    }
  }
}
