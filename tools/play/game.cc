#include "tools/play/game.h"

#include "jasnel/dealing.h"

namespace jasnel {

PlayGame::PlayGame(const GameToPlay& game) : game_(game), moves_(Begin()) {}

DealMoves<DealInPlay> PlayGame::Begin() {
  Random random = Random::Stream(game_.seed, number_);
  const Hands hands = RandomHands(random);
  const auto turned = static_cast<Suit>(random.Below(kSuits));
  random.Below(kSeats);
  random.Below(kSuits);
  if (number_ == 1 && game_.deal) {
    dealt_ = *game_.deal;
  } else {
    dealt_ = {};
    dealt_.hands = hands;
    dealt_.rules = game_.rules;
    dealt_.dealer = DealerOfBoard(number_);
  }
  dealt_.seed = random.Next();
  if (dealt_.rules.bidding == Bidding::kTurned && !dealt_.turned) dealt_.turned = turned;
  return {DealInPlay(dealt_), dealt_.seed, dealt_.time};
}

Awaited PlayGame::awaited() const {
  if (!deal().IsOver()) {
    return deal().turn() == game_.person ? Awaited::kPerson : Awaited::kPlayer;
  }
  return number_ < game_.deals ? Awaited::kNextDeal : Awaited::kNothing;
}

std::optional<Error> PlayGame::Move(Player& player, const std::atomic<bool>& cancel) {
  if (auto error = moves_.Move(player, awaited() == Awaited::kPerson, cancel)) return error;
  if (deal().IsOver()) sheet_.push_back({number_, *deal().contract(), deal().result()});
  return std::nullopt;
}

void PlayGame::NextDeal() {
  ++number_;
  moves_ = Begin();
}

std::array<Points, 2> PlayGame::Total() const {
  std::array<Points, 2> total;
  for (const SheetLine& line : sheet_) {
    for (std::size_t side = 0; side < total.size(); ++side) total[side] += line.result.score[side];
  }
  return total;
}

}  // namespace jasnel
