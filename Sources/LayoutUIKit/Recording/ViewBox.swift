import Foundation

/// Finds the box of a collection view in the run's window: from its frame, or from constraints that pin its edges or set its size. Other
/// constraints are not solved, and views that size themselves have no known edges.
@MainActor struct ViewBox {
  /// A view's extent along an axis, as far as it is known; points in the window.
  private struct Extent {
    var start: CGFloat?
    var end: CGFloat?
    var length: CGFloat?
  }

  private enum Axis { case horizontal, vertical }

  /// The views and guides whose extents are being found.
  private var open: [ObjectIdentifier] = []

  /// The box of a collection view that does not fill the window; `nil` if it does.
  static func own(of view: UICollectionView) -> CGRect? {
    guard view.superview != nil || view.givenFrame != nil else { return nil }
    var boxes = ViewBox()
    let window = RunEnvironment.now.bounds
    let (x, width) = boxes.whole(view, .horizontal, in: (window.minX, window.maxX))
    let (y, height) = boxes.whole(view, .vertical, in: (window.minY, window.maxY))
    let box = CGRect(x: x, y: y, width: width, height: height)
    let isValid = [x, y, width, height].allSatisfy(\.isFinite) && width >= 0 && height >= 0
    return isValid && box.size != window.size ? box : nil
  }

  /// A view's start and length; unknown edges are those of its superview.
  private mutating func whole(
    _ view: UIView, _ axis: Axis, in window: (start: CGFloat, end: CGFloat)
  ) -> (start: CGFloat, length: CGFloat) {
    var outer = (start: window.start, length: window.end - window.start)
    if let superview = view.superview { outer = whole(superview, axis, in: window) }
    let own = extent(of: view, axis)
    let length = own.length ?? (own.end ?? outer.start + outer.length) - (own.start ?? outer.start)
    return (own.start ?? own.end.map { $0 - length } ?? outer.start, max(0, length))
  }

  /// The extent of a view or a guide.
  private mutating func extent(of item: AnyObject, _ axis: Axis) -> Extent {
    let id = ObjectIdentifier(item)
    guard !open.contains(id), open.count < 32 else { return Extent() }
    open.append(id)
    defer { open.removeLast() }
    if let guide = item as? UILayoutGuide { return extent(ofGuide: guide, axis) }
    guard let view = item as? UIView else { return Extent() }
    // What is in the view does not place it.
    let constraints = MadeObjects.constraints.filter { constraint in
      guard constraint.relation == .equal else { return false }
      if constraint.firstItem === view { return !Self.isInside(constraint.secondItem, view) }
      return constraint.secondItem === view && !Self.isInside(constraint.firstItem, view)
    }
    if !constraints.isEmpty {
      let found = extent(of: view, axis, by: constraints)
      let isKnown = found.start != nil || found.end != nil || found.length != nil
      if isKnown || view.givenFrame == nil { return found }
    }
    let outer = view.superview.map { extent(of: $0, axis) } ?? window(axis)
    guard let frame = view.givenFrame else { return outer }
    guard let start = outer.start else {
      return Extent(length: axis == .horizontal ? frame.width : frame.height)
    }
    return axis == .horizontal
      ? Extent(start: start + frame.minX, end: start + frame.maxX, length: frame.width)
      : Extent(start: start + frame.minY, end: start + frame.maxY, length: frame.height)
  }

  private static func isInside(_ item: AnyObject?, _ view: UIView) -> Bool {
    ((item as? UILayoutGuide)?.owningView ?? item as? UIView)?.isDescendant(of: view) ?? false
  }

  private func window(_ axis: Axis) -> Extent {
    let length = axis == .horizontal ? RunEnvironment.now.width : RunEnvironment.now.height
    return Extent(start: 0, end: length, length: length)
  }

  /// The guide's view less the insets. Margins are added to the part of the safe area that the view covers.
  private mutating func extent(ofGuide guide: UILayoutGuide, _ axis: Axis) -> Extent {
    guard let view = guide.owningView, let reference = guide.reference else { return Extent() }
    let now = RunEnvironment.now
    let outer = extent(of: view, axis)
    guard let start = outer.start, let end = outer.end else { return Extent() }
    let box =
      axis == .horizontal
      ? CGRect(x: start, y: 0, width: end - start, height: now.height)
      : CGRect(x: 0, y: start, width: now.width, height: end - start)
    var insets = now.sided(now.safeArea(of: box))
    if reference == .layoutMargins || reference == .readableContent {
      let (margins, safe) = (now.sided(now.insets(reference)), now.sided(now.safeArea))
      insets.left += margins.left - safe.left
      insets.right += margins.right - safe.right
    }
    var (inner, outerEnd) =
      axis == .horizontal
      ? (start + insets.left, end - insets.right) : (start + insets.top, end - insets.bottom)
    // The guide of a hidden keyboard.
    if reference == .automatic, axis == .vertical { (inner, outerEnd) = (outerEnd, end) }
    return Extent(start: inner, end: outerEnd, length: outerEnd - inner)
  }

