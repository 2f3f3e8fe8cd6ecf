import LayoutReader

/// The configuration of the whole layout.
extension LayoutGenerator {
  /// Writes the configuration. Returns false if the layout has none.
  func makeConfiguration(in scope: FunctionScope) -> Bool {
    guard configuration.contains(where: { !$0.form.fields.isEmpty }) else { return false }
    let type = "\(target.platform.prefix)CollectionViewCompositionalLayoutConfiguration"
    scope.add("let configuration = \(type)()")
    // The variants become branches of an `if`: the first whose condition holds counts.
    for (place, section) in configuration.enumerated() {
      let body = { self.setConfigurationKeys(section.form, in: scope) }
      switch (place, section.when) {
      case (0, nil): body()
      case (0, let when?): scope.condition(branch(when, in: scope), body)
      case (_, let when): scope.otherwise(if: when.map { branch($0, in: scope) }, body)
      }
    }
    return true
  }

  private func setConfigurationKeys(_ form: Form, in scope: FunctionScope) {
    set(
      [
        ConfigurationKeys.scrollDirection, ConfigurationKeys.interSectionSpacing,
        ConfigurationKeys.contentInsetsReference,
      ], of: "configuration", from: form, in: scope)
    setBoundaryItems(of: form, on: "configuration", in: scope)
  }
}
