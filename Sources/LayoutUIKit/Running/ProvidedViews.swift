import Foundation

extension SectionRuns {
  /// The time limit for providing views, in seconds.
  private static let secondsForViews = 2.0
  /// The number of sections whose provider of views may trap.
  private static let greatestTrapCount = 4
  /// The number of cells of a section whose texts are recorded.
  private static let greatestTitleCount = 40

  /// Asks the data source for the first cells of each section: for their texts, and for what UIKit says of that. The code may trap, because
  /// its own classes of cells are not made.
  mutating func provideViews() {
    guard let view = loaded.view, let source = view.dataSource else { return }
    let indexes = sections.filter { $0.itemCount > 0 }.map(\.index)
    let counts = sections.filter { $0.itemCount > 0 }.map { min($0.itemCount, Self.greatestTitleCount) }
    var next = 0
    for _ in 0..<Self.greatestTrapCount where next < indexes.count {
      let (events, ending) = tellEvents { tell in
        ChildProcess.arm(seconds: Self.secondsForViews)
        for place in next..<indexes.count {
          tell(.begins(indexes[place]))
          for item in 0..<counts[place] {
            let path = IndexPath(item: item, section: indexes[place])
            let cell = MadeObjects.providingViews { source.collectionView(view, cellForItemAt: path) }
            let content = cell.contentConfiguration as? UIListContentConfiguration
            if let text = content?.text ?? content?.attributedText?.string, !text.isEmpty {
              tell(.titled(section: indexes[place], item: item, text))
            }
          }
        }
      }
      for event in events {
        switch event {
        case .begins: next += 1
        case .titled(let section, let item, let text):
          if let place = sections.firstIndex(where: { $0.index == section }) {
            sections[place].titles[item] = text
          }
        default: break
        }
      }
      if !ending.isFault { return }
    }
  }
}
