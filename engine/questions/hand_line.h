// Questions about a hand of eight cards as lines: `J97.AT.K8.7 dealer=N`.
#pragma once

#include <span>

#include "engine/fields/field_line.h"
#include "engine/requests/hand_reading.h"
#include "jasnel/message.h"

namespace jasnel {

inline constexpr Phrase kNoHand = {
    "no hand; expected spades.hearts.diamonds.clubs, such as J97.AT.K8.7",
    "geen hand; verwacht schoppen.harten.ruiten.klaveren, zoals "
    "B97.A10.H8.7"};

/// A line with a hand, the first of `fields`, and then the others.
constexpr LineForm HandLine(std::span<const Field> fields) {
  constexpr auto kRead = [](WordReader& in, void* hand) {
    return ReadWholeBidHand(in, *static_cast<CardSet*>(hand));
  };
  return {fields, kRead, {"after the hand", "na de hand"}, kNoHand};
}

}  // namespace jasnel
