extension CrashCatalog {
  /// Exceptions about updates and data sources, which no layout causes.
  static let dataSource: [KnownCrash] =
    inconsistentCounts.map { KnownCrash([$0], inconsistent, .dataSource, remedy: countRemedy + tools) }
    + [
      KnownCrash(
        ["assertion failure in uicollectionview enditemanimations"], inconsistent, .dataSource,
        remedy: countRemedy + tools, isGeneral: true)
    ]
    + [
      "attempt to delete item", "attempt to delete section", "attempt to insert item",
      "attempt to insert section", "attempt to move section but", "attempt to move section to section but",
      "attempt to move index path",
    ].map {
      KnownCrash(
        [$0], "an update with an index that the data source does not have", .dataSource,
        remedy: [
          "Give deletions and the sources of moves by the indices before the update, insertions and the targets of moves by those after it."
        ] + tools)
    }
    + [
      KnownCrash(
        ["attempt to perform an insert and a move to the same"],
        "an update that inserts and moves to one place; a reload of what is displaced counts as an insertion",
        .dataSource,
        remedy: [
          "Tell of each place once: take what is moved out of the insertions, and reload in a second update, after the moves."
        ] + tools),
      KnownCrash(
        ["attempt to perform a delete and a move from the same"],
        "an update that deletes and moves from one place; a reload of what is moved counts as a deletion",
        .dataSource,
        remedy: [
          "Tell of each place once: take what is moved out of the deletions, and reload in a second update, after the moves."
        ] + tools),
      KnownCrash(
        ["attempt to delete and reload the same"],
        "an update that deletes and reloads one item", .dataSource,
        remedy: [
          "Take what is deleted out of the reloads; reloads go by the indices before the update, as deletions do."
        ] + tools),
    ]
    + [
      "attempt to move both", "attempt to move section to both", "attempt to move item at index path",
    ].map {
      KnownCrash(
        [$0], "an update that moves one thing to two places, or two things to one place", .dataSource,
        remedy: ["Tell of each place once: one move from it, and one to it."] + tools)
    }
    + [
      KnownCrash(
        ["cannot move an item from a deleted section"],
        "an update that deletes a section and moves an item out of it; a reload of a section counts as a deletion",
        .dataSource, remedy: ["Insert the item at its new place instead, without a move."] + tools),
      KnownCrash(
        ["cannot move an item into a newly inserted section"],
        "an update that inserts a section and moves an item into it; a reload of a section counts as an insertion",
        .dataSource, remedy: ["Delete the item at its old place instead, without a move."] + tools),
      KnownCrash(
        ["attempt to move item into another section while sections move"],
        "an update that moves sections, and items between them", .dataSource,
        remedy: ["Move the sections in one update, and the items in a second one."] + tools),
      KnownCrash(
        ["layoutattributesforglobalitemindex", "exc bad access"],
        "an update that names one place twice: UIKit raises nothing and crashes in a later update",
        .dataSource,
        remedy: ["Make the index paths of deletions unique before they are given."] + tools),
      KnownCrash(
        ["request for layout attributes for", "when there are only"],
        "a view that is asked for in a section that the data source does not have", .dataSource,
        remedy: [staleRemedy]),
      KnownCrash(
        ["request for number of items", "when there are only"],
        "a section that is asked for its cells and that the data source does not have", .dataSource,
        remedy: [staleRemedy]),
      KnownCrash(
        ["request for index path for global index"],
        "a cell that is asked for by its number among all cells, of which the data source has fewer",
        .dataSource,
        remedy: [
          "Insert or delete only after the collection view knows the number before: after reloadData() call layoutIfNeeded(), or reload inside performBatchUpdates.",
          staleRemedy,
        ]),
      KnownCrash(
        ["attempt to create view animation for nil view"],
        "an update that animates a cell or a view that the collection view does not have", .dataSource,
        remedy: [
          "Do not reload a section while its number of items changes, nor one without size; reload the items that changed, or call reloadData().",
          "In a layout of your own, give attributes for what comes and goes that fit those of layoutAttributesForElements(in:).",
        ]),
      KnownCrash(
        ["item identifier that does not exist in the snapshot"],
        "an id that is reloaded or reconfigured and that the snapshot does not have", .dataSource,
        remedy: [
          "Reload ids of the snapshot that is applied: filter them by snapshot.indexOfItem(id) != nil."
        ]),
      KnownCrash(
        ["deadlock detected calling this method on the main queue with outstanding async updates"],
        "snapshots that are applied from several queues", .dataSource,
        remedy: ["Apply all snapshots of a data source on the same queue, best on the main one."]),
    ]

  private static let inconsistentCounts = [
    "invalid number of items in section", "invalid number of sections", "invalid batch updates detected",
  ]
  private static let inconsistent =
    "batch updates that do not fit what the data source says before and after them"
  private static let countRemedy = [
    "Change the data inside performBatchUpdates and nowhere else, to just what the updates say: the count before, plus what is inserted, less what is deleted, must be the count after.",
    "Do not mix that with reloadData; a diffable data source that applies snapshots takes care of all of it.",
  ]
  private static let tools = [
    "See the right batch: layoutc diff SPEC --from STATE --to STATE --format updates",
    "Replay your own: layoutc diff SPEC --from STATE --to STATE --updates FILE",
  ]
  static let staleRemedy =
    "Change the data on the main queue only, and call reloadData or apply a snapshot in the same turn, before the next layout pass."
}
