// Hands as text, spades.hearts.diamonds.clubs, as parts of a line.
#pragma once

#include <optional>
#include <string>

#include "bitboard/card.h"
#include "bitboard/position.h"
#include "bitboard/word_reader.h"

namespace jasnel {

/// Reads a hand at the reader's place, `-` for an empty one, and takes it off. `seen` holds the
/// cards that were read before and is added to. `hand_name` is what it is called, as "North's
/// hand".
std::optional<Fault> ReadHand(WordReader& in, const std::string& hand_name, CardSet& seen,
                              CardSet& hand);

/// Reads `<seat>:` and four hands clockwise from it.
std::optional<Fault> ReadHands(WordReader& in, Hands& hands);

/// The same, and nothing may follow.
std::optional<Fault> ReadOnlyHands(WordReader& in, Hands& hands);

}  // namespace jasnel
