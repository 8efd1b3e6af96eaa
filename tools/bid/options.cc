#include "tools/bid/options.h"

#include <chrono>
#include <cstdint>
#include <string_view>

#include "tools/shared/add_flag.h"
#include "tools/shared/command.h"
#include "tools/shared/deal_flags.h"
#include "tools/shared/input/source.h"

namespace jasnel {
namespace {

constexpr double kLeastPrecision = 0.1;  // percentage points
constexpr double kMostPrecision = 50;
constexpr std::int64_t kMostMilliseconds = 86'400'000;  // a day

// A part of 1, from percentage points.
Result<double> ReadPrecision(std::string_view text) {
  double points = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, points);
  if (error != std::errc() || stop != end ||
      !(points >= kLeastPrecision && points <= kMostPrecision)) {
    return Unexpected(
        text, Phrase{"percentage points from 0.1 to 50", "procentpunten van 0.1 tot en met 50"});
  }
  return points / 100;
}

Result<std::chrono::microseconds> ReadBudget(std::string_view text) {
  const auto budget = ReadNumber<std::int64_t>(text, 1, kMostMilliseconds);
  if (!budget) return budget.error();
  return std::chrono::microseconds(std::chrono::milliseconds(*budget));
}

void AddQuestionFlags(CLI::App& app, BidOptions& options) {
  constexpr const char* kGroup = "Defaults for missing fields";
  BidLine& defaults = options.defaults;
  AddSeatFlag(app, "--dealer", "the dealer; the seat to the left leads to the first trick",
              defaults.dealer)
      .InGroup(kGroup);
  AddSeatFlag(app, "--seat", "the seat of the hand (default the seat to call)", defaults.seat)
      .InGroup(kGroup);
  AddAuctionFlag(app, options.calls).InGroup(kGroup);
  AddTurnedFlag(app, defaults.turned).InGroup(kGroup);
  AddRulesFlag(app, "a rule set and changes to it, such as kbn,undertrump=free (default kbn)",
               options.rules)
      .InGroup(kGroup);
  AddFlag(
      app, "--given", "HANDS", "cards known to be in other hands, such as N:J9... - - -",
      [](const std::string& text) { return ParseGiven(text); }, defaults.given)
      .InGroup(kGroup);
}

void AddRequestFlags(CLI::App& app, BidRequest& request) {
  constexpr const char* kGroup = "Effort (the first limit reached ends the search)";
  AddFlag(app, "--precision", "PP",
          "stop when chances are known to within PP percentage points (default 2, unless there is "
          "another limit)",
          ReadPrecision, request.precision)
      .InGroup(kGroup);
  AddFlag(
      app, "--worlds", "N", "number of random deals of the other cards",
      [](const std::string& text) { return ReadNumber<std::uint64_t>(text, 2, kMostWorlds); },
      request.worlds)
      .InGroup(kGroup);
  AddSwitch(app, "--until-clear", "stop when the best call is clear", request.until_clear)
      .InGroup(kGroup);
  AddFlag(app, "--budget-ms", "MS",
          "at most this many milliseconds per hand; the answer then depends on the clock",
          ReadBudget, request.time)
      .InGroup(kGroup);
  AddFlag(app, "--seed", "N",
          "seed of the random deals (default 1); --threads does not change the answer", ReadSeed,
          request.seed)
      .InGroup(kGroup);
}

}  // namespace

BidLine BidOptions::Defaults() const {
  BidLine line = defaults;
  line.rules = rules;
  if (!calls.empty()) line.auction = calls;
  return line;
}

void AddBidOptions(CLI::App& app, BidOptions& options) {
  constexpr const char* kGroup = "Output";
  AddTexts(app, "HAND", "bid lines, each in quotes or as bare words", options.lines).WithForm("");
  AddInputFlag(app, "read bid lines from a file, - for standard input", options.input);
  AddFlag(
      app, "--hand", "HAND", "the hand, spades.hearts.diamonds.clubs",
      [](const std::string& text) { return ParseBidHand(text); }, options.hand);
  AddQuestionFlags(app, options);
  AddRequestFlags(app, options.request);
  AddSwitch(app, "--open-hands", "the best call with open hands, not as players achieve it",
            options.open_hands);
  AddFormatFlag(app, options.format).InGroup(kGroup);
  AddLanguageFlag(app, options.language).InGroup(kGroup);
  AddThreadsFlag(app, "deals solved in parallel (default one per processor)", options.threads)
      .InGroup(kGroup);
}

std::optional<Error> CheckHandsGiven(bool hand, const std::vector<std::string>& lines,
                                     const std::string& input, const Message& expected) {
  if (hand && !(lines.empty() && input.empty())) {
    const Phrase other = input.empty()
                             ? Phrase{"a hand on the command line", "een hand op de opdrachtregel"}
                             : Phrase{"--input", "--input"};
    return Error{Say("--hand and $0; expected one of the two",
                     "--hand en $0; verwacht een van de twee", other)};
  }
  if (hand) return std::nullopt;
  return CheckInputGiven(lines, input, Phrase{"hand", "hand"}, expected);
}

std::optional<Error> CheckBidsGiven(const BidOptions& options) {
  return CheckHandsGiven(
      options.hand.has_value(), options.lines, options.input,
      Say("one, such as jasnel bid J97.AT.K8.7 --dealer=N, or --input=FILE, - for "
          "standard input",
          "er een, zoals jasnel bid B97.A10.H8.7 --dealer=N, of --input=BESTAND, - "
          "voor standaardinvoer"));
}

}  // namespace jasnel
