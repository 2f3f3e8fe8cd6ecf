// swift-tools-version: 6.2
import PackageDescription

// The targets follow the pipeline: text -> document -> normal form -> spec -> frames -> bytes.
// What other modules use is `package`; `public` is what LayoutKit offers to other packages, and the few types that are read or written
// for every element, since the optimizer inlines across modules only what is public.
// Arrows point one way; `swift build --explicit-target-dependency-import-check error` keeps it so.
let package = Package(
  name: "layoutc",
  products: [
    .executable(name: "layoutc", targets: ["layoutc"]),
    .library(name: "LayoutKit", targets: ["LayoutKit"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLibYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .target(name: "LayoutText"),
    .target(name: "LayoutDiagnostics", dependencies: ["LayoutText"]),
    .target(name: "LayoutSpec"),
    .target(name: "LayoutReader", dependencies: ["LayoutText", "LayoutDiagnostics", "CLibYAML"]),
    .target(name: "LayoutSolver", dependencies: ["LayoutSpec"], exclude: ["README.md"]),
    // The solver tells the resolver the boxes of custom groups: frames by formula are computed from them.
    .target(
      name: "LayoutResolver",
      dependencies: ["LayoutReader", "LayoutSpec", "LayoutSolver", "LayoutDiagnostics", "LayoutText"]
    ),
    .target(
      name: "LayoutLint",
      dependencies: [
        "LayoutSpec", "LayoutReader", "LayoutResolver", "LayoutSolver", "LayoutDiagnostics", "LayoutText",
      ]
    ),
    .target(
      name: "LayoutOutput",
      dependencies: ["LayoutText", "LayoutSpec", "LayoutSolver"],
      exclude: ["HTML/Page"],
      plugins: ["EmbedTexts"]
    ),
    // What changes from one layout to another: snapshots of the data, batch updates, frames before and after.
    .target(
      name: "LayoutUpdates",
      dependencies: [
        "LayoutText", "LayoutDiagnostics", "LayoutSpec", "LayoutReader", "LayoutSolver", "LayoutOutput",
      ]
    ),
    // A spec to Swift code, and a file of Swift to a compiled program that tells what it builds.
    .target(
      name: "LayoutSwift",
      dependencies: ["LayoutText", "LayoutDiagnostics", "LayoutSpec", "LayoutReader", "LayoutResolver"]
    ),
    // The whole way, for programs that hold specs: `FileAccess` says where files are read.
    .target(
      name: "LayoutCompiler",
      dependencies: [
        "LayoutText", "LayoutDiagnostics", "LayoutSpec", "LayoutReader", "LayoutResolver", "LayoutSolver",
        "LayoutLint", "LayoutOutput", "LayoutSwift",
      ]
    ),
    // What is said of the format's keys and of rules, to people.
    .target(
      name: "LayoutManual",
      dependencies: [
        "LayoutText", "LayoutDiagnostics", "LayoutReader", "LayoutLint", "LayoutOutput", "LayoutCompiler",
      ],
      exclude: ["Examples"],
      plugins: ["EmbedTexts"]
    ),
    // The language server: editors ask, and it answers from the same pipeline.
    .target(
      name: "LayoutServer",
      dependencies: [
        "LayoutText", "LayoutDiagnostics", "LayoutSpec", "LayoutReader", "LayoutResolver", "LayoutSolver",
        "LayoutLint", "LayoutOutput", "LayoutCompiler", "LayoutManual",
      ]
    ),
    .target(
      name: "LayoutCLI",
      dependencies: [
        "LayoutText", "LayoutDiagnostics", "LayoutSpec", "LayoutReader", "LayoutResolver", "LayoutSolver",
        "LayoutLint", "LayoutOutput", "LayoutUpdates", "LayoutCompiler", "LayoutSwift", "LayoutManual",
        "LayoutServer",
      ],
      exclude: ["Starters", "Completions/Scripts"],
      plugins: ["EmbedTexts"]
    ),
    // Texts that stand in files of their own become constants; where Swift is read, also the sources of LayoutUIKit.
    .plugin(name: "EmbedTexts", capability: .buildTool()),
    .executableTarget(name: "layoutc", dependencies: ["LayoutCLI"]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "LayoutText", "LayoutDiagnostics", "LayoutSpec", "LayoutReader", "LayoutResolver", "LayoutSolver",
        "LayoutLint", "LayoutOutput", "CLibYAML", "CFormatter",
      ],
      path: "Benchmarks",
      exclude: ["CFormatter", "batch", "language-server", "startup-order"]
    ),
    // What writing frames costs in plain C.
    .target(name: "CFormatter", path: "Benchmarks/CFormatter"),
    .target(
      name: "LayoutKit",
      dependencies: [
        "LayoutText", "LayoutDiagnostics", "LayoutSpec", "LayoutReader", "LayoutResolver", "LayoutSolver",
        "LayoutLint", "LayoutOutput", "LayoutCompiler",
      ]
    ),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "CodeTests", dependencies: ["LayoutSwift"]),
    .testTarget(name: "TextTests", dependencies: ["LayoutText", "LayoutDiagnostics", "TestSupport"]),
    .testTarget(
      name: "SolverTests",
      dependencies: [
        "LayoutSolver", "LayoutResolver", "LayoutReader", "LayoutSpec", "LayoutText", "LayoutDiagnostics",
        "TestSupport",
      ]
    ),
    .testTarget(
      name: "OutputTests",
      dependencies: ["LayoutOutput", "LayoutText", "LayoutSpec", "LayoutSolver", "TestSupport"]),
    .testTarget(
      name: "LintTests",
      dependencies: [
        "LayoutLint", "LayoutSolver", "LayoutResolver", "LayoutReader", "LayoutSpec", "LayoutText",
        "LayoutDiagnostics", "TestSupport",
      ]
    ),
    .testTarget(
      name: "CompilerTests",
      dependencies: ["LayoutCompiler", "LayoutDiagnostics", "LayoutSolver", "LayoutText"]),
    .testTarget(
      name: "UpdateTests", dependencies: ["LayoutUpdates", "LayoutSpec", "LayoutText", "TestSupport"]),
    .testTarget(
      name: "SwiftTests",
      dependencies: [
        "LayoutSwift", "LayoutReader", "LayoutResolver", "LayoutDiagnostics", "LayoutText", "TestSupport",
      ]),
    .testTarget(
      name: "ServerTests",
      dependencies: [
        "LayoutServer", "LayoutCompiler", "LayoutText", "LayoutReader", "LayoutDiagnostics", "TestSupport",
      ]),
    .testTarget(name: "KitTests", dependencies: ["LayoutKit"]),
    .testTarget(
      name: "ReaderTests", dependencies: ["LayoutReader", "LayoutText", "LayoutDiagnostics", "TestSupport"]),
    .testTarget(name: "ExampleTests", dependencies: ["LayoutKit", "LayoutLint", "LayoutCLI", "TestSupport"]),
    .testTarget(
      name: "CLITests",
      dependencies: [
        "layoutc", "LayoutCLI", "LayoutLint", "LayoutReader", "LayoutResolver", "LayoutSpec", "LayoutText",
        "LayoutDiagnostics", "TestSupport",
      ]),
    .testTarget(
      name: "ResolverTests",
      dependencies: [
        "LayoutResolver", "LayoutReader", "LayoutSpec", "LayoutText", "LayoutDiagnostics", "TestSupport",
      ]
    ),
  ]
)

