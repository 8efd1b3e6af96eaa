// What a context of the C interface holds, and how its functions end.
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

/// The type that the header declares.
struct jasnel_context {
  jasnel::Engine engine;
  std::string message = {};
  std::string answer = {};
  std::set<std::string> texts = {};  ///< rule sets that were given out
  std::atomic<bool> cancel = false;
};

namespace jasnel::c {

/// Ends a call with what was wrong.
jasnel_status Fail(jasnel_context& context, jasnel_status status, std::string message);
jasnel_status Fail(jasnel_context& context, const Error& error);

/// The rule set of a text, `kbn` for NULL.
Result<Rules> ReadRuleSet(const char* rules);

/// A number that stands for a suit, a seat and so on, from 0 to below `count`. An error names
/// `what` it is.
std::optional<Error> CheckNumber(const char* what, int number, int count);

/// What stopped a search, if anything did.
std::optional<Error> WhyStopped(Stop stop);

/// A pointer that was given, and its name.
struct Given {
  const char* name;
  const void* pointer;
};

/// What is wrong where one of them is NULL.
std::optional<Error> CheckGiven(std::initializer_list<Given> all);

/// Runs the body of a function of the interface: begins without a message, refuses pointers that
/// are NULL, and turns memory that is not there into a status.
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
