// The text shown to the person: turns, moves, tricks, and the result of a deal.
#pragma once

#include <atomic>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "jasnel/claim.h"
#include "jasnel/notation.h"
#include "jasnel/player.h"
#include "tools/play/game.h"
#include "tools/play/terminal.h"
#include "tools/shared/text/words.h"

namespace jasnel {

/// The cards in the order in which they are numbered in a turn: trumps first, then ♠ ♥ ♦ ♣, high to
/// low.
std::vector<Card> Numbered(CardSet cards, Suit trump);

/// The legal cards in that order.
std::vector<Card> Numbered(const PlayView& view);

/// Pages for `game`, which is read in each call. All functions except `Name`, `NameOf` and the
/// prompts return whole lines.
class PlayTexts {
 public:
  PlayTexts(const PlayGame& game, const PlayStyle& style)
      : game_(game), style_(style), say_(style.language) {}

  const PlayStyle& style() const { return style_; }
  const Voice& say() const { return say_; }

  std::string Welcome() const;

  /// The number of the deal, its rules, the dealer and the turned suit.
  std::string DealBegins() const;

  /// The hand, the calls or the cards on the table, and the legal calls or cards.
  std::string Turn(const CallView& view) const;
  std::string Turn(const PlayView& view) const;

  /// The prompts for a call, a card, and the next deal.
  std::string Prompt(const CallView&) const { return say_("Your call: ", "Uw bod: "); }
  std::string Prompt(const PlayView&) const { return say_("Your card: ", "Uw kaart: "); }
  std::string AskNext() const;

  /// That what was typed between deals is not a command.
  std::string NoCommand(std::string_view typed) const;

  /// The last move, by the seat to play in `before`: the call and possibly the contract, or the
  /// card, its roem and possibly the winner of the trick.
  std::string Moved(const DealInPlay& before) const;

  /// The points and scores of both sides in the last deal, which is over, and the totals so far.
  std::string DealEnds() const;

  /// The score sheet.
  std::string Sheet() const;

  /// The response to a request for help, the last trick, the last signal or the score sheet, and
  /// during a deal to undo what was not done; nothing for others.
  std::optional<std::string> Answer(TypedCommand command) const;

  /// What came of a claim; nothing of other hands.
  std::string Claimed(const Claim& claim) const;

  /// The last complete trick.
  std::string LastTrick() const;

  /// What the last card of the deal that is a signal said, and what it asks.
  std::string LastSignal() const;

  /// The choice of a player, and its opinions, best first.
  std::string Hint(const CallChoice& choice) const;
  std::string Hint(const CardChoice& choice) const;

  /// Why the choice of a player is better than the best card that it thinks clearly worse: whole
  /// lines, or nothing where no reason can be named.
  std::string Why(const PlayView& view, const CardChoice& choice,
                  const std::atomic<bool>* cancel) const;

  /// Why the seat to play may not play `card`, or that what was typed is not a card.
  std::string NotLegal(const PlayView& view, Card card) const;
  std::string NoCard(const PlayView& view, std::string_view typed) const;

  /// Why the seat to call may not make this call, or that what was typed is not a call.
  std::string NotLegal(const CallView& view, Call call) const;
  std::string NoBid(const CallView& view, std::string_view typed) const;

  std::string NameOf(Seat seat) const { return Name(seat); }
  std::string Name(Seat seat) const { return std::string(SeatName(seat, style_.language)); }
  std::string Name(Card card) const;
  std::string Name(Suit suit) const;
  std::string Name(Call call) const;
  std::string Name(const TurnedCards& card) const;  // one

 private:
  std::string Hand(CardSet hand, std::optional<Suit> first) const;
  std::string Table(const PlayView& view) const;
  std::string Won(const Phrase& sentence, const Position& position) const;
  std::string Legal(const CallView& view) const;
  std::string Legal(const PlayView& view) const;
  std::string OutcomeName(Outcome outcome) const;

  const PlayGame& game_;
  PlayStyle style_;
  const Voice say_;
};

}  // namespace jasnel
