extension CrashCatalog {
  /// Exceptions about views and attributes, which no rule sees.
  static let views: [KnownCrash] =
    [
      "data source did not return a valid cell", "data source returned a nil cell",
      "datasource returned a nil cell",
      "data source returned a cell without a reuseidentifier",
      "does not have a reuseidentifier cells must be retrieved",
      "failed to obtain a cell from its datasource",
    ].map {
      KnownCrash(
        [$0], "a data source that returns no cell, or one that was not dequeued", .dataSource,
        remedy: [
          "Return a dequeued cell on every path of cellForItemAt or the cell provider; a guard that fails must not return nil or UICollectionViewCell().",
          "A provider that holds its owner weakly returns nil once the owner is gone: let it need nothing but the item.",
        ])
    }
    + [
      "negative sizes are not supported in the flow layout", "negative or zero sizes are not supported",
      "negative or zero item sizes are not supported",
    ].map {
      KnownCrash(
        [$0], "a cell of a flow layout whose size is negative or 0", .otherCode,
        remedy: [
          "Clamp what sizeForItemAt returns: a width less insets is negative while the view has no width, before its first layout and under a keyboard.",
          "A compositional layout with fractions does not come to this: see 'layoutc help spec grid'.",
        ])
    }
    + ["item width must be less than the width", "item height must be less than the height"].map {
      KnownCrash(
        [$0],
        "a cell of a flow layout that is larger than the collection view without its insets; no crash, but frames are undefined",
        .otherCode,
        remedy: [
          "Take the size from the collection view's bounds less sectionInset, contentInset and safe area, and invalidate the layout where the bounds change.",
          "When the view's size changes, invalidate in viewWillTransition(to:with:), before the old sizes meet the new view.",
        ])
    }
    + [
      KnownCrash(
        ["expected dequeued view to be returned to the collection view"],
        "a cell or another view that is dequeued and not returned, which iOS 18 refuses", .dataSource,
        remedy: [
          "Dequeue once for each call of the data source, and return that view: no second dequeue, no early return behind it, none outside of the data source.",
          "To measure a cell or to look at one in sight, make one with init or ask cellForItem(at:).",
        ]),
      KnownCrash(
        ["uicollectionview must be initialized with a non nil layout parameter"],
        "a collection view that is made without a layout, by init() or init(frame:)", .otherCode,
        remedy: [
          "Give UICollectionView(frame:collectionViewLayout:) and UICollectionViewController(collectionViewLayout:) the layout."
        ]
      ),
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
