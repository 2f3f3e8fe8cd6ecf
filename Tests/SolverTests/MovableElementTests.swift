import LayoutSolver
import LayoutSpec
import Testing

/// Elements that a preview moves equal the solver's at the same scroll offset.
@Suite struct MovableElementTests {
  @Test func unscrolledElementsAreTheSolvers() {
    var generator = RandomSpecs(seed: 71)
    for _ in 0..<150 {
      var spec = generator.spec()
      for index in spec.sections.indices { spec.sections[index].orthogonalScrolling?.scroll = .zero }
      var environment = generator.environment(393, 700, scale: 3)
      if generator.random.oneIn(3) { environment.layoutDirection = .rtl }
      let solution = solve(spec, in: environment)
      var movable: [MovableElement] = []
      solution.forEachMovableElement {
        movable.append($0)
        return movable.count < 5_000
      }
      var index = 0
      solution.forEachElement { element in
        guard index < movable.count else { return false }
        let own = movable[index]
        #expect(own.element.node == element.node && own.element.item == element.item)
        if !element.isPinned { #expect(own.element == element) }
        if case .pin(let pin) = own.motion {
          #expect(element.zIndex == own.element.zIndex + (element.isPinned ? Pin.zIndex : 0))
          #expect(pin.slot.start <= pin.slot.end)
        } else {
          #expect(!element.isPinned)
        }
        index += 1
        return true
      }
      #expect(index == movable.count)
    }
  }
}
