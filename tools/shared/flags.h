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
#include "tools/shared/cli_forward.h"

namespace jasnel {

enum class Format : std::uint8_t { kText, kJson, kCsv };

/// `--format=text|json|csv`.
CLI::Option* AddFormatFlag(CLI::App& app, Format& format);

/// `--objective=points|make|pit|score`.
CLI::Option* AddObjectiveFlag(CLI::App& app, Objective& objective);

/// `--lang=en|nl`.
CLI::Option* AddLanguageFlag(CLI::App& app, Language& language);

/// `--rules=RULES`, a rule set and changes to it.
CLI::Option* AddRulesFlag(CLI::App& app, const std::string& help, Rules& rules);

/// Adds the flag `name`, a seat.
CLI::Option* AddSeatFlag(CLI::App& app, const std::string& name, const std::string& help,
                         std::optional<Seat>& seat);

/// Adds the flag `name`, a suit.
CLI::Option* AddSuitFlag(CLI::App& app, const std::string& name, const std::string& help,
                         std::optional<Suit>& suit);

/// `--auction=CALLS`, the calls so far, as text: whether they are legal is only known once there is
/// a deal.
CLI::Option* AddAuctionFlag(CLI::App& app, std::string& calls);

/// Parses the value of `--seed`.
Result<std::uint64_t> ReadSeed(const std::string& text);

/// `--threads=N`; `help` says what runs on them.
CLI::Option* AddThreadsFlag(CLI::App& app, const std::string& help, int& threads);

/// `--input=FILE|-`, a path.
CLI::Option* AddInputFlag(CLI::App& app, const std::string& help, std::string& input);

}  // namespace jasnel
