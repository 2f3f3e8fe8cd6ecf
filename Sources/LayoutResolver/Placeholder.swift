// LayoutResolver
