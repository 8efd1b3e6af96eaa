// Score sheets as records, for JSON and CSV.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/records/record.h"
#include "jasnel/boerenbridge/score.h"

namespace jasnel::boerenbridge {

/// One record for each deal, with lists in player order: for JSON.
std::vector<Record> DealRecords(const ScorePage& page);

/// One record for each deal and player: for CSV.
std::vector<Record> DealRows(const ScorePage& page);

/// One record for each player of a round, best first.
std::vector<Record> RoundRecords(const ScorePage& page);

/// One record for each player over all rounds, best first.
std::vector<Record> TotalRecords(std::span<const ScorePage> pages);

/// The CSV columns; either including those of deals, or only those of players.
std::vector<std::string> ScoreColumnNames(bool with_deals);

}  // namespace jasnel::boerenbridge
