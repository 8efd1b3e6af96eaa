// Parts of messages about results of boards.
#pragma once

#include <array>

#include "jasnel/message.h"

namespace jasnel {

/// By side.
inline constexpr std::array<Phrase, 2> kSideNames = {{{"N-S", "N-Z"}, {"E-W", "O-W"}}};

/// `a penalty of 1000; expected from 0 to 999`.
inline Message OutOfRange(const Message& what, int most) {
  return Say("$0; expected from 0 to $1", "$0; verwacht 0 tot en met $1", what, most);
}

}  // namespace jasnel
