#include "tools/bench/text.h"

#include <vector>

#include "tools/shared/text/columns.h"
#include "tools/shared/text/decimals.h"

namespace jasnel {

std::string TotalsText(const bench::Summary& summary, const bench::Signature& signature) {
  const std::vector<std::vector<std::string>> rows = {
      {"Positions", std::to_string(summary.positions)},
      {"Nodes", std::to_string(summary.nodes.total)},
      {"Time", Fixed(static_cast<double>(summary.nanoseconds.total) / 1e9, 3) + " s"},
      {"Nodes per second", Fixed(summary.NodesPerSecond(), 0)},
      {"Values", bench::Hexadecimal(signature.values())},
      {"Signature", bench::Hexadecimal(signature.all())}};
  return FormatTable(rows, {Align::kLeft, Align::kLeft}, "  ");
}

}  // namespace jasnel
