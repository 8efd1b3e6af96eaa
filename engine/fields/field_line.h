// A question as a line of text:
//
//     J97.AT.K8.7 dealer=N seat=E auction=pass rules=kbn
//
// What is asked about, and then any fields, by their English or Dutch names. `#` starts a comment.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "bitboard/text/word_reader.h"
#include "engine/fields/field.h"
#include "jasnel/message.h"
#include "jasnel/result.h"

namespace jasnel {

/// What a line may have.
struct LineForm {
  /// What is asked about, which may be a field too, comes first.
  std::span<const Field> fields = {};
  /// Reads it where a line begins, and leaves what stands after it.
  std::optional<TextFault> (*read_first)(WordReader& in, void* value) = nullptr;
  Phrase after_first = {};  ///< "after the hand"
  Phrase none = {};         ///< the error for a line without it
};

/// Reads a line into a question, whose other members stay as they are. Errors name the column,
/// counted in characters from 1, and what was expected.
std::optional<Error> ReadLine(std::string_view line, const LineForm& form, void* question);

}  // namespace jasnel
