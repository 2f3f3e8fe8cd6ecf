// LayoutSpec
