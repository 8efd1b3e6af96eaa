// A line with a hand and fields, as the bid lines of both games.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "bitboard/text/hand_text.h"
#include "bitboard/text/line_fields.h"
#include "bitboard/text/word_reader.h"
#include "jasnel/result.h"

namespace jasnel {

/// Why a field `hand=` is refused after a hand.
inline constexpr Phrase kHandTwice = {"hand= after a hand; expected one of the two",
                                      "hand= na een hand; verwacht een van de twee"};

/// Parses a hand, which `read` reads from a WordReader, and then any of `fields`; the hand may be a
/// field instead. `no_hand` is the error without one.
template <class Line, class Read>
Result<Line> ParseHandLine(std::string_view text, std::span<const LineField<Line>> fields,
                           const Read& read, const Phrase& no_hand) {
  const std::string plain = PlainText(text);
  WordReader in(WithoutComment(plain));
  Line line;
  in.SkipSpace();
  if (BeginsWithHand(in.Rest())) {
    if (const auto fault = read(in, line.hand.emplace())) return fault->AsError(plain);
  }
  constexpr Phrase kBefore = {"after the hand", "na de hand"};
  if (auto error = ReadFields<Line>(in, fields, kBefore, line)) return *std::move(error);
  if (!line.hand) return WordReader(plain).ErrorHere(no_hand);
  return line;
}

}  // namespace jasnel
