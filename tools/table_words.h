// The phrases of tables of deals and of par, in English and Dutch.
#pragma once

#include "bitboard/notation.h"

namespace jasnel {

/// `$0`, `$1` ... stand for what is filled in with absl::Substitute.
struct TableWords {
  const char* declare;  ///< heading; $0 the side in short
  const char* score;    ///< heading
  const char* nat;
  const char* about_value;
  const char* about_sides;  ///< $0, $1 the sides in short
  const char* about_score;
  const char* turned;          ///< $0 the suit with its sign
  const char* seat;            ///< heading
  const char* call;            ///< heading
  const char* call_values;     ///< heading
  const char* said;            ///< behind a call that was given
  const char* contract;        ///< $0 the seat, $1 the suit with its sign
  const char* contract_score;  ///< $0 the score
  const char* about_par;
};

const TableWords& TableWordsOf(Language language);

}  // namespace jasnel
