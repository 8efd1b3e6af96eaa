#include "tools/bench/differences.h"

#include "absl/strings/str_join.h"
#include "absl/strings/substitute.h"
#include "engine/records/solved_deal.h"
#include "jasnel/deal_line.h"

namespace jasnel {

std::string DifferenceText(const bench::Difference& difference) {
  return absl::Substitute(
      "$0$1: expected $2, found $3: $4\n", std::string(ObjectiveName(difference.request.objective)),
      difference.request.cards ? ", every card" : "", absl::StrJoin(difference.expected, " "),
      absl::StrJoin(difference.found, " "), FormatDealLine(ToDealLine(difference.position)));
}

Record DifferenceRecord(const bench::Difference& difference) {
  Record record;
  record["deal"] = FormatDealLine(ToDealLine(difference.position));
  record["objective"] = ObjectiveName(difference.request.objective);
  record["cards"] = difference.request.cards;
  record["expected"] = difference.expected;
  record["found"] = difference.found;
  return record;
}

const std::vector<std::string>& DifferenceNames() {
  static const std::vector<std::string> names = {"deal", "objective", "cards", "expected", "found"};
  return names;
}

std::string DisagreementText(const bench::Disagreement& disagreement) {
  return absl::Substitute("$0: expected $1, found $2: $3", disagreement.configuration,
                          disagreement.expected, disagreement.found,
                          FormatDealLine(ToDealLine(disagreement.position)));
}

}  // namespace jasnel
