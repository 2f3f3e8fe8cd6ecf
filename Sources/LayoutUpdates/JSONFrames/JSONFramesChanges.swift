extension JSONFrames {
  /// The changes to a later layout, one line each.
  ///
  /// - Parameter tolerance: by how many points numbers may differ and still count as equal.
  package func changes(to new: JSONFrames, tolerance: Double) -> [String] {
    var changes = FrameChanges(tolerance: tolerance)
    changes.compareContent(size, new.size)
    var before: [ViewKey: ViewAttributes] = [:]
    for entry in entries { before[entry.key] = entry.attributes }
    var after: Set<ViewKey> = []
    for entry in new.entries {
      after.insert(entry.key)
      changes.add(inSection: entry.key.section, before[entry.key], entry.attributes) { entry.key }
    }
    changes.breakRun()
    for entry in entries where !after.contains(entry.key) {
      changes.add(inSection: entry.key.section, entry.attributes, nil) { entry.key }
    }
    let sections = SectionChanges(
      from: self, to: new, changed: changes.changedSections, slack: tolerance + FrameChanges.roundingSlack)
    return changes.lines(and: sections.lines)
  }
}
