// Deals that somebody commits to before they are played: afterwards anybody can check that they are
// the same.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "jasnel/deal_line.h"
#include "jasnel/dealing.h"
#include "jasnel/result.h"
#include "jasnel/seat.h"
#include "jasnel/system_random.h"

namespace jasnel {

/// Hexadecimal digits of a salt, 4 bits each.
inline constexpr std::size_t kLeastSalt = 32;
inline constexpr std::size_t kMostSalt = 128;

struct DealSet {
  std::vector<DealLine> deals;  ///< in order
  std::string salt;             ///< hexadecimal digits, which nobody can guess

  /// The salt as a comment, `# salt=...`, and a line for each deal: its hands from North, its
  /// dealer (where it has none, that of its board) and the suit that is turned, as `FormatDealLine`
  /// writes them in English.
  std::string Text() const;

  /// The SHA-256 of the text. Of the deals it tells nothing to those who have not the salt.
  std::string Hash() const;
};

/// The number of the board of a deal: what it says, or its `place` among the deals, from 0.
inline std::uint64_t BoardAt(const DealLine& deal, std::size_t place) {
  return deal.board ? static_cast<std::uint64_t>(*deal.board) : place + 1;
}

/// Who deals it.
inline Seat DealerAt(const DealLine& deal, std::size_t place) {
  return deal.dealer.value_or(DealerOfBoard(BoardAt(deal, place)));
}

/// The name of a set on paper.
inline std::string_view SetName(std::string_view hash) { return hash.substr(0, 8); }

/// A salt of `kLeastSalt` digits, or why there is none.
Result<std::string> NewSalt(Entropy entropy = SystemEntropy);

/// The word behind `salt=` in the first comment with one, of a line behind `#` or `%`.
std::optional<std::string_view> SaltIn(std::string_view text);

}  // namespace jasnel
