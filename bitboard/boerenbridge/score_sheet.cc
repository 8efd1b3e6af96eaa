#include <algorithm>
#include <numeric>
#include <utility>

#include "bitboard/text/characters.h"
#include "jasnel/boerenbridge/game.h"
#include "jasnel/boerenbridge/score.h"

namespace jasnel::boerenbridge {
namespace {

bool IsControl(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }

// `Anna: no bid; expected a number from 0 to 3`.
Error NotFromZeroTo(int most, const std::string& player, const Message& what) {
  return Error{Say("$0: $1; expected a number from 0 to $2",
                   "$0: $1; verwacht een getal van 0 tot en met $2", player, what, most)};
}

}  // namespace

bool PlayerNameOrder::operator()(std::string_view a, std::string_view b) const {
  return NameKey(a) < NameKey(b);
}

Result<ScoreSheet> ScoreSheet::Begin(std::vector<std::string> players) {
  const int count = static_cast<int>(players.size());
  if (count < kMinPlayers || count > kMaxPlayers) {
    const Message found = count == 1 ? Message(Phrase{"1 player", "1 speler"})
                                     : Say("$0 players", "$0 spelers", count);
    return Error{Say("$0; expected from $1 to $2", "$0; verwacht $1 tot en met $2", found,
                     kMinPlayers, kMaxPlayers)};
  }
  for (auto name = players.begin(); name != players.end(); ++name) {
    if (name->empty()) {
      return Error{Say("player $0: no name; expected one", "speler $0: geen naam; verwacht er een",
                       name - players.begin() + 1)};
    }
    if (std::any_of(name->begin(), name->end(), IsControl)) {
      return Error{Say("player $0; expected a name without control characters",
                       "speler $0; verwacht een naam zonder besturingstekens", Quoted(*name))};
    }
    if (std::any_of(players.begin(), name,
                    [&](const std::string& other) { return NameKey(other) == NameKey(*name); })) {
      return Error{Say("player $0 twice; expected different names",
                       "speler $0 twee keer; verwacht verschillende namen", Quoted(*name))};
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
    const int player = PlayerInSeat(seat, deal.dealer, count());
    if (!deal.bids[player]) {
      if (!without) without = player;
      continue;
    }
    const int bid = *deal.bids[player];
    if (without) {
      return Error{
          Say("$0: a bid of $1 though $2, who bids before, has none; expected that bid too",
              "$0: een bod van $1 terwijl $2, die eerder biedt, er geen heeft; verwacht ook "
              "dat bod",
              players_[player], bid, players_[*without])};
    }
    if (!bids.Bid(bid)) continue;
    if (bid == bids.Forbidden()) {
      return Error{
          Say("the bids add up to the number of cards, $0; expected another bid than $1 of "
              "the dealer, $2",
              "de biedingen zijn samen het aantal kaarten, $0; verwacht een ander bod dan $1 "
              "van de gever, $2",
              deal.cards, bid, players_[player])};
    }
    return NotFromZeroTo(deal.cards, players_[player], Say("a bid of $0", "een bod van $0", bid));
  }
  if (!without) return std::nullopt;
  if (!deal.stopped()) {
    return NotFromZeroTo(deal.cards, players_[*without], Phrase{"no bid", "geen bod"});
  }
  for (int player = 0; player < count(); ++player) {
    if (deal.offences[player] != Offence::kRevoke) continue;
    return Error{
        Say("$0: a revoke before $1 has bid; expected all bids, or a wrong number of cards",
            "$0: verzaakt voordat $1 heeft geboden; verwacht alle biedingen, of een verkeerd "
            "aantal kaarten",
            players_[player], players_[*without])};
  }
  return std::nullopt;
}

std::optional<Error> ScoreSheet::Check(const PlayedDeal& deal) const {
  if (auto error = CheckBids(deal)) return error;
  if (deal.stopped()) return std::nullopt;
  for (int player = 0; player < count(); ++player) {
    if (deal.taken[player] < 0 || deal.taken[player] > deal.cards) {
      return NotFromZeroTo(deal.cards, players_[player],
                           Say("$0 tricks taken", "$0 slagen gehaald", deal.taken[player]));
    }
  }
  const int sum = std::accumulate(deal.taken.begin(), deal.taken.begin() + count(), 0);
  if (sum == deal.cards) return std::nullopt;
  return Error{
      Say("the tricks taken add up to $0; expected $1, one for each card of a player",
          "de gehaalde slagen zijn samen $0; verwacht $1, een voor elke kaart van een speler", sum,
          deal.cards)};
}

std::optional<Error> ScoreSheet::SetTotals(std::span<const int> totals) {
  if (next_number_ > 1) {
    return Error{Say("totals of a round after deals of it; expected the deals alone, or the totals",
                     "totalen van een ronde na spellen ervan; verwacht alleen de spellen, of de "
                     "totalen")};
  }
  int least = 0;
  int most = 0;
  for (int number = 0; number < whole(); ++number) {
    const int cards = CardsInDeal(number, MostCards(count()));
    least += std::min(Score(cards, 0), Penalty(Offence::kRevoke));
    most += BestScore(cards);
  }
  for (int player = 0; player < count(); ++player) {
    const int total = totals[static_cast<std::size_t>(player)];
    if (total >= least && total <= most) continue;
    return Error{Say("$0: a total of $1; expected from $2 to $3, as a round brings",
                     "$0: een totaal van $1; verwacht $2 tot en met $3, zoals een ronde oplevert",
                     players_[player], total, least, most)};
  }
  std::copy_n(totals.begin(), totals_.size(), totals_.begin());
  totals_alone_ = true;
  next_number_ = whole() + 1;
  return std::nullopt;
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
