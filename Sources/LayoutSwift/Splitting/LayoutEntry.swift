import LayoutText

/// A declaration that makes a layout, where a run can begin.
package struct LayoutEntry: Sendable {
  /// What an entry makes. The most complete comes first: a controller also has data, a layout has all sections.
  package enum Sort: Int, CaseIterable, Sendable {
    case controller
    case layout
    case section
    case group

    package var noun: String {
      switch self {
      case .controller: "view controller"
      case .layout: "layout"
      case .section: "section"
      case .group: "group"
      }
    }
  }

  /// Such as `makeLayout` or `Home.makeLayout`.
  package let name: String
  package let sort: Sort
  package let isPublic: Bool
  /// The Swift expression for what the entry makes.
  package let expression: String
  /// The bytes of its name.
  package let range: Range<Int>
  /// The bytes of the whole declaration.
  package let declaration: Range<Int>
  /// The bytes of the words `private` and `fileprivate` that hide it from other files.
  package internal(set) var hiding: [Range<Int>]
  /// The systems on which the declaration and its enclosing types are available.
  let systems: [AvailabilityList]
  /// True if values are made up for arguments, or an instance is made without its initializer.
  package let isAssumed: Bool
  /// The types whose instances are made without an initializer.
  package let owners: Set<String>
  /// The types that are named in the expression or in its parameters.
  let types: Set<String>
  /// The class of which only this member is run; `nil` if no class is around it, or if its code also has the view.
  package let enclosingClass: String?
  /// The texts in place of the file's tokens that reduce the declaration to its inner layout; empty if it is run as a whole.
  let edits: [(tokens: Range<Int>, text: String)]
  /// The bytes of the words that begin branches which are taken whatever their conditions say.
  package let takenBranches: [Range<Int>]
  /// The bytes of the words that make further layouts in the declaration.
  package let others: [Range<Int>]

  /// - Parameter tokens: the file's tokens.
  static func entries(in declarations: [SwiftDeclaration], _ tokens: [SwiftToken]) -> [LayoutEntry] {
    var search = EntrySearch(declarations, tokens)
    search.visit(declarations, in: [], isReachable: true)
    return search.found
  }

  /// The groups of entries that stand for the file, the best first. The entries of a group are shown together,
  /// each as sections of its own.
  ///
  /// A group has entries of one sort, in the order of the sorts; those for which nothing is assumed come first. Of
  /// them the public ones are enough or, if none is public, those that are not private.
  package static func choices(of entries: [LayoutEntry]) -> [[LayoutEntry]] {
    groups(of: entries).map { some in
      let meant = [\LayoutEntry.isPublic, \.isOpenToAll].map { isMeant in
        some.filter { $0[keyPath: isMeant] }
      }
      return (meant + [some]).first { !$0.isEmpty } ?? some
    }
  }

  /// The entries by sort, and those for which nothing is assumed before the others.
  package static func groups(of entries: [LayoutEntry]) -> [[LayoutEntry]] {
    Sort.allCases.flatMap { sort in
      [false, true].map { isAssumed in
        entries.filter { $0.sort == sort && $0.isAssumed == isAssumed }
      }
    }.filter { !$0.isEmpty }
  }

  /// The name of the entry in requests; functions of one name differ.
  package var key: String { "\(name)@\(range.lowerBound)" }

  private var isOpenToAll: Bool { hiding.isEmpty }
}
