#include "tools/training/bidding_report.h"

#include <cstddef>

#include "absl/strings/str_format.h"
#include "tools/training/fit_bidding.h"

namespace jasnel {
namespace {

// What comes of an auction that is not over, to a side.
double ScoreOf(const BiddingModel& model, const Calibration& played, const Auction& auction,
               const SolvedDeal& deal, Side side) {
  double score = 0;
  for (const auto& [contract, chance] : model.Outcomes(auction, deal.hands)) {
    score += static_cast<double>(chance) * PlayedScoreFor(side, contract, deal, played);
  }
  return score;
}

void AddDeal(const SolvedDeal& deal, const BiddingModel& model, const BiddingWeights& weights,
             const Rules& rules, AuctionFigures& sums) {
  const BiddingWeights::Lines& lines = weights.For(rules);
  Auction auction =
      Certain(Auction::Begin(DealerOf(deal), rules), "no suit is turned under these rules");
  double reached = 1;
  for (std::size_t i = 0; i < sums.size(); ++i) {
    const Seat seat = auction.Turn();
    const float best = model.Best(auction, deal.hands[Index(seat)]).score;
    const double pass = static_cast<double>(model.PassChance(auction, best));
    sums[i].reached += reached;
    sums[i].plays += reached * (1 - pass);
    if (!auction.Legal().pass) return;
    auction.Speak(Call{});
    sums[i].predicted += reached * static_cast<double>(lines[i].constant + lines[i].slope * best);
    sums[i].found += reached * ScoreOf(model, weights.played, auction, deal, SideOf(seat));
    reached *= pass;
  }
}

}  // namespace

AuctionFigures FiguresOf(std::span<const SolvedDeal> deals, const Evaluator& evaluator,
                         const BiddingWeights& weights, const Rules& rules) {
  const BiddingModel model(evaluator, weights.played, weights.For(rules));
  AuctionFigures figures{};
  for (const SolvedDeal& deal : deals) {
    AddDeal(deal, model, weights, rules, figures);
  }
  for (CallFigures& call : figures) {
    call.plays /= call.reached;
    call.predicted /= call.reached;
    call.found /= call.reached;
    call.reached /= static_cast<double>(deals.size());
  }
  return figures;
}

std::string BiddingReportOf(std::span<const SolvedDeal> deals, const Evaluator& evaluator,
                            const BiddingWeights& weights, const Rules& rules) {
  const BiddingWeights::Lines& lines = weights.For(rules);
  const AuctionFigures figures = FiguresOf(deals, evaluator, weights, rules);
  std::string text = "Call   Reached     Plays   Pass (model)   found   by the line\n";
  for (std::size_t i = 0; i < figures.size(); ++i) {
    const CallFigures& call = figures[i];
    text += absl::StrFormat("%4d  %7.2f%%  %7.2f%%", i + 1, 100 * call.reached, 100 * call.plays);
    if (i < lines.size()) {
      text += absl::StrFormat("   %12.1f  %6.1f   %.1f %+.2f x score", call.predicted, call.found,
                              static_cast<double>(lines[i].constant),
                              static_cast<double>(lines[i].slope));
    }
    text += "\n";
  }
  return text;
}

}  // namespace jasnel
