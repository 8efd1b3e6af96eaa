// Forward declarations of CLI11 for headers, because including it is slow to compile.
#pragma once

namespace CLI {
class App;
class Option;
}  // namespace CLI
