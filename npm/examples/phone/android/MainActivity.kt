// Shows www/, which lies in the app's assets. A page of a file:// address may start no worker and fetch no library,
// so the loader gives it the address of a host, of which nothing is asked. build.gradle.kts needs
//   implementation("androidx.webkit:webkit:1.12.1")
package org.example.klaverjas

import android.annotation.SuppressLint
import android.app.Activity
import android.os.Bundle
import android.webkit.WebResourceRequest
import android.webkit.WebResourceResponse
import android.webkit.WebView
import androidx.webkit.WebViewAssetLoader
import androidx.webkit.WebViewClientCompat

class MainActivity : Activity() {
    @SuppressLint("SetJavaScriptEnabled")
    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        val loader = WebViewAssetLoader.Builder()
            .addPathHandler("/assets/", WebViewAssetLoader.AssetsPathHandler(this))
            .build()
        val view = WebView(this)
        view.settings.javaScriptEnabled = true
        view.settings.allowFileAccess = false
        view.webViewClient = object : WebViewClientCompat() {
            override fun shouldInterceptRequest(view: WebView, request: WebResourceRequest): WebResourceResponse? =
                loader.shouldInterceptRequest(request.url)
        }
        setContentView(view)
        view.loadUrl("https://appassets.androidplatform.net/assets/www/index.html")
    }
}
