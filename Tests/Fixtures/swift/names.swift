// Made by layoutc from a spec: change that and make this again, or take the code over as it is.

import UIKit

/// The layout "init".
@MainActor
enum InitLayout {
  enum ElementKind {
    static let selfKind = "self"
    static let whatIsCalledByANameOfSixtyCharactersAndSomeMoreYet =
      "what-is-called-by-a-name-of-sixty-characters-and-some-more-yet"
  }

  enum Section {
    case selfSection
    case initSection
    case allCases2
    case type
    case fruit
    case fruit2
    case section2Apples
    case section7
    case `precedencegroup`
    case whatIsCalledByANameOfSixtyCharactersAndSomeMoreYet
  }

  /// The sections in their order.
  static func sections() -> [Section] {
    Array(repeating: Section.selfSection, count: 2)
      + [.initSection]
      + [.allCases2]
      + [.type]
      + [.fruit]
      + [.fruit2]
      + [.section2Apples]
      + [.section7]
      + [.precedencegroup]
      + [.whatIsCalledByANameOfSixtyCharactersAndSomeMoreYet]
  }

  private static let selfValue: CGFloat = 8
  private static let `default`: CGFloat = 44
  private static let frameValue: CGFloat = 12
  private static let sectionsValue: CGFloat = 4
  private static let gap: CGFloat = 2
  private static let gap2: CGFloat = 3
  private static let `associatedtype`: CGFloat = 5
  private static let b: CGFloat = 3

  /// The layout for the collection view.
  static func makeLayout() -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout { sectionIndex, environment in
      let sections = sections()
      guard sections.indices.contains(sectionIndex) else { return nil }
      switch sections[sectionIndex] {
      case .selfSection: return makeSelfSection(environment: environment)
      case .initSection: return makeInitSection(environment: environment)
      case .allCases2: return makeAllCases2Section()
      case .type: return makeTypeSection(environment: environment)
      case .fruit: return makeFruitSection(environment: environment)
      case .fruit2: return makeFruit2Section(environment: environment)
      case .section2Apples: return makeSection2ApplesSection(environment: environment)
      case .section7: return makeSection7Section(environment: environment)
      case .precedencegroup: return makePrecedencegroupSection(environment: environment)
      case .whatIsCalledByANameOfSixtyCharactersAndSomeMoreYet:
        return makeWhatIsCalledByANameOfSixtyCharactersAndSomeMoreYetSection(environment: environment)
      }
    }
    // Put the class of the app's own view here.
    layout.register(
      UICollectionReusableView.self,
      forDecorationViewOfKind: ElementKind.whatIsCalledByANameOfSixtyCharactersAndSomeMoreYet
    )
    return layout
  }

  /// The section `self`.
  ///
  /// Left to the data source and the views: items.
  static func makeSelfSection(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
  }

  /// The section `init`.
  ///
  /// Left to the data source and the views: items.
  static func makeInitSection(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
  }

  /// The section `allCases`.
  ///
  /// Left to the data source and the views: items.
  static func makeAllCases2Section() -> NSCollectionLayoutSection {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(`default`))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
    group.contentInsets = NSDirectionalEdgeInsets(
      top: selfValue, leading: selfValue, bottom: selfValue, trailing: selfValue)

    let section = NSCollectionLayoutSection(group: group)
    let selfValue2 = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
      elementKind: ElementKind.selfKind,
      alignment: .top
    )
    section.boundarySupplementaryItems = [selfValue2]
    return section
  }

  /// The section `Type`.
  ///
  /// Left to the data source and the views: items.
  static func makeTypeSection(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
  }

  /// The section `fruit`.
  ///
  /// Left to the data source and the views: items.
  static func makeFruitSection(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
  }

  /// The section `Fruit`.
  ///
  /// Left to the data source and the views: items.
  static func makeFruit2Section(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
  }

  /// The section `2 apples`.
  ///
  /// Left to the data source and the views: items.
  static func makeSection2ApplesSection(
    environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
  }

  /// The section `🍎`.
  ///
  /// Left to the data source and the views: items.
  static func makeSection7Section(environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
  }

  /// The section `precedencegroup`.
  ///
  /// Left to the data source and the views: items.
  static func makePrecedencegroupSection(
    environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
  }

  /// The section `what-is-called-by-a-name-of-sixty-characters-and-some-more-yet`.
  ///
  /// Left to the data source and the views: items.
  static func makeWhatIsCalledByANameOfSixtyCharactersAndSomeMoreYetSection(
    environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let width = environment.container.effectiveContentSize.width
    let leadingLeadingGroupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(100))
    let leadingLeadingGroup = NSCollectionLayoutGroup.custom(
      layoutSize: leadingLeadingGroupSize
    ) { environment in
      let groupHeight = environment.container.contentSize.height
      let count = Int(max(1, floor((width - selfValue - frameValue - 100 + `default`) / 400) + 1))
      let b2 = b * 2
      let a2 = sectionsValue + `associatedtype`
      return (0..<count).map { index in
        let a = CGFloat(index) * 2
        let frame = CGRect(x: a + b2 - b, y: a2, width: 20, height: groupHeight)
        return NSCollectionLayoutGroupCustomItem(frame: frame)
      }
    }

    let trailingItem = makeCaseItem(in: 4, in2: 6)
    let leadingGroupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(100))
    let leadingGroup = NSCollectionLayoutGroup.horizontal(
      layoutSize: leadingGroupSize, subitems: [leadingLeadingGroup, trailingItem])

    let trailingItem2Size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
    let trailingItem2 = NSCollectionLayoutItem(layoutSize: trailingItem2Size)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: groupSize, subitems: [leadingGroup, trailingItem2])
    group.contentInsets = NSDirectionalEdgeInsets(
      top: frameValue, leading: frameValue, bottom: frameValue, trailing: frameValue)
    group.interItemSpacing = .fixed(gap2 + gap)

    let section = NSCollectionLayoutSection(group: group)
    let whatIsCalledByANameOfSixtyCharactersAndSomeMoreYet = NSCollectionLayoutDecorationItem.background(
      elementKind: ElementKind.whatIsCalledByANameOfSixtyCharactersAndSomeMoreYet)
    section.decorationItems = [whatIsCalledByANameOfSixtyCharactersAndSomeMoreYet]
    return section
  }

  /// The definition `case`.
  private static func makeCaseItem(`in`: CGFloat, in2: CGFloat) -> NSCollectionLayoutItem {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: `in`, bottom: 0, trailing: in2)
    return item
  }
}
