// The phrases of trump tables and of par, in English and Dutch.
#pragma once

#include "jasnel/notation.h"

namespace jasnel {

/// `$0`, `$1` ... are placeholders for absl::Substitute.
struct TableWords {
  const char* declare;  ///< heading; $0 the side in short
  const char* about_value;
  const char* about_sides;  ///< $0, $1 the sides in short
  const char* about_score;
  const char* turned;          ///< $0 the suit with its sign
  const char* seat;            ///< heading
  const char* call;            ///< heading
  const char* given;           ///< after a call that was made already
  const char* contract;        ///< $0 the seat, $1 the suit with its sign, $2 made, nat or pit
  const char* contract_score;  ///< $0 the score
  const char* about_par;
};

const TableWords& TableWordsOf(Language language);

}  // namespace jasnel
