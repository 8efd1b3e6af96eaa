#include "tools/solve_options.h"

#include <array>
#include <string_view>

#include "bitboard/text.h"
#include "tools/command.h"

namespace jasnel {
namespace {

constexpr int kMostThreads = 1024;

constexpr std::array<Choice<Objective>, 3> kObjectives = {
    {{"points", Objective::kPoints}, {"make", Objective::kMake}, {"pit", Objective::kPit}}};
constexpr std::array<Choice<Format>, 3> kFormats = {
    {{"text", Format::kText}, {"json", Format::kJson}, {"csv", Format::kCsv}}};
constexpr std::array<Choice<Language>, 2> kLanguages = {
    {{"en", Language::kEnglish}, {"nl", Language::kDutch}}};

Result<TrumpChoice> ReadTrump(std::string_view text) {
  if (EqualsIgnoringCase(text, "all")) return TrumpChoice();
  const TrumpChoice suit = ParseSuit(text);
  if (!suit) return Unexpected(text, "S, H, D, C or all");
  return suit;
}

Result<std::optional<Seat>> ReadSeat(std::string_view text) {
  const auto seat = ParseSeat(text);
  if (!seat) return Unexpected(text, "N, E, S or W");
  return seat;
}

void AddDealFlags(CLI::App& app, SolveOptions& options) {
  constexpr const char* kGroup = "For deals that do not say it themselves";
  AddFlag(
      app, "--rules", "RULES", "a rule set and changes to it, as kbn,undertrump=free (default kbn)",
      [](const std::string& text) { return ParseRules(text); }, options.rules)
      ->group(kGroup);
  AddFlag(app, "--trump", "S|H|D|C|all", "trump (default all: each suit in turn)", ReadTrump,
          options.trump)
      ->group(kGroup);
  AddFlag(app, "--leader", "N|E|S|W", "who leads to the trick in progress", ReadSeat,
          options.leader)
      ->group(kGroup);
  AddFlag(app, "--dealer", "N|E|S|W", "the dealer; the seat to the left leads to the first trick",
          ReadSeat, options.dealer)
      ->group(kGroup);
  AddFlag(app, "--declarer", "N|E|S|W", "whose side made trump (default the leader)", ReadSeat,
          options.declarer)
      ->group(kGroup);
}

void AddAnswerFlags(CLI::App& app, SolveOptions& options) {
  constexpr const char* kGroup = "What to find out";
  AddFlag(
      app, "--objective", "points|make|pit",
      "the points, or whether the declaring side makes it or pit (default points)",
      [](const std::string& text) { return ReadChoice(text, kObjectives, "points, make or pit"); },
      options.objective)
      ->group(kGroup);
  AddSwitch(app, "--cards", "also what each legal card leads to", options.cards)->group(kGroup);
  AddSwitch(app, "--value-only", "no best cards and no line of play: faster", options.value_only)
      ->group(kGroup);
  AddSwitch(app, "--check", "compare with the value= of each deal and print those that differ",
            options.check)
      ->group(kGroup);
}

void AddOutputFlags(CLI::App& app, SolveOptions& options) {
  constexpr const char* kGroup = "How";
  AddFlag(
      app, "--format", "text|json|csv", "form of the output (default text)",
      [](const std::string& text) { return ReadChoice(text, kFormats, "text, json or csv"); },
      options.format)
      ->group(kGroup);
  AddFlag(
      app, "--lang", "en|nl", "language of text, and letters of cards (default en)",
      [](const std::string& text) { return ReadChoice(text, kLanguages, "en or nl"); },
      options.language)
      ->group(kGroup);
  AddFlag(
      app, "--threads", "N", "deals solved at the same time (default one for each processor)",
      [](const std::string& text) { return ReadNumber(text, 1, kMostThreads); }, options.threads)
      ->group(kGroup);
}

}  // namespace

void AddSolveFlags(CLI::App& app, SolveOptions& options) {
  app.add_option("DEAL", options.deals, "deal lines, each in quotes or as bare words")
      ->type_name("");
  app.add_option("--input", options.input,
                 "read deal lines or PBN from a file, - for standard input")
      ->type_name("FILE|-")
      ->take_last();
  AddDealFlags(app, options);
  AddAnswerFlags(app, options);
  AddOutputFlags(app, options);
}

std::optional<Error> CheckSolveOptions(const SolveOptions& options) {
  if (options.deals.empty() && options.input.empty()) {
    return Error{
        "no deal; expected one in quotes, as jasnel solve 'N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ "
        "Q87.A.QJ7.7 trump=H leader=S', or --input=FILE, - for standard input"};
  }
  if (!options.deals.empty() && !options.input.empty()) {
    return Error{"a deal on the command line and --input; expected one of the two"};
  }
  if (options.check && options.objective == Objective::kPit) {
    return Error{
        "--check with --objective=pit; expected points or make: value= does not tell who takes all "
        "tricks"};
  }
  if (options.cards && (options.check || options.value_only)) {
    return Error{std::string("--cards with ") + (options.check ? "--check" : "--value-only") +
                 "; expected one of the two"};
  }
  return std::nullopt;
}

DealLine WithDefaults(const DealLine& deal, const SolveOptions& options) {
  DealLine full = deal;
  if (!full.rules) full.rules = options.rules;
  if (!full.trump) full.trump = options.trump;
  if (!full.declarer) full.declarer = options.declarer;
  // Who leads is one thing, told by either field: a deal that gives one of them takes neither from
  // the flags, but that the dealer tells nothing of later tricks.
  int cards = deal.trick.size();
  for (const CardSet hand : deal.hands) cards += hand.size();
  const bool dealer_tells = deal.dealer && cards == kDeckSize;
  if (!deal.leader && !dealer_tells) full.leader = options.leader;
  if (!deal.leader && !deal.dealer) full.dealer = options.dealer;
  return full;
}

}  // namespace jasnel
