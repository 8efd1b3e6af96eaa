#include "tools/shared/players/player_kinds.h"

#include <vector>

#include "tools/shared/text/columns.h"

namespace jasnel {

std::string DescribeKinds(std::span<const PlayerKind> kinds) {
  std::vector<std::vector<std::string>> rows;
  for (const PlayerKind& kind : kinds) {
    rows.push_back({std::string(kind.name), std::string(kind.summary)});
  }
  return FormatTable(rows, {Align::kLeft, Align::kLeft}, "  ");
}

}  // namespace jasnel
