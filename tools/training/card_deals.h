// Deals to learn card play from.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <iterator>

#include "ai/games/play_state.h"
#include "jasnel/dealing.h"
#include "jasnel/rules.h"

namespace jasnel {

/// One of them, each as likely.
template <class List>
const auto& AnyOf(const List& list, Random& random) {
  return list[static_cast<std::size_t>(random.Below(static_cast<int>(std::size(list))))];
}

/// One time in four, any of `values` takes the place of an option.
template <class Option>
void Change(Option& option, std::initializer_list<Option> values, Random& random) {
  if (random.Below(4) == 0) option = data(values)[random.Below(static_cast<int>(values.size()))];
}

/// Changes the options that decide how cards are played, and what they are worth, in this way.
void ChangeOptionsOfPlay(Rules& rules, Random& random);

/// A deal before its first card.
struct DealToLearn {
  Rules rules;
  PlayState table;
};

/// Those under which other programs have been compared in print, with trump and declarer drawn: the
/// rules of Rotterdam.
const Rules& PublishedRules();

/// A random deal. Four in ten are as in published comparisons; three are by `kbn`, with calls drawn
/// by the chances of the call network; the rest are by any rule set of the texts with options
/// changed, half of them with such calls.
DealToLearn DrawDealToLearn(Random& random);

}  // namespace jasnel
