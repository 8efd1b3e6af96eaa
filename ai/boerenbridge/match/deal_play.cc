#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/boerenbridge/match.h"
#include "jasnel/dealing.h"

namespace jasnel::boerenbridge {

DealToPlay RandomDeal(std::uint64_t seed, std::uint64_t number, int players, int cards) {
  Random random = Random::Stream(seed, number);
  return RandomDeal(random, players, cards);
}

DealPlayed PlayDeal(const DealToPlay& deal, const BySeat<Player*>& players,
                    const std::atomic<bool>* cancel) {
  DealInPlay game(deal.players, deal.hands);
  Random random(deal.seed);
  std::optional<Foul> foul;
  while (!foul && !game.IsOver()) {
    const int seat = game.turn();
    if (auto error = game.Ask(*players[seat], {random.Next(), deal.time, cancel, deal.name})) {
      foul = Foul{seat, *error};
    }
  }
  return {game.bidding(), game.played(), game.position().taken, foul};
}

}  // namespace jasnel::boerenbridge
