// Asks the engine for a call.

#include <jasnel/engine.h>

#include <iostream>
#include <utility>

int main() {
  auto made = jasnel::Engine::Make("rule", 1);
  if (!made) {
    std::cerr << made.error().message << '\n';
    return 1;
  }
  jasnel::Engine engine = std::move(made).value();
  const auto answer =
      engine.Answer(R"({"id":7,"dealer":"N","hand":["SJ","S9","S7","HA","HT","DK","D8","C7"]})");
  std::cout << *answer;
  return answer->starts_with(R"({"id":7,"move":"S")") ? 0 : 1;
}
