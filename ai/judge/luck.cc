#include "jasnel/luck.h"

#include <array>
#include <cmath>

#include "ai/bidding/next_card.h"
#include "ai/games/play_state.h"
#include "ai/players/model_bidder.h"
#include "ai/players/play_out.h"
#include "ai/players/rule_player.h"
#include "ai/players/simple_player.h"
#include "jasnel/deal_play.h"
#include "jasnel/message.h"

namespace jasnel {
namespace {

// How much each kind of table counts in what is usual: those that play by the policy, which see
// further than people with rules of thumb and play a little at random, and those by the two rules.
constexpr double kByPolicy = 0.5;
constexpr double kBySimple = 0.25;
constexpr double kByRule = 0.25;

// What is usual in a deal: North-South minus East-West.
class UsualResults {
 public:
  UsualResults(const PlayedDeal& deal, Seat dealer, const LuckRequest& request)
      : deal_(deal), dealer_(dealer), request_(request) {}

  double Of(const Contract& contract) {
    auto& known = contracts_[Index(contract.declarer)][Index(contract.trump)][contract.doublings];
    if (!known) {
      known = kByPolicy * PlayedOutMean(contract) + kBySimple * PlayedBy(simple_, contract) +
              kByRule * PlayedBy(rule_, contract);
    }
    return *known;
  }

  double Of(Auction auction) {
    while (!auction.IsOver()) {
      if (auction.WaitsForCard()) {
        double mean = 0;
        ForEachNextCard(auction, deal_.rules, [&](const Auction& next, float chance) {
          mean += static_cast<double>(chance) * Of(next);
        });
        return mean;
      }
      const CardSet hand = deal_.hands[Index(auction.Turn())];
      auction.Speak(CallByNetwork({auction, hand, deal_.rules}).call);
    }
    return auction.IsPassedOut() ? 0 : Of(auction.contract());
  }

 private:
  double PlayedOutMean(const Contract& contract) const {
    const PlayOrder order(contract.trump);
    PlayHands hands;
    for (int seat = 0; seat < kSeats; ++seat) hands[seat] = order.ToPlay(deal_.hands[seat]);
    const Seat leader = FirstLeader(deal_.rules.leads, dealer_, contract.declarer);
    PlayState dealt = DealtState(hands, leader, contract);
    CountRoemOfHands(dealt, order, deal_.rules);
    Random random(request_.seed);
    double sum = 0;
    for (int i = 0; i < request_.play_outs; ++i) {
      sum += ScoreAtEnd(PlayedOut(dealt, deal_.rules, random), deal_.rules).count();
    }
    return sum / request_.play_outs;
  }

  // These players know rules of thumb alone, so that they always play the same.
  double PlayedBy(Player& player, const Contract& contract) const {
    DealToPlay deal;
    deal.hands = deal_.hands;
    deal.rules = deal_.rules;
    deal.dealer = dealer_;
    deal.contract = contract;
    std::array<Player*, kSeats> players;
    players.fill(&player);
    const DealPlayed played = PlayDeal(deal, players);
    return (played.result.score[0] - played.result.score[1]).count();
  }

  const PlayedDeal& deal_;
  Seat dealer_;
  const LuckRequest& request_;
  SimplePlayer simple_;
  RulePlayer rule_;
  std::array<std::array<std::array<std::optional<double>, 1 + kMaxDoublings>, kSuits>, kSeats>
      contracts_;
};

Points WholePoints(double points) { return Points(static_cast<int>(std::lround(points))); }

}  // namespace

Result<Luck> FindLuck(const PlayedDeal& deal, const Replay& replay,
                      const std::optional<Auction>& auction, const Analysis& analysis,
                      const LuckRequest& request) {
  if (replay.played_again) {
    return Error{Say("the deal is played again; expected one that has a result",
                     "het spel wordt overgespeeld; verwacht een spel dat een uitslag heeft")};
  }
  if (!replay.result) {
    return Error{Say("the deal has no result; expected one that was played to its end",
                     "het spel heeft geen uitslag; verwacht een spel dat is uitgespeeld")};
  }
  Luck luck;
  // Without an auction there is one contract, and what matters of the dealer is who led.
  const Seat dealer = auction ? auction->dealer() : Clockwise(deal.leader, kSeats - 1);
  UsualResults usual(deal, dealer, request);
  Points value = WholePoints(usual.Of(Contract{deal.declarer, deal.trump, deal.doublings}));
  if (auction) {
    Auction now = auction->Anew();
    value = WholePoints(usual.Of(now));
    luck.cards = value;
    for (const Call call : auction->calls()) {
      const Side side = SideOf(now.Turn());
      now.Speak(call);
      const Points after = WholePoints(usual.Of(now));
      luck.calls[Index(side)] += side == Side::kNorthSouth ? after - value : value - after;
      value = after;
    }
  } else {
    luck.cards = value;
  }
  luck.unseen = analysis.start.score - value;
  for (const Seat seat : kAllSeats) {
    luck.play[Index(SideOf(seat))] += analysis.players[Index(seat)].score_lost;
  }
  for (const JudgedRuling& ruling : analysis.rulings) {
    luck.rulings += ruling.before.score - ruling.after.score;
  }
  luck.result = ValueBefore(analysis, analysis.cards.size()).score;
  return luck;
}

}  // namespace jasnel