// Layout code written for UIKit compiles on Linux against this module, and what it builds is recorded. Where there is a UIKit there is no
// need of another.
#if os(Linux)
  package.products += [
    .library(name: "LayoutUIKit", targets: ["LayoutUIKit"]),
    .library(name: "LayoutSnapshot", targets: ["LayoutSnapshot"]),
  ]
  package.targets += [
    .target(name: "LayoutUIKit"),
    // Layout code in tests: its frames, its picture, and a comparison with frames that were recorded.
    .target(
      name: "LayoutSnapshot",
      dependencies: [
        "LayoutUIKit", "LayoutKit", "LayoutCompiler", "LayoutUpdates", "LayoutSpec", "LayoutText",
      ]),
    .testTarget(name: "SnapshotTests", dependencies: ["LayoutSnapshot", "LayoutUIKit", "LayoutKit"]),
    // Layouts as apps write them: a program whose answers the tests look at.
    .executableTarget(name: "SampleLayouts", dependencies: ["LayoutUIKit"], path: "Tests/SampleLayouts"),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "LayoutUIKit", "SampleLayouts", "LayoutCompiler", "LayoutResolver", "LayoutSolver", "LayoutSpec",
        "LayoutOutput", "LayoutDiagnostics", "LayoutText", "TestSupport",
      ]),
  ]
#endif
