// Boerenbridge as text, and random deals of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "jasnel/boerenbridge/game.h"
#include "jasnel/dealing.h"
#include "jasnel/notation.h"
#include "jasnel/result.h"

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

// The text form of a deal:
//
//     0:AK2.Q8..T98 T9.J63.A.4 53.A.KQ.762 876.KT.J9.5 J.7542.T8.3 bids=3,1,1,2,1
//
// `0:` and the hands of three to seven seats clockwise from the dealer's left, each in a form of
// bitboard/text/hand_text.h, an empty hand `-`; then any of the fields below. `#` starts a comment.

/// Reads a line: hands, `bids=` of all seats, and for a deal in play `taken=`, tricks by seat (none
/// if left out), `leader=`, the seat that led to the trick in progress (0 if left out), `trick=`,
/// its cards as `SA,S7`; in Dutch `biedingen=` `gehaald=` `uitkomst=` `slag=`. Bids left out are 0,
/// and `has_bids` is false then. Errors name the column, from 1 in characters, and what was
/// expected; the position is valid.
struct DealLine {
  Position position;
  bool has_bids = false;

  friend bool operator==(const DealLine&, const DealLine&) = default;
};

Result<DealLine> ParseDealLine(std::string_view line);

/// Writes it: ParseDealLine gives it back.
std::string FormatDealLine(const DealLine& deal, Language language = Language::kEnglish);

/// Hands of `cards` cards, from 1 to MostCards(players), for `players` seats.
///
/// 1. The deck is spades, hearts, diamonds, clubs, each 2 3 4 5 6 7 8 9 T J Q K A: places 0 to 51.
/// 2. Its first `players` * `cards` places are shuffled, as by `jasnel::Shuffle`.
/// 3. The card at place i < `players` * `cards` goes to seat i mod `players`.
Hands RandomHands(Random& random, int players, int cards);

/// Deal `number` of `seed`: the first hands of Random::Stream(seed, number).
Hands RandomHands(std::uint64_t seed, std::uint64_t number, int players, int cards);

}  // namespace jasnel::boerenbridge
