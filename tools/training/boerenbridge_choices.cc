#include "tools/training/boerenbridge_choices.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "ai/boerenbridge/players/playout.h"
#include "ai/boerenbridge/players/simple_players.h"
#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/boerenbridge/match.h"
#include "tools/training/rows_of_deals.h"

namespace jasnel::boerenbridge {
namespace {

constexpr float kSharpness = 2;  // of those who try bids and cards
constexpr double kNoted = 0.3;   // part of the cards
constexpr int kBidErrors = 10;   // one bid of so many is any
constexpr int kCardErrors = 20;  // one card of so many is any

// Plays by random play-outs, and notes what it does.
class NotingPlayer : public Player {
 public:
  explicit NotingPlayer(PlayedChoices& notes) : notes_(notes) {}

  Result<BidChoice> ChooseBid(const BidView& view, const MoveLimits& limits) override {
    auto choice = player_.ChooseBid(view, limits);
    const BidSituation situation(view.bidding, view.hand);
    notes_.bids.Begin(situation.Shared().numbers());
    for (int bid = 0; bid <= view.bidding.cards(); ++bid) {
      if (!view.bidding.IsLegal(bid)) continue;
      notes_.bids.AddOption(situation.Of(bid).numbers(), bid == choice->bid ? 1 : 0);
    }
    return choice;
  }

  Result<CardChoice> ChooseCard(const PlayView& view, const MoveLimits& limits) override {
    auto choice = player_.ChooseCard(view, limits);
    if (choice->cards.empty()) return choice;
    const PlaySituation situation(view.table);
    notes_.cards.Begin(situation.Shared().numbers());
    for (const CardOpinion& opinion : choice->cards) {
      notes_.cards.AddOption(situation.Of(opinion.card).numbers(),
                             opinion.card == choice->card ? 1 : 0);
    }
    return choice;
  }

 private:
  RolloutPlayer player_;
  PlayedChoices& notes_;
};

DealToPlay RandomDeal(Random& random) {
  constexpr std::array<int, 10> kPlayers = {5, 5, 5, 5, 5, 5, 3, 4, 6, 7};
  DealToPlay deal;
  deal.players = kPlayers[static_cast<std::size_t>(random.Below(10))];
  const int cards = 1 + random.Below(MostCards(deal.players));
  deal.hands = RandomHands(random, deal.players, cards);
  deal.seed = random.Next();
  return deal;
}

PlayState TableOf(const Bidding& bidding, const Hands& hands) {
  PlayState table;
  table.position.players = bidding.players();
  table.position.bids = bidding.bids();
  table.position.hands = hands;
  return table;
}

// A deal in which strong seats try bids and cards.
class TryingDeal {
 public:
  TryingDeal(const PolicyModels& models, Random& random, PlayedChoices& notes)
      : strong_{models.strong, kSharpness},
        plain_{models.plain, 1},
        random_(random),
        notes_(notes),
        deal_(RandomDeal(random)) {
    const int kind = random.Below(3);  // no seat is plain, some are, all are but one
    seat_styles_.fill(&strong_);
    for (int seat = 0; seat < deal_.players; ++seat) {
      if (kind == 2 || (kind == 1 && random.Below(2) == 0)) seat_styles_[seat] = &plain_;
    }
    noting_ = random.Below(deal_.players);
    seat_styles_[noting_] = &strong_;
  }

  void Play() {
    const int cards = deal_.hands[0].size();
    Bidding bidding = Certain(Bidding::Begin(deal_.players, cards), "RandomDeal deals so many");
    while (!bidding.IsOver()) {
      const int seat = bidding.Turn();
      if (seat == noting_) TryBids(bidding);
      const auto chances = seat_styles_[seat]->models.Bids(bidding, deal_.hands[seat]);
      (void)bidding.Bid(Any(chances, kBidErrors));
    }
    PlayState table = TableOf(bidding, deal_.hands);
    while (!table.IsOver()) {
      const CardSet legal = table.position.Legal();
      if (legal.IsSingle()) {
        table.Play(legal.Lowest());
        continue;
      }
      const Style* const style = seat_styles_[table.position.turn()];
      if (style == &strong_ && static_cast<double>(random_.NextUnit()) < kNoted) TryCards(table);
      table.Play(Any(style->models.Cards(table), kCardErrors));
    }
  }

