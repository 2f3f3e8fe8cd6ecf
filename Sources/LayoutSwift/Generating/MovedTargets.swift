import LayoutReader

/// The elements that some rules of `visibleItems` move.
struct MovedTargets {
  private var all: Set<Form?> = []
  private var words: Set<String> = []
  private var kinds: Set<Form> = []

  /// Adds the elements of a rule.
  mutating func add(_ targets: Form?) {
    all.insert(targets)
    switch targets ?? .standard(VisibleItemKeys.for) {
    case .list(let list): kinds.formUnion(list)
    case let form: words.insert(form.text ?? "")
    }
  }

  /// True if another rule may apply to one of the elements.
  func meet(_ targets: Form?) -> Bool {
    if words.contains("all") { return true }
    let form = targets ?? .standard(VisibleItemKeys.for)
    if case .list(let list) = form {
      return !words.isSubset(of: ["cells"]) || !kinds.isDisjoint(with: list)
    }
    return switch form.text {
    case "all": !all.isEmpty
    case "cells": words.contains("cells")
    case let word: words.contains(word ?? "") || !kinds.isEmpty
    }
  }

  /// True if all rules are for the same elements as another rule.
  func areOnly(_ targets: Form?) -> Bool { all == [targets] }
}
