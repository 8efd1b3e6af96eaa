#include "tools/training/hand_errors.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>

#include "absl/strings/str_format.h"
#include "jasnel/auction.h"
#include "jasnel/dealing.h"
#include "jasnel/seat.h"

namespace jasnel {
namespace {

constexpr std::uint64_t kErrorsSeed = 5353;
constexpr double kSigmas = 1.96;

// Cells with the usual error count for as many of each number of trumps.
constexpr double kUsualCells = 10;

std::size_t Trumps(const HandTruth& truth) {
  return static_cast<std::size_t>(std::popcount(truth.hand.SuitByte(Index(truth.trump))));
}

BookEntry EntryOf(const HandTruth& truth, const HandBookWeights& weights) {
  return LookUpIn(weights, truth.rules, truth.hand,
                  truth.trump)[static_cast<std::size_t>(truth.place)];
}

double Spread(double chance) { return std::sqrt(chance * (1 - chance)); }

// Squares of errors, in units that may differ from cell to cell.
struct Squares {
  double errors = 0;
  double units = 0;

  void Add(double error_a, double error_b, double unit) {
    errors += error_a * error_b;
    units += unit * unit;
  }
};

using ByTrumps = std::array<Squares, kHandSize + 1>;

std::array<float, kHandSize + 1> RootsOf(const ByTrumps& by_trumps, double cells) {
  Squares all;
  for (const Squares& one : by_trumps) {
    all.errors += one.errors;
    all.units += one.units;
  }
  const double usual = all.errors / all.units;
  const double share = kUsualCells / cells * all.units;
  std::array<float, kHandSize + 1> roots;
  for (std::size_t i = 0; i < roots.size(); ++i) {
    const Squares& one = by_trumps[i];
    const double mean = (one.errors + usual * share) / (one.units + share);
    roots[i] = static_cast<float>(std::sqrt(std::max(mean, usual / 4)));
  }
  return roots;
}

// The standard error of the mean of two runs.
template <class Of>
double ErrorOfRuns(const HandTruth& truth, const Of& of) {
  double sum = 0;
  for (const SuitBid& run : truth.runs) {
    const Estimate one = of(run);
    const double error = (one.high - one.low) / (2 * kSigmas);
    sum += error * error;
  }
  return std::sqrt(sum) / 2;
}

// Tails: errors of more than so many deviations.
constexpr std::array<int, 3> kTails = {2, 3, 4};

// Of chances, or of scores.
struct Errors {
  double squares = 0;
  double stated = 0;  // half widths of intervals
  int held = 0;
  std::array<int, kTails.size()> beyond{};
  double largest = 0;  // in deviations: what the book and the runs are off by, as stated

  template <class Of>
  void Add(const HandTruth& truth, const Estimate& book, const Of& of) {
    const double a = of(truth.runs[0]).value;
    const double b = of(truth.runs[1]).value;
    squares += (book.value - a) * (book.value - b);
    const double half = (book.high - book.low) / 2;
    stated += half;
    const double deviations =
        std::abs(book.value - (a + b) / 2) / std::hypot(half / kSigmas, ErrorOfRuns(truth, of));
    held += deviations <= kSigmas ? 1 : 0;
    for (std::size_t i = 0; i < kTails.size(); ++i) beyond[i] += deviations > kTails[i] ? 1 : 0;
    largest = std::max(largest, deviations);
  }

  void Add(const Errors& other) {
    squares += other.squares;
    stated += other.stated;
    held += other.held;
    for (std::size_t i = 0; i < kTails.size(); ++i) beyond[i] += other.beyond[i];
    largest = std::max(largest, other.largest);
  }

  std::string Tails(const char* name, int cells) const {
    std::string text = absl::StrFormat("%-9s", name);
    for (const int count : beyond) absl::StrAppendFormat(&text, " %7.1f%%", 100.0 * count / cells);
    return text + absl::StrFormat(" %9.1f\n", largest);
  }
};

// Of one number of trumps.
struct Cells {
  int count = 0;
  Errors makes;
  Errors score;

  void Add(const HandTruth& truth, const BookEntry& entry) {
    ++count;
    makes.Add(truth, entry.makes, [](const SuitBid& run) { return run.makes; });
    score.Add(truth, entry.score, [](const SuitBid& run) { return run.score; });
  }

