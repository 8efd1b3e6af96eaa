#include "engine/questions/read.h"

#include <string_view>
#include <utility>

#include "engine/fields/kinds.h"
#include "engine/questions/deal_fields.h"

namespace jasnel {
namespace {

// The id of a record: a text or a number, which is JSON already.
class IdKind final {
 public:
  Record OutputSchema() const { return {{"anyOf", {{{"type", "string"}}, {{"type", "number"}}}}}; }
  void Write(std::string_view id, Language /*language*/, Sink& sink) const { sink.Json(id); }
};
constexpr IdKind kId;

constexpr Field kFields[] = {
    Takes<&ReadQuestion::text>({"text", "tekst"}, kDealText, kDealTextHelp, {.needed = true}),
};

constexpr Part kTrickParts[] = {
    Gives<kinds::kCards, &PlayedTrick::cards>("cards", "the cards in order of play"),
    Gives<kinds::kText,
          [](const PlayedTrick& trick) {
            std::optional<std::string_view> claim;
            if (trick.roem_claim == RoemClaim::kLate) claim = "late";
            if (trick.roem_claim == RoemClaim::kNone) claim = "none";
            return claim;
          }>("roem_claim", "late or none, if roem was not claimed in time"),
    Gives<kinds::kCards, [](const PlayedTrick& trick) { return IfAny(trick.mended); }>(
        "mended", "illegal cards that were taken back"),
    Gives<kinds::kSeat, &PlayedTrick::accused_by>("accused_by",
                                                  "who accused the others of a revoke"),
    Gives<kinds::kSeat, &PlayedTrick::short_hand>("short_hand", "who has too few cards"),
};

constexpr Part kPlayedParts[] = {
    Gives<kId, [](const PlayedRecord& played) { return IfAny(played.id); }>("record",
                                                                            "the id of the record"),
    Gives<kinds::kCallList,
          [](const PlayedRecord& played) {
            std::optional<std::vector<Call>> calls;
            if (played.auction) {
              calls.emplace(played.auction->calls().begin(), played.auction->calls().end());
            }
            return calls;
          }>("auction", "the calls"),
    Lists<&PlayedRecord::deal, &PlayedDeal::tricks>("tricks", "TrickRead", kTrickParts,
                                                    "the tricks as given"),
    Gives<kinds::kSwitch, [](const PlayedRecord& played) { return IfAny(played.deal.individual); }>(
        "individual", "true if each plays alone"),
    Gives<kinds::kSwitch, [](const PlayedRecord& played) { return IfAny(played.deal.as_played); }>(
        "as_played", "true if a revoke was seen too late to count"),
};

constexpr Part kDealParts[] = {
    Spreads<&DealRead::deal>(DealLineParts::kAll),
    Gives<kinds::kSentence,
          [](const DealRead& read) {
            return read.error ? std::optional(read.error->both()) : std::nullopt;
          }>("error", "what is wrong with it"),
    Gives<kinds::kNumber, &DealRead::line_number>("line_number", "where it stands"),
    Spreads<&DealRead::played>(kPlayedParts),
};

constexpr Part kAnswer[] = {
    Lists<&ReadAnswer::deals>("deals", "DealRead", kDealParts, "each deal, or an error"),
};

}  // namespace

constexpr QuestionSpec ReadDeals::kSpec = {
    .name = "read",
    .about = kAbout,
    .fields = kFields,
    .answer = kAnswer,
};

Result<ReadAnswer> ReadDeals::AnswerTo(const ReadQuestion& question,
                                       const AskContext& /*context*/) {
  auto deals = ReadDealText(question.text);
  if (!deals) return In("text", deals.error());
  return ReadAnswer{*std::move(deals)};
}

}  // namespace jasnel
