// Shows www/, a folder of the app's bundle ("folder reference" in Xcode), under an address of its own: a page of a
// file:// address may start no worker and fetch no library.
import SwiftUI
import WebKit

struct GameView: UIViewRepresentable {
    func makeUIView(context: Context) -> WKWebView {
        let configuration = WKWebViewConfiguration()
        configuration.setURLSchemeHandler(BundleFiles(), forURLScheme: "app")
        let view = WKWebView(frame: .zero, configuration: configuration)
        view.load(URLRequest(url: URL(string: "app://jasnel/index.html")!))
        return view
    }

    func updateUIView(_ view: WKWebView, context: Context) {}
}

final class BundleFiles: NSObject, WKURLSchemeHandler {
    private static let types = [
        "css": "text/css", "html": "text/html", "js": "text/javascript", "wasm": "application/wasm",
    ]

    func webView(_ view: WKWebView, start task: WKURLSchemeTask) {
        guard let url = task.request.url,
              let file = Bundle.main.resourceURL?.appendingPathComponent("www" + url.path),
              let type = Self.types[file.pathExtension],
              let data = try? Data(contentsOf: file)
        else {
            task.didFailWithError(URLError(.fileDoesNotExist))
            return
        }
        // Without a status `fetch` takes it for a failure.
        let fields = ["Content-Type": type, "Content-Length": String(data.count)]
        task.didReceive(HTTPURLResponse(url: url, statusCode: 200, httpVersion: "HTTP/1.1", headerFields: fields)!)
        task.didReceive(data)
        task.didFinish()
    }

    func webView(_ view: WKWebView, stop task: WKURLSchemeTask) {}
}