  void Add(const Cells& other) {
    count += other.count;
    makes.Add(other.makes);
    score.Add(other.score);
  }

  std::string Row(const std::string& name) const {
    if (count == 0) return "";
    const double n = count;
    const auto found = [&](double sum) { return kSigmas * std::sqrt(std::max(sum / n, 0.0)); };
    return absl::StrFormat("%-6s %6d %8.2f %8.2f %7.1f%% %9.1f %8.1f %7.1f%%\n", name, count,
                           100 * found(makes.squares), 100 * makes.stated / n, 100 * makes.held / n,
                           found(score.squares), score.stated / n, 100 * score.held / n);
  }
};

}  // namespace

std::vector<HandTruth> FindHandTruths(const Rules& rules, std::uint64_t first, std::uint64_t count,
                                      double precision, BatchSolver& solver,
                                      const std::atomic<bool>& cancel) {
  std::vector<HandTruth> truths;
  Rules asked = rules;
  asked.bidding = Bidding::kFree;
  asked.speaks_first = SpeaksFirst::kLeftOfDealer;
  for (std::uint64_t number = first; number < first + count && !cancel; ++number) {
    Random random = Random::Stream(kErrorsSeed, number);
    const CardSet hand = RandomHands(random)[0];
    const int place = random.Below(kSeats);
    // Who leads speaks first.
    BidQuestion question{.auction = Certain(Auction::Begin(Seat::kNorth, asked), "bidding is free"),
                         .hand = hand,
                         .rules = asked,
                         .passes_tell = false};
    for (int i = 0; i < place; ++i) question.auction.Speak(Call{});
    std::array<std::vector<SuitBid>, 2> runs;
    for (std::size_t run = 0; run < runs.size(); ++run) {
      const BidRequest request{.seed = 2 * number + run, .precision = precision, .cancel = &cancel};
      const auto answer = EvaluateBid(solver, question, request);
      if (!answer || answer->stop != Stop::kSolved) return truths;
      runs[run] = answer->suits;
    }
    for (std::size_t suit = 0; suit < kSuits; ++suit) {
      truths.push_back({.rules = rules,
                        .hand = hand,
                        .trump = runs[0][suit].suit,
                        .place = place,
                        .runs = {runs[0][suit], runs[1][suit]}});
    }
  }
  return truths;
}

HandErrors FitHandErrors(std::span<const HandTruth> truths, const HandNetwork& network) {
  const HandBookWeights weights{.network = network, .errors = {}};
  ByTrumps makes;
  ByTrumps pit;
  ByTrumps score;
  for (const HandTruth& truth : truths) {
    const BookEntry entry = EntryOf(truth, weights);
    const auto& [a, b] = truth.runs;
    const std::size_t trumps = Trumps(truth);
    makes[trumps].Add(entry.makes.value - a.makes.value, entry.makes.value - b.makes.value,
                      Spread(entry.makes.value));
    pit[trumps].Add(entry.pit.value - a.pit, entry.pit.value - b.pit, Spread(entry.pit.value));
    score[trumps].Add(entry.score.value - a.score.value, entry.score.value - b.score.value, 1);
  }
  const auto cells = static_cast<double>(truths.size());
  return {RootsOf(makes, cells), RootsOf(pit, cells), RootsOf(score, cells)};
}

std::string HandErrorsReport(std::span<const HandTruth> truths, const HandBookWeights& weights) {
  std::array<Cells, kHandSize + 1> by_trumps;
  for (const HandTruth& truth : truths) {
    by_trumps[Trumps(truth)].Add(truth, EntryOf(truth, weights));
  }
  std::string text =
      "               Made: 95%, points of chance       Score: 95%, points\n"
      "Trumps  Cells    found   stated    held     found   stated    held\n";
  Cells all;
  for (std::size_t i = 0; i < by_trumps.size(); ++i) {
    text += by_trumps[i].Row(std::to_string(i));
    all.Add(by_trumps[i]);
  }
  text += all.Row("all");
  if (all.count == 0) return text;
  return text +
         "\nCells off by more than so many deviations, of what the book and the runs may be off "
         "by:\n"
         "                2        3        4   largest\n" +
         all.makes.Tails("Made", all.count) + all.score.Tails("Score", all.count) +
         "by chance     4.6%     0.3%     0.0%\n";
}

}  // namespace jasnel
