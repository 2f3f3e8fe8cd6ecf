// LayoutLint
