// Two players to compare others with: one that knows no better, and one that knows a little.
#pragma once

#include "ai/players/play_state.h"
#include "jasnel/player.h"

namespace jasnel {

/// Plays any legal card, and calls anything that is legal, each as likely as the others.
class RandomPlayer : public Player {
 public:
  Result<CallChoice> ChooseCall(const CallView& view, const Thinking& thinking) override;
  Result<CardChoice> ChooseCard(const PlayView& view, const Thinking& thinking) override;
};

/// The simple agent of published comparisons, without its faults. It leads a card that is the
/// highest left of its suit if it has one, else the card worth least. Second to play, it plays the
/// highest left of the suit led if it may, else the least. Third, following suit, the least; void,
/// the card worth most if the card led was the highest left of its suit, else the least. Fourth,
/// the card worth most if its partner holds the trick; else the first card that wins it; else the
/// least. It ignores roem. Of cards alike it plays the first: plain suits before trumps, spades
/// before hearts and so on, in a suit from the weakest up. It calls as the bidding model.
class SimplePlayer : public Player {
 public:
  Result<CallChoice> ChooseCall(const CallView& view, const Thinking& thinking) override;
  Result<CardChoice> ChooseCard(const PlayView& view, const Thinking& thinking) override;
};

/// The card of a SimplePlayer for the seat in turn, of those it may play. Of the hands of others
/// only what they hold together is looked at.
PlayCard SimpleCard(const PlayState& table, PlaySet legal);

}  // namespace jasnel
