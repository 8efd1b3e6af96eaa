#include "tools/shared/deal_flags.h"

#include <string>
#include <string_view>

#include "bitboard/text/characters.h"
#include "tools/shared/add_flag.h"
#include "tools/shared/command.h"
#include "tools/shared/flags.h"

namespace jasnel {
namespace {

constexpr const char* kGroup = "Defaults for missing fields";

Result<TrumpChoice> ReadTrump(std::string_view text) {
  if (EqualsIgnoringCase(text, "all")) return TrumpChoice();
  const TrumpChoice suit = ParseSuit(text);
  if (!suit) return Unexpected(text, Phrase{"S, H, D, C or all", "S, H, R, K of all"});
  return suit;
}

}  // namespace

void AddStartFlags(CLI::App& app, DealDefaults& defaults) {
  AddRulesFlag(app, "a rule set and changes to it, such as kbn,undertrump=free (default kbn)",
               defaults.rules)
      .InGroup(kGroup);
  AddSeatFlag(app, "--leader", "who leads", defaults.leader).InGroup(kGroup);
  AddSeatFlag(app, "--dealer", "the dealer; the seat to the left leads to the first trick",
              defaults.dealer)
      .InGroup(kGroup);
}

void AddDealFlags(CLI::App& app, DealDefaults& defaults) {
  AddStartFlags(app, defaults);
  AddFlag(app, "--trump", "S|H|D|C|all", "trump (default all: each suit in turn)", ReadTrump,
          defaults.trump)
      .InGroup(kGroup);
  AddSeatFlag(app, "--declarer", "whose side made trump (default the leader)", defaults.declarer)
      .InGroup(kGroup);
}

Flag AddTurnedFlag(CLI::App& app, std::optional<Suit>& turned) {
  return AddSuitFlag(app, "--turned", "the turned suit, if the rules have bidding=turned", turned)
      .InGroup(kGroup);
}

}  // namespace jasnel
