#include "tools/play/game.h"

#include "jasnel/dealing.h"

namespace jasnel {

PlayGame::PlayGame(const GameToPlay& game) : game_(game), moment_(Begin()) {}

PlayGame::Moment PlayGame::Begin() {
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
  return {DealInPlay(dealt_), Random(dealt_.seed)};
}

Awaited PlayGame::awaited() const {
  if (!deal().IsOver()) {
    return deal().turn() == game_.person ? Awaited::kPerson : Awaited::kPlayer;
  }
  return number_ < game_.deals ? Awaited::kNextDeal : Awaited::kNothing;
}

std::optional<Error> PlayGame::Move(Player& player, const std::atomic<bool>& cancel) {
  Moment after = moment_;
  if (auto error = after.deal.Ask(player, {after.random.Next(), dealt_.time, &cancel})) {
    return error;
  }
  if (cancel) return Error{"stopped"};
  if (awaited() == Awaited::kPerson) own_moves_.push_back(moment_);
  moment_ = after;
  if (deal().IsOver()) sheet_.push_back({number_, *deal().contract(), deal().result()});
  return std::nullopt;
}

bool PlayGame::CanTakeBack() const { return !deal().IsOver() && !own_moves_.empty(); }

void PlayGame::TakeBack() {
  moment_ = own_moves_.back();
  own_moves_.pop_back();
  ++taken_back_;
}

void PlayGame::NextDeal() {
  ++number_;
  own_moves_.clear();
  taken_back_ = 0;
  moment_ = Begin();
}

std::array<Points, 2> PlayGame::Total() const {
  std::array<Points, 2> total;
  for (const SheetLine& line : sheet_) {
    for (std::size_t side = 0; side < total.size(); ++side) total[side] += line.result.score[side];
  }
  return total;
}

}  // namespace jasnel
