#include "tools/shared/program_flags.h"

#include <chrono>
#include <cstdint>
#include <string>

#include "tools/shared/add_flag.h"
#include "tools/shared/command.h"

namespace jasnel {
namespace {

Result<std::chrono::milliseconds> ReadLimit(const std::string& text) {
  constexpr std::int64_t kMax = 86'400'000;  // a day
  const auto limit = ReadNumber<std::int64_t>(text, 1, kMax);
  if (!limit) return limit.error();
  return std::chrono::milliseconds(*limit);
}

}  // namespace

std::array<Flag, 2> AddProgramFlags(CLI::App& app, ProgramTerms& terms, const char* group) {
  return {AddFlag(app, "--time-limit", "MS",
                  "how long an exec: program may take for an answer (default 10000)", ReadLimit,
                  terms.answer)
              .InGroup(group),
          AddFlag(app, "--start-limit", "MS",
                  "the same for its first answer, which includes starting (default 10000, or "
                  "--time-limit if that is more)",
                  ReadLimit, terms.start)
              .InGroup(group)};
}

}  // namespace jasnel
