#include <algorithm>
#include <numeric>
#include <utility>

#include "bitboard/text/characters.h"
#include "jasnel/boerenbridge/game.h"
#include "jasnel/boerenbridge/score.h"

namespace jasnel::boerenbridge {
namespace {

bool IsControl(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }

std::string FromZeroTo(int most) { return "expected a number from 0 to " + std::to_string(most); }

}  // namespace

bool PlayerNameOrder::operator()(std::string_view a, std::string_view b) const {
  return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end(),
                                      [](char x, char y) { return ToLower(x) < ToLower(y); });
}

Result<ScoreSheet> ScoreSheet::Begin(std::vector<std::string> players) {
  const int count = static_cast<int>(players.size());
  if (count < kFewestPlayers || count > kMostPlayers) {
    return Error{std::to_string(count) + (count == 1 ? " player" : " players") +
                 "; expected from " + std::to_string(kFewestPlayers) + " to " +
                 std::to_string(kMostPlayers)};
  }
  for (auto name = players.begin(); name != players.end(); ++name) {
    if (name->empty()) {
      return Error{"player " + std::to_string(name - players.begin() + 1) +
                   ": no name; expected one"};
    }
    if (std::any_of(name->begin(), name->end(), IsControl)) {
      return Error{"player " + Quoted(*name) + "; expected a name without control characters"};
    }
    if (std::any_of(players.begin(), name,
                    [&](const std::string& other) { return EqualsIgnoringCase(other, *name); })) {
      return Error{"player " + Quoted(*name) + " twice; expected different names"};
    }
  }
  return ScoreSheet(std::move(players));
}

std::optional<Error> ScoreSheet::CheckBids(const PlayedDeal& deal) const {
  auto bidding = Bidding::Begin(count(), deal.cards);
  if (!bidding) return bidding.error();
  Bidding bids = std::move(bidding).value();
  std::optional<int> without;
  for (int seat = 0; seat < count(); ++seat) {
    const int player = Clockwise(deal.dealer, count(), seat + 1);
    if (!deal.bids[player]) {
      if (!without) without = player;
      continue;
    }
    const int bid = *deal.bids[player];
    if (without) {
      return Error{players_[player] + ": a bid of " + std::to_string(bid) + " though " +
                   players_[*without] + ", who bids before, has none; expected that bid too"};
    }
    if (!bids.Bid(bid)) continue;
    if (bid == bids.Forbidden()) {
      return Error{"the bids add up to the number of cards, " + std::to_string(deal.cards) +
                   "; expected another bid than " + std::to_string(bid) + " of the dealer, " +
                   players_[player]};
    }
    return Error{players_[player] + ": a bid of " + std::to_string(bid) + "; " +
                 FromZeroTo(deal.cards)};
  }
  if (!without) return std::nullopt;
  if (!deal.stopped()) return Error{players_[*without] + ": no bid; " + FromZeroTo(deal.cards)};
  for (int player = 0; player < count(); ++player) {
    if (deal.offences[player] != Offence::kRevoke) continue;
    return Error{players_[player] + ": a revoke before " + players_[*without] +
                 " has bid; expected all bids, or a wrong number of cards"};
  }
  return std::nullopt;
}

std::optional<Error> ScoreSheet::Check(const PlayedDeal& deal) const {
  if (auto error = CheckBids(deal)) return error;
  if (deal.stopped()) return std::nullopt;
  for (int player = 0; player < count(); ++player) {
    if (deal.taken[player] < 0 || deal.taken[player] > deal.cards) {
      return Error{players_[player] + ": " + std::to_string(deal.taken[player]) +
                   " tricks taken; " + FromZeroTo(deal.cards)};
    }
  }
  const int sum = std::accumulate(deal.taken.begin(), deal.taken.begin() + count(), 0);
  if (sum == deal.cards) return std::nullopt;
  return Error{"the tricks taken add up to " + std::to_string(sum) + "; expected " +
               std::to_string(deal.cards) + ", one for each card of a player"};
}

std::optional<Error> ScoreSheet::Add(const PlayedDeal& deal) {
  if (auto error = Check(deal)) return error;
  ScoredDeal scored;
  scored.deal = deal;
  scored.number = next_number_;
  if (deal.stopped()) scored.points = ScoresOf(count(), deal.bids, deal.offences);
  for (int player = 0; player < count(); ++player) {
    if (!deal.stopped()) scored.points[player] = Score(*deal.bids[player], deal.taken[player]);
    totals_[player] += scored.points[player];
    scored.totals[player] = totals_[player];
  }
  deals_.push_back(scored);
  ++next_number_;
  return std::nullopt;
}

}  // namespace jasnel::boerenbridge
