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

/// A rank in letters or as a word: `B`, `boer`, `6`, `six`.
std::optional<Rank> TakeRankOrName(std::string_view& text);

/// Reads a whole text, in letters, signs or words, as those of klaverjas.
std::optional<Card> ParseCard(std::string_view text);

/// Reads a bid: a number of tricks, from 0 to `most`; `2`, `2 tricks` or `2 slagen`.
std::optional<int> ParseBid(std::string_view text, int most);

/// A card in both languages, for messages.
Message CardMessage(Card card);

}  // namespace jasnel::boerenbridge
