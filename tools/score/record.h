// Score sheets as records, for JSON and CSV.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/records/record.h"
#include "jasnel/boerenbridge/score.h"

namespace jasnel::boerenbridge {

/// One for each deal, with lists in the order of the players: for JSON.
std::vector<Record> DealRecords(const ScorePage& page);

/// One for each deal and player: for CSV.
std::vector<Record> DealRows(const ScorePage& page);

/// One for each player of a round, best first.
std::vector<Record> RoundRecords(const ScorePage& page);

/// One for each player over all rounds, best first.
std::vector<Record> TotalRecords(std::span<const ScorePage> pages);

/// The columns of CSV; with those of deals, or only those of players.
std::vector<std::string> ScoreColumnNames(bool with_deals);

}  // namespace jasnel::boerenbridge
