/// An exception that UIKit raises for batch updates, worded as in public crash logs where there are any.
package struct UpdateException: Error, Equatable {
  package let message: String
  /// The operation that raises the exception; `nil` if the counts of all operations do not add up.
  package let operation: BatchUpdate.Operation?

  init(_ message: String, at operation: BatchUpdate.Operation? = nil) {
    self.message = message
    self.operation = operation
  }

  static func invalidSectionCount(before: Int, after: Int, inserted: Int, deleted: Int) -> UpdateException {
    UpdateException(
      """
      Invalid update: invalid number of sections. The number of sections contained in the collection view after the update \
      (\(after)) must be equal to the number of sections contained in the collection view before the update \
      (\(before)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, \
      \(deleted) deleted).
      """)
  }

  static func invalidItemCount(
    inSection section: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int
  ) -> UpdateException {
    UpdateException(
      """
      Invalid update: invalid number of items in section \(section). The number of items contained in an existing section \
      after the update (\(after)) must be equal to the number of items contained in that section before the update \
      (\(before)), plus or minus the number of items inserted or deleted from that section \
      (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of items moved into or out of that section \
      (\(movedIn) moved in, \(movedOut) moved out).
      """)
  }
}
