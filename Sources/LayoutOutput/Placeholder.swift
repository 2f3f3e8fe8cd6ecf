// LayoutOutput
