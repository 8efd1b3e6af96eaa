#include "tools/play/game.h"

#include "jasnel/dealing.h"
#include "jasnel/system_random.h"

namespace jasnel {

namespace {

DealMoves<DealInPlay> MovesOf(const DealToPlay& deal) {
  return {DealInPlay(deal), deal.seed, deal.time};
}

}  // namespace

Result<DealToPlay> GameToPlay::Deal(std::uint64_t number, std::uint64_t version) const {
  const auto draw = [&](auto& random, bool first) {
    DealToPlay dealt;
    dealt.hands = RandomHands(random);
    dealt.rules = rules;
    dealt.dealer = DealerOfBoard(number);
    if (number == 1 && first && deal) dealt = *deal;
    const auto turned = static_cast<Suit>(random.Below(kSuits));
    const auto declarer = static_cast<Seat>(random.Below(kSeats));
    const auto trump = static_cast<Suit>(random.Below(kSuits));
    if (dealt.rules.bidding == Bidding::kGiven && !dealt.contract) {
      dealt.contract = Contract{declarer, trump};
    }
    dealt.seed = random.Next();
    dealt.turned = dealt.turned.empty() ? RandomTurnedFrom(turned, random, dealt.rules, number)
                                        : RandomTurned(random, dealt.rules, number, dealt.turned);
    return dealt;
  };
  return DrawFrom<DealToPlay>(seed, number, [&](auto& random) {
    DealToPlay dealt = draw(random, true);
    for (std::uint64_t again = 0; again < version; ++again) dealt = draw(random, false);
    return dealt;
  });
}

PlayGame::PlayGame(const GameToPlay& game, const DealToPlay& dealt)
    : game_(game),
      dealt_(dealt),
      moves_(MovesOf(dealt)),
      total_(game.length, game.rules.both_over) {}

Result<PlayGame> PlayGame::Make(const GameToPlay& game) {
  const auto dealt = game.Deal(1);
  if (!dealt) return dealt.error();
  return PlayGame(game, *dealt);
}

Awaited PlayGame::awaited() const {
  if (!deal().IsOver()) {
    return deal().turn() == game_.person ? Awaited::kPerson : Awaited::kPlayer;
  }
  return total_.IsOver() ? Awaited::kNothing : Awaited::kNextDeal;
}

std::optional<Error> PlayGame::Move(Player& player, const std::atomic<bool>& cancel) {
  if (auto error = moves_.Move(player, awaited() == Awaited::kPerson, cancel)) return error;
  if (deal().IsOver() && !deal().IsPassedOut()) {
    sheet_.push_back({number_, *deal().contract(), deal().result()});
    total_.Add(StakesOf(*deal().contract()).ToMake(), deal().result());
  }
  return std::nullopt;
}

std::optional<Error> PlayGame::NextDeal() {
  const bool again = deal().IsPassedOut();
  const auto dealt = game_.Deal(again ? number_ : number_ + 1, again ? version_ + 1 : 0);
  if (!dealt) return dealt.error();
  version_ = again ? version_ + 1 : 0;
  if (!again) ++number_;
  dealt_ = *dealt;
  moves_ = MovesOf(dealt_);
  return std::nullopt;
}

}  // namespace jasnel
