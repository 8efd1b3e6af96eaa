#include "tools/play/game.h"

#include "jasnel/dealing.h"
#include "jasnel/system_random.h"

namespace jasnel {

namespace {

DealMoves<DealInPlay> MovesOf(const DealToPlay& deal) {
  return {DealInPlay(deal), deal.seed, deal.time};
}

}  // namespace

Result<DealToPlay> GameToPlay::Deal(std::uint64_t number) const {
  return DrawFrom<DealToPlay>(seed, number, [&](auto& random) {
    DealToPlay dealt;
    dealt.hands = RandomHands(random);
    dealt.rules = rules;
    dealt.dealer = DealerOfBoard(number);
    if (number == 1 && deal) dealt = *deal;
    const auto turned = static_cast<Suit>(random.Below(kSuits));
    random.Below(kSeats);
    random.Below(kSuits);
    dealt.seed = random.Next();
    if (TurnsSuit(dealt.rules) && !dealt.turned) dealt.turned = turned;
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
  if (deal().IsOver()) {
    sheet_.push_back({number_, *deal().contract(), deal().result()});
    total_.Add(SideOf(deal().contract()->declarer), deal().result());
  }
  return std::nullopt;
}

std::optional<Error> PlayGame::NextDeal() {
  const auto dealt = game_.Deal(number_ + 1);
  if (!dealt) return dealt.error();
  ++number_;
  dealt_ = *dealt;
  moves_ = MovesOf(dealt_);
  return std::nullopt;
}

}  // namespace jasnel
