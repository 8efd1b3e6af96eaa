// How a game at the terminal is shown.
#pragma once

#include "jasnel/notation.h"

namespace jasnel {

struct PlayStyle {
  Language language = Language::kEnglish;
  bool signs = false;  ///< suits as ♠ ♥ ♦ ♣ instead of letters and words
};

}  // namespace jasnel
