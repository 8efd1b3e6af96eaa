// An evening: boompjes at changing tables, in which each player gathers points for himself.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "jasnel/club/draw.h"
#include "jasnel/club/totals.h"
#include "jasnel/deal_totals.h"
#include "jasnel/points.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"

namespace jasnel::club {

/// Which places have a prize: SV Bedum "Competitie", "de Formule-van-4 [...]: 1 t/m 4, 8, 12, 16,
/// 20, etc.".
struct PrizeFormula {
  int first = 4;  ///< places 1 to this one; 0 for none
  int every = 4;  ///< and its multiples above that; 0 for none

  constexpr bool Has(int place) const {
    return place <= first || (every > 0 && place % every == 0);
  }

  friend bool operator==(const PrizeFormula&, const PrizeFormula&) = default;
};

/// How a club plays. The values here are those of SV Bedum, but for the rule set.
struct EveningRules {
  Rules rules = {};
  int boompjes = 4;     ///< "Op een speelavond worden 4 boompjes van 12 spelletjes gespeeld"
  int deals = 12;       ///< of a boompje, from 1 to `kMostDeals`
  int standing = 1200;  ///< points for a boompje of who stands, "Staan nummer"; 0 for none
  PrizeFormula prizes = {};
  /// Points that a revoke costs its player at the end of individual play, where the deal is played
  /// again: KBN art. 13 has 162. In SV Bedum it costs the deal ("Verzaken"), so nothing here.
  int revoke = 0;

  friend bool operator==(const EveningRules&, const EveningRules&) = default;
};

/// SV Bedum.
EveningRules BedumEvening();
/// KBN, "individueel kaarten": art. 13. It says nothing of boompjes: four of twelve deals and no
/// points for standing are **ours**.
EveningRules KbnEvening();

/// A table of a boompje, and what it hands in: both totals, or each deal, or nothing yet. Where
/// there are both, they must agree.
struct TableResult {
  Seated players = {};
  /// Who plays in whose place; empty for himself. The points are for the player, and who stands may
  /// play for another and keeps his points for standing (**ours**). Who
  /// plays on for himself in the place of one who left is no substitute, but draws a number.
  Seated substitutes = {};
  std::optional<BothTotals> totals = {};
  std::vector<DealTotals> deals = {};
};

struct BoompjeResult {
  std::vector<TableResult> tables = {};
  std::vector<std::string> standing = {};
};

/// What a table hands in, its deals added up; nothing if it has handed in nothing yet. An error
/// says that there are not as many deals as there should be, which of them cannot be, or that
/// totals beside them do not agree; by rules with `revoke`, also which one was ended.
Result<std::optional<BothTotals>> TotalsAt(const TableResult& table, const EveningRules& rules);

/// A boompje of which nothing is played yet, and who sat where in one.
BoompjeResult Begin(const Seating& seating);
Seating SeatingOf(const BoompjeResult& boompje);

struct Evening {
  std::vector<BoompjeResult> boompjes = {};
  /// Who revoked, once for each revoke; for rules with `revoke`.
  std::vector<std::string> revokes = {};
};

/// A player after an evening.
struct PlayerEvening {
  std::string player = {};  ///< as spelt first
  int place = 0;  ///< from 1; those with the same points share the highest of their places
  Points points = {};
  /// By boompje: the total of his side, or the points for standing; nothing for one without him, or
  /// of which the result is not in.
  std::vector<std::optional<Points>> boompjes = {};
  int stood = 0;    ///< boompjes
  Points off = {};  ///< for revokes, of the `points`

  friend bool operator==(const PlayerEvening&, const PlayerEvening&) = default;
};

/// A prize, and whom it is for: more than one if they share its place with others. Those who share
/// places 7 to 9 share the prize of place 8 (**ours**: the text does not speak of ties).
struct Prize {
  int place = 0;
  std::vector<std::string> players = {};

  friend bool operator==(const Prize&, const Prize&) = default;
};

struct EveningResult {
  std::vector<PlayerEvening> players =
      {};  ///< best first; within a shared place by name, 2 before 10
  std::vector<Prize> prizes =
      {};  ///< by place, as it stands, once anybody has points; place 1 is the day's winner
  bool over = false;  ///< all boompjes are played, and all results are in

  friend bool operator==(const EveningResult&, const EveningResult&) = default;
};

/// Adds up an evening: "er wordt niet met een vaste maat gespeeld", so that both players of a side
/// get its total, and places go by "de eindscore van (totaal van de 4 gespeelde bomen)". Who comes
/// late or leaves has nothing for the boompjes without him (**ours**). Capitals and the number of
/// spaces make no other name.
///
/// An error says which boompje, which table, and what: totals that are not possible; deals that are
/// not as many as they should be, cannot be, or do not agree with the totals; by rules with
/// `revoke`, a deal that one ended; somebody without a name or there twice; somebody who stands
/// again although another at a table stood less often (SV Bedum "Staan nummer"); more boompjes than
/// there are; a revoke of one who was not there; or rules with a wrong number of deals.
Result<EveningResult> ScoreEvening(const Evening& evening, const EveningRules& rules);

/// The same for many evenings by the same rules, in less time.
Result<std::vector<EveningResult>> ScoreEvenings(std::span<const Evening> evenings,
                                                 const EveningRules& rules);

}  // namespace jasnel::club
