// Which parts of the search are on. Values never depend on them: nodes and time do.
#pragma once

namespace jasnel {

/// Each member turns one pruning, bound, equivalence or ordering on. The comment at the place where
/// it is used says why it is exact.
struct Switches {
  bool table = true;            ///< remember bounds of positions at the start of a trick
  bool equivalent_keys = true;  ///< one table entry for positions alike in all that matters
  bool bounds = true;           ///< cut by the points and roem that are left
  bool equal_cards = true;      ///< of equal cards in one hand try one
  bool ordering = true;         ///< try likely best cards first

  friend bool operator==(const Switches&, const Switches&) = default;
};

inline constexpr Switches kAllOff{false, false, false, false, false};

}  // namespace jasnel
