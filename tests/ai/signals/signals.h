// Signals in deals written as text, for tests.
#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "jasnel/convention.h"
#include "tests/ai/hands.h"
#include "tests/ai/text_deal.h"

namespace jasnel::testing {

/// What a card would say in a deal, by the card of conventions that has this name.
inline std::optional<Signal> SignalOf(const TextDeal& deal, const std::string& card,
                                      const std::string& conventions = "bedum") {
  return ExplainSignal(*FindConventionCard(conventions), ViewOf(deal), CardOf(card));
}

/// The name of the convention and the suit it is about: `ask C`; `nothing` without a signal.
inline std::string Said(const TextDeal& deal, const std::string& card,
                        const std::string& conventions = "bedum") {
  const auto signal = SignalOf(deal, card, conventions);
  if (!signal) return "nothing";
  const auto suit = signal->SuitOf(signal->convention->about);
  return std::string(signal->convention->name) + ' ' + SuitLetter(suit.value());
}

/// Whether what the card says would be true of a hand.
inline bool True(const TextDeal& deal, const std::string& card, const std::string& hand,
                 const std::string& conventions = "bedum") {
  const auto signal = SignalOf(deal, card, conventions);
  EXPECT_TRUE(signal) << card;
  return signal && IsTrueOf(*signal, HandOf(hand));
}

}  // namespace jasnel::testing
