import Combine

final class ShelfModel: ObservableObject {
  @Published var books: [Book] = []
  private let service: BookService

  init(service: BookService) { self.service = service }

  func search(_ text: String) { service.find(text) { self.books = $0 } }
}
