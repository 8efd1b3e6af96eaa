// Words that a person may type in a game, besides bids and cards.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace jasnel::boerenbridge {

enum class PlayWish : std::uint8_t {
  kHelp,
  kHint,
  kLast,   ///< the last trick
  kScore,  ///< the score sheet
  kNext,   ///< the next deal
  kQuit,
};

/// Parses a word in English or Dutch, in either case, or its letter; nothing for any other text.
std::optional<PlayWish> ParseWish(std::string_view text);

}  // namespace jasnel::boerenbridge
