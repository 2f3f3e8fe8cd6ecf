import LayoutText

/// Whose names an expression sees beside the `let`s of the spec.
struct NameSurroundings {
  /// A map with a `let` of its own, and the place before which its names are defined already.
  struct Table {
    let node: TreeNode
    let place: UInt32
  }

  /// The custom groups and rules around the expression, the innermost last.
  var tables: [Table] = []
  /// The definition around it, whose uses may give it names by `with`.
  var definition: String?
}

/// All that is named in the files of a spec, as it is met, before it is known what each name stands for.
struct CollectedNames {
  /// A name in an expression.
  struct Mention {
    let name: String
    let occurrence: NameOccurrence
    let surroundings: NameSurroundings
  }

  /// A `let` of a custom group or of a rule.
  struct Local {
    let name: String
    let table: TreeNode
    let occurrence: NameOccurrence
  }

  /// A `use` of a definition.
  struct Use {
    let name: String
    let occurrence: NameOccurrence
    let parameters: [(name: String, occurrence: NameOccurrence)]
  }

  /// A section with an id.
  struct Section {
    let id: String
    let occurrence: NameOccurrence
    /// True if `repeat` makes copies of it, which have numbers behind the id.
    let isRepeated: Bool
  }

  var definitions: [(name: String, occurrence: NameOccurrence)] = []
  var values: [(name: String, occurrence: NameOccurrence)] = []
  var locals: [Local] = []
  var uses: [Use] = []
  var mentions: [Mention] = []
  var sections: [Section] = []
  /// Sections as states and settings of the linter name them.
  var sectionMentions: [(name: String, occurrence: NameOccurrence)] = []
  /// Where each section of the spec itself begins.
  var sectionStarts: [Span] = []
  /// Those of them that have no id of their own, by their indexes.
  var unnamedSections: Set<Int> = []
  /// Maps that are merged into one, and so have one `let`.
  var merged: [(TreeNode, TreeNode)] = []
}
