// Tricks in a question, described.
#pragma once

#include <initializer_list>

#include "engine/fields/kinds.h"
#include "engine/records/record.h"

namespace jasnel {

/// The JSON Schema of a list of tricks of either game, each a `title` with at least the `needed`
/// keys; `seat` is that of a seat.
inline Record TricksSchema(const char* title, Record seat,
                           std::initializer_list<const char*> needed) {
  Record winner = seat;
  Record cards = kinds::kCards.OutputSchema();
  seat["description"] = "who led to the trick";
  cards["description"] = "the cards in order of play";
  winner["description"] = "who has won it, or wins it so far";
  const Record trick = {{"title", title},
                        {"type", "object"},
                        {"properties", {{"leader", seat}, {"cards", cards}, {"winner", winner}}},
                        {"required", needed}};
  return {{"type", "array"}, {"items", trick}};
}

}  // namespace jasnel
