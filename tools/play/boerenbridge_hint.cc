// A hint: the choice of a player, and its opinions.
#include "tools/match/text.h"
#include "tools/play/boerenbridge_text.h"
#include "tools/play/opinions.h"

namespace jasnel::boerenbridge {
namespace {

constexpr Phrase kHint = {"Hint: $0.\n", "Tip: $0.\n"};
constexpr Phrase kScore = {"Score", "Punten"};
constexpr Phrase kMakes = {"Exact", "Precies"};

using Row = std::vector<std::string>;

}  // namespace

std::string PlayTexts::Hint(const BidChoice& choice) const {
  const auto row = [](const BidOpinion& opinion) {
    return Row{std::to_string(opinion.bid), SignedPoints(opinion.score), ChanceText(opinion.makes)};
  };
  return say_(kHint, choice.bid) + OpinionTable(choice.bids, say_(kScore), say_(kMakes), row);
}

std::string PlayTexts::Hint(const CardChoice& choice) const {
  const auto row = [&](const CardOpinion& opinion) {
    return Row{Name(opinion.card), SignedPoints(opinion.score), ChanceText(opinion.makes)};
  };
  return say_(kHint, Name(choice.card)) +
         OpinionTable(choice.cards, say_(kScore), say_(kMakes), row);
}

}  // namespace jasnel::boerenbridge
