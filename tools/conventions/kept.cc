#include "tools/conventions/kept.h"

#include <cstddef>
#include <optional>

#include "ai/statistics/wilson.h"
#include "engine/records/record.h"
#include "jasnel/player.h"
#include "tools/shared/players/any_player.h"
#include "tools/shared/run/progress.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/words.h"

namespace jasnel {
namespace {

constexpr double kNormal95 = 1.96;

constexpr Phrase kExplained = {R"(
A turn counts where a card that says something untrue and one that does not were both within half a
point of the best, before what a card says is counted. Kept: it played none that says something untrue.
)",
                               R"(
Een beurt telt als een kaart die iets onwaars zegt en een die dat niet doet allebei hoogstens een
half punt onder de beste lagen, nog zonder wat een kaart zegt. Gehouden: hij speelde er geen die iets
onwaars zegt.
)"};

Result<std::unique_ptr<Player>> PlayerFor(const KeptRequest& request) {
  if (!TakesConventions(request.player)) return MakePlayer(request.player, FindConventions);
  return MakePlayer(request.player, Agreement{request.card, request.card});
}

std::string Percentage(double share) { return Fixed(100 * share, 1) + "%"; }

std::vector<std::string> RowOfTally(const std::string& name, const KeptTally& tally,
                                    Language language) {
  std::vector<std::string> row = {name, std::to_string(tally.turns), std::to_string(tally.kept)};
  if (tally.turns == 0) return row;
  const auto turns = static_cast<double>(tally.turns);
  const double share = static_cast<double>(tally.kept) / turns;
  const ChanceInterval interval = WilsonInterval(share, turns, kNormal95);
  row.push_back(Percentage(share));
  row.push_back(
      Voice(language)(phrases::kFromTo, Percentage(interval.low), Percentage(interval.high)));
  return row;
}

}  // namespace

Result<KeptResult> CountKept(const KeptRequest& request) {
  const auto player = PlayerFor(request);
  if (!player) return player.error();
  KeptCounter counter(**player, *request.card);
  KeptResult result;
  Progress progress;
  while (result.deals < request.deals && !Interrupted()) {
    const auto error = PlayCounted(counter, request.conditions, result.deals + 1);
    if (error) return *error;
    ++result.deals;
    progress.Show({result.deals, result.deals, request.deals});
  }
  progress.Clear();
  if (counter.valued() == 0 && result.deals > 0) {
    return Error{
        Say("$0 does not tell what its cards are worth; expected a player that does, such "
            "as full",
            "$0 vertelt niet wat zijn kaarten waard zijn; verwacht een speler die dat "
            "doet, zoals full",
            request.player)};
  }
  result.tallies = counter.tallies();
  return result;
}

std::string KeptText(const KeptRequest& request, const KeptResult& result, Language language) {
  const Voice say(language);
  std::vector<std::vector<std::string>> rows = {
      {say("Convention", "Afspraak"), say("Turns", "Beurten"), say("Kept", "Gehouden"),
       say("Share", "Deel"), say("95% interval", "95%-interval")}};
  KeptTally all;
  for (std::size_t i = 0; i < result.tallies.size(); ++i) {
    rows.push_back(RowOfTally(request.card->conventions[i].name, result.tallies[i], language));
    all.turns += result.tallies[i].turns;
    all.kept += result.tallies[i].kept;
  }
  rows.push_back(RowOfTally(say("all", "alle"), all, language));
  return say("How $0 kept to $1: $2 deals, $3, trump and declarer drawn, seed $4.\n\n",
             "Hoe $0 zich hield aan $1: $2 spellen, $3, troef en troefmaker getrokken, seed "
             "$4.\n\n",
             request.player, request.card->title, result.deals,
             FormatRules(request.conditions.rules), request.conditions.seed) +
         FormatTable(rows,
                     {Align::kLeft, Align::kRight, Align::kRight, Align::kRight, Align::kLeft}) +
         say(kExplained);
}

std::string KeptJson(const KeptRequest& request, const KeptResult& result) {
  Record record = {
      {"player", request.player},        {"card", request.card->name},
      {"deals", result.deals},           {"rules", FormatRules(request.conditions.rules)},
      {"seed", request.conditions.seed}, {"conventions", Record::array()}};
  for (std::size_t i = 0; i < result.tallies.size(); ++i) {
    record["conventions"].push_back({{"name", request.card->conventions[i].name},
                                     {"turns", result.tallies[i].turns},
                                     {"kept", result.tallies[i].kept}});
  }
  return JsonLine(record);
}

}  // namespace jasnel
