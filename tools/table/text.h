// The text of `jasnel table`, and what that of `jasnel par` has of it.
#pragma once

#include <string>

#include "engine/questions/table.h"
#include "jasnel/notation.h"
#include "jasnel/seat.h"
#include "jasnel/trump_table.h"

namespace jasnel {

/// `made`, `nat` or `pit`.
std::string OutcomeOf(bool pit, bool makes, Language language);

/// Board, rules, leader and turned suit on one line, and the four hands around the table. The deal
/// has the number of its board.
std::string BoardHeading(const TableQuestion& question, Language language);

/// A page: the board, and its table.
std::string TableText(const TableAnswer& answer, Language language);

/// What the columns mean, below the last table.
std::string TableTextEnd(Language language);

}  // namespace jasnel
