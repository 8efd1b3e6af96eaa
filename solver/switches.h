// Which parts of the search are on. Values never depend on them: nodes and time do.
#pragma once

#include <array>

namespace jasnel {

/// Each member turns one part of the search off or on. The comment at the place where it is used
/// says why it is exact.
struct Switches {
  bool table = true;         ///< remember bounds of positions at the start of a trick
  bool alike = true;         ///< use what is known of positions alike but for points and roem
  bool trick_cache = true;   ///< remember bounds of tricks in progress for a while
  bool total_bounds = true;  ///< cut by the points and the roem that are left
  bool sure_points = true;   ///< cut by the trumps and quick tricks that nobody can take away
  bool near_cards = true;    ///< bound a card by a touching one that was tried
  bool ordering = true;      ///< try likely best cards first

  friend bool operator==(const Switches&, const Switches&) = default;
};

inline constexpr Switches kAllOff{false, false, false, false, false, false, false};

/// A switch and its name in reports.
struct NamedSwitch {
  const char* name;
  bool Switches::*member;
};

/// All switches, in their order.
inline constexpr std::array kNamedSwitches = {
    NamedSwitch{"table", &Switches::table},
    NamedSwitch{"alike", &Switches::alike},
    NamedSwitch{"trick_cache", &Switches::trick_cache},
    NamedSwitch{"total_bounds", &Switches::total_bounds},
    NamedSwitch{"sure_points", &Switches::sure_points},
    NamedSwitch{"near_cards", &Switches::near_cards},
    NamedSwitch{"ordering", &Switches::ordering},
};
static_assert(kNamedSwitches.size() == sizeof(Switches), "every switch has a name");

}  // namespace jasnel
