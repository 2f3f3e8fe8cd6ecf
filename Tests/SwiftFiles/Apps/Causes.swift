import Combine
import UIKit

/// One mistake of many kinds each leaves the rest of the layout as it is.
final class CausesController: ListController<CausesModel> {
  private lazy var source = CardSource<
    Panel,
    Card
  >(view: collectionView) { card in
    card.cell
  }

  private let height: (Int) -> CGFloat
  let rows: [any CardRow]

  init(model: CausesModel, rows: [any CardRow]) {
    self.rows = rows
    height = model.height
    super.init(model: model)
  }

  var banner: some View { Banner(title: rows.count.formatted(.banner)) }

  func layout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { index, environment in
      guard index < 2,
        case .shown(let tracker) = self.model.state,
        tracker.isOn
      else { return nil }
      return self.section(index == 0 ? .cards : .rows)
    }
  }

  private var gap: CGFloat { gap(of: .cards) }

  private func gap(of panel: CausesPanel) -> CGFloat {
    guard let gap = Spacing<CausesPanel>(panel) else { return 1 }
    return gap.value
  }

  private func section(_ panel: CausesPanel) -> NSCollectionLayoutSection {
    analytics.track(.section(panel), with: tracker)
    let size: NSCollectionLayoutSize
    switch panel {
    case .cards: size = .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
    case .rows: size = .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height(1)))
    case .advertisement(let spot): size = spot.size
    }
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
    section.interGroupSpacing = CGFloat(rows.count)
    section.contentInsets.bottom = gap
    return section
  }
}

enum CausesPanel {
  case cards, rows
}

protocol CardRow {
  var title: String { get }
}

struct TitleRow: CardRow {
  let title: String
}

struct PriceRow: CardRow {
  let title: String
  let price: Price
}
