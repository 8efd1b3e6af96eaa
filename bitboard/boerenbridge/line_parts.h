// Common parts of boerenbridge text lines: hands and numbers of tricks.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "bitboard/text/hand_text.h"
#include "bitboard/text/line_fields.h"
#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/boerenbridge/game.h"

namespace jasnel::boerenbridge {

/// The deck, for `ReadHand`.
struct BoerenbridgeDeck {
  using Cards = CardSet;
  static constexpr Phrase kRanksExpected = {"A K Q J T 9 ... 2 (or A H V B 10 9 ... 2)",
                                            "A H V B 10 9 ... 2 (of A K Q J T 9 ... 2)"};
  static constexpr Phrase kExample = {"AJT2.Q8.T98.", "AB102.V8.1098."};

  static auto TakeRank(std::string_view& text) { return boerenbridge::TakeRank(text); }
  static auto TakeRankOrName(std::string_view& text) { return boerenbridge::TakeRankOrName(text); }
  static std::optional<Card> ParseCard(std::string_view text) {
    return boerenbridge::ParseCard(text);
  }
  static bool IsSeat(std::string_view text) {
    return WholeNumber(text, 0, kMaxPlayers - 1).has_value();
  }
};

/// Parses numbers of tricks by seat, such as `2,0,1`, each from 0 to kMaxCards; nothing for any
/// other text.
inline std::optional<std::vector<int>> ReadTricks(std::string_view text) {
  std::vector<int> numbers;
  while (true) {
    const std::size_t comma = text.find(',');
    const auto number = WholeNumber(text.substr(0, comma), 0, kMaxCards);
    if (!number) return std::nullopt;
    numbers.push_back(*number);
    if (comma == std::string_view::npos) return numbers;
    text.remove_prefix(comma + 1);
  }
}

}  // namespace jasnel::boerenbridge
