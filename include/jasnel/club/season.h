// A season: the best of some evenings, a champion, and a cup.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "jasnel/club/evening.h"
#include "jasnel/points.h"
#include "jasnel/result.h"

namespace jasnel::club {

/// The values here are those of SV Bedum.
struct SeasonRules {
  int evenings = 7;  ///< "een competitie (september t/m april) van zeven avonden"
  /// "Een speler kan 2 avonden missen of de laagste 2 dagscores wegstrepen": so many count.
  int best = 5;
  /// "Iedereen die 5 van de 7 avonden heeft deelgenomen komt voor de prijsuitreiking in aanmerking"
  int needed = 5;
  int wins_to_keep = 3;  ///< of the cup; 0 if nobody keeps it

  friend bool operator==(const SeasonRules&, const SeasonRules&) = default;
};

struct PlayerPoints {
  std::string player = {};
  Points points = {};

  friend bool operator==(const PlayerPoints&, const PlayerPoints&) = default;
};

/// The points of all who were there on an evening.
using EveningPoints = std::vector<PlayerPoints>;

EveningPoints PointsOf(const EveningResult& evening);

/// A player in a season.
struct PlayerSeason {
  /// An evening of a player.
  struct Score {
    Points points = {};
    bool counts = true;  ///< not struck

    friend bool operator==(const Score&, const Score&) = default;
  };

  std::string player = {};  ///< as spelt first
  /// From 1, among those who may or might still win; those with the same points that count share
  /// the highest of their places. Nothing for those who have missed too many evenings.
  std::optional<int> place = {};
  Points points = {};                               ///< of the best evenings
  Points all = {};                                  ///< of all evenings
  std::vector<std::optional<Score>> evenings = {};  ///< nothing where he was not
  int played = 0;                                   ///< evenings
  bool may_win = false;  ///< has played as many evenings as are needed to win a prize

  friend bool operator==(const PlayerSeason&, const PlayerSeason&) = default;
};

/// The cup after a season. "De kampioen mag een wisselbeker in ontvangst nemen en een jaar lang in
/// bezit nemen. De beker dient voor de laatste avond van het volgend seizoen [...] te worden
/// ingeleverd. Als een deelnemer de beker voor de derde maal wint kan deze de beker houden" (SV
/// Bedum "Prijsuitreiking seizoen").
struct Cup {
  struct Holder {
    std::string player = {};
    int wins = 0;  ///< of this cup, this season's included

    friend bool operator==(const Holder&, const Holder&) = default;
  };

  /// Those who had it this year and hand it in before the last evening: last season's champions,
  /// unless it was kept.
  std::vector<std::string> handed_in_by = {};
  std::vector<Holder> winners =
      {};  ///< of this cup so far; those with most wins first, then by name
  std::vector<std::string> kept = {};  ///< this season's champions who keep it

  friend bool operator==(const Cup&, const Cup&) = default;
};

struct SeasonResult {
  std::vector<PlayerSeason> players = {};  ///< by place, then by points, best first
  bool over = false;                       ///< all evenings are played, and all results are in
  /// "De kampioen is diegene die de meeste punten heeft gehaald over 5 avonden": nobody before the
  /// season is over. Who are equal share the title, and the win of the cup (**ours**).
  std::vector<std::string> champions = {};
  /// "Puntenkampioen": the most points of all evenings, "ongeacht het aantal deelnames"; more than
  /// one if they are equal (**ours**). As it stands.
  std::vector<std::string> points_champions = {};
  Cup cup = {};

  friend bool operator==(const SeasonResult&, const SeasonResult&) = default;
};

/// Adds up a season, or what was played of it. `earlier` are the champions of the seasons before,
/// oldest first, as long as the club has a cup. A cup that is kept is followed by another one, for
/// which all begin anew (**ours**).
///
/// While results are `awaited`, of whichever evening, the season is not over.
///
/// Of an evening's points the lowest are struck, of equal ones the last (**ours**; it makes no
/// difference). An error says which evening, and what: more evenings than there are, or somebody
/// without a name or there twice.
Result<SeasonResult> ScoreSeason(std::span<const EveningPoints> evenings, const SeasonRules& rules,
                                 std::span<const std::vector<std::string>> earlier = {},
                                 bool awaited = false);

}  // namespace jasnel::club
