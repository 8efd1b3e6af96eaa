#include "jasnel/boerenbridge/match.h"
#include "jasnel/dealing.h"

namespace jasnel::boerenbridge {

DealPlayed PlayDeal(const DealToPlay& deal, const BySeat<Player*>& players,
                    const std::atomic<bool>* cancel) {
  DealInPlay game(deal.players, deal.hands);
  Random random(deal.seed);
  std::optional<Foul> foul;
  while (!foul && !game.IsOver()) {
    const int seat = game.turn();
    if (auto error = game.Ask(*players[seat], {random.Next(), deal.time, cancel})) {
      foul = Foul{seat, *error};
    }
  }
  return {game.bidding(), game.played(), game.position().taken, foul};
}

}  // namespace jasnel::boerenbridge
