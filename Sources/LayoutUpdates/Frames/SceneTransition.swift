import LayoutOutput
import LayoutSpec

extension SceneDifference {
  /// For each view of the new output, its position in the old output, or -1.
  package var origins: [Int] {
    var ofPlace = [Int](repeating: -1, count: old.cells.count)
    var ofView: [ViewKey: Int] = [:]
    old.forEachRow { row, place, view in
      if let view { ofView[view.key] = row } else { ofPlace[place] = row }
    }
    var origins: [Int] = []
    origins.reserveCapacity(new.order.count)
    new.forEachRow { _, place, view in
      if let view {
        origins.append(ofView[view.key] ?? -1)
      } else {
        let before = data.match.oldPlaces[place]
        origins.append(before < 0 ? -1 : ofPlace[before])
      }
    }
    return origins
  }

  /// The transition for pictures: where new elements come from, and which old ones disappear.
  ///
  /// - Parameter slack: by how many points frames may differ before elements count as moved.
  package func transition(movesBeyond slack: Double = FrameChanges.roundingSlack) -> LayoutTransition {
    let origins = origins
    var before: [ViewAttributes?] = []
    old.forEachRow { _, place, view in before.append(view?.attributes ?? old.cells[place]) }
    let movedItems = Set(data.movedItems.map(\.to))
    let movedSections = Set(data.movedSections.map(\.to))
    var reloads: [IndexPath: SnapshotDifference.Reload] = [:]
    for reload in data.reloadedItems { reloads[reload.at] = reload }

    var arrivals: [LayoutTransition.Arrival] = []
    arrivals.reserveCapacity(new.order.count)
    var stays = [Bool](repeating: false, count: before.count)
    new.forEachRow { row, place, view in
      let origin = origins[row] < 0 ? nil : origins[row]
      let present = view?.attributes ?? new.cells[place]
      let isHidden = present?.isHidden ?? false
      let path = view == nil ? new.data.path(ofPlace: place) : nil
      var shown: ViewAttributes?
      var change: LayoutTransition.Change?
      let reload = path.flatMap { reloads[$0] }
      if !isHidden {
        if let origin { stays[origin] = true }
        shown = origin.flatMap { before[$0] }.flatMap { $0.isHidden ? nil : $0 }
        let isMoved =
          path.map(movedItems.contains) ?? false
          || (path?.section ?? view?.section).map(movedSections.contains) ?? false
        let isElsewhere = Self.isOther(shown?.frame, present?.frame, slack: slack)
        change =
          shown == nil
          ? .appeared
          : isMoved
            ? .moved
            : reload != nil
              ? .reloaded : isElsewhere ? .moved : shown?.title != present?.title ? .reloaded : nil
      }
      let note = reload.map { data.words(of: $0, style) }
      arrivals.append(
        LayoutTransition.Arrival(
          origin: origin, frame: shown?.frame, look: shown?.look, change: change, note: note))
    }

    var departures: [LayoutTransition.Departure] = []
    old.forEachRow { row, place, view in
      guard !stays[row], let attributes = before[row], !attributes.isHidden else { return }
      let path = view == nil ? old.data.path(ofPlace: place) : nil
      departures.append(
        LayoutTransition.Departure(
          frame: attributes.frame, look: attributes.look, category: view?.key.category ?? "cell",
          kind: view?.key.kind ?? "",
          name: path.map { old.data.value(at: $0).title ?? old.data.id(at: $0) ?? String($0.item) },
          section: path?.section, item: path?.item))
    }
    return LayoutTransition(
      arrivals: arrivals, departures: departures, oldContentSize: old.contentSize)
  }
}

extension SceneDifference {
  fileprivate static func isOther(_ old: Rect?, _ new: Rect?, slack: Double) -> Bool {
    guard let old, let new else { return false }
    return FrameChanges.words(from: old, to: new, slack: slack) != nil
  }
}

extension ViewAttributes {
  /// The view's alpha and transform; `nil` if neither changes how it looks. Transforms with depth are ignored.
  fileprivate var look: LayoutTransition.Look? {
    guard alpha != 1 || transform.count == 6 else { return nil }
    return LayoutTransition.Look(
      transform: transform.count == 6 ? transform : [1, 0, 0, 1, 0, 0], alpha: alpha)
  }
}

extension LayoutScene {
  /// Calls `body` with each view in the order of the output. `place` is the item position of a cell; `view` is set for other views.
  fileprivate func forEachRow(_ body: (_ row: Int, _ place: Int, _ view: View?) -> Void) {
    var next = 0
    for (row, place) in order.enumerated() {
      if place >= 0 {
        body(row, place, nil)
      } else {
        body(row, -1, views[next])
        next += 1
      }
    }
  }
}
