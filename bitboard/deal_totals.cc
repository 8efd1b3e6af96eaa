#include "jasnel/deal_totals.h"

#include <cstddef>

#include "bitboard/deal_limits.h"
#include "bitboard/trick_rules.h"
#include "jasnel/notation.h"

namespace jasnel {
namespace {

constexpr Points kAll{kAllPoints};

std::optional<Error> WrongRoem(const DealTotals& deal, const Rules& rules) {
  for (const Points roem : deal.roem) {
    if (CanHaveRoem(roem.count(), rules)) continue;
    return Error{
        Say("roem of $0; expected $1", "$0 roem; verwacht $1", roem.count(), RoemExpected(rules))};
  }
  const int both = (deal.roem[0] + deal.roem[1]).count();
  if (CanHaveRoem(both, rules)) return std::nullopt;
  if (RoemInHands(rules)) {
    return Error{Say("roem of $0 and $1, together $2; expected what a deal brings, $3 at most",
                     "$0 en $1 roem, samen $2; verwacht wat een spel oplevert, hoogstens $3",
                     deal.roem[0].count(), deal.roem[1].count(), both, MostRoemBy(rules))};
  }
  return Error{Say("roem of $0 and $1, together $2; expected what eight tricks bring, $3 at most",
                   "$0 en $1 roem, samen $2; verwacht wat acht slagen opleveren, hoogstens $3",
                   deal.roem[0].count(), deal.roem[1].count(), both, MostRoemBy(rules))};
}

// The card points of both sides.
Result<std::array<Points, 2>> PointsOf(const DealTotals& deal) {
  auto points = deal.points;
  if (deal.pit) {
    auto& own = points[Index(*deal.pit)];
    if (!own) own = kAll;
  }
  if (!points[0] && !points[1]) {
    return Error{Say("no points; expected those of a side",
                     "geen punten; verwacht die van een "
                     "partij")};
  }
  for (const std::size_t side : {0, 1}) {
    if (!points[side]) points[side] = kAll - *points[1 - side];
  }
  const Points sum = *points[0] + *points[1];
  if (sum != kAll) {
    return Error{Say("$0 and $1 points add up to $2; expected $3, as in every deal",
                     "$0 en $1 punten zijn samen $2; verwacht $3, zoals in elk spel",
                     points[0]->count(), points[1]->count(), sum.count(), kAllPoints)};
  }
  if (*points[0] < Points(0) || *points[1] < Points(0)) {
    return Error{Say("$0 and $1 points; expected none below 0",
                     "$0 en $1 punten; verwacht geen onder 0", points[0]->count(),
                     points[1]->count())};
  }
  if (!CanBeCardPoints(*points[0])) {
    return Error{Say("$0 and $1 points; expected no 1, which no cards are worth",
                     "$0 en $1 punten; verwacht geen 1, want geen kaarten zijn dat waard",
                     points[0]->count(), points[1]->count())};
  }
  if (deal.pit && points[Index(*deal.pit)] != kAll) {
    return Error{Say("pit with $0 and $1 points; expected $2 and 0",
                     "pit met $0 en $1 punten; verwacht $2 en 0", points[0]->count(),
                     points[1]->count(), kAllPoints)};
  }
  return std::array{*points[0], *points[1]};
}

// Of a side that has roem without the cards for it.
std::optional<Error> TooFewPoints(const Tally& won, const Rules& rules) {
  const Points least =
      Certain(LeastPointsFor(won.roem.count(), rules), "WrongRoem has looked at the roem");
  if (won.cards >= least) return std::nullopt;
  return Error{Say("$0 points with roem of $1; expected at least $2, of the cards of that roem",
                   "$0 punten met $1 roem; verwacht er minstens $2, van de kaarten van die roem",
                   won.cards.count(), won.roem.count(), least.count())};
}

}  // namespace

bool CanHaveRoem(int points, const Rules& rules) {
  return LeastPointsFor(points, rules).has_value();
}

Message RoemExpected(const Rules& rules) {
  if (rules.roem == Roem::kBelote) {
    return Say("0 or 20, of king and queen of trumps", "0 of 20, van heer en vrouw van troef");
  }
  return rules.roem != Roem::kOff ? Say("0, 20, 40, 50 or another sum of 20, 50 and 100",
                                        "0, 20, 40, 50 of een andere som van 20, 50 en 100")
                                  : Say("0, as roem does not count by these rules",
                                        "0, want roem telt niet volgens deze regels");
}

Result<TotalsScore> ScoreTotals(const DealTotals& deal, const Rules& rules) {
  if (auto error = WrongRoem(deal, rules)) return *std::move(error);
  if (rules.doubled && !deal.trump) {
    return Error{Say("no trump suit; expected one, as $0 count twice",
                     "geen troefkleur; verwacht die, want $0 telt dubbel",
                     SuitMessage(*rules.doubled))};
  }
  if (deal.doublings > 0 && rules.doubling == Doubling::kOff) {
    return Error{Say("doubled; expected not, as doubling=off",
                     "gekraakt; verwacht van niet, want "
                     "doubling=off")};
  }
  const Stakes stakes = deal.stakes();
  TotalsScore score;
  for (const std::size_t side : {0, 1}) score.won[side].roem = deal.roem[side];
  if (const auto offenders = deal.Offenders()) {
    if (deal.revoked && deal.accused_by) {
      return Error{Say("a revoke and a wrong accusation; expected one of them",
                       "verzaken en een onterechte beschuldiging; verwacht een van de twee")};
    }
    score.result = ScoreRevoke(*offenders, stakes, score.won, rules);
    if (deal.accused_by) score.result.outcome = Outcome::kAccusation;
    return score;
  }
  const auto points = PointsOf(deal);
  if (!points) return points.error();
  for (const std::size_t side : {0, 1}) {
    Tally& won = score.won[side];
    won.cards = (*points)[side];
    // Only whether it is all of them, or none, counts.
    won.tricks = !deal.pit ? kHandSize / 2 : Index(*deal.pit) == side ? kHandSize : 0;
    if (won.tricks == 0 && won.roem > Points(0) && !RoemInHands(rules)) {
      return Error{Say("roem of a side without a trick; expected 0",
                       "roem van een partij zonder slag; verwacht 0")};
    }
    if (auto error = TooFewPoints(won, rules)) return *std::move(error);
  }
  score.result = ScoreContract(stakes, score.won, rules);
  return score;
}

}  // namespace jasnel
