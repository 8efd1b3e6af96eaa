#include "jasnel/club/fours.h"

#include <cstddef>
#include <set>
#include <utility>

#include "bitboard/text/characters.h"
#include "bitboard/tournament/possible_scores.h"
#include "club/names.h"

namespace jasnel::club {
namespace {

std::optional<Message> WrongFours(const std::array<std::string, 2>& fours) {
  for (const std::string& four : fours) {
    if (NameKey(four).empty()) {
      return Say("a four without a name; expected one", "een viertal zonder naam; verwacht er een");
    }
  }
  if (NameKey(fours[0]) != NameKey(fours[1])) return std::nullopt;
  return Say("four $0 against itself; expected another four",
             "viertal $0 tegen zichzelf; verwacht een ander viertal", Quoted(fours[0]));
}

}  // namespace

Result<FoursOutcome> ScoreFours(const FoursMatch& match, const FoursRules& rules) {
  if (auto wrong = WrongFours(match.fours)) return Error{*std::move(wrong)};
  FoursOutcome outcome;
  std::set<std::uint64_t> played;
  for (const FoursBoard& board : match.boards) {
    const Message where = Say("$0 against $1, board $2", "$0 tegen $1, spel $2",
                              Quoted(match.fours[0]), Quoted(match.fours[1]), board.number);
    if (!played.insert(board.number).second) {
      return Error{Say("$0: a second time; expected each board once",
                       "$0: voor de tweede keer; verwacht elk spel één keer", where)};
    }
    Points difference;
    for (const std::size_t table : {0, 1}) {
      const BothTotals& scores = board.scores[table];
      BoardResult result;
      result.scores = scores;
      if (const auto wrong = WrongScores(result, rules.rules)) {
        return Error{Say("$0 table $1: $2", "$0 tafel $1: $2", where, table + 1, *wrong)};
      }
      difference += scores[table] - scores[1 - table];
    }
    outcome.differences.push_back(difference.count());
    outcome.difference += difference.count();
  }
  if (outcome.difference == 0) {
    outcome.match_points = {rules.draw, rules.draw};
  } else {
    outcome.match_points = {rules.win, rules.loss};
    if (outcome.difference < 0) std::swap(outcome.match_points[0], outcome.match_points[1]);
  }
  return outcome;
}

Result<std::vector<FourStanding>> RankFours(std::span<const FoursMatch> matches,
                                            const FoursRules& rules) {
  Names names;
  std::vector<FourStanding> standings;
  for (const FoursMatch& match : matches) {
    const auto outcome = ScoreFours(match, rules);
    if (!outcome) return outcome.error();
    for (const std::size_t side : {0, 1}) {
      const std::size_t at =
          Certain(names.Add(match.fours[side]), "a match that is scored has two");
      if (at == standings.size()) standings.push_back({.four = match.fours[side]});
      standings[at].match_points += outcome->match_points[side];
      standings[at].difference += side == 0 ? outcome->difference : -outcome->difference;
      ++standings[at].matches;
    }
  }
  GivePlaces(standings, &FourStanding::four,
             [](const FourStanding& one) { return std::pair(one.match_points, one.difference); });
  return standings;
}

Result<std::vector<TeamStanding>> RankTeams(std::span<const TeamPart> parts) {
  Names teams;
  Names all_parts;
  std::vector<TeamStanding> standings;
  for (const TeamPart& part : parts) {
    const auto at = teams.Add(part.team);
    if (!at) {
      return Error{
          Say("a team without a name; expected one", "een team zonder naam; verwacht er een")};
    }
    const std::size_t before = all_parts.size();
    if (!all_parts.Add(part.part) || all_parts.size() == before) {
      return Error{Say("team $0: $1 is empty or there twice; expected each part of a team once",
                       "team $0: $1 is leeg of komt twee keer voor; verwacht elk onderdeel van een "
                       "team één keer",
                       Quoted(part.team), Quoted(part.part))};
    }
    if (*at == standings.size()) standings.push_back({.team = part.team});
    standings[*at].points += part.points;
    ++standings[*at].parts;
  }
  GivePlaces(standings, &TeamStanding::team, [](const TeamStanding& one) { return one.points; });
  return standings;
}

}  // namespace jasnel::club
