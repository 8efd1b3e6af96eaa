#include "engine/questions/read.h"

#include <utility>

#include "engine/fields/kinds.h"
#include "engine/questions/deal_fields.h"
#include "engine/questions/record_parts.h"

namespace jasnel {
namespace {

constexpr Field kReadFields[] = {
    Takes<&ReadQuestion::text>({"text", "tekst"}, kDealText, kDealTextHelp, {.needed = true}),
};

constexpr Part kReadDealParts[] = {
    Spreads<&DealRead::deal>(DealLineParts::kAll),
    Gives<kinds::kSentence,
          [](const DealRead& read) {
            return read.error ? std::optional(read.error->both()) : std::nullopt;
          }>("error", "what is wrong with it"),
    Gives<kinds::kNumber, &DealRead::line_number>("line_number", "where it stands"),
    Spreads<&DealRead::played>(PlayedRecordParts::kAll),
};

constexpr Part kReadAnswer[] = {
    Lists<&ReadAnswer::deals>("deals", "DealRead", kReadDealParts, "each deal, or an error"),
};

}  // namespace

constexpr QuestionSpec ReadDeals::kSpec = {
    .name = "read",
    .about = kAbout,
    .fields = kReadFields,
    .answer = kReadAnswer,
};

Result<ReadAnswer> ReadDeals::AnswerTo(const ReadQuestion& question,
                                       const AskContext& /*context*/) {
  auto deals = ReadDealText(question.text);
  if (!deals) return In("text", deals.error());
  return ReadAnswer{*std::move(deals)};
}

}  // namespace jasnel
