import LayoutText

/// The scopes of an expression in addition to the `let` of the spec.
struct NameSurroundings {
  /// A map with its own `let`, and an offset. Only names defined before the offset are visible.
  struct Table {
    let node: TreeNode
    let place: UInt32
  }

  /// The custom groups and rules around the expression, the innermost last.
  var tables: [Table] = []
  /// The definition around the expression. Its uses may pass names in `with`.
  var definition: String?
}

/// All names in the files of a spec, in the order of the walk and without their meanings.
struct CollectedNames {
  /// A name in an expression.
  struct Mention {
    let name: String
    let occurrence: NameOccurrence
    let surroundings: NameSurroundings
  }

  /// A name in the `let` of a custom group or of a rule.
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
    /// True if `repeat` makes copies of the section. Their ids have numbers at the end.
    let isRepeated: Bool
  }

  var definitions: [(name: String, occurrence: NameOccurrence)] = []
  var values: [(name: String, occurrence: NameOccurrence)] = []
  var locals: [Local] = []
  var uses: [Use] = []
  var mentions: [Mention] = []
  var sections: [Section] = []
  /// Names of sections in states and in settings of the linter.
  var sectionMentions: [(name: String, occurrence: NameOccurrence)] = []
  /// The start of each section of the spec itself.
  var sectionStarts: [Span] = []
  /// The indexes of the spec's sections without an id.
  var unnamedSections: Set<Int> = []
  /// Pairs of merged maps, which share one `let`.
  var merged: [(TreeNode, TreeNode)] = []
}
