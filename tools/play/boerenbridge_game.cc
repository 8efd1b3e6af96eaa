#include "tools/play/boerenbridge_game.h"

#include "jasnel/boerenbridge/score.h"
#include "jasnel/system_random.h"

namespace jasnel::boerenbridge {
namespace {

DealMoves<DealInPlay> MovesOf(const DealToPlay& deal) {
  return {DealInPlay(deal.players, deal.hands), deal.seed, deal.time};
}

}  // namespace

int GameToPlay::CardsOf(std::uint64_t number) const {
  if (cards) return *cards;
  return CardsInRounds(number, most_cards);
}

Result<DealToPlay> GameToPlay::Deal(std::uint64_t number) const {
  return DrawFrom<DealToPlay>(
      seed, number, [&](auto& random) { return RandomDeal(random, players, CardsOf(number)); });
}

PlayGame::PlayGame(const GameToPlay& game, const DealToPlay& dealt)
    : game_(game), dealt_(dealt), moves_(MovesOf(dealt)) {}

Result<PlayGame> PlayGame::Make(const GameToPlay& game) {
  const auto dealt = game.Deal(0);
  if (!dealt) return dealt.error();
  return PlayGame(game, *dealt);
}

int PlayGame::PlaceOf(int seat) const {
  const int players = game_.players;
  const auto moved = static_cast<int>(number_ % static_cast<std::uint64_t>(players));
  const int dealer = DealerOfDeal(moved, game_.dealer.value_or(players - 1), players);
  return PlayerInSeat(seat, dealer, players);
}

Awaited PlayGame::awaited() const {
  if (!deal().IsOver()) {
    return PlaceOf(deal().turn()) == game_.person ? Awaited::kPerson : Awaited::kPlayer;
  }
  return number_ + 1 < game_.deals ? Awaited::kNextDeal : Awaited::kNothing;
}

std::optional<Error> PlayGame::Move(Player& player, const std::atomic<bool>& cancel) {
  if (auto error = moves_.Move(player, awaited() == Awaited::kPerson, cancel)) return error;
  if (!deal().IsOver()) return std::nullopt;
  const Position& position = deal().position();
  const Tricks scores = ScoresOf(game_.players, position.bids, position.taken);
  SheetLine line;
  line.cards = dealt_.hands[0].size();
  for (int seat = 0; seat < game_.players; ++seat) {
    const int place = PlaceOf(seat);
    line.bids[place] = position.bids[seat];
    line.taken[place] = position.taken[seat];
    line.scores[place] = scores[seat];
  }
  sheet_.push_back(line);
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

std::vector<int> PlayGame::Totals() const {
  std::vector<int> totals(static_cast<std::size_t>(game_.players));
  for (const SheetLine& line : sheet_) {
    for (std::size_t place = 0; place < totals.size(); ++place) {
      totals[place] += line.scores[place];
    }
  }
  return totals;
}

std::optional<std::vector<MatchPoints>> PlayGame::RoundPoints() const {
  const auto in_round = static_cast<std::size_t>(DealsInRound(game_.most_cards));
  if (game_.cards || sheet_.size() < in_round) return std::nullopt;
  std::vector<MatchPoints> points(static_cast<std::size_t>(game_.players));
  for (std::size_t begin = 0; begin + in_round <= sheet_.size(); begin += in_round) {
    std::vector<int> totals(points.size());
    for (std::size_t i = begin; i < begin + in_round; ++i) {
      for (std::size_t place = 0; place < totals.size(); ++place) {
        totals[place] += sheet_[i].scores[place];
      }
    }
    const auto of_round = MatchPointsOf(totals);
    for (std::size_t place = 0; place < points.size(); ++place) points[place] += of_round[place];
  }
  return points;
}

}  // namespace jasnel::boerenbridge
