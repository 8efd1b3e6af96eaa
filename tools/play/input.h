// Words that a person may type in a game, besides bids and cards.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "engine/requests/reading.h"

namespace jasnel {

enum class TypedCommand : std::uint8_t {
  kHelp,
  kHint,
  kLast,     ///< the last trick
  kScore,    ///< the score sheet
  kUndo,     ///< the person's last move
  kClaim,    ///< the rest of the tricks
  kNext,     ///< the next deal
  kAnalyse,  ///< the whole analysis
  kSignal,   ///< what the last signal said
  kQuit,
};

using CommandWord = Choice<TypedCommand>;

/// Parses a word in English or Dutch, in either case: one of both games or of `more`, those of one
/// game. Nothing for any other text.
std::optional<TypedCommand> ParseCommand(std::string_view text, std::span<const CommandWord> more);

/// Parses the number of an item in a list, from 1 to `count`.
std::optional<int> ParseItem(std::string_view text, int count);

}  // namespace jasnel
