// The result of a deal, as JSON.
#pragma once

#include <string_view>

#include "engine/records/record.h"
#include "engine/requests/letters.h"
#include "jasnel/contract.h"
#include "jasnel/notation.h"
#include "jasnel/replay.h"
#include "jasnel/rules.h"

namespace jasnel {

/// The tricks: `leader`, `cards`, and for complete ones `winner`, `points` and `roem`.
Record TrickRecords(const Replay& replay, Language language);

/// The illegal cards, each with the legal ones and the rule it broke.
Record FaultRecords(const Replay& replay, const Rules& rules, Language language);

/// What ended the deal early, for a replay with an ending: `cause`, `trick`, `seat` and the source
/// of the rule; in individual play also the loss of that player.
Record EndingRecord(const Replay& replay, const Rules& rules,
                    Language language = Language::kEnglish);

/// The name of a ruling, such as `mended`.
std::string_view RulingKey(Ruling ruling);

/// What both sides won.
Record WonRecord(const Replay& replay);

/// `outcome`, and the points both sides write down.
Record ResultRecord(const ContractResult& result);

/// The location of a card, from a `Fault` or a `JudgedCard`.
template <class Played>
Record PlaceRecord(const Played& played, Language language) {
  return {{"trick", played.trick},
          {"place", played.place},
          {"seat", Letter(played.seat, language)},
          {"card", FormatCard(played.card, language)}};
}

}  // namespace jasnel
