// Two baseline players: a random one, and one that knows a little.
#pragma once

#include "ai/games/play_state.h"
#include "jasnel/player.h"

namespace jasnel {

/// Plays a random legal card and makes a random legal call, all equally likely.
class RandomPlayer : public Player {
 public:
  Result<CallChoice> ChooseCall(const CallView& view, const MoveLimits& limits) override;
  Result<CardChoice> ChooseCard(const PlayView& view, const MoveLimits& limits) override;
};

/// The simple agent of published comparisons, without its faults. On lead it plays a card that is
/// the highest left of its suit if it has one, otherwise the card with the fewest points. As second
/// to play, it plays the highest card left of the suit led if legal, otherwise the card with the
/// fewest points. As third, when following suit, the card with the fewest points; when void, the
/// card with the most points if the card led was the highest left of its suit, otherwise the one
/// with the fewest. As fourth, the card with the most points if its partner is winning the trick;
/// otherwise the first card that wins it; otherwise the card with the fewest points. It ignores
/// roem. Ties go to the first card: plain suits before trumps, spades before hearts and so on,
/// within a suit from the weakest up. It calls by the call network.
class SimplePlayer : public Player {
 public:
  Result<CallChoice> ChooseCall(const CallView& view, const MoveLimits& limits) override;
  Result<CardChoice> ChooseCard(const PlayView& view, const MoveLimits& limits) override;
};

/// The legal cards that are equally good to a SimplePlayer, which plays the first of them: plain
/// cards, unless all are trumps. Of the hands of others, only their union is used.
PlaySet SimpleCards(const PlayState& table, PlaySet legal);

}  // namespace jasnel
