// What a person at the table is shown: turns, moves, tricks, the result of a deal.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "jasnel/boerenbridge/player.h"
#include "jasnel/notation.h"
#include "tools/play/boerenbridge_game.h"
#include "tools/play/boerenbridge_input.h"
#include "tools/play/boerenbridge_words.h"

namespace jasnel::boerenbridge {

struct PlayStyle {
  Language language = Language::kEnglish;
  bool signs = false;  ///< suits as ♠ ♥ ♦ ♣, not as letters and words
};

/// The cards in the order in which a turn numbers them: ♠ ♥ ♦ ♣, high to low.
std::vector<Card> Numbered(CardSet cards);

/// Of `game`, which it looks at in each call. All functions but `Name` give whole lines.
class PlayPages {
 public:
  PlayPages(const PlayGame& game, const PlayStyle& style)
      : game_(game), style_(style), words_(PlayWordsOf(style.language)) {}

  const PlayWords& words() const { return words_; }

  /// Who plays, and how the first dealer was drawn.
  std::string Welcome() const;

  /// The number of the deal, its cards, and who deals.
  std::string DealBegins() const;

  /// The hand, what was bid or lies on the table, and what may be bid or played.
  std::string Turn(const BidView& view) const;
  std::string Turn(const PlayView& view) const;

  /// What the seat in turn of `before` did, which was the last move: the bid, and with the last bid
  /// all bids, or the card and perhaps who takes the trick.
  std::string Moved(const DealInPlay& before) const;

  /// What all bid, took and write down in the last deal, which is over, and their totals.
  std::string DealEnds() const;

  /// The score sheet, with match points where a round is over.
  std::string Sheet() const;

  /// The answer to a wish for help, the last trick or the score sheet; nothing for others.
  std::optional<std::string> Answer(PlayWish wish) const;

  /// The last trick that is full.
  std::string LastTrick() const;

  /// What a player would do, and its opinions, best first.
  std::string Hint(const BidChoice& choice) const;
  std::string Hint(const CardChoice& choice) const;

  /// Why the person may not play `card`, or what was typed is no card.
  std::string NotLegal(const PlayView& view, Card card) const;
  std::string NoCard(const PlayView& view, std::string_view typed) const;

  /// Why the dealer may not bid so many, or what was typed is no bid.
  std::string NotLegal(const BidView& view, int bid) const;
  std::string NoBid(const BidView& view, std::string_view typed) const;

  /// Of a place at the table: `player 3`.
  std::string Name(int place) const;
  std::string Name(Card card) const;
  std::string Name(Suit suit) const;

 private:
  std::string NameOfSeat(int seat) const { return Name(game_.PlaceOf(seat)); }
  // With a capital, and where it is the person's with a note of that.
  std::string Label(int place) const;
  std::string Hand(CardSet hand) const;
  std::string Table(const PlayView& view) const;
  std::string Legal(const BidView& view) const;
  std::string Legal(const PlayView& view) const;

  const PlayGame& game_;
  PlayStyle style_;
  const PlayWords& words_;
};

}  // namespace jasnel::boerenbridge
