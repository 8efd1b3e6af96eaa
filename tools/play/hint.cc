// A hint: the choice of a player, and its opinions.
#include <cmath>

#include "jasnel/fair.h"
#include "tools/play/opinions.h"
#include "tools/play/text.h"

namespace jasnel {
namespace {

constexpr Phrase kHint = {"Hint: $0.\n", "Tip: $0.\n"};
constexpr Phrase kMakes = {"Made", "Gehaald"};

using Row = std::vector<std::string>;

constexpr std::size_t kReasonWidth = 80;

std::string Score(double score) { return Signed(static_cast<int>(std::lround(score))); }

}  // namespace

std::string PlayTexts::Hint(const CallChoice& choice) const {
  const auto row = [&](const CallOpinion& opinion) {
    if (opinion.call.IsPass()) return Row{Name(opinion.call), Score(opinion.score)};
    return Row{Name(opinion.call), Score(opinion.score), ChanceText(opinion.makes)};
  };
  return say_(kHint, Name(choice.call)) + OpinionTable(choice.calls, "Score", say_(kMakes), row);
}

std::string PlayTexts::Hint(const CardChoice& choice) const {
  const auto row = [&](const CardOpinion& opinion) {
    return Row{Name(opinion.card), Score(opinion.score), ChanceText(opinion.makes)};
  };
  return say_(kHint, Name(choice.card)) + OpinionTable(choice.cards, "Score", say_(kMakes), row);
}

std::string PlayTexts::Why(const PlayView& view, const CardChoice& choice,
                           const std::atomic<bool>* cancel) const {
  const Message words = WhyChosen(view, choice, {.cancel = cancel});
  return Wrapped(words.In(style_.language), kReasonWidth, "  ");
}

}  // namespace jasnel
