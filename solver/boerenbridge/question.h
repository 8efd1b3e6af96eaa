// The yes-or-no questions of the paranoid search.
#pragma once

#include <cstdint>
#include <optional>

namespace jasnel::boerenbridge::internal {

/// A range of numbers of tricks, from `least` to `most`. It may exceed the possible numbers.
struct TrickRange {
  int least;
  int most;

  /// The range for the tricks that are left after one that was won or lost.
  TrickRange After(bool won) const { return won ? TrickRange{least - 1, most - 1} : *this; }
};

/// The answer where none of the numbers from `fewest` to `most` is wanted, or all of them are.
inline std::optional<bool> Decided(TrickRange wanted, int fewest, int most) {
  if (wanted.most < fewest || wanted.least > most || wanted.least > wanted.most) return false;
  if (wanted.least <= fewest && wanted.most >= most) return true;
  return std::nullopt;
}

/// A question for a key of the table: with `free_leads` that of the search with free leads. The
/// range must be within the tricks left.
constexpr std::uint32_t QuestionKey(int leader, TrickRange wanted, bool free_leads) {
  return static_cast<std::uint32_t>(leader) | static_cast<std::uint32_t>(wanted.least) << 3 |
         static_cast<std::uint32_t>(wanted.most) << 7 | (free_leads ? 1u << 11 : 0u);
}

/// What the table keeps of an answer.
constexpr std::uint32_t Stored(bool answer) { return answer ? 2 : 1; }
constexpr bool IsYes(std::uint32_t stored) { return stored == Stored(true); }

}  // namespace jasnel::boerenbridge::internal
