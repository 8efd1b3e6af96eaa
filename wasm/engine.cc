// The engine as a module: docs/reference/questions.md has its questions.
#include "jasnel/engine.h"

#include "wasm/text_module.h"

namespace jasnel {

std::string AnswerTo(const std::string& question) {
  static Engine engine = Engine::Make("full", 1).value();
  return engine.Answer(question).value();
}

}  // namespace jasnel
