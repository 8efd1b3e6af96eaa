// A hint: the choice of a player, and its opinions.
#include <cmath>

#include "absl/strings/substitute.h"
#include "jasnel/fair.h"
#include "tools/play/opinions.h"
#include "tools/play/text.h"

namespace jasnel {
namespace {

using Row = std::vector<std::string>;

constexpr std::size_t kReasonWidth = 80;

std::string Score(double score) { return Signed(static_cast<int>(std::lround(score))); }

}  // namespace

std::string PlayTexts::Hint(const CallChoice& choice) const {
  const auto row = [&](const CallOpinion& opinion) {
    if (opinion.call.IsPass()) return Row{Name(opinion.call), Score(opinion.score)};
    return Row{Name(opinion.call), Score(opinion.score), ChanceText(opinion.makes)};
  };
  return absl::Substitute(words_.hint, Name(choice.call)) + "\n" +
         OpinionTable(choice.calls, shared_.score, words_.makes, row);
}

std::string PlayTexts::Hint(const CardChoice& choice) const {
  const auto row = [&](const CardOpinion& opinion) {
    return Row{Name(opinion.card), Score(opinion.score), ChanceText(opinion.makes)};
  };
  return absl::Substitute(words_.hint, Name(choice.card)) + "\n" +
         OpinionTable(choice.cards, shared_.score, words_.makes, row);
}

std::string PlayTexts::Why(const PlayView& view, const CardChoice& choice,
                           const std::atomic<bool>* cancel) const {
  const Message words = WhyChosen(view, choice, {.cancel = cancel});
  return Wrapped(words.In(style_.language), kReasonWidth, "  ");
}

}  // namespace jasnel
