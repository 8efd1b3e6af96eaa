#include "tools/bid/boerenbridge_options.h"

#include <chrono>
#include <cstdint>
#include <limits>
#include <string_view>

#include "bitboard/boerenbridge/line_parts.h"
#include "tools/bid/options.h"
#include "tools/shared/add_flag.h"
#include "tools/shared/command.h"
#include "tools/shared/input/source.h"

namespace jasnel::boerenbridge {
namespace {

constexpr std::uint64_t kMostWorlds = 100'000'000;
constexpr std::int64_t kMostMilliseconds = 86'400'000;  // a day
constexpr double kLeastPrecision = 0.01;                // points
constexpr double kMostPrecision = 10;

Result<std::optional<double>> ReadPrecision(std::string_view text) {
  double points = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, points);
  if (error != std::errc() || stop != end ||
      !(points >= kLeastPrecision && points <= kMostPrecision)) {
    return Unexpected(text, Phrase{"points from 0.01 to 10", "punten van 0.01 tot en met 10"});
  }
  return std::optional(points);
}

template <class Value>
auto Optional(int least, int most) {
  return [=](const std::string& text) -> Result<std::optional<Value>> {
    const auto number = ReadNumber<Value>(text, least, most);
    if (!number) return number.error();
    return std::optional(*number);
  };
}

void AddQuestionFlags(CLI::App& app, BidLine& defaults) {
  constexpr const char* kGroup = "Defaults for missing fields";
  AddFlag(app, "--players", "N", "number of players, 3 to 7 (default 5)",
          Optional<int>(kFewestPlayers, kMostPlayers), defaults.players)
      .InGroup(kGroup);
  AddFlag(app, "--cards", "N", "cards dealt to each (default as many as the hand has)",
          Optional<int>(1, kMostCards), defaults.cards)
      .InGroup(kGroup);
  AddFlag(app, "--seat", "N",
          "the seat of the hand, 0 left of the dealer (default the seat to bid)",
          Optional<int>(0, kMostPlayers - 1), defaults.seat)
      .InGroup(kGroup);
  AddFlag(
      app, "--bids", "N,...", "bids made already, from seat 0 on",
      [](const std::string& text) -> Result<std::optional<std::vector<int>>> {
        if (text.empty()) return std::optional(std::vector<int>());
        auto bids = ReadTricks(text);
        if (!bids)
          return Unexpected(text, Phrase{"the bids of the seats before, such as 2,0",
                                         "de biedingen van wie eerder bood, zoals 2,0"});
        return bids;
      },
      defaults.bids)
      .InGroup(kGroup);
}

void AddRequestFlags(CLI::App& app, BidRequest& request) {
  constexpr const char* kGroup = "Effort (the first limit reached ends the search)";
  AddFlag(
      app, "--worlds", "N", "number of random deals of the other cards (default 2000)",
      [](const std::string& text) { return ReadNumber<std::uint64_t>(text, 1, kMostWorlds); },
      request.worlds)
      .InGroup(kGroup);
  AddFlag(app, "--precision", "P", "stop when the best bid's score is known to within P points",
          ReadPrecision, request.precision)
      .InGroup(kGroup);
  AddFlag(
      app, "--budget-ms", "MS",
      "at most this many milliseconds per hand; the answer then depends on the clock",
      [](const std::string& text) -> Result<std::chrono::microseconds> {
        const auto budget = ReadNumber<std::int64_t>(text, 1, kMostMilliseconds);
        if (!budget) return budget.error();
        return std::chrono::microseconds(std::chrono::milliseconds(*budget));
      },
      request.time)
      .InGroup(kGroup);
  AddFlag(
      app, "--seed", "N",
      "seed of the random deals (default 1); --threads does not change the answer",
      [](const std::string& text) {
        return ReadNumber<std::uint64_t>(text, 0, std::numeric_limits<std::uint64_t>::max());
      },
      request.seed)
      .InGroup(kGroup);
}

}  // namespace

void AddBidOptions(CLI::App& app, BidOptions& options) {
  constexpr const char* kGroup = "Output";
  constexpr std::uint64_t kWorlds = 2000;
  options.request.worlds = kWorlds;
  options.request.threads = 0;
  AddTexts(app, "HAND", "bid lines, each in quotes or as bare words", options.lines).WithForm("");
  AddInputFlag(app, "read bid lines from a file, - for standard input", options.input);
  AddFlag(
      app, "--hand", "HAND", "the hand, spades.hearts.diamonds.clubs",
      [](const std::string& text) -> Result<std::optional<CardSet>> {
        const auto hand = ParseBidHand(text);
        if (!hand) return hand.error();
        return std::optional(*hand);
      },
      options.hand);
  AddQuestionFlags(app, options.defaults);
  AddRequestFlags(app, options.request);
  AddFormatFlag(app, options.format).InGroup(kGroup);
  AddLanguageFlag(app, options.language).InGroup(kGroup);
  AddThreadsFlag(app, "deals played in parallel (default one per processor)",
                 options.request.threads)
      .InGroup(kGroup);
}

std::optional<Error> CheckBidsGiven(const BidOptions& options) {
  return CheckHandsGiven(
      options.hand.has_value(), options.lines, options.input,
      Say("one, such as jasnel boerenbridge bid AK2.Q8.T98.A7, or --input=FILE, - for "
          "standard input",
          "er een, zoals jasnel boerenbridge bid AH2.V8.1098.A7, of "
          "--input=BESTAND, - voor standaardinvoer"));
}

}  // namespace jasnel::boerenbridge
