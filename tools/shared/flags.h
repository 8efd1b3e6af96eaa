// Flags shared by several subcommands.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "jasnel/card.h"
#include "jasnel/notation.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"
#include "jasnel/solver.h"
#include "tools/shared/add_flag.h"

namespace jasnel {

enum class Format : std::uint8_t { kText, kJson, kCsv };

/// `--format=text|json|csv`.
Flag AddFormatFlag(CLI::App& app, Format& format);

/// `--format=text|json`.
Flag AddJsonFormatFlag(CLI::App& app, bool& json);

/// `--objective=points|make|pit|score`.
Flag AddObjectiveFlag(CLI::App& app, Objective& objective);

/// `--lang=en|nl`.
Flag AddLanguageFlag(CLI::App& app, Language& language);

/// `--rules=RULES`, a rule set and changes to it.
Flag AddRulesFlag(CLI::App& app, const std::string& help, Rules& rules);

/// Adds the flag `name`, a seat.
Flag AddSeatFlag(CLI::App& app, const std::string& name, const std::string& help,
                 std::optional<Seat>& seat);

/// Parses the value of `--seed`.
Result<std::uint64_t> ReadSeed(const std::string& text);

/// `--threads=N`; `help` says what runs on them.
Flag AddThreadsFlag(CLI::App& app, const std::string& help, int& threads);

/// `--input=FILE|-`, a path.
Flag AddInputFlag(CLI::App& app, const std::string& help, std::string& input);

}  // namespace jasnel
