// Hands of eight cards in written form, and four hands of which some cards are known.
#pragma once

#include <optional>
#include <string_view>

#include "bitboard/text/word_reader.h"
#include "jasnel/card.h"
#include "jasnel/position.h"
#include "jasnel/result.h"

namespace jasnel {

/// Reads a hand of eight cards at the start of a line, in one of the forms in
/// bitboard/text/hand_text.h, and leaves what stands after it.
std::optional<TextFault> ReadWholeBidHand(WordReader& in, CardSet& hand);

/// The same of a text that is a hand alone. Errors name the column, counted in characters from 1,
/// and what was expected.
Result<CardSet> ParseBidHand(std::string_view text);

/// Reads four hands like ParseHands, separated by spaces or, for use in a field, by commas:
/// `N:J9...,-,-,-`.
std::optional<TextFault> ReadGiven(std::string_view text, Hands& hands);

}  // namespace jasnel