  private mutating func extent(
    of view: UIView, _ axis: Axis, by constraints: [NSLayoutConstraint]
  ) -> Extent {
    typealias Attribute = NSLayoutConstraint.Attribute
    let isMirrored = RunEnvironment.now.isRightToLeft
    let (starts, ends, middle, side): ([Attribute], [Attribute], Attribute, Attribute) =
      axis == .horizontal
      ? (
        [isMirrored ? .trailing : .leading, .left], [isMirrored ? .leading : .trailing, .right], .centerX,
        .width
      )
      : ([.top], [.bottom], .centerY, .height)
    var result = Extent(
      start: value(of: view, starts, constraints), end: value(of: view, ends, constraints),
      length: value(of: view, [side], constraints))
    if let start = result.start, let end = result.end {
      result.length = end - start
    } else if let length = result.length {
      let center = value(of: view, [middle], constraints)
      result.start = result.start ?? result.end.map { $0 - length } ?? center.map { $0 - length / 2 }
      result.end = result.start.map { $0 + length }
    }
    return result
  }

  /// The value that a constraint gives an attribute, if one does.
  private mutating func value(
    of view: UIView, _ attributes: [NSLayoutConstraint.Attribute], _ constraints: [NSLayoutConstraint]
  ) -> CGFloat? {
    for constraint in constraints {
      // Leading edges are on the right in right-to-left layouts, and constants grow towards trailing.
      let isDirected = [.leading, .trailing].contains(constraint.firstAttribute)
      let constant =
        isDirected && RunEnvironment.now.isRightToLeft ? -constraint.constant : constraint.constant
      if constraint.firstItem === view, attributes.contains(constraint.firstAttribute) {
        guard constraint.secondAttribute != .notAnAttribute else { return constant }
        if let other = value(of: constraint.secondItem, constraint.secondAttribute) {
          return other * constraint.multiplier + constant
        }
      } else if constraint.secondItem === view, attributes.contains(constraint.secondAttribute),
        constraint.multiplier != 0, let other = value(of: constraint.firstItem, constraint.firstAttribute)
      {
        return (other - constant) / constraint.multiplier
      }
    }
    return nil
  }

  private mutating func value(of item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
    guard let item else { return nil }
    let isMirrored = RunEnvironment.now.isRightToLeft
    switch attribute {
    case .left: return extent(of: item, .horizontal).start
    case .right: return extent(of: item, .horizontal).end
    case .leading, .trailing:
      let extent = extent(of: item, .horizontal)
      return (attribute == .leading) != isMirrored ? extent.start : extent.end
    case .top: return extent(of: item, .vertical).start
    case .bottom: return extent(of: item, .vertical).end
    case .width: return extent(of: item, .horizontal).length
    case .height: return extent(of: item, .vertical).length
    case .centerX, .centerY:
      let extent = extent(of: item, attribute == .centerX ? .horizontal : .vertical)
      guard let start = extent.start, let length = extent.length else { return nil }
      return start + length / 2
    default: return nil
    }
  }
}

extension RunEnvironment {
  /// The part of the safe area that a box in the window covers.
  func safeArea(of box: CGRect) -> NSDirectionalEdgeInsets {
    let safe = sided(safeArea)
    let left = max(0, safe.left - box.minX)
    let right = max(0, safe.right - (width - box.maxX))
    return NSDirectionalEdgeInsets(
      top: max(0, safe.top - box.minY), leading: isRightToLeft ? right : left,
      bottom: max(0, safe.bottom - (height - box.maxY)), trailing: isRightToLeft ? left : right)
  }

  /// The environment of a collection view with a box of its own in the window.
  func within(_ box: CGRect) -> RunEnvironment {
    var result = self
    result.width = box.width
    result.height = box.height
    result.safeArea = safeArea(of: box)
    result.layoutMargins.top += result.safeArea.top - safeArea.top
    result.layoutMargins.leading += result.safeArea.leading - safeArea.leading
    result.layoutMargins.bottom += result.safeArea.bottom - safeArea.bottom
    result.layoutMargins.trailing += result.safeArea.trailing - safeArea.trailing
    result.readableContent = .zero
    return result
  }
}
