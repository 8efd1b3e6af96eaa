#include "engine/records/claim_record.h"

#include <string_view>

#include "engine/requests/letters.h"
#include "jasnel/deal_line.h"
#include "jasnel/notation.h"

namespace jasnel {
namespace {

std::string_view VerdictName(ClaimVerdict verdict) {
  switch (verdict) {
    case ClaimVerdict::kProved:
      return "proved";
    case ClaimVerdict::kRefuted:
      return "refuted";
    case ClaimVerdict::kUnknown:
      break;
  }
  return "unknown";
}

}  // namespace

Record ClaimRecord(const Claim& claim, const PlayView& view) {
  Record record = {{"verdict", VerdictName(claim.verdict)},
                   {"seat", Letter(view.seat())},
                   {"tricks", claim.tricks},
                   {"points", claim.points.count()}};
  if (claim.verdict == ClaimVerdict::kProved) {
    record["alone"] = claim.alone;
    record["card"] = FormatCard(claim.card);
  }
  if (claim.counterexample) {
    Position position = view.table;
    position.hands = *claim.counterexample;
    position.hands[Index(view.seat())] = view.hand;
    Record& deal = record["counterexample"];
    deal["position"] = FormatDealLine(ToDealLine(position));
    for (const Card card : claim.line) deal["line"].push_back(FormatCard(card));
  }
  record["nodes"] = claim.nodes;
  return record;
}

}  // namespace jasnel
