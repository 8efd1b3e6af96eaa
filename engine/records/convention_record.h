// Cards of conventions as JSON values, and what the cards of a deal said by them.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/records/record.h"
#include "jasnel/convention.h"
#include "jasnel/replay.h"

namespace jasnel {

/// The words for each value in a card of conventions.
inline constexpr std::array<std::pair<std::string_view, Situation::Act>, 2> kActWords = {{
    {"lead", Situation::Act::kLead},
    {"discard", Situation::Act::kDiscard},
}};
inline constexpr std::array<std::pair<std::string_view, Situation::TrickIs>, 4> kTrickWords = {{
    {"anyones", Situation::TrickIs::kAnyones},
    {"partners", Situation::TrickIs::kPartners},
    {"surely-partners", Situation::TrickIs::kSurelyPartners},
    {"lost", Situation::TrickIs::kLost},
}};
inline constexpr std::array<std::pair<std::string_view, Situation::Who>, 3> kWhoWords = {{
    {"anyone", Situation::Who::kAnyone},
    {"declarer", Situation::Who::kDeclarer},
    {"declarers-partner", Situation::Who::kDeclarersPartner},
}};
inline constexpr std::array<std::pair<std::string_view, AboutSuit>, 4> kSuitWords = {{
    {"played", AboutSuit::kPlayed},
    {"opposite", AboutSuit::kOpposite},
    {"third", AboutSuit::kThird},
    {"trump", AboutSuit::kTrump},
}};

/// Only the `name` and the `title` of a card.
Record ConventionNameRecord(const ConventionCard& card);

/// A card in the form that docs/reference/conventions.md describes. What has its default value is
/// left out.
Record ConventionRecord(const ConventionCard& card);

/// What each card of a played deal said, in the order of play: an entry for each card.
std::vector<std::optional<Signal>> SignalsOf(const PlayedDeal& deal, const Replay& replay,
                                             const ConventionsOfSides& conventions);

}  // namespace jasnel
