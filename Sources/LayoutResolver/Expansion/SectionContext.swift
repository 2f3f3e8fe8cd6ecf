import LayoutReader
import LayoutSpec

extension SectionProvider {
  /// Returns the names for a section's expressions: those of the environment, with the size inside the
  /// section's insets.
  func context(of section: Normal, index: Int) -> ExpressionEnvironment {
    var context = ExpressionEnvironment(environment, effectiveSize: effectiveSize(of: section))
    context.sectionIndex = index
    context.sectionCount = sectionCount
    return context
  }

  func scope(_ context: ExpressionEnvironment) -> NameScope { NameScope(context.table, names) }

  /// Returns the container minus the section's reference insets, as they are before a variant is chosen. They
  /// exist only across the scroll axis.
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
