// Asks the engine for a call.

#include <engine/engine.h>

#include <iostream>
#include <string>

int main() {
  auto engine = jasnel::Engine::Make("rule", 1);
  if (!engine) {
    std::cerr << engine.error().message << '\n';
    return 1;
  }
  const auto answer = jasnel::Engine(std::move(engine).value())
                          .Answer(R"({"id":7,"dealer":"N","hand":["SJ","S9","S7","HA","HT","DK",)"
                                  R"("D8","C7"]})");
  std::cout << *answer;
  return answer->starts_with(R"({"id":7,"move":"S")") ? 0 : 1;
}
