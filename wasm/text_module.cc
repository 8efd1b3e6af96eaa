#include "wasm/text_module.h"

#include <cstddef>

#include "jasnel/version.h"

namespace {

std::string& TheQuestion() {
  static std::string question;
  return question;
}

std::string& TheAnswer() {
  static std::string answer;
  return answer;
}

}  // namespace

#define JASNEL_EXPORT(name) __attribute__((export_name(#name), used))

extern "C" {

/// Where a question of so many bytes is to be written.
JASNEL_EXPORT(jasnel_question) char* jasnel_question(std::size_t size) {
  TheQuestion().resize(size);
  return TheQuestion().data();
}

/// Answers it. Returns where the answer is.
JASNEL_EXPORT(jasnel_answer) const char* jasnel_answer() {
  TheAnswer() = jasnel::AnswerTo(TheQuestion());
  return TheAnswer().data();
}

/// How many bytes it has.
JASNEL_EXPORT(jasnel_answer_size) std::size_t jasnel_answer_size() { return TheAnswer().size(); }

JASNEL_EXPORT(jasnel_version) const char* jasnel_version() {
  return jasnel::Version().data();  // of a literal
}

}  // extern "C"
