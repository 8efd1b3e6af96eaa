#include "tools/engine/check_deals.h"

#include <cstddef>
#include <utility>

#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/boerenbridge/game.h"
#include "jasnel/dealing.h"
#include "jasnel/match.h"
#include "jasnel/notation.h"

namespace jasnel {
namespace {

DealToPlay KlaverjasDeal(std::uint64_t seed, std::uint64_t number, const Rules& rules) {
  constexpr std::uint64_t kDrawn = 4;
  const auto contract = number % kDrawn == 0 ? ContractFrom::kChance : ContractFrom::kAuction;
  return MatchDeal({seed, rules, contract}, number);
}

boerenbridge::DealInPlay BoerenbridgeDeal(std::uint64_t seed, std::uint64_t number) {
  using boerenbridge::kMaxPlayers;
  using boerenbridge::kMinPlayers;
  Random random = Random::Stream(seed, number);
  // The first have all numbers of players.
  const int players =
      kMinPlayers + static_cast<int>((number + 1) % (kMaxPlayers - kMinPlayers + 1));
  const int cards = 1 + random.Below(boerenbridge::MostCards(players));
  return {players, boerenbridge::RandomHands(random, players, cards)};
}

}  // namespace

CheckDeal<Klaverjas>::CheckDeal(std::uint64_t seed, std::uint64_t number, const Rules& rules)
    : play_(KlaverjasDeal(seed, number, rules)) {}

SeatViewOf<Klaverjas> CheckDeal<Klaverjas>::View() const {
  if (play_.InAuction()) return play_.call_view();
  return play_.play_view();
}

Message CheckDeal<Klaverjas>::Place() const {
  const Message seat = SeatMessage(play_.turn());
  if (play_.InAuction()) {
    return Say("call $0, $1", "bod $0, $1", play_.auction().calls().size() + 1, seat);
  }
  return Say("trick $0, $1", "slag $0, $1", TricksPlayed(play_.position()) + 1, seat);
}

CheckDeal<Boerenbridge>::CheckDeal(std::uint64_t seed, std::uint64_t number, const Rules&)
    : play_(BoerenbridgeDeal(seed, number)) {}

SeatViewOf<Boerenbridge> CheckDeal<Boerenbridge>::View() const {
  if (play_.InBidding()) return play_.bid_view();
  return play_.play_view();
}

Message CheckDeal<Boerenbridge>::Place() const {
  if (play_.InBidding()) return Say("bid of seat $0", "bod van plaats $0", play_.turn());
  const auto players = static_cast<std::size_t>(play_.bidding().players());
  return Say("trick $0, seat $1", "slag $0, plaats $1", play_.played().cards().size() / players + 1,
             play_.turn());
}

}  // namespace jasnel
