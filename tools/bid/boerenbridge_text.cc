#include "tools/bid/boerenbridge_text.h"

#include <chrono>
#include <cmath>
#include <span>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/strings/substitute.h"
#include "tools/shared/text/board_text.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/words.h"

namespace jasnel::boerenbridge {
namespace {

constexpr Phrase kAboutBids = {R"(
Score: points that the seat writes down, on average. Made: chance of taking exactly that many tricks.
In brackets: 95% intervals. Others: points that each of the others writes down.
The other cards are dealt at random, weighted by the bids so far. Later seats still bid; all play for
their bids and see only their own hand.
)",
                               R"(
Score: punten die de plaats schrijft, gemiddeld; Gehaald: kans op precies zoveel slagen.
Tussen haakjes: 95%-intervallen. Anderen: punten die ieder van de anderen schrijft.
De andere kaarten worden willekeurig verdeeld, rekening houdend met wat er al geboden is; wie nog
moet, biedt, en iedereen speelt voor zijn bod en ziet alleen de eigen hand.
)"};

constexpr double kBarOf = 0.02;  // the chance that a block of a bar stands for
constexpr double kMin = 0.005;   // chances below it get no line
constexpr std::size_t kNumberWidth = 5;

std::string Percent(double chance) { return absl::StrCat(std::lround(100 * chance), "%"); }

std::string Points(double points) {
  const double rounded = std::round(10 * points) / 10;
  return absl::StrFormat("%+.1f", rounded == 0 ? 0.0 : rounded);
}

std::string Chance(const Estimate& chance) {
  return absl::StrCat(PadLeft(Percent(chance.value), kNumberWidth - 1), " (",
                      std::lround(100 * chance.low), "-", std::lround(100 * chance.high), ")");
}

// Writes the page part by part, each of them whole lines.
class BidPage {
 public:
  BidPage(const AnsweredBid& bid, Language language)
      : bid_(bid), language_(language), say_(language) {}

  std::string Text() const {
    return absl::StrCat(Heading(), "\n", kIndent, HandPicture(bid_.view.hand, language_), "\n\n",
                        Bids(), "\n", BestBid(), "\n", Tricks(), "\n", Effort());
  }

 private:
  std::string Heading() const {
    const Bidding& bidding = bid_.view.bidding;
    const auto bids = std::span(bidding.bids()).first(static_cast<std::size_t>(bidding.count()));
    const bool is_dealer = bid_.view.seat() == DealerOf(bidding.players());
    std::vector<std::string> parts = {
        bidding.cards() == 1
            ? say_("Players: $0. One card.", "Spelers: $0. Eén kaart.", bidding.players())
            : say_("Players: $0. Cards: $1.", "Spelers: $0. Kaarten: $1.", bidding.players(),
                   bidding.cards()),
        bids.empty() ? say_("No bids yet.", "Nog niets geboden.")
                     : say_("Bids: $0.", "Geboden: $0.", absl::StrJoin(bids, ", ")),
        say_(is_dealer
                 ? Phrase{"Seat $0, the dealer, is to bid.", "Plaats $0, de gever, is aan het bod."}
                 : Phrase{"Seat $0 is to bid.", "Plaats $0 is aan het bod."},
             bid_.view.seat())};
    if (const auto forbidden = bidding.Forbidden()) {
      parts.push_back(say_("It may not bid $0.", "Een bod van $0 mag niet.", *forbidden));
    }
    return absl::StrJoin(parts, " ") + "\n";
  }

  std::string Score(const Estimate& score) const {
    return absl::StrCat(PadLeft(Points(score.value), kNumberWidth), " (", Points(score.low),
                        say_(" to ", " tot "), Points(score.high), ")");
  }

  std::string Bids() const {
    std::vector<std::vector<std::string>> rows = {
        {say_("Bid", "Bod"), "Score", say_("Made", "Gehaald"), say_("Others", "Anderen")}};
    for (const BidOutlook& outlook : bid_.answer.bids) {
      rows.push_back({std::to_string(outlook.bid), Score(outlook.score), Chance(outlook.makes),
                      Points(outlook.others)});
    }
    return FormatTable(rows, {Align::kRight, Align::kLeft, Align::kLeft, Align::kRight}, kIndent);
  }

  std::string BestBid() const {
    const std::string how = bid_.answer.clear
                                ? say_("clear, with 99% confidence", "duidelijk, met 99% zekerheid")
                                : say_("not clear; more deals might change it",
                                       "niet duidelijk, met meer verdelingen kan het veranderen");
    return say_("Best bid: $0; $1.\n", "Beste bod: $0; $1.\n", bid_.answer.best, how);
  }

  std::string Tricks() const {
    const std::vector<double>& tricks = bid_.best().tricks;
    std::vector<std::vector<std::string>> rows;
    for (std::size_t taken = 0; taken < tricks.size(); ++taken) {
      const double chance = tricks[taken];
      if (chance < kMin) continue;
      std::string bar;
      for (long blocks = std::lround(chance / kBarOf); blocks > 0; --blocks) bar += "█";
      rows.push_back({std::to_string(taken), Percent(chance), bar});
    }
    return say_("Tricks with a bid of $0:\n", "Slagen bij een bod van $0:\n", bid_.answer.best) +
           FormatTable(rows, {Align::kRight, Align::kRight, Align::kLeft}, kIndent);
  }

  std::string Effort() const {
    const double seconds = std::chrono::duration<double>(bid_.time).count();
    return say_("Deals played out: $0, in $1 s. Seed: $2.\n",
                "Uitgespeelde verdelingen: $0, in $1 s. Seed: $2.\n", bid_.answer.worlds,
                absl::StrFormat("%.2f", seconds), bid_.seed);
  }

  const AnsweredBid& bid_;
  const Language language_;
  const Voice say_;
};

}  // namespace

std::string BidText(const AnsweredBid& bid, Language language) {
  return BidPage(bid, language).Text();
}

std::string BidTextEnd(Language language) { return Voice(language)(kAboutBids); }

}  // namespace jasnel::boerenbridge
