// Which parts of the search are on. Values never depend on them: nodes and time do.
#pragma once

namespace jasnel {

/// Each member turns one part of the search off or on. The comment at the place where it is used
/// says why it is exact.
struct Switches {
  bool table = true;         ///< remember bounds of positions at the start of a trick
  bool alike = true;         ///< use what is known of positions alike but for points and roem
  bool total_bounds = true;  ///< cut by the points and the roem that are left
  bool sure_points = true;   ///< cut by the trumps and quick tricks that nobody can take away
  bool equal_cards = true;   ///< of equal cards in one hand try one
  bool near_cards = true;    ///< bound a card by a touching one that was tried
  bool look_ahead = true;    ///< look all next positions up before searching the first
  bool ordering = true;      ///< try likely best cards first

  friend bool operator==(const Switches&, const Switches&) = default;
};

inline constexpr Switches kAllOff{false, false, false, false, false, false, false, false};

}  // namespace jasnel
