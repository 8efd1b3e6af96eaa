// Letters for cards, in English and Dutch.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "bitboard/boerenbridge/card.h"
#include "bitboard/notation.h"

namespace jasnel::boerenbridge {

/// `A K Q J T 9 8 7 6 5 4 3 2`, or `A H V B 10 9 8 7 6 5 4 3 2`.
std::string_view RankLetters(Rank rank, Language language = Language::kEnglish);

/// Suit, then rank: `SA`, `HT`, or `H10`.
std::string FormatCard(Card card, Language language = Language::kEnglish);

/// `AJT2.Q8.T98.`: spades, hearts, diamonds, clubs from high to low; `-` for no cards.
std::string FormatHand(CardSet hand, Language language = Language::kEnglish);

/// Reads a rank or card at the start of `text` and takes it off; nothing is taken off where there
/// is none. Both languages, either case, suits also as signs.
std::optional<Rank> TakeRank(std::string_view& text);
std::optional<Card> TakeCard(std::string_view& text);

/// Reads a whole word.
std::optional<Card> ParseCard(std::string_view text);

}  // namespace jasnel::boerenbridge
