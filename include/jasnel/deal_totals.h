// A deal as people write it down at a table: points and roem, without the cards.
#pragma once

#include <array>
#include <optional>

#include "jasnel/card.h"
#include "jasnel/contract.h"
#include "jasnel/message.h"
#include "jasnel/points.h"
#include "jasnel/position.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel {

/// What is known of a deal that is over. Arrays are by side.
struct DealTotals {
  Side declarers = Side::kNorthSouth;
  std::optional<Suit> trump = std::nullopt;  ///< needed where the rules have it count twice
  int doublings = 0;                         ///< how often the contract was doubled
  /// Card points, the ten of the last trick included; of a side without, what the other leaves.
  /// They do not count after a revoke or a wrong accusation.
  std::array<std::optional<Points>, 2> points = {};
  /// Without the bonus for pit; after a revoke or an accusation, of the tricks before.
  std::array<Points, 2> roem = {};
  std::optional<Side> pit = {};      ///< the side that took all tricks; it has all points
  std::optional<Side> revoked = {};  ///< the side whose revoke ended the deal
  /// The side that wrongly accused the other of a revoke, which ends the deal and costs as much.
  /// NKF 1976 and NKU 1987 art. 15; KBN art. 14.
  std::optional<Side> accused_by = std::nullopt;

  /// What it was played for; where trump is not known, it does not matter.
  Stakes stakes() const { return {declarers, trump.value_or(Suit::kSpades), doublings}; }

  /// Who ended the deal, if anybody did.
  std::optional<Side> Offenders() const { return revoked ? revoked : accused_by; }

  friend bool operator==(const DealTotals&, const DealTotals&) = default;
};

/// What is written down of it.
struct TotalsScore {
  /// By side. Of tricks there are all, none, or some if no side took all; after a revoke or an
  /// accusation there is only roem.
  std::array<Tally, 2> won = {};
  ContractResult result = {};

  friend bool operator==(const TotalsScore&, const TotalsScore&) = default;
};

/// Whether a side can have this roem: 0 or, if roem counts, another sum of 20, 50 and 100 (and 200
/// where four jacks bring that) that eight tricks bring, or hands where they have roem.
bool CanHaveRoem(int points, const Rules& rules);

/// Such roem, for messages: `0, 20, 40, 50 or another sum of 20, 50 and 100`.
Message RoemExpected(const Rules& rules);

/// Adds up a deal, by `ScoreContract` or `ScoreRevoke`. An error says which part of it cannot be:
/// points that are not 162 together, that no cards bring, or of which there are none; pit with
/// fewer than all points; roem that no tricks bring, of a side without a trick, or of one with
/// fewer points than the cards of that roem; both a revoke and an accusation; no trump suit where
/// one counts twice.
Result<TotalsScore> ScoreTotals(const DealTotals& deal, const Rules& rules);

}  // namespace jasnel
