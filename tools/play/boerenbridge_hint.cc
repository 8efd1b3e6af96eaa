// A hint: the choice of a player, and its opinions.
#include <algorithm>
#include <cmath>

#include "absl/strings/substitute.h"
#include "tools/match/numbers.h"
#include "tools/play/boerenbridge_page.h"
#include "tools/shared/text/columns.h"

namespace jasnel::boerenbridge {
namespace {

using Row = std::vector<std::string>;

// A row for each opinion, best first, named by `name`.
template <class Opinion, class Name>
std::string Opinions(std::vector<Opinion> opinions, const PlayWords& words, const Name& name) {
  if (opinions.empty()) return "";
  std::stable_sort(opinions.begin(), opinions.end(),
                   [](const Opinion& a, const Opinion& b) { return a.score > b.score; });
  std::vector<Row> rows = {{"", words.score, words.makes}};
  for (const Opinion& opinion : opinions) {
    rows.push_back({name(opinion), SignedPoints(opinion.score),
                    std::to_string(std::lround(100 * opinion.makes)) + "%"});
  }
  return FormatTable(rows, {Align::kLeft, Align::kRight, Align::kRight}, "  ");
}

}  // namespace

std::string PlayPages::Hint(const BidChoice& choice) const {
  return absl::Substitute(words_.hint, choice.bid) + "\n" +
         Opinions(choice.bids, words_,
                  [](const BidOpinion& opinion) { return std::to_string(opinion.bid); });
}

std::string PlayPages::Hint(const CardChoice& choice) const {
  return absl::Substitute(words_.hint, Name(choice.card)) + "\n" +
         Opinions(choice.cards, words_,
                  [&](const CardOpinion& opinion) { return Name(opinion.card); });
}

}  // namespace jasnel::boerenbridge
