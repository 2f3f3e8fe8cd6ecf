import LayoutReader
import LayoutSpec

// Code's handlers have no key in the format: the values that they set are a rule of `visibleItems` that no text can express.

extension Normal {
  private static let handledKey = "handled"

  /// The section with the values that its handler set.
  private func settingHandled(_ elements: [HandledElement]) -> Normal {
    let build = NormalBuilder(span: span)
    let values = elements.map { element in
      build.list(
        [
          build.text(element.category), build.text(element.kind), build.number(Double(element.item)),
          build.number(element.alpha), build.number(Double(element.zIndex)), build.boolean(element.isHidden),
        ] + element.transform.map(build.number))
    }
    let rule = Normal(.map([NormalField(Self.handledKey, keySpan: span, build.list(values))]), at: span)
    let field = NormalField(SectionKeys.visibleItems.name, keySpan: span, build.list([rule]))
    return with(.map(fields.filter { $0.key != field.key } + [field]))
  }

  /// The spec with the values that handlers set, by the index of the section.
  package func settingHandled(_ handled: [Int: [HandledElement]]) -> Normal {
    changingSections { index, section in handled[index].map { section.settingHandled($0) } ?? section }
  }

  /// The spec without the values that handlers set.
  package var withoutHandled: Normal {
    changingSections { _, section in
      let rules = section[SectionKeys.visibleItems]?.elements ?? []
      guard rules.contains(where: { $0[Self.handledKey] != nil }) else { return section }
      return section.with(.map(section.fields.filter { $0.key != SectionKeys.visibleItems.name }))
    }
  }

  private func changingSections(_ change: (Int, Normal) -> Normal) -> Normal {
    with(
      .map(
        fields.map { field in
          guard field.key == SpecKeys.sections.name else { return field }
          let sections = field.value.elements.enumerated().map(change)
          return NormalField(field.key, keySpan: field.keySpan, field.value.with(.list(sections)))
        }))
  }

  /// The values of a rule that comes from a handler; `nil` for others.
  var handledElements: [HandledElement]? {
    self[Self.handledKey]?.elements.compactMap { element in
      let values = element.elements
      guard values.count == 22, let category = values[0].text, let kind = values[1].text else { return nil }
      let numbers = values.map { $0.number ?? 0 }
      guard case .boolean(let isHidden) = values[5].value, let item = Int(exactly: numbers[2]),
        let zIndex = Int(exactly: numbers[4])
      else { return nil }
      return HandledElement(
        category: category, kind: kind, item: item, alpha: numbers[3], zIndex: zIndex, isHidden: isHidden,
        transform: Array(numbers[6...]))
    }
  }
}
