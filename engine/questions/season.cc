#include "engine/questions/season.h"

#include <optional>
#include <string_view>
#include <vector>

#include "engine/questions/club_kinds.h"

namespace jasnel::club {
namespace {

constexpr WholeKind kEveningCount(1, 366);
constexpr WholeKind kWins(0, 1000);

constexpr Field kSeasonFields[] = {
    Takes<&SeasonQuestion::rules, &SeasonRules::evenings>(
        {"evenings", "avonden"}, kEveningCount,
        {"how many a season has (default 7)", "hoeveel een seizoen er heeft (standaard 7)"}),
    Takes<&SeasonQuestion::rules, &SeasonRules::best>(
        {"best", "beste"}, kEveningCount,
        {"so many of a player's evenings count (default 5)",
         "zoveel avonden van een speler tellen (standaard 5)"}),
    Takes<&SeasonQuestion::rules, &SeasonRules::needed>(
        {"needed", "nodig"}, kEveningCount,
        {"who played fewer wins no prize (default 5)",
         "wie er minder speelde wint geen prijs (standaard 5)"}),
    Takes<&SeasonQuestion::rules, &SeasonRules::wins_to_keep>(
        {"wins_to_keep", "winst_om_te_houden"}, kWins,
        {"who wins the cup so often keeps it; 0 for nobody (default 3)",
         "wie de beker zo vaak wint houdt hem; 0 voor niemand (standaard 3)"}),
    Takes<&SeasonQuestion::played>(
        {"played", "gespeeld"}, kinds::kEvenings,
        {"the evenings so far: the players of each answer to evening",
         "de avonden tot nu toe: de spelers van elk antwoord op evening"},
        {.needed = true, .has_flag = false}),
    Takes<&SeasonQuestion::earlier>(
        {"earlier", "eerder"}, kinds::kNameLists,
        {"the champions of the seasons before, oldest first, as long as there is a cup",
         "de kampioenen van de seizoenen ervoor, oudste eerst, zolang er een beker is"},
        {.has_flag = false}),
    Takes<&SeasonQuestion::awaited>(
        {"awaited", "nog_te_komen"}, kinds::kSwitch,
        {"results of an evening are still to come, so that the season is not over",
         "er komen nog uitslagen van een avond, zodat het seizoen niet voorbij is"},
        {.has_flag = false}),
};

constexpr auto kEveningsOf = [](const PlayerSeason& player) {
  std::vector<std::optional<Points>> points;
  for (const auto& score : player.evenings) {
    points.push_back(score ? std::optional(score->points) : std::nullopt);
  }
  return points;
};

constexpr auto kStruckOf = [](const PlayerSeason& player) {
  std::vector<int> struck;
  for (std::size_t i = 0; i < player.evenings.size(); ++i) {
    const auto& score = player.evenings[i];
    if (score && !score->counts) struck.push_back(static_cast<int>(i) + 1);
  }
  return struck;
};

constexpr Part kPlayerSeasonParts[] = {
    Gives<kinds::kNumber, &PlayerSeason::place>(
        "place", "among those who may or might still win; not of those who missed too many"),
    Gives<kinds::kText, &PlayerSeason::player>("player", "the name"),
    Gives<kinds::kPoints, &PlayerSeason::points>("points", "of the best evenings"),
    Gives<kinds::kPoints, &PlayerSeason::all>("all", "points of all evenings"),
    Gives<kinds::kNumber, &PlayerSeason::played>("played", "evenings on which he was there"),
    Gives<kinds::kSwitch, &PlayerSeason::may_win>(
        "may_win", "whether he played as many evenings as a prize needs"),
    Gives<kinds::kPointsByNumber, kEveningsOf>("evenings",
                                               "points by evening; null where he was not there"),
    Gives<kinds::kNumbers, kStruckOf>("struck", "the evenings that do not count, from 1"),
};

constexpr Part kHolderParts[] = {
    Gives<kinds::kText, &Cup::Holder::player>("player", "the name"),
    Gives<kinds::kNumber, &Cup::Holder::wins>("wins", "of this cup, this season's included"),
};

constexpr Part kCupParts[] = {
    Gives<kinds::kNames, &Cup::handed_in_by>("handed_in_by",
                                             "who hands it in before the last evening"),
    Lists<&Cup::winners>("winners", "CupHolder", kHolderParts,
                         "who won this cup so far, those with most wins first"),
    Gives<kinds::kNames, &Cup::kept>("kept", "this season's champions who keep it"),
};

constexpr std::string_view kSeasonRows[] = {"players"};

}  // namespace

constexpr Part AddUpSeason::kAnswer[] = {
    WithoutColumn(Gives<kinds::kSwitch, &SeasonResult::over>(
        "over", "whether all evenings are played and all results are in")),
    WithoutColumn(Gives<kinds::kNames, &SeasonResult::champions>(
        "champions", "once the season is over; equals share it")),
    WithoutColumn(Gives<kinds::kNames, &SeasonResult::points_champions>(
        "points_champions", "who has most points of all evenings, as it stands")),
    Lists<&SeasonResult::players>("players", "PlayerSeason", kPlayerSeasonParts,
                                  "the players, best first"),
    WithoutColumn(Holds<&SeasonResult::cup>("cup", "Cup", kCupParts, "the cup after the season")),
};

constexpr QuestionSpec AddUpSeason::kSpec = {
    .name = "season",
    .about = kAbout,
    .answer_type = "SeasonResult",
    .fields = kSeasonFields,
    .answer = kAnswer,
    .rows = kSeasonRows,
};
constexpr const Part& AddUpSeason::kPlayers = kAnswer[3];

}  // namespace jasnel::club
