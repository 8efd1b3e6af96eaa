// The context of the C interface, and how its functions return.
#pragma once

#include <atomic>
#include <initializer_list>
#include <new>
#include <optional>
#include <set>
#include <string>

#include "jasnel.h"
#include "jasnel/engine.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/solver.h"

/// The type declared in the header.
struct jasnel_context {
  jasnel::Engine engine;
  std::string message = {};
  std::string answer = {};
  std::set<std::string> texts = {};  ///< rule sets handed out to the caller
  std::atomic<bool> cancel = false;
};

namespace jasnel::c {

/// Ends a call with an error.
jasnel_status Fail(jasnel_context& context, jasnel_status status, std::string message);
jasnel_status Fail(jasnel_context& context, const Error& error);

/// The rule set of a text; `kbn` for NULL.
Result<Rules> ReadRuleSet(const char* rules);

/// Checks a number that stands for a suit, a seat and so on, from 0 to `count` - 1. The error names
/// it as `what`.
std::optional<Error> CheckNumber(const char* what, int number, int count);

/// The reason a search stopped early, if it did.
std::optional<Error> WhyStopped(Stop stop);

/// A pointer argument and its name.
struct Given {
  const char* name;
  const void* pointer;
};

/// The error if one of them is NULL.
std::optional<Error> CheckGiven(std::initializer_list<Given> all);

/// Runs the body of an interface function: clears the message, rejects NULL pointers, and converts
/// running out of memory into a status.
template <class Body>
jasnel_status Run(jasnel_context* context, std::initializer_list<Given> given, const Body& body) {
  if (context == nullptr) return JASNEL_BAD_INPUT;
  context->message.clear();
  context->cancel = false;
  try {
    if (const auto error = CheckGiven(given)) return Fail(*context, *error);
    return body(*context);
  } catch (const std::bad_alloc&) {
    context->message.clear();  // there may be no memory for one
    return JASNEL_NO_MEMORY;
  }
}

}  // namespace jasnel::c
