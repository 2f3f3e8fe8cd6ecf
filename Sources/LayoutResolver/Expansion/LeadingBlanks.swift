import LayoutReader
import LayoutSpec

extension Normal {
  /// The section with a run of blank cells before its cells, in place of `leadingBlanks`. A section without cells gets no blank ones.
  var writingOutLeadingBlanks: Normal {
    guard let blanks = field(SectionKeys.leadingBlanks) else { return self }
    let section = removing(SectionKeys.leadingBlanks.name)
    guard let items = self[SectionKeys.items], whole(blanks.value) != 0 else { return section }
    var cells = items.elements
    if let count = items.number {
      guard count > 0 else { return section }
      cells = [Normal(.map([NormalField(CellKeys.count, keySpan: items.span, items)]), at: items.span)]
    }
    guard !cells.isEmpty else { return section }
    let run = Normal(
      .map([
        NormalField(CellKeys.count, keySpan: blanks.keySpan, blanks.value),
        NormalField(
          CellKeys.kind, keySpan: blanks.keySpan, Normal(.text(ItemList.blankKind), at: blanks.value.span)),
      ]), at: blanks.value.span)
    return section.settingItems(Normal(.list([run] + cells), at: items.span))
  }
}
