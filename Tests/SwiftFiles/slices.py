#!/usr/bin/env python3
"""Compares slices with whole programs: python3 slices.py LAYOUTC COUNT FOLDER

Each program is written twice: as one file that compiles, and as a project of several files among code that does not compile here. The
frames must be the same. Prints the seeds of programs whose frames differ, and fails for one.
"""

import os
import random
import subprocess
import sys


class Program:
    def __init__(self, seed):
        self.random = random.Random(seed)
        pick = self.random.choice
        self.cases = self.random.sample(["hero", "shelf", "tiles", "chips", "list", "pair"], self.random.randint(1, 4))
        self.lengths = {name: self.random.randint(0, 24) for name in ["gap", "inset", "line", "header"]}
        self.columns = self.random.randint(1, 4)
        self.has_headers = pick([True, False])
        self.is_wide = pick([True, False])
        self.behaviour = pick(["continuous", "groupPaging", "paging"])
        self.row = pick(["absolute(64)", "estimated(80)", "fractionalWidth(0.4)"])
        # Both programs have the same texts.
        self.builder = self.builder_code()
        self.sections = "".join(self.section(case) for case in self.cases)

    def length(self, name):
        """An expression for one of the lengths, from a static member, an extension or an instance."""
        return self.random.choice([f"Theme.{name}", f"CGFloat.{name}", f"Metrics().{name}"])

    def theme(self):
        lines = "".join(f"  static let {name}: CGFloat = {value}\n" for name, value in self.lengths.items())
        return "enum Theme {\n" + lines + "}\n"

    def extension(self):
        lines = "".join(f"  static var {name}: CGFloat {{ Theme.{name} }}\n" for name in self.lengths)
        return "extension CGFloat {\n" + lines + "}\n"

    def metrics(self):
        lines = "".join(f"  var {name} = Theme.{name}\n" for name in self.lengths)
        columns = f"  func columns(_ width: CGFloat) -> Int {{ width > 600 ? {self.columns + 2} : {self.columns} }}\n"
        return "struct Metrics {\n" + lines + columns + "}\n"

    def kind(self):
        return "enum Kind: CaseIterable {\n  case " + ", ".join(self.cases) + "\n}\n"

    def builder_code(self):
        return f"""extension NSCollectionLayoutSection {{
  static func rows(_ height: NSCollectionLayoutDimension, columns: Int, gap: CGFloat) -> NSCollectionLayoutSection {{
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height))
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: columns)
    group.interItemSpacing = .fixed(gap)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = {self.length("line")}
    return section
  }}
}}
"""

    def section(self, case):
        inset = self.length("inset")
        if case in ("shelf", "hero"):
            body = f"""let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: .init(widthDimension: .fractionalWidth({self.random.choice(["0.8", "0.5"])}), heightDimension: .absolute(120)),
        subitems: [item])
      section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .{self.behaviour}"""
        elif case == "list":
            body = f"section = .rows(.absolute(44), columns: 1, gap: {self.length('gap')})"
        else:
            body = f"""section = .rows(
        .{self.row}, columns: metrics.columns(environment.container.effectiveContentSize.width), gap: {self.length('gap')})"""
        return f"""    case .{case}:
      {body}
      section.contentInsets = .init(top: {inset}, leading: {inset}, bottom: {inset}, trailing: {inset})
"""

    def controller(self, superclass, extra="", noise=""):
        header = """    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20 + Theme.header)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
"""
        return f"""final class HomeController: {superclass} {{
  let metrics = Metrics()
{extra}
  func makeLayout() -> UICollectionViewCompositionalLayout {{
    UICollectionViewCompositionalLayout {{ index, environment in
      guard index < Kind.allCases.count else {{ return nil }}
      return self.section(for: Kind.allCases[index], environment)
    }}
  }}

  func section(for kind: Kind, _ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {{
    let section: NSCollectionLayoutSection
{noise}    switch kind {{
{self.sections}    }}
{header if self.has_headers else ""}    return section
  }}
}}
"""

    def noise(self):
        """Members that need what nobody declares."""
        members = [
            "  @Published private var state = FeedState.loading\n",
            "  private let bag = DisposeBag()\n  private lazy var store = Store(client: .live, bag: bag)\n",
            "  override func viewDidLoad() {\n    super.viewDidLoad()\n    store.bind(to: self).disposed(by: bag)\n  }\n",
            "  func show(_ item: FeedItem) {\n    router.push(.detail(item), animated: true)\n  }\n",
            "  var banner: some View { Banner(title: L10n.title).padding(Spacing.m) }\n",
            "  static func preview(for model: FeedModel) -> HomeController? { model.map(HomeController.init) }\n",
            "  func count(of kind: Kind) -> Int {\n    switch feed.state {\n    case .loaded(let page) where page.isFull: return page.count\n"
            "    case .failed: return 0\n    }\n  }\n",
        ]
        return "".join(self.random.sample(members, self.random.randint(1, len(members))))

    def rest(self, name):
        """A declaration of another file that does not compile here."""
        return self.random.choice([
            f"final class {name}Client: APIClient<{name}Endpoint> {{\n  func load() async throws -> [FeedItem] {{ try await get(.feed) }}\n}}\n",
            f"struct {name}View: View {{\n  var body: some View {{ List(items) {{ Row($0) }} }}\n}}\n",
            f"extension {name}Store {{\n  func reduce(_ action: Action) -> Effect<Action> {{ .none }}\n}}\n",
            "",
        ])

    def whole(self):
        return "import UIKit\n\n" + "\n".join([
            self.theme(), self.extension(), self.metrics(), self.kind(), self.builder, self.controller("UIViewController")])

    def project(self):
        """The files by name, the user's first."""
        statement = "    analytics.track(.section(kind), with: tracker)\n" if self.random.random() < 0.5 else ""
        home = "import UIKit\nimport RxSwift\n\n" + self.controller(
            "BaseViewController<HomeModel>", self.noise(), statement)
        if self.is_wide:
            home += "\n" + self.kind()
        files = {"Features/Home/HomeController.swift": home}
        others = {"Theme": self.theme(), "CGFloat+Theme": self.extension(), "Metrics": self.metrics(), "Sections": self.builder}
        if not self.is_wide:
            others["Kind"] = self.kind()
        for name, text in others.items():
            folder = self.random.choice(["Shared", "Features/Home", "Features"])
            files[f"{folder}/{name}.swift"] = f"import UIKit\nimport Core\n\n{text}\n{self.rest(name.split('+')[0])}"
        return files


def frames(layoutc, path):
    done = subprocess.run(
        [layoutc, "build", path, "--entry", "HomeController.makeLayout", "--format", "csv", "--no-lint"], capture_output=True, text=True)
    return done.stdout, done.stderr


def main():
    layoutc, count, folder = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    different = []
    for seed in range(count):
        whole = os.path.join(folder, f"whole{seed}", "Home.swift")
        project = os.path.join(folder, f"project{seed}")
        # The same choices for both.
        files = {whole: Program(seed).whole()}
        sliced = Program(seed).project()
        files |= {os.path.join(project, name): text for name, text in sliced.items()}
        files[os.path.join(project, "Package.swift")] = "// A package.\n"
        for path, text in files.items():
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w") as file:
                file.write(text)
        expected, said = frames(layoutc, whole)
        if not expected:
            sys.exit(f"{whole}: {said}")
        found, said = frames(layoutc, os.path.join(project, next(iter(sliced))))
        if found != expected:
            different.append(seed)
            print(f"{project}: other frames than {whole}\n{said}")
    print(f"{count - len(different)} of {count} slices have the frames of the whole program")
    sys.exit(bool(different))


main()
