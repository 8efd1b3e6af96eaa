#include "tools/bid/boerenbridge_text.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/strings/substitute.h"
#include "tools/bid/boerenbridge_words.h"
#include "tools/shared/text/boerenbridge_hand.h"
#include "tools/shared/text/columns.h"

namespace jasnel::boerenbridge {
namespace {

constexpr const char* kIndent = "  ";
constexpr double kBarOf = 0.02;   // the chance that a block of a bar stands for
constexpr double kLeast = 0.005;  // chances below it get no line
constexpr std::size_t kNumberWidth = 5;

std::string Percent(double chance) { return absl::StrCat(std::lround(100 * chance), "%"); }

std::string Points(double points) {
  const double rounded = std::round(10 * points) / 10;
  return absl::StrFormat("%+.1f", rounded == 0 ? 0.0 : rounded);
}

std::string Score(const Estimate& score, const BidWords& words) {
  return absl::StrCat(PadLeft(Points(score.value), kNumberWidth), " (",
                      absl::Substitute(words.from_to, Points(score.low), Points(score.high)), ")");
}

std::string Chance(const Estimate& chance) {
  return absl::StrCat(PadLeft(Percent(chance.value), kNumberWidth - 1), " (",
                      std::lround(100 * chance.low), "-", std::lround(100 * chance.high), ")");
}

std::string Heading(const BidView& view, const BidWords& words) {
  const Bidding& bidding = view.bidding;
  const bool dealer = view.seat() == DealerOf(bidding.players());
  std::vector<std::string> parts = {
      bidding.cards() == 1 ? absl::Substitute(words.one_card, bidding.players())
                           : absl::Substitute(words.deal, bidding.players(), bidding.cards())};
  std::vector<int> bids(bidding.bids().begin(), bidding.bids().begin() + bidding.count());
  parts.push_back(bids.empty() ? words.no_bids
                               : absl::Substitute(words.bids, absl::StrJoin(bids, ", ")));
  parts.push_back(absl::Substitute(dealer ? words.dealer : words.seat, view.seat()));
  if (const auto forbidden = bidding.Forbidden()) {
    parts.push_back(absl::Substitute(words.forbidden, *forbidden));
  }
  return absl::StrJoin(parts, " ") + "\n";
}

std::string Bids(const BidAnswer& answer, const BidWords& words) {
  std::vector<std::vector<std::string>> rows = {
      {words.bid, words.score, words.makes, words.others}};
  for (const BidOutlook& outlook : answer.bids) {
    rows.push_back({std::to_string(outlook.bid), Score(outlook.score, words), Chance(outlook.makes),
                    Points(outlook.others)});
  }
  return FormatTable(rows, {Align::kRight, Align::kLeft, Align::kLeft, Align::kRight}, kIndent);
}

std::string TrickBars(const BidOutlook& outlook) {
  std::vector<std::vector<std::string>> rows;
  for (std::size_t taken = 0; taken < outlook.tricks.size(); ++taken) {
    const double chance = outlook.tricks[taken];
    if (chance < kLeast) continue;
    std::string bar;
    for (long blocks = std::lround(chance / kBarOf); blocks > 0; --blocks) bar += "█";
    rows.push_back({std::to_string(taken), Percent(chance), bar});
  }
  return FormatTable(rows, {Align::kRight, Align::kRight, Align::kLeft}, kIndent);
}

}  // namespace

std::string BidText(const AnsweredBid& bid, const std::string& heading, Language language) {
  const BidWords& words = boerenbridge::BidWordsOf(language);
  const BidAnswer& answer = bid.answer;
  const auto best = std::ranges::find(answer.bids, answer.best, &BidOutlook::bid);
  return absl::StrCat(
      heading, Heading(*bid.view, words), "\n", kIndent, HandPicture(bid.view->hand, language),
      "\n\n", Bids(answer, words), "\n",
      absl::Substitute(words.best_bid, answer.best, answer.clear ? words.clear : words.not_clear),
      "\n\n", absl::Substitute(words.tricks, answer.best), "\n", TrickBars(*best), "\n",
      absl::Substitute(words.worlds, answer.worlds,
                       absl::StrFormat("%.2f", std::chrono::duration<double>(bid.time).count()),
                       bid.seed),
      "\n");
}

}  // namespace jasnel::boerenbridge
