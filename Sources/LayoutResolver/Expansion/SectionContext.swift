import LayoutReader
import LayoutSpec

extension SectionProvider {
  /// What the expressions of a section see: the environment's names, with the size that the section's insets leave.
  func context(of section: Normal, index: Int) -> ExpressionEnvironment {
    var context = ExpressionEnvironment(environment, effectiveSize: effectiveSize(of: section))
    context.sectionIndex = index
    context.sectionCount = sectionCount
    return context
  }

  func scope(_ context: ExpressionEnvironment) -> NameScope { NameScope(context.table, names) }

  /// The container less the reference insets of the section before its variants, which exist only across the scroll axis.
  func effectiveSize(of section: Normal) -> Extent {
    let own = section.contentInsetsReference
    return effectiveSize(
      reference: own == .automatic ? configuration.contentInsetsReference : own,
      axis: configuration.scrollDirection)
  }

  func effectiveSize(reference: ContentInsetsReference, axis: Axis) -> Extent {
    var size = environment.size(less: reference, across: axis.cross)
    size[axis.cross] = max(0, size[axis.cross])
    return size
  }
}