 private:
  template <class Option>
  Option Any(const Chances<Option>& chances, int errors) {
    if (random_.Below(errors) != 0) return chances.Draw(random_);
    return chances.option(
        static_cast<std::size_t>(random_.Below(static_cast<int>(chances.size()))));
  }

  void TryBids(const Bidding& bidding) {
    const int seat = bidding.Turn();
    const BidSituation situation(bidding, deal_.hands[seat]);
    const CommonRandom common(random_);
    notes_.bids.Begin(situation.Shared().numbers());
    for (int bid = 0; bid <= bidding.cards(); ++bid) {
      if (!bidding.IsLegal(bid)) continue;
      Bidding with = bidding;
      (void)with.Bid(bid);
      BidOut(with, deal_.hands, seat_styles_, common);
      PlayState table = TableOf(with, deal_.hands);
      PlayOut(table, seat_styles_, common);
      notes_.bids.AddOption(situation.Of(bid).numbers(),
                            static_cast<float>(OutcomeOf(table.position, seat).score));
    }
  }

  void TryCards(const PlayState& table) {
    const PlaySituation situation(table);
    const CommonRandom common(random_);
    notes_.cards.Begin(situation.Shared().numbers());
    for (const Card card : situation.legal()) {
      PlayState with = table;
      with.Play(card);
      PlayOut(with, seat_styles_, common);
      notes_.cards.AddOption(
          situation.Of(card).numbers(),
          static_cast<float>(OutcomeOf(with.position, table.position.turn()).score));
    }
  }

  Style strong_;
  Style plain_;
  Random& random_;
  PlayedChoices& notes_;
  DealToPlay deal_;
  SeatStyles seat_styles_{};
  int noting_;  // the seat whose bid is noted
};

}  // namespace

void AppendRows(PlayedChoices& all, const PlayedChoices& part) {
  all.bids.Append(part.bids);
  all.cards.Append(part.cards);
}

PlayedChoices RolloutChoices(std::uint64_t seed, std::uint64_t deals) {
  const auto play = [](Random& random, std::uint64_t /*deal*/, PlayedChoices& notes) {
    DealToPlay deal = RandomDeal(random);
    NotingPlayer noting(notes);
    RulePlayer rule;
    BySeat<Player*> players{};
    const int by_rules = random.Below(3);  // of five seats, on average
    for (int seat = 0; seat < deal.players; ++seat) {
      players[seat] =
          random.Below(5) < by_rules ? static_cast<Player*>(&rule) : static_cast<Player*>(&noting);
    }
    (void)PlayDeal(deal, players);
  };
  return RowsOfDeals<PlayedChoices>(seed, 0, deals, DefaultThreads(), play);
}

PlayedChoices TriedChoices(const PolicyModels& models, std::uint64_t seed, std::uint64_t deals) {
  const auto play = [&](Random& random, std::uint64_t /*deal*/, PlayedChoices& notes) {
    TryingDeal(models, random, notes).Play();
  };
  return RowsOfDeals<PlayedChoices>(seed, 0, deals, DefaultThreads(), play);
}

PolicyScore ScorePolicies(const PolicyModels& models, std::uint64_t seed, std::uint64_t deals) {
  constexpr int kPlayers = 5;
  const auto play = [&](Random& random, std::uint64_t /*deal*/,
                        std::vector<SeatOutcome>& outcomes) {
    PolicyPlayer strong({}, models.strong);
    PolicyPlayer plain({}, models.plain);
    const int cards = 1 + random.Below(MostCards(kPlayers));
    DealToPlay deal{.players = kPlayers, .hands = RandomHands(random, kPlayers, cards)};
    const int seat = random.Below(kPlayers);
    BySeat<Player*> players{};
    players.fill(&plain);
    players[seat] = &strong;
    const DealPlayed played = PlayDeal(deal, players);
    Position over;
    over.players = kPlayers;
    over.bids = played.bidding.bids();
    over.taken = played.taken;
    outcomes.push_back(OutcomeOf(over, seat));
  };
  PolicyScore score;
  const auto count = static_cast<double>(deals);
  for (const SeatOutcome& outcome :
       RowsOfDeals<std::vector<SeatOutcome>>(seed, 0, deals, DefaultThreads(), play)) {
    score.score += outcome.score / count;
    score.others += outcome.others / count;
    score.makes += (outcome.score > 0 ? 1 : 0) / count;
  }
  return score;
}

}  // namespace jasnel::boerenbridge
