extension CrashCatalog {
  /// Exceptions about views and attributes, which no rule sees.
  static let views: [KnownCrash] = [
    KnownCrash(
      ["layout attributes for", "without invalidating the layout"],
      "attributes that a layout gives for one view with another frame than before, though nothing invalidated it",
      .changedAttributes,
      remedy: [
        "Call invalidateLayout(), or invalidate with a context that names the view, in the turn in which what its frame comes from changes.",
        "Change copies of the attributes that super returns: UIKit keeps the ones that it was given.",
      ]),
    KnownCrash(
      ["no uicollectionviewlayoutattributes instance for layoutattributesforitematindexpath"],
      "a cell that is asked for by an index path for which the layout has none", .dataSource,
      remedy: [
        "Take index paths from the data source just before they are used: one that was kept may be of a cell that is gone.",
        staleRemedy,
      ]),
    KnownCrash(
      ["received layout attributes for a cell with an index path that does not exist"],
      "a layout that gives attributes for a cell that the data source does not have", .dataSource,
      remedy: [
        "Let a layout of your own make its attributes anew in prepare() from the collection view's numbers, not from a copy of them.",
        staleRemedy,
      ]),
    KnownCrash(
      ["does not match the element kind it is being used for"],
      "a supplementary view that was dequeued for another element kind than it was asked for", .dataSource,
      remedy: [
        "Dequeue with the kind that the method is given, and make one registration for each kind: its elementKind is that of the layout's item."
      ]),
    KnownCrash(
      ["was not retrieved by calling dequeuereusablesupplementaryviewofkind"],
      "a supplementary view that the data source made itself, or none at all", .dataSource,
      remedy: [
        "Return dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:), or dequeueConfiguredReusableSupplementary(using:for:), for every kind that the layout has; never nil, and never a view made by hand.",
        "A diffable data source needs a supplementaryViewProvider that returns a view for all of them.",
      ]),
    KnownCrash(
      ["using a registration that was created inside"],
      "a cell or another view that is dequeued with a registration made for it alone",
      .registrationInProvider,
      remedy: ["Make registrations once, before the data source, and use them in its providers."]),
    KnownCrash(
      ["attempted to dequeue multiple cells for the same index path"],
      "a cell provider that dequeues twice for one cell", .dataSource,
      remedy: [
        "Dequeue once for each call of cellForItemAt and return that cell; to look at a cell in sight, ask cellForItem(at:) of the collection view."
      ]),
    KnownCrash(
      ["attempted to scroll the collection view to an out of bounds"],
      "a scroll to a cell or a section that the data source does not have yet, or no more", .dataSource,
      remedy: [
        "Scroll after the update: in the completion of apply or performBatchUpdates, or after reloadData() and layoutIfNeeded(), and only to an index below the number of items."
      ]),
  ]
}
