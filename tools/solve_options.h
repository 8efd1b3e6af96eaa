// The flags of `jasnel solve`.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "bitboard/deal_line.h"
#include "bitboard/notation.h"
#include "bitboard/result.h"
#include "bitboard/rules.h"
#include "solver/solver.h"

namespace jasnel {

enum class Format : std::uint8_t { kText, kJson, kCsv };

/// A suit, or each suit in turn where there is none.
using TrumpChoice = std::optional<Suit>;

struct SolveOptions {
  std::vector<std::string> deals;  ///< the words behind `solve`
  std::string input;               ///< a path, `-` for standard input, empty where not given

  // For deals that do not say it themselves.
  Rules rules;
  TrumpChoice trump;
  std::optional<Seat> leader;
  std::optional<Seat> dealer;
  std::optional<Seat> declarer;

  Objective objective = Objective::kPoints;
  bool cards = false;
  bool check = false;
  bool value_only = false;
  Format format = Format::kText;
  Language language = Language::kEnglish;
  int threads = 0;  ///< 0 for one on each processor
};

/// Adds all flags to `app`; reading the command line fills in `options`.
void AddSolveFlags(CLI::App& app, SolveOptions& options);

/// What is wrong with flags that do not go together, if anything.
std::optional<Error> CheckSolveOptions(const SolveOptions& options);

/// `deal` with the flags where it says nothing itself. Rules are always there afterwards; trump may
/// be left open: then each suit is asked for.
DealLine WithDefaults(const DealLine& deal, const SolveOptions& options);

}  // namespace jasnel
