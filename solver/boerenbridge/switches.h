// Which parts of the search are on. Answers never depend on them: nodes and time do.
#pragma once

#include <array>

namespace jasnel::boerenbridge {

/// Each member turns one part of the search off or on. The comment at the place where it is used
/// says why it is exact.
struct Switches {
  bool table = true;        ///< remember positions at the start of a trick
  bool relative = true;     ///< positions are the same where only ranks that are gone differ
  bool touching = true;     ///< of cards of one hand with none left between them, play one
  bool sure_tricks = true;  ///< cut by the trumps that are certain to take tricks
  bool best_score = true;   ///< max^n: look at no more cards once the best score is reached
  bool ordering = true;     ///< paranoid: try likely best cards first

  friend bool operator==(const Switches&, const Switches&) = default;
};

inline constexpr Switches kAllOff{false, false, false, false, false, false};

/// A switch and its name in reports.
struct NamedSwitch {
  const char* name;
  bool Switches::*member;
};

/// All switches, in their order.
inline constexpr std::array kNamedSwitches = {
    NamedSwitch{"table", &Switches::table},
    NamedSwitch{"relative", &Switches::relative},
    NamedSwitch{"touching", &Switches::touching},
    NamedSwitch{"sure_tricks", &Switches::sure_tricks},
    NamedSwitch{"best_score", &Switches::best_score},
    NamedSwitch{"ordering", &Switches::ordering},
};
static_assert(kNamedSwitches.size() == sizeof(Switches), "every switch has a name");

}  // namespace jasnel::boerenbridge
