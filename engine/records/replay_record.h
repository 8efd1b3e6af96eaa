// What came of a deal, as JSON.
#pragma once

#include <string_view>

#include "engine/records/record.h"
#include "engine/requests/letters.h"
#include "jasnel/contract.h"
#include "jasnel/notation.h"
#include "jasnel/replay.h"
#include "jasnel/rules.h"

namespace jasnel {

/// Its tricks: `leader`, `cards`, and of those that are full `winner`, `points` and `roem`.
Record TrickRecords(const Replay& replay, Language language);

/// Cards that were not legal, each with what was, and the rule that it broke.
Record FaultRecords(const Replay& replay, const Rules& rules, Language language);

/// What ended the deal before its end, of a replay with an ending: `cause`, `trick`, `seat` and
/// where it is written; in individual play also what that player loses.
Record EndingRecord(const Replay& replay, const Rules& rules,
                    Language language = Language::kEnglish);

/// The name of a ruling, as `mended`.
std::string_view RulingKey(Ruling ruling);

/// What both sides won.
Record WonRecord(const Replay& replay);

/// `outcome`, and what both sides write down.
Record ResultRecord(const ContractResult& result);

/// Where a card stands, of a `Fault` or a `JudgedCard`.
template <class Played>
Record PlaceRecord(const Played& played, Language language) {
  return {{"trick", played.trick},
          {"place", played.place},
          {"seat", Letter(played.seat, language)},
          {"card", FormatCard(played.card, language)}};
}

}  // namespace jasnel
