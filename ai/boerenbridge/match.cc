#include "ai/boerenbridge/match.h"

#include <algorithm>
#include <string>
#include <utility>

#include "bitboard/boerenbridge/random_deal.h"
#include "bitboard/boerenbridge/round.h"
#include "solver/threads.h"

namespace jasnel::boerenbridge {
namespace {

constexpr std::uint64_t kDealsPerThread = 10;  // between two looks at what has been played

// Plays as another player, and measures.
class TimedPlayer : public Player {
 public:
  explicit TimedPlayer(std::unique_ptr<Player> player) : player_(std::move(player)) {}

  Result<BidChoice> ChooseBid(const BidView& view, const Thinking& thinking) override {
    const auto start = Clock::now();
    auto choice = player_->ChooseBid(view, thinking);
    const std::chrono::nanoseconds time = Clock::now() - start;
    time_.Add({.bids = time, .slowest_bid = time, .bids_made = 1});
    return choice;
  }

  Result<CardChoice> ChooseCard(const PlayView& view, const Thinking& thinking) override {
    if (view.Legal().IsSingle()) return player_->ChooseCard(view, thinking);
    const auto start = Clock::now();
    auto choice = player_->ChooseCard(view, thinking);
    const std::chrono::nanoseconds time = Clock::now() - start;
    time_.Add({.cards = time, .slowest_card = time, .cards_played = 1});
    return choice;
  }

  PlayerTime TakeTime() { return std::exchange(time_, {}); }

 private:
  using Clock = std::chrono::steady_clock;

  std::unique_ptr<Player> player_;
  PlayerTime time_;
};

// One of each, as one thread has them.
using Players = std::vector<TimedPlayer>;

struct Played {
  MatchDealPlayed deal;
  std::optional<MatchFoul> foul;
  bool finished = false;
};

Played PlayRotations(const MatchRequest& request, std::uint64_t number, Players& players) {
  const auto in_round = number % static_cast<std::uint64_t>(DealsInRound(request.most_cards));
  DealToPlay deal = MatchDeal(request, number);
  Played all;
  all.deal.cards = deal.hands[0].size();
  for (int rotation = 0; rotation < request.players; ++rotation) {
    if (request.cancel != nullptr && *request.cancel) return all;
    Sitting sitting;
    BySeat<Player*> seated{};
    for (int player = 0; player < request.players; ++player) {
      const int seat = SeatOfPlayer(player, in_round, rotation, request.players);
      sitting.player[seat] = player;
      seated[seat] = &players[static_cast<std::size_t>(player)];
    }
    const DealPlayed played = PlayDeal(deal, seated, request.cancel);
    if (played.foul) {
      all.foul = MatchFoul{number, deal, sitting.player[played.foul->seat], played};
      return all;
    }
    sitting.bids = played.bidding.bids();
    sitting.taken = played.taken;
    all.deal.sittings.push_back(sitting);
  }
  for (std::size_t i = 0; i < players.size(); ++i) all.deal.times[i] = players[i].TakeTime();
  all.finished = true;
  return all;
}

}  // namespace

DealToPlay MatchDeal(const MatchRequest& request, std::uint64_t number) {
  const auto in_round = number % static_cast<std::uint64_t>(DealsInRound(request.most_cards));
  Random random = Random::Stream(request.seed, number);
  DealToPlay deal;
  deal.players = request.players;
  deal.hands = RandomHands(random, request.players,
                           CardsInDeal(static_cast<int>(in_round), request.most_cards));
  deal.seed = random.Next();
  deal.time = request.time;
  return deal;
}

int SeatOfPlayer(int player, std::uint64_t deal_of_round, int rotation, int players) {
  const int moved = static_cast<int>(deal_of_round % static_cast<std::uint64_t>(players));
  return (player + rotation + players - moved) % players;
}

Result<MatchOutcome> PlayMatch(const MatchRequest& request, const std::vector<PlayerMaker>& makers,
                               MatchTally& tally, const MatchObserver& observer) {
  if (const auto bidding = Bidding::Begin(request.players, request.most_cards); !bidding) {
    return bidding.error();
  }
  if (static_cast<int>(makers.size()) != request.players || tally.players() != request.players) {
    return Error{std::to_string(makers.size()) + " players; expected " +
                 std::to_string(request.players) + ", one for each seat"};
  }
  const int threads = request.threads > 0 ? request.threads : DefaultThreads();
  std::vector<Players> players(static_cast<std::size_t>(threads));
  for (Players& seated : players) {
    for (const PlayerMaker& maker : makers) {
      auto player = maker();
      if (!player) return player.error();
      seated.emplace_back(std::move(player).value());
    }
  }
  const auto deals = request.rounds * static_cast<std::uint64_t>(DealsInRound(request.most_cards));
  for (std::uint64_t begin = 0; begin < deals;) {
    const std::uint64_t count =
        std::min(deals - begin, kDealsPerThread * static_cast<std::uint64_t>(threads));
    std::vector<Played> played(count);
    std::atomic<std::uint64_t> next{0};
    std::atomic<bool> fouled{false};
    OnThreads(threads, [&](int thread) {
      // Looks for a foul first and then takes a deal: all deals before one that fouls are played.
      while (!fouled) {
        const std::uint64_t i = next++;
        if (i >= count) break;
        played[i] = PlayRotations(request, begin + i, players[static_cast<std::size_t>(thread)]);
        if (played[i].foul) fouled = true;
      }
    });
    for (Played& deal : played) {
      const bool cancelled = request.cancel != nullptr && *request.cancel;
      // Ctrl-C may have ended a program that plays.
      if (deal.foul && !cancelled) return MatchOutcome{MatchEnd::kFoul, std::move(deal.foul)};
      if (!deal.finished && cancelled) return MatchOutcome{MatchEnd::kCancelled, {}};
      if (!deal.finished) continue;
      tally.Add(deal.deal);
    }
    begin += count;
    if (observer) observer(tally);
  }
  return MatchOutcome{};
}

}  // namespace jasnel::boerenbridge
