#include "jasnel/luck.h"

#include <cmath>

#include "ai/models/bidding_model.h"
#include "ai/players/play_out.h"
#include "ai/players/play_state.h"
#include "jasnel/message.h"

namespace jasnel {
namespace {

// What is usual in a deal: North-South minus East-West.
class UsualResults {
 public:
  UsualResults(const PlayedDeal& deal, const LuckRequest& request)
      : deal_(deal), request_(request), model_(BiddingModel::For(deal.rules)) {}

  double Of(const Contract& contract) {
    auto& known = contracts_[Index(contract.declarer)][Index(contract.trump)];
    if (!known) known = PlayedOutMean(contract);
    return *known;
  }

  double Of(const Auction& auction) {
    if (auction.IsOver()) return Of(auction.contract());
    double sum = 0;
    for (const auto& [contract, chance] : model_.Outcomes(auction, deal_.hands)) {
      if (chance > 0) sum += static_cast<double>(chance) * Of(contract);
    }
    return sum;
  }

 private:
  double PlayedOutMean(const Contract& contract) const {
    const PlayOrder order(contract.trump);
    PlayHands hands;
    for (int seat = 0; seat < kSeats; ++seat) hands[seat] = order.ToPlay(deal_.hands[seat]);
    const PlayState dealt = DealtState(hands, Index(deal_.leader), Index(contract.declarer));
    Random random(request_.seed);
    double sum = 0;
    for (int i = 0; i < request_.play_outs; ++i) {
      sum += ScoreAtEnd(PlayedOut(dealt, deal_.rules, random), deal_.rules).count();
    }
    return sum / request_.play_outs;
  }

  const PlayedDeal& deal_;
  const LuckRequest& request_;
  BiddingModel model_;
  std::array<std::array<std::optional<double>, kSuits>, kSeats> contracts_;
};

Points WholePoints(double points) { return Points(static_cast<int>(std::lround(points))); }

}  // namespace

Result<Luck> FindLuck(const PlayedDeal& deal, const Replay& replay,
                      const std::optional<Auction>& auction, const Analysis& analysis,
                      const LuckRequest& request) {
  if (!replay.result) {
    return Error{Say("the deal has no result; expected one that was played to its end",
                     "het spel heeft geen uitslag; verwacht een spel dat is uitgespeeld")};
  }
  Luck luck;
  UsualResults usual(deal, request);
  Points value = WholePoints(usual.Of(Contract{deal.declarer, deal.trump}));
  if (auction) {
    Auction now = Auction::Begin(auction->dealer(), deal.rules, auction->turned()).value();
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
