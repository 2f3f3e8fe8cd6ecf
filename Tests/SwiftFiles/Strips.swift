import UIKit

/// Collection views that do not fill the screen.
class StripController: UIViewController {
  let strip = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))

  /// Cells as high as the view, two in its width.
  static var section: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: size)
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    strip.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(strip)
    place()
  }

  func place() {}
}

/// Under a bar of a height, between the margins, down to a button at the bottom of the safe area.
final class BetweenController: StripController {
  private let bar = UIView()
  private let button = UIButton()

  override func place() {
    view.addSubview(bar)
    view.addSubview(button)
    bar.heightAnchor.constraint(equalToConstant: 56).isActive = true
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      strip.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 4),
      strip.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      strip.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -30),
      strip.bottomAnchor.constraint(equalTo: button.topAnchor),
      button.heightAnchor.constraint(equalToConstant: 50),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: button.bottomAnchor),
    ])
  }
}

/// A height alone: the width is the screen's.
final class LowController: StripController {
  override func place() { strip.heightAnchor.constraint(equalToConstant: 36).isActive = true }
}

final class FramedController: StripController {
  override func place() {
    strip.translatesAutoresizingMaskIntoConstraints = true
    strip.frame = CGRect(x: 10, y: 20, width: 200, height: 120)
  }
}

/// Under a label, whose height its text decides.
final class UnderController: StripController {
  override func place() {
    let label = UILabel()
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor),
      strip.topAnchor.constraint(equalTo: label.bottomAnchor),
      strip.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

final class PinnedController: StripController {
  override func place() {
    NSLayoutConstraint.activate([
      strip.topAnchor.constraint(equalTo: view.topAnchor),
      strip.leftAnchor.constraint(equalTo: view.leftAnchor),
      strip.rightAnchor.constraint(equalTo: view.rightAnchor),
      view.bottomAnchor.constraint(equalTo: strip.bottomAnchor),
    ])
  }
}
