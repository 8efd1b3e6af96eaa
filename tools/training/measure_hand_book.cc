// Measures the book of hands as it is supplied.
//
//     measure_hand_book HANDS
//
// How far off it is: HANDS hands of each of two rule sets that nothing was fitted to, in all suits.
// How often a higher card is worth less to it: HANDS hands, with each card exchanged for any higher
// one of its suit, in all suits and places. And whether it is: the hands whose chance falls most
// are solved with either card in the same deals.
#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <span>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "ai/models/hand_book.h"
#include "bitboard/play_order.h"
#include "jasnel/book.h"
#include "jasnel/dealing.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"
#include "jasnel/solver.h"
#include "jasnel/statistics.h"
#include "tools/shared/run/progress.h"
#include "tools/training/hand_errors.h"

namespace jasnel {
namespace {

constexpr std::uint64_t kFirst = 100;  // training/hand_book.py takes those before
constexpr double kPrecision = 0.015;
constexpr std::uint64_t kSeed = 5454;  // of hands whose cards are exchanged
constexpr std::size_t kSolvedFalls = 20;
constexpr std::uint64_t kDealsOfFall = 300;

// A card of a hand exchanged for a higher one of its suit, and what the book says then.
struct Exchange {
  CardSet hand;
  Card without;
  Card with;
  Suit trump = Suit::kSpades;
  int place = 0;
  double fall = 0;  // of the chance to make the contract

  CardSet After() const { return (hand - without) | with; }
};

struct Falls {
  std::uint64_t exchanges = 0;
  std::uint64_t falls = 0;
  std::uint64_t clear = 0;  // below the interval
  Exchange largest = {};

  void Add(const Exchange& one, const Estimate& before, const Estimate& after) {
    ++exchanges;
    if (one.fall <= 0) return;
    ++falls;
    if (after.value < before.low) ++clear;
    if (one.fall > largest.fall) largest = one;
  }

  void Print(const char* name) const {
    const auto share = [&](std::uint64_t count) {
      return 100.0 * static_cast<double>(count) / static_cast<double>(exchanges);
    };
    std::printf("%-8s %9llu %7.1f%% %8.1f%% %9.1f\n", name,
                static_cast<unsigned long long>(exchanges), share(falls), share(clear),
                100 * largest.fall);
  }
};

void AddFalls(CardSet hand, Suit trump, Falls& trumps, Falls& plain, Falls& all) {
  const PlayOrder order(trump);
  const auto before = LookUpHand({}, hand, trump);
  for (const PlayCard card : order.ToPlay(hand)) {
    for (const PlayCard higher : (SuitOf(card) & Above(card)) - order.ToPlay(hand)) {
      Exchange one{hand, order.ToNatural(card), order.ToNatural(higher), trump};
      const auto after = LookUpHand({}, one.After(), trump);
      for (; one.place < kSeats; ++one.place) {
        const auto place = static_cast<std::size_t>(one.place);
        one.fall = before[place].makes.value - after[place].makes.value;
        for (Falls* const falls : {IsTrump(card) ? &trumps : &plain, &all}) {
          falls->Add(one, before[place].makes, after[place].makes);
        }
      }
    }
  }
}

// What the chance falls by in deals that differ in the exchanged cards alone, and its
// standard error.
std::pair<double, double> FallInDeals(const Exchange& one, Solver& solver) {
  const auto makes = [&](Hands hands) {
    Position position;
    position.hands = hands;
    position.trump = one.trump;
    position.leader = Clockwise(Seat::kNorth, kSeats - one.place);
    return solver.Solve(position, {.objective = Objective::kMake})->makes;
  };
  Hands given;
  given[0] = one.hand;
  const DealGenerator generator = Certain(DealGenerator::Make(given, {}), "a hand of eight cards");
  Moments falls(1);
  for (std::uint64_t number = 0; number < kDealsOfFall; ++number) {
    const Hands hands = *generator.Deal(kSeed, number);
    Hands exchanged = hands;
    exchanged[0] = one.After();
    for (CardSet& other : std::span(exchanged).subspan(1)) {
      if (other.Contains(one.with)) other = (other - one.with) | one.without;
    }
    const double fall = (makes(hands) ? 1 : 0) - (makes(exchanged) ? 1 : 0);
    falls.Add({&fall, 1});
  }
  return {falls.Mean(0), std::sqrt(falls.Covariance(0, 0) / static_cast<double>(kDealsOfFall))};
}

void PrintFalls(std::uint64_t hands, Solver& solver) {
  Falls trumps;
  Falls plain;
  std::vector<Exchange> largest;  // of each hand, in plain suits or trumps
  for (std::uint64_t number = 0; number < hands; ++number) {
    const CardSet hand = RandomHands(kSeed, number)[0];
    Falls of_hand;
    for (const Suit trump : kAllSuits) AddFalls(hand, trump, trumps, plain, of_hand);
    largest.push_back(of_hand.largest);
  }
  std::printf("A card exchanged for a higher one of its suit, by kbn. Made, points of chance:\n\n");
  std::printf("         Exchanges    lower  clearly   at most\n");
  trumps.Print("trumps");
  plain.Print("plain");

  std::ranges::sort(largest, std::greater(), &Exchange::fall);
  largest.resize(std::min(largest.size(), kSolvedFalls));
  double fall = 0;
  double solved = 0;
  double squares = 0;
  for (const Exchange& one : largest) {
    const auto [mean, error] = FallInDeals(one, solver);
    fall += one.fall;
    solved += mean;
    squares += error * error;
  }
  const auto count = static_cast<double>(largest.size());
  std::printf(
      "\nThe largest of %zu hands: %.1f on average. In %llu solved deals of each: %.1f ± %.1f.\n",
      largest.size(), 100 * fall / count, static_cast<unsigned long long>(kDealsOfFall),
      100 * solved / count, 196 * std::sqrt(squares) / count);
}

int Main(std::span<char* const> arguments) {
  std::uint64_t hands = 0;
  const std::string_view number = arguments.size() == 2 ? arguments[1] : "";
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), hands);
  if (error != std::errc() || end != number.data() + number.size() || hands == 0) {
    std::fprintf(stderr, "usage: measure_hand_book HANDS\n");
    return 2;
  }
  CatchInterrupts();
  BatchSolver solver;
  for (const char* const name : {"kbn", "nku-rotterdam"}) {
    const auto truths = FindHandTruths(Certain(ParseRules(name), "these are rules"), kFirst, hands,
                                       kPrecision, solver, Interrupted());
    if (Interrupted()) return 1;
    std::printf("%s\n\n%s\n", name, HandErrorsReport(truths, kHandBookWeights).c_str());
    std::fflush(stdout);
  }
  Solver one;
  PrintFalls(hands, one);
  return 0;
}

}  // namespace
}  // namespace jasnel

int main(int count, char** arguments) {
  return jasnel::Main({arguments, static_cast<std::size_t>(count)});
}
