import LayoutText
