// Cards of conventions, and signals, as JSON values.
#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "engine/records/record.h"
#include "jasnel/convention.h"

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

/// A card in the form that docs/reference/conventions.md describes. What has its default value is
/// left out.
Record ConventionRecord(const ConventionCard& card);

/// A signal in a trick, from 1: who sent it with which card, what it says and asks, and the
/// sentence that it is from; texts in the language `words`.
Record SignalRecord(int trick, const Signal& signal, Language words);

}  // namespace jasnel
