// A hint: the choice of a player, and its opinions.
#include "absl/strings/substitute.h"
#include "tools/match/numbers.h"
#include "tools/play/boerenbridge_text.h"
#include "tools/play/opinions.h"

namespace jasnel::boerenbridge {
namespace {

using Row = std::vector<std::string>;

}  // namespace

std::string PlayTexts::Hint(const BidChoice& choice) const {
  const auto row = [](const BidOpinion& opinion) {
    return Row{std::to_string(opinion.bid), SignedPoints(opinion.score), ChanceText(opinion.makes)};
  };
  return absl::Substitute(words_.hint, choice.bid) + "\n" +
         OpinionTable(choice.bids, words_.score, words_.makes, row);
}

std::string PlayTexts::Hint(const CardChoice& choice) const {
  const auto row = [&](const CardOpinion& opinion) {
    return Row{Name(opinion.card), SignedPoints(opinion.score), ChanceText(opinion.makes)};
  };
  return absl::Substitute(words_.hint, Name(choice.card)) + "\n" +
         OpinionTable(choice.cards, words_.score, words_.makes, row);
}

}  // namespace jasnel::boerenbridge
