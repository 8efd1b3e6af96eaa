#include "jasnel/club/season.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <utility>

#include "bitboard/text/characters.h"
#include "club/names.h"

namespace jasnel::club {
namespace {

// Enters the points of an evening; an error tells who cannot be there.
std::optional<Message> Enter(const EveningPoints& evening, std::size_t number, std::size_t evenings,
                             Names& names, std::vector<PlayerSeason>& players) {
  for (const auto& [name, points] : evening) {
    const auto at = names.Add(name);
    if (!at) return NoPlayer();
    if (*at == players.size()) {
      players.push_back({.player = name});
      players.back().evenings.resize(evenings);
    }
    auto& score = players[*at].evenings[number];
    if (score) return PlayerTwice(name);
    score = {.points = points};
  }
  return std::nullopt;
}

// Strikes the lowest evenings, and adds up.
void StrikeAndSum(PlayerSeason& player, const SeasonRules& rules) {
  std::vector<std::size_t> played;
  for (std::size_t i = 0; i < player.evenings.size(); ++i) {
    if (player.evenings[i]) played.push_back(i);
  }
  std::stable_sort(played.begin(), played.end(), [&](std::size_t a, std::size_t b) {
    return player.evenings[a]->points > player.evenings[b]->points;
  });
  for (std::size_t i = 0; i < played.size(); ++i) {
    PlayerSeason::Score& score = *player.evenings[played[i]];
    score.counts = static_cast<int>(i) < rules.best;
    player.all += score.points;
    if (score.counts) player.points += score.points;
  }
  player.played = static_cast<int>(played.size());
  player.may_win = player.played >= rules.needed;
}

// Those who may or might still win first, by points, and their places.
void Order(std::vector<PlayerSeason>& players, const SeasonRules& rules, int left) {
  GivePlaces(players, &PlayerSeason::player, [&](const PlayerSeason& one) {
    return std::pair(one.played + left >= rules.needed, one.points);
  });
  for (PlayerSeason& one : players) {
    if (one.played + left < rules.needed) one.place.reset();
  }
}

std::vector<std::string> PointsChampions(const std::vector<PlayerSeason>& players) {
  std::vector<std::string> best;
  if (players.empty()) return best;
  const auto most =
      std::max_element(players.begin(), players.end(), [](const auto& a, const auto& b) {
        return a.all < b.all;
      })->all;
  if (most <= Points(0)) return best;  // nobody has played yet
  for (const PlayerSeason& one : players) {
    if (one.all == most) best.push_back(one.player);
  }
  return best;
}

// Wins of a cup, season by season.
class CupWins {
 public:
  explicit CupWins(int to_keep) : to_keep_(to_keep) {}

  // Who keep it.
  std::vector<std::string> Win(const std::vector<std::string>& champions) {
    if (kept_) *this = CupWins(to_keep_);
    std::vector<std::string> keepers;
    for (const std::string& name : champions) {
      const auto at = names_.Add(name);
      if (!at) continue;
      wins_.resize(names_.size());
      if (++wins_[*at] == to_keep_) keepers.push_back(name);
    }
    kept_ = !keepers.empty();
    return keepers;
  }

  std::vector<Cup::Holder> Winners() const {
    std::vector<Cup::Holder> winners;
    for (std::size_t i = 0; i < names_.size(); ++i) winners.push_back({names_[i], wins_[i]});
    std::sort(winners.begin(), winners.end(), [](const Cup::Holder& a, const Cup::Holder& b) {
      return a.wins != b.wins ? a.wins > b.wins : NamesInOrder(a.player, b.player);
    });
    return winners;
  }

 private:
  int to_keep_;
  bool kept_ = false;  // another one follows
  Names names_;
  std::vector<int> wins_;
};

Cup CupAfter(std::span<const std::vector<std::string>> earlier,
             const std::vector<std::string>& champions, const SeasonRules& rules) {
  CupWins wins(rules.wins_to_keep);
  Cup cup;
  for (const auto& season : earlier) {
    cup.handed_in_by = wins.Win(season).empty() ? season : std::vector<std::string>{};
  }
  cup.kept = wins.Win(champions);
  cup.winners = wins.Winners();
  return cup;
}

}  // namespace

EveningPoints PointsOf(const EveningResult& evening) {
  EveningPoints points;
  for (const PlayerEvening& one : evening.players) points.push_back({one.player, one.points});
  return points;
}

Result<SeasonResult> ScoreSeason(std::span<const EveningPoints> evenings, const SeasonRules& rules,
                                 std::span<const std::vector<std::string>> earlier, bool awaited) {
  const auto count = static_cast<int>(evenings.size());
  if (count > rules.evenings) {
    return Error{Say("$0 evenings; expected $1 at most", "$0 avonden; verwacht er hoogstens $1",
                     count, rules.evenings)};
  }
  SeasonResult result;
  result.over = count == rules.evenings && !awaited;
  Names names;
  for (std::size_t i = 0; i < evenings.size(); ++i) {
    if (const auto wrong = Enter(evenings[i], i, evenings.size(), names, result.players)) {
      return Error{Say("evening $0: $1", "avond $0: $1", i + 1, *wrong)};
    }
  }
  for (PlayerSeason& player : result.players) StrikeAndSum(player, rules);
  Order(result.players, rules, rules.evenings - count);
  for (const PlayerSeason& player : result.players) {
    if (result.over && player.place == 1) result.champions.push_back(player.player);
  }
  result.points_champions = PointsChampions(result.players);
  result.cup = CupAfter(earlier, result.champions, rules);
  return result;
}

}  // namespace jasnel::club
