// A hint: the choice of a player, and its opinions.
#include <algorithm>
#include <cmath>

#include "absl/strings/substitute.h"
#include "tools/play/page.h"
#include "tools/shared/text/columns.h"

namespace jasnel {
namespace {

using Row = std::vector<std::string>;

std::string Score(double score) { return Signed(static_cast<int>(std::lround(score))); }
std::string Chance(double chance) { return std::to_string(std::lround(100 * chance)) + "%"; }

template <class Opinion>
std::vector<Opinion> BestFirst(std::vector<Opinion> opinions) {
  std::stable_sort(opinions.begin(), opinions.end(),
                   [](const Opinion& a, const Opinion& b) { return a.score > b.score; });
  return opinions;
}

std::string Opinions(const std::vector<Row>& rows) {
  if (rows.size() == 1) return "";
  return FormatTable(rows, {Align::kLeft, Align::kRight, Align::kRight}, "  ");
}

}  // namespace

std::string PlayPages::Hint(const CallChoice& choice) const {
  std::vector<Row> rows = {{"", shared_.score, words_.makes}};
  for (const CallOpinion& opinion : BestFirst(choice.calls)) {
    rows.push_back({Name(opinion.call), Score(opinion.score)});
    if (!opinion.call.IsPass()) rows.back().push_back(Chance(opinion.makes));
  }
  return absl::Substitute(words_.hint, Name(choice.call)) + "\n" + Opinions(rows);
}

std::string PlayPages::Hint(const CardChoice& choice) const {
  std::vector<Row> rows = {{"", shared_.score, words_.makes}};
  for (const CardOpinion& opinion : BestFirst(choice.cards)) {
    rows.push_back({Name(opinion.card), Score(opinion.score), Chance(opinion.makes)});
  }
  return absl::Substitute(words_.hint, Name(choice.card)) + "\n" + Opinions(rows);
}

}  // namespace jasnel
