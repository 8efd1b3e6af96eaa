// A fair judgement as JSON and CSV values.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/records/record.h"
#include "jasnel/fair.h"
#include "jasnel/notation.h"

namespace jasnel {

/// `!`, `?`, `??`, or nothing.
const char* MarkOf(FairMark mark);

/// The judgement as one object, with sentences in the language `words`; with `summary`, only the
/// totals of the players.
Record FairRecord(const FairJudgement& judgement, Language language, Language words, bool summary);

/// The columns that a judgement adds to the row of card `index`; nothing for a card that was not
/// judged.
void AddFairColumns(const FairJudgement& judgement, std::size_t index, Language language,
                    Record& row);
std::vector<std::string> FairColumnNames();

/// The columns that it adds to the row of a player.
void AddFairTotals(const FairTotal& total, Record& row);
std::vector<std::string> FairTotalNames();

}  // namespace jasnel
