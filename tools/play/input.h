// Words that a person may type in a game, besides calls and cards.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace jasnel {

enum class PlayWish : std::uint8_t {
  kHelp,
  kHint,
  kLast,     ///< the last trick
  kScore,    ///< the score sheet
  kUndo,     ///< the person's last move
  kNext,     ///< the next deal
  kAnalyse,  ///< the whole analysis
  kQuit,
};

/// Parses a word in English or Dutch, in either case; nothing for any other text.
std::optional<PlayWish> ParseWish(std::string_view text);

/// Parses the number of an item in a list, from 1 to `count`.
std::optional<int> ParseItem(std::string_view text, int count);

}  // namespace jasnel
