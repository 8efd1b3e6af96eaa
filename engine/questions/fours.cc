#include "engine/questions/fours.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <utility>

#include "engine/questions/club_kinds.h"

namespace jasnel::club {
namespace {

constexpr int kMostMatchPoints = 1000;
constexpr int kMostOfPart = 1'000'000'000;
constexpr int kMostBoard = std::numeric_limits<int>::max();

constexpr WholeKind kMatchPoints(0, kMostMatchPoints);

Record MatchesSchema() {
  Record scores = {{"type", "array"},
                   {"items", TotalsSchema()},
                   {"minItems", 2},
                   {"maxItems", 2},
                   {"description",
                    "the scores of North-South and East-West at both tables; the first four has "
                    "the pair North-South at the first"}};
  Record board = {{"title", "FoursBoard"},
                  {"type", "object"},
                  {"properties",
                   {{"board",
                     {{"type", "integer"},
                      {"minimum", 1},
                      {"maximum", kMostBoard},
                      {"description", "its number"}}},
                    {"scores", std::move(scores)}}},
                  {"required", {"board", "scores"}}};
  Record fours = NamesSchema();
  fours["minItems"] = 2;
  fours["maxItems"] = 2;
  fours["description"] = "the names of the two fours";
  return {{"type", "array"},
          {"items",
           {{"title", "FoursMatchPlayed"},
            {"type", "object"},
            {"properties",
             {{"fours", std::move(fours)},
              {"boards",
               {{"type", "array"},
                {"items", std::move(board)},
                {"description", "each board that both tables played"}}}}},
            {"required", {"fours", "boards"}}}}};
}

Record PartsSchema() {
  const auto text = [](const char* about) {
    return Record{{"type", "string"}, {"description", about}};
  };
  return {{"type", "array"},
          {"items",
           {{"title", "TeamPart"},
            {"type", "object"},
            {"properties",
             {{"team", text("the name of the team")},
              {"part", text("the pair, four or player")},
              {"points",
               {{"type", "integer"},
                {"minimum", -kMostOfPart},
                {"maximum", kMostOfPart},
                {"description", "what it gathered"}}}}},
            {"required", {"team", "part", "points"}}}}};
}

constexpr GivenKind<MatchesSchema> kMatches;
constexpr GivenKind<PartsSchema> kTeamPartList;

constexpr Field kFoursFields[] = {
    Takes<&FoursQuestion::rules, &FoursRules::rules>(
        {"rules", "regels"}, kinds::kRules,
        {"a rule set and changes to it, for what a board can bring (default any)",
         "spelregels en wijzigingen daarop, voor wat een spel kan opleveren (standaard alle)"}),
    Takes<&FoursQuestion::rules, &FoursRules::win>(
        {"win", "winst"}, kMatchPoints,
        {"match points of who wins (default 2)", "wedstrijdpunten van wie wint (standaard 2)"}),
    Takes<&FoursQuestion::rules, &FoursRules::draw>(
        {"draw", "gelijk"}, kMatchPoints,
        {"match points of both when nobody wins (default 1)",
         "wedstrijdpunten van beide als niemand wint (standaard 1)"}),
    Takes<&FoursQuestion::rules, &FoursRules::loss>(
        {"loss", "verlies"}, kMatchPoints,
        {"match points of who loses (default 0)",
         "wedstrijdpunten van wie verliest (standaard 0)"}),
    Tells({"matches", "wedstrijden"}, kMatches,
          {"the fours of each match, and the scores of each board at both tables",
           "de viertallen van elke wedstrijd, en de scores van elk spel aan beide tafels"},
          {.needed = true}),
};

constexpr Part kFourParts[] = {
    Gives<kinds::kNumber, &FourStanding::place>(
        "place", "from 1; those with the same match points and difference share the highest"),
    Gives<kinds::kText, &FourStanding::four>("four", "the name"),
    Gives<kinds::kNumber, &FourStanding::match_points>("match_points", "of all its matches"),
    Gives<kinds::kNumber, &FourStanding::difference>("difference", "of all its boards"),
    Gives<kinds::kNumber, &FourStanding::matches>("matches", "how many it played"),
};

constexpr auto kFoursOf = [](const ScoredFours& one) {
  return std::vector(one.match.fours.begin(), one.match.fours.end());
};
constexpr auto kMatchPointsOf = [](const ScoredFours& one) {
  return std::vector(one.outcome.match_points.begin(), one.outcome.match_points.end());
};

constexpr Part kMatchParts[] = {
    Gives<kinds::kNames, kFoursOf>("fours", "the names"),
    Gives<kinds::kNumber, &ScoredFours::outcome, &FoursOutcome::difference>(
        "difference", "what the first four has more, over all boards"),
    Gives<kinds::kNumbers, kMatchPointsOf>("match_points", "of both fours"),
    Gives<kinds::kNumbers, &ScoredFours::outcome, &FoursOutcome::differences>(
        "differences", "what the first four has more, by board"),
};

constexpr Part kFoursAnswer[] = {
    Lists<&FoursAnswer::standings>("standings", "FourStanding", kFourParts,
                                   "the fours, best first: by match points, then by difference"),
    Lists<&FoursAnswer::matches>("matches", "FoursMatchScored", kMatchParts, "each match"),
};

constexpr std::string_view kFoursRows[] = {"standings"};

constexpr Field kTeamsFields[] = {
    Tells({"parts", "onderdelen"}, kTeamPartList,
          {"what each pair, four or player gathered, and for which team",
           "wat elk paar, viertal of speler haalde, en voor welk team"},
          {.needed = true}),
};

constexpr Part kTeamStandingParts[] = {
    Gives<kinds::kNumber, &TeamStanding::place>(
        "place", "from 1; teams with the same points share the highest of their places"),
    Gives<kinds::kText, &TeamStanding::team>("team", "the name"),
    Gives<kinds::kNumber, &TeamStanding::points>("points", "the sum of its parts"),
    Gives<kinds::kNumber, &TeamStanding::parts>("parts", "how many those are"),
};

constexpr Part kTeamsAnswer[] = {
    Lists<[](const std::vector<TeamStanding>& standings) -> const std::vector<TeamStanding>& {
      return standings;
    }>("standings", "TeamStanding", kTeamStandingParts, "the teams, best first"),
};

Result<std::string> NameIn(const Message& where, const Record& json, std::string_view key,
                           const Message& expected) {
  const auto name = Needed(json, key, expected);
  if (!name) return In(where, name.error());
  return NameOf(Say("$0: $1", "$0: $1", where, key), **name);
}

Result<FoursBoard> BoardOf(const Message& where, const Record& json) {
  constexpr std::array<std::string_view, 2> kKnown = {"board", "scores"};
  const Phrase expected = {"an object with board and scores", "een object met board en scores"};
  if (auto error = CheckObject(where, json, expected, kKnown)) return *std::move(error);
  const auto number = ReadWhole(json, "board", 1, kMostBoard);
  if (!number) return In(where, number.error());
  if (!*number) return In(where, NoKey("board", expected));
  const auto scores = Needed(json, "scores", expected);
  if (!scores) return In(where, scores.error());
  FoursBoard board;
  board.number = static_cast<std::uint64_t>(**number);
  std::vector<BothTotals> tables;
  const Message there = Say("$0: scores", "$0: scores", where);
  const Phrase two = {"the scores of two tables", "de scores van twee tafels"};
  if (auto error =
          ReadItems(there, **scores, two, {"$0, table $1", "$0, tafel $1"}, BothTotalsOf, tables)) {
    return *std::move(error);
  }
  if (tables.size() != board.scores.size()) {
    return In(there,
              Say("$0 tables; expected $1", "$0 tafels; verwacht $1", tables.size(), Message(two)));
  }
  std::copy(tables.begin(), tables.end(), board.scores.begin());
  return board;
}

Result<FoursMatch> MatchOf(const Message& where, const Record& json) {
  constexpr std::array<std::string_view, 2> kKnown = {"fours", "boards"};
  const Phrase expected = {"an object with fours and boards", "een object met fours en boards"};
  if (auto error = CheckObject(where, json, expected, kKnown)) return *std::move(error);
  const auto fours = Needed(json, "fours", expected);
  if (!fours) return In(where, fours.error());
  const auto boards = Needed(json, "boards", expected);
  if (!boards) return In(where, boards.error());
  std::vector<std::string> names;
  const Message there = Say("$0: fours", "$0: fours", where);
  if (auto error = ReadNames(there, **fours, names)) return *std::move(error);
  if (names.size() != 2) {
    return In(there, Say("$0 names; expected two", "$0 namen; verwacht er twee", names.size()));
  }
  FoursMatch match;
  std::move(names.begin(), names.end(), match.fours.begin());
  if (auto error = ReadItems(where, **boards, Phrase{"a list of boards", "een lijst spellen"},
                             {"$0, board $1", "$0, spel $1"}, BoardOf, match.boards)) {
    return *std::move(error);
  }
  return match;
}

Result<TeamPart> TeamPartOf(const Message& where, const Record& json) {
  constexpr std::array<std::string_view, 3> kKnown = {"team", "part", "points"};
  const Phrase expected = {"an object with team, part and points",
                           "een object met team, part en points"};
  if (auto error = CheckObject(where, json, expected, kKnown)) return *std::move(error);
  auto team = NameIn(where, json, "team", expected);
  if (!team) return team.error();
  auto part = NameIn(where, json, "part", expected);
  if (!part) return part.error();
  const auto points = ReadWhole(json, "points", -kMostOfPart, kMostOfPart);
  if (!points) return In(where, points.error());
  if (!*points) return In(where, NoKey("points", expected));
  return TeamPart{std::move(team).value(), std::move(part).value(), **points};
}

}  // namespace

constexpr QuestionSpec ScoreMatches::kSpec = {
    .name = "fours",
    .about = kAbout,
    .answer_type = "FoursResult",
    .fields = kFoursFields,
    .answer = kFoursAnswer,
    .rows = kFoursRows,
};

constexpr QuestionSpec AddUpTeams::kSpec = {
    .name = "teams",
    .about = kAbout,
    .answer_type = "TeamsResult",
    .fields = kTeamsFields,
    .answer = kTeamsAnswer,
    .rows = kFoursRows,
};

std::optional<Error> ScoreMatches::Read(const Record& object, FoursQuestion& question) {
  const Phrase expected = {"a list of matches", "een lijst wedstrijden"};
  const auto matches = Needed(object, "matches", expected);
  if (!matches) return matches.error();
  return ReadItems("matches", **matches, expected, {"$0, match $1", "$0, wedstrijd $1"}, MatchOf,
                   question.matches);
}

Result<FoursAnswer> ScoreMatches::AnswerTo(const FoursQuestion& question,
                                           const AskContext& /*context*/) {
  auto standings = RankFours(question.matches, question.rules);
  if (!standings) return standings.error();
  FoursAnswer answer{std::move(standings).value(), {}};
  for (const FoursMatch& match : question.matches) {
    answer.matches.push_back(
        {match, Certain(ScoreFours(match, question.rules), "RankFours has scored it")});
  }
  return answer;
}

std::optional<Error> AddUpTeams::Read(const Record& object, TeamsQuestion& question) {
  const Phrase expected = {"a list of parts", "een lijst onderdelen"};
  const auto parts = Needed(object, "parts", expected);
  if (!parts) return parts.error();
  return ReadItems("parts", **parts, expected, {"$0, part $1", "$0, onderdeel $1"}, TeamPartOf,
                   question.parts);
}

}  // namespace jasnel::club
