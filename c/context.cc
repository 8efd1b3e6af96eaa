#include "c/context.h"

#include <new>
#include <utility>

#include "jasnel/version.h"

namespace jasnel::c {

jasnel_status Fail(jasnel_context& context, jasnel_status status, std::string message) {
  context.message = std::move(message);
  return status;
}

jasnel_status Fail(jasnel_context& context, const Error& error) {
  return Fail(context, JASNEL_BAD_INPUT, error.message);
}

Result<Rules> ReadRuleSet(const char* rules) {
  if (rules == nullptr) return Rules{};
  auto read = ParseRules(rules);
  if (!read) return Error{"rules: " + read.error().message};
  return read;
}

std::optional<Error> CheckNumber(const char* what, int number, int count) {
  if (number < count) return std::nullopt;
  return Error{std::string(what) + " " + std::to_string(number) + "; expected a number from 0 to " +
               std::to_string(count - 1)};
}

std::optional<Error> CheckGiven(std::initializer_list<Given> all) {
  for (const Given& one : all) {
    if (one.pointer == nullptr) return Error{std::string(one.name) + " is NULL; expected one"};
  }
  return std::nullopt;
}

std::optional<Error> WhyStopped(Stop stop) {
  switch (stop) {
    case Stop::kSolved:
      return std::nullopt;
    case Stop::kCancelled:
      return Error{"cancelled"};
    case Stop::kTimeLimit:
    case Stop::kNodeLimit:
      break;
  }
  return Error{"not answered in time; expected more milliseconds"};
}

}  // namespace jasnel::c

using jasnel::c::Fail;
using jasnel::c::Run;

const char* jasnel_version(void) { return jasnel::Version().data(); }  // of a literal

jasnel_context* jasnel_create(void) {
  try {
    return new jasnel_context{jasnel::Certain(jasnel::Engine::Make(), "its player is full")};
  } catch (const std::bad_alloc&) {
    return nullptr;
  }
}

void jasnel_destroy(jasnel_context* context) { delete context; }

const char* jasnel_message(const jasnel_context* context) {
  return context == nullptr ? "context is NULL; expected one" : context->message.c_str();
}

void jasnel_cancel(jasnel_context* context) {
  if (context != nullptr) context->cancel = true;
}

jasnel_status jasnel_set_player(jasnel_context* context, const char* player) {
  return Run(context, {{"player", player}}, [&](jasnel_context& run) {
    auto engine = jasnel::Engine::Make(player);
    if (!engine) return Fail(run, engine.error());
    run.engine = std::move(engine).value();
    return JASNEL_OK;
  });
}

jasnel_status jasnel_ask(jasnel_context* context, const char* question, const char** answer) {
  return Run(context, {{"question", question}, {"answer", answer}}, [&](jasnel_context& run) {
    auto text = run.engine.Answer(question, &run.cancel);
    if (!text) return Fail(run, JASNEL_STOPPED, "cancelled");
    text->pop_back();  // the end of its line
    run.answer = *std::move(text);
    *answer = run.answer.c_str();
    return JASNEL_OK;
  });
}
