// How the cost of a position grows with its cards, and what threads are worth.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <ctime>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/substitute.h"
#include "bench/random_position.h"
#include "tools/bench/tasks.h"
#include "tools/shared/run/progress.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/csv.h"
#include "tools/shared/text/output.h"

namespace jasnel {
namespace {

constexpr int kFewestCards = 4;

const std::vector<std::string>& Names() {
  static const std::vector<std::string> names = {"positions",  "cards_each",  "threads",
                                                 "nodes",      "time_us",     "processor_us",
                                                 "nodes_mean", "time_us_mean"};
  return names;
}

// Positions of one size, solved on so many threads. The time is that of the clock on the wall, and
// beside it that of all processors.
struct GrowthRow {
  std::size_t positions;
  int cards_each;
  int threads;
  std::uint64_t nodes = 0;
  std::chrono::nanoseconds time{0};
  std::clock_t processor = 0;

  double Each(double total) const { return total / static_cast<double>(positions); }
  double Microseconds() const { return static_cast<double>(time.count()) / 1000; }
};

std::vector<Position> RandomPositions(const BenchOptions& options, int cards_each) {
  std::vector<Position> positions;
  for (std::uint64_t i = 0; i < options.deals.value_or(kGrowthDeals); ++i) {
    Random random = Random::Stream(options.seed, i);
    positions.push_back(bench::RandomPosition(random, {.cards_each = cards_each}, Rules{}));
  }
  return positions;
}

// Solves all positions twice; the second time counts, when memory and solvers are there. Nothing
// where it was interrupted.
std::optional<GrowthRow> MeasuredGrowth(const std::vector<Position>& positions, int cards_each,
                                        int threads, const BenchOptions& options) {
  BatchSolver solver(threads, {.table_bytes = options.table_bytes()});
  SolveRequest request;
  request.limits.cancel = &Interrupted();
  GrowthRow row{positions.size(), cards_each, threads};
  for (int time = 0; time < 2; ++time) {
    const auto start = std::chrono::steady_clock::now();
    const std::clock_t processor = std::clock();
    const auto solutions = solver.Solve(positions, request);
    row.time = std::chrono::steady_clock::now() - start;
    row.processor = std::clock() - processor;
    row.nodes = 0;
    for (const auto& solution : solutions) row.nodes += solution->nodes;
    if (Interrupted()) return std::nullopt;
  }
  return row;
}

std::string Text(const std::vector<GrowthRow>& by_cards, const std::vector<GrowthRow>& by_threads,
                 const BenchOptions& options) {
  std::string text =
      absl::Substitute("Random positions, rules kbn, points, seed $0: $1 of each size.\n\n",
                       options.seed, options.deals.value_or(kGrowthDeals));
  std::vector<std::vector<std::string>> rows = {
      {"Cards in hand", "Nodes each", "Time each", "Nodes ratio", "Time ratio"}};
  const GrowthRow* before = nullptr;
  for (const GrowthRow& row : by_cards) {
    rows.push_back({std::to_string(row.cards_each), Fixed(row.Each(double(row.nodes)), 0),
                    Fixed(row.Each(row.Microseconds()), 1) + " us", "", ""});
    if (before != nullptr && before->nodes > 0 && before->time.count() > 0) {
      rows.back()[3] = Fixed(double(row.nodes) / double(before->nodes), 2);
      rows.back()[4] = Fixed(row.Microseconds() / before->Microseconds(), 2);
    }
    before = &row;
  }
  text += FormatTable(
      rows, {Align::kRight, Align::kRight, Align::kRight, Align::kRight, Align::kRight}, "  ");
  text += "\nRatios are to the row above.\n";
  if (by_threads.empty()) return text;
  rows = {{"Threads", "Deals a second", "Speed-up"}};
  for (const GrowthRow& row : by_threads) {
    rows.push_back({std::to_string(row.threads), Fixed(1e6 / row.Each(row.Microseconds()), 0),
                    Fixed(by_threads.front().Microseconds() / row.Microseconds(), 2)});
  }
  return text + absl::Substitute("\nThe deals of $0 cards a hand:\n\n", kHandSize) +
         FormatTable(rows, {Align::kRight, Align::kRight, Align::kRight}, "  ");
}

std::string Rows(const std::vector<GrowthRow>& rows, Format format) {
  std::string text;
  for (const GrowthRow& row : rows) {
    Record record;
    record["positions"] = row.positions;
    record["cards_each"] = row.cards_each;
    record["threads"] = row.threads;
    record["nodes"] = row.nodes;
    record["time_us"] = row.Microseconds();
    record["processor_us"] = std::llround(1e6 * double(row.processor) / CLOCKS_PER_SEC);
    record["nodes_mean"] = Rounded(row.Each(double(row.nodes)), 1);
    record["time_us_mean"] = Rounded(row.Each(row.Microseconds()), 3);
    text += format == Format::kJson ? JsonLine(record) : CsvLine(record, Names());
  }
  return text;
}

}  // namespace

ExitStatus BenchGrowth(const BenchOptions& options) {
  const int most_threads = BatchSolver(options.threads).threads();
  std::vector<GrowthRow> by_cards;
  std::vector<GrowthRow> by_threads;
  std::vector<Position> positions;
  Progress progress;
  const auto add = [&](std::vector<GrowthRow>& rows, int cards_each, int threads) {
    if (const auto row = MeasuredGrowth(positions, cards_each, threads, options))
      rows.push_back(*row);
    const std::uint64_t done = by_cards.size() + by_threads.size();
    progress.Show(
        {done, done, static_cast<std::uint64_t>(kHandSize - kFewestCards + most_threads)});
  };
  for (int cards = kFewestCards; cards <= kHandSize && !Interrupted(); ++cards) {
    positions = RandomPositions(options, cards);
    add(by_cards, cards, 1);
  }
  // One, two, four ... and as many as there are.
  if (most_threads > 1 && !Interrupted()) by_threads.push_back(by_cards.back());
  for (int threads = 1; threads < most_threads && !Interrupted();) {
    threads = std::min(2 * threads, most_threads);
    add(by_threads, kHandSize, threads);
  }
  progress.Clear();
  std::string text;
  if (options.format == Format::kText) {
    text = Text(by_cards, by_threads, options);
    if (Interrupted()) text += "Stopped; what is above is what was done by then.\n";
  } else {
    if (!by_threads.empty()) by_threads.erase(by_threads.begin());
    text = options.format == Format::kCsv ? CsvHeader(Names()) : "";
    text += Rows(by_cards, options.format) + Rows(by_threads, options.format);
  }
  return PrintLast("jasnel bench", text, Interrupted() ? kExitInterrupted : kExitOk);
}

}  // namespace jasnel
