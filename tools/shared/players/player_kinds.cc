#include "tools/shared/players/player_kinds.h"

#include <vector>

#include "tools/shared/players/external_program.h"
#include "tools/shared/text/columns.h"

namespace jasnel {

std::string DescribePlayers(std::span<const PlayerKind> kinds) {
  std::vector<std::vector<std::string>> rows;
  const auto add = [&](const PlayerKind& kind) {
    rows.push_back({std::string(kind.name), std::string(kind.summary)});
  };
  for (const PlayerKind& kind : kinds) add(kind);
  add(kProgramKind);
  return FormatTable(rows, {Align::kLeft, Align::kLeft}, "  ");
}

}  // namespace jasnel
