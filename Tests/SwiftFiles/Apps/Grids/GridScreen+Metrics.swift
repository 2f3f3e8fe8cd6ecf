import UIKit

extension GridScreen {
  enum Metrics {
    static let extra: CGFloat = 8
  }
}
