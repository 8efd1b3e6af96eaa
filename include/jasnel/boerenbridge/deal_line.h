// Boerenbridge notation, and random deals.
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

/// `A K Q J T 9 8 7 6 5 4 3 2`; in Dutch `A H V B 10 9 8 7 6 5 4 3 2`.
std::string_view RankLetters(Rank rank, Language language = Language::kEnglish);

/// Suit, then rank: `SA`, `HT`; in Dutch `H10`.
std::string FormatCard(Card card, Language language = Language::kEnglish);

/// `AJT2.Q8.T98.`: spades, hearts, diamonds, clubs from high to low; `-` for no cards.
std::string FormatHand(CardSet hand, Language language = Language::kEnglish);

/// Parses a rank or card at the start of `text` and removes it; removes nothing if there is none.
/// Either language, either case; suits also as symbols.
std::optional<Rank> TakeRank(std::string_view& text);
std::optional<Card> TakeCard(std::string_view& text);

/// A rank as a letter or a word: `B`, `boer`, `6`, `six`.
std::optional<Rank> TakeRankOrName(std::string_view& text);

/// Parses a whole text, with letters, symbols or words, as in klaverjas.
std::optional<Card> ParseCard(std::string_view text);

/// Parses a bid, a number of tricks from 0 to `most`: `2`, `2 tricks` or `2 slagen`.
std::optional<int> ParseBid(std::string_view text, int most);

/// A card in both languages, for messages.
Message CardMessage(Card card);

// The text form of a deal:
//
//     0:AK2.Q8..T98 T9.J63.A.4 53.A.KQ.762 876.KT.J9.5 J.7542.T8.3 bids=3,1,1,2,1
//
// `0:` and the hands of three to seven seats clockwise from the dealer's left, each in one of the
// forms in bitboard/text/hand_text.h, with `-` for an empty hand; then any of the fields below. `#`
// starts a comment.

/// The contents of a deal line: hands; `bids=` of all seats; and for a deal in play `taken=`,
/// tricks taken by seat (default: none), `leader=`, the seat that led to the trick in progress
/// (default: 0), and `trick=`, its cards, such as `SA,S7`; in Dutch `biedingen=` `gehaald=`
/// `uitkomst=` `slag=`. Without bids, all are 0 and `has_bids` is false. Errors name the column,
/// counted in characters from 1, and what was expected; the position is valid.
struct DealLine {
  Position position = {};
  bool has_bids = false;

  friend bool operator==(const DealLine&, const DealLine&) = default;
};

Result<DealLine> ParseDealLine(std::string_view line);

/// Writes the line; ParseDealLine converts it back.
std::string FormatDealLine(const DealLine& deal, Language language = Language::kEnglish);

/// Random hands of `cards` cards, from 1 to MostCards(players), for `players` seats.
///
/// 1. The deck is spades, hearts, diamonds, clubs, each 2 3 4 5 6 7 8 9 T J Q K A: places 0 to 51.
/// 2. Its first `players` * `cards` places are shuffled, as by `jasnel::Shuffle`.
/// 3. The card at place i < `players` * `cards` goes to seat i mod `players`.
template <Generator G>
Hands RandomHands(G& random, int players, int cards) {
  assert(cards >= 1 && cards <= MostCards(players));
  std::array<Card, kDeckSize> deck;
  for (std::size_t i = 0; i < kDeckSize; ++i) {
    deck[i] = MakeCard(kAllSuits[i / kRanks], static_cast<Rank>(i % kRanks));
  }
  Shuffle(deck, players * cards, random);
  Hands hands;
  const auto seats = static_cast<std::size_t>(players);
  const std::size_t dealt = seats * static_cast<std::size_t>(cards);
  for (std::size_t i = 0; i < dealt; ++i) hands[i % seats] |= deck[i];
  return hands;
}

/// Deal `number` of `seed`: the first hands of Random::Stream(seed, number).
Hands RandomHands(std::uint64_t seed, std::uint64_t number, int players, int cards);

}  // namespace jasnel::boerenbridge
