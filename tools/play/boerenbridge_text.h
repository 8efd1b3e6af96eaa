// The text shown to the person: turns, moves, tricks, and the result of a deal.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "jasnel/boerenbridge/player.h"
#include "jasnel/notation.h"
#include "tools/play/boerenbridge_game.h"
#include "tools/play/terminal.h"
#include "tools/shared/text/words.h"

namespace jasnel::boerenbridge {

/// The cards in the order in which they are numbered in a turn: ♠ ♥ ♦ ♣, high to low.
std::vector<Card> Numbered(CardSet cards);

/// The legal cards in that order.
std::vector<Card> Numbered(const PlayView& view);

/// Pages for `game`, which is read in each call. All functions except `Name`, `NameOf` and the
/// prompts return whole lines.
class PlayTexts {
 public:
  PlayTexts(const PlayGame& game, const PlayStyle& style)
      : game_(game), style_(style), say_(style.language) {}

  const Voice& say() const { return say_; }

  /// The players, and how the first dealer was drawn.
  std::string Welcome() const;

  /// The number of the deal, its cards, and the dealer.
  std::string DealBegins() const;

  /// The hand, the bids or the cards on the table, and the legal bids or cards.
  std::string Turn(const BidView& view) const;
  std::string Turn(const PlayView& view) const;

  /// The prompts for a bid, a card, and the next deal.
  std::string Prompt(const BidView&) const { return say_("Your bid: ", "Uw bod: "); }
  std::string Prompt(const PlayView&) const { return say_("Your card: ", "Uw kaart: "); }
  std::string AskNext() const {
    return say_("Enter for the next deal: ", "Enter voor het volgende spel: ");
  }

  /// That what was typed between deals is not a command.
  std::string NoCommand(std::string_view typed) const;

  /// The last move, by the seat to play in `before`: the bid, and with the last bid all bids, or
  /// the card and possibly the winner of the trick.
  std::string Moved(const DealInPlay& before) const;

  /// The bids, tricks and scores of the last deal, which is over, and the totals.
  std::string DealEnds() const;

  /// The score sheet, with match points if a round is over.
  std::string Sheet() const;

  /// The response to a request for help, the last trick or the score sheet; nothing for others.
  std::optional<std::string> Answer(TypedCommand command) const;

  /// The last complete trick.
  std::string LastTrick() const;

  /// The choice of a player, and its opinions, best first.
  std::string Hint(const BidChoice& choice) const;
  std::string Hint(const CardChoice& choice) const;

  /// Why the person may not play `card`, or that what was typed is not a card.
  std::string NotLegal(const PlayView& view, Card card) const;
  std::string NoCard(const PlayView& view, std::string_view typed) const;

  /// Why the dealer may not make this bid, or that what was typed is not a bid.
  std::string NotLegal(const BidView& view, int bid) const;
  std::string NoBid(const BidView& view, std::string_view typed) const;

  /// The name of a place at the table: `player 3`; and of who has a seat.
  std::string Name(int place) const;
  std::string NameOf(int seat) const { return Name(game_.PlaceOf(seat)); }
  std::string Name(Card card) const;
  std::string Name(Suit suit) const;

 private:
  // Capitalised, and with a note if it is the person's own.
  std::string Label(int place) const;
  std::string Hand(CardSet hand) const;
  std::string Table(const PlayView& view) const;
  std::string Legal(const BidView& view) const;
  std::string Legal(const PlayView& view) const;

  const PlayGame& game_;
  PlayStyle style_;
  const Voice say_;
};

}  // namespace jasnel::boerenbridge
