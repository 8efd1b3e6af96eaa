// Cards of conventions in words.
#pragma once

#include <string>

#include "jasnel/convention.h"
#include "jasnel/message.h"

namespace jasnel {

/// The supplied cards, a line each.
std::string ConventionCardsText(Language language);

/// All conventions of a card: when each applies, what it says and asks, and the text it is from.
std::string ConventionCardText(const ConventionCard& card, Language language);

}  // namespace jasnel
