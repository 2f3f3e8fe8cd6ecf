extension UIView {
  /// The origin in the outermost view's coordinates.
  private var absoluteOrigin: CGPoint {
    guard let superview else { return .zero }
    let origin = superview.absoluteOrigin
    let own = EnvironmentReads.ignore { frame.origin }
    return CGPoint(x: origin.x + own.x, y: origin.y + own.y)
  }

  private func offset(to view: UIView?) -> CGPoint {
    let from = absoluteOrigin
    let to = view?.absoluteOrigin ?? .zero
    return CGPoint(x: from.x - to.x, y: from.y - to.y)
  }

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let offset = offset(to: view)
    return CGPoint(x: point.x + offset.x, y: point.y + offset.y)
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let offset = offset(to: view)
    return CGPoint(x: point.x - offset.x, y: point.y - offset.y)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: frame) }
}
