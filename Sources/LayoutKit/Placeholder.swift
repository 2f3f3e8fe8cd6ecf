// LayoutKit
