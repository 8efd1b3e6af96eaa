#include "jasnel/deal_play.h"

#include "jasnel/dealing.h"

namespace jasnel {

DealPlayed PlayDeal(const DealToPlay& deal, const std::array<Player*, kSeats>& players,
                    const std::atomic<bool>* cancel) {
  DealInPlay table(deal);
  Random random(deal.seed);
  std::optional<Foul> foul;
  while (!foul && !table.IsOver()) {
    const Seat seat = table.turn();
    MoveLimits limits{random.Next(), deal.time, cancel, deal.name, deal.match};
    if (limits.match && SideOf(seat) == Side::kEastWest) limits.match = limits.match->OfOthers();
    const auto error = table.Ask(*players[Index(seat)], limits);
    if (error) foul = Foul{seat, *error};
  }
  DealPlayed played;
  const auto calls = table.auction().calls();
  played.calls.assign(calls.begin(), calls.end());
  played.contract = table.contract().value_or(Contract{});
  played.passed_out = table.IsPassedOut();
  played.tricks = table.tricks();
  if (!foul) played.result = table.result();
  played.foul = foul;
  return played;
}

std::vector<DealInPlay> BeforeEachCard(const DealToPlay& deal, const DealPlayed& played) {
  DealInPlay game(deal);
  for (const Call call : played.calls) game.Speak(call);
  std::vector<DealInPlay> positions;
  for (const SeenTrick& trick : played.tricks.tricks()) {
    for (const Card card : trick.cards) {
      positions.push_back(game);
      game.Play(card);
    }
  }
  return positions;
}

}  // namespace jasnel
