#include "tools/bench/positions.h"

#include <cstdio>

#include "absl/strings/substitute.h"
#include "engine/records/record.h"
#include "engine/records/solved_deal.h"
#include "tools/shared/input/deal_source.h"
#include "tools/shared/text/csv.h"
#include "tools/shared/text/output.h"

namespace jasnel {
namespace {

// `trump` where only that suit is wrong.
void PrintInputError(const BenchOptions& options, const std::vector<std::string>& names,
                     std::size_t number, std::optional<Suit> trump, const Error& error) {
  if (options.format == Format::kText) {
    const std::string suit = trump ? std::string("trump=") + SuitLetter(*trump) + ": " : "";
    const std::string line = absl::Substitute("line $0: $1$2\n", number, suit, error.message);
    std::fwrite(line.data(), 1, line.size(), stderr);
    return;
  }
  Record record;
  if (trump) record["trump"] = std::string(1, SuitLetter(*trump));
  record["error"] = error.message;
  record["line_number"] = number;
  Print(options.format == Format::kJson ? JsonLine(record) : CsvLine(record, names));
}

}  // namespace

std::optional<InputRead> ReadPositions(const BenchOptions& options, Objective objective,
                                       const std::vector<std::string>& names,
                                       const std::function<void(const Position&)>& measure,
                                       Progress& progress) {
  auto source = OpenDeals(options.input, Interrupted());
  if (!source) {
    Fail("jasnel bench", source.error().both());
    return std::nullopt;
  }
  InputRead read;
  const auto wrong = [&](std::size_t number, std::optional<Suit> trump, const Error& error) {
    read.errors = true;
    progress.Clear();
    PrintInputError(options, names, number, trump, error);
  };
  while (!(*source)->done() && !Interrupted()) {
    const auto deal = (*source)->Next(/*wait=*/true);
    if (!deal) continue;
    ++read.deals;
    if (!deal->item) {
      wrong(deal->number, std::nullopt, deal->item.error());
      continue;
    }
    const auto positions = PositionsOf(WithDefaults(*deal->item, options.defaults), objective);
    if (!positions) {
      wrong(deal->number, std::nullopt, positions.error());
      continue;
    }
    for (const TrumpPosition& one : *positions) {
      if (one.position) {
        measure(*one.position);
      } else {
        wrong(deal->number, one.trump, one.position.error());
      }
    }
    progress.Show({read.deals, (*source)->bytes(), (*source)->total_bytes()});
  }
  progress.Clear();
  if (read.deals == 0 && !Interrupted()) {
    Fail("jasnel bench", NoDealIn(options.input));
    return std::nullopt;
  }
  return read;
}

const std::vector<std::string>& InputErrorNames() {
  static const std::vector<std::string> names = {"error", "trump", "line_number"};
  return names;
}

}  // namespace jasnel
