// Names of CLI11, for headers: to include it takes the compiler seconds.
#pragma once

namespace CLI {
class App;
class Option;
}  // namespace CLI
