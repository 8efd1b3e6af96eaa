#include "engine/questions/read.h"

#include <string_view>
#include <utility>

#include "bitboard/text/characters.h"
#include "engine/fields/kinds.h"
#include "engine/questions/deal_fields.h"

namespace jasnel {
namespace {

// A text with deals in any form.
class DealTextKind final : public Input<std::string> {
 public:
  std::string_view Form() const override { return "TEXT"; }
  Message Expected() const override {
    return Phrase{"deal lines, PBN, pictures of deals or records of played deals",
                  "spellen, PBN, plaatjes van spellen of verslagen van gespeelde spellen"};
  }
  Record InputSchema() const { return {{"type", "string"}}; }

 protected:
  std::optional<FieldFault> FromText(std::string_view text, std::string& deals) const override {
    deals = text;
    return std::nullopt;
  }
  // With the white space at its start, as lines are counted.
  std::optional<Error> FromJson(std::string_view key, const Record& json,
                                std::string& deals) const override {
    if (!json.is_string()) return OfType(key, json, Expected());
    deals = json.get<std::string>();
    return std::nullopt;
  }
};
constexpr DealTextKind kDealText;

// The id of a record: a text or a number, which is JSON already.
class IdKind final {
 public:
  Record OutputSchema() const { return {{"anyOf", {{{"type", "string"}}, {{"type", "number"}}}}}; }
  void Write(std::string_view id, Language /*language*/, Sink& sink) const { sink.Json(id); }
};
constexpr IdKind kId;

constexpr Field kReadFields[] = {
    Takes<&ReadQuestion::text>({"text", "tekst"}, kDealText,
                               {"deal lines, PBN, pictures of deals or records of played deals",
                                "spellen, PBN, plaatjes van spellen of verslagen van gespeelde "
                                "spellen"},
                               {.needed = true}),
};

constexpr Part kReadTrickParts[] = {
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

constexpr Part kReadPlayedParts[] = {
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
    Lists<&PlayedRecord::deal, &PlayedDeal::tricks>("tricks", "TrickRead", kReadTrickParts,
                                                    "the tricks as given"),
    Gives<kinds::kSwitch, [](const PlayedRecord& played) { return IfAny(played.deal.individual); }>(
        "individual", "true if each plays alone"),
    Gives<kinds::kSwitch, [](const PlayedRecord& played) { return IfAny(played.deal.as_played); }>(
        "as_played", "true if a revoke was seen too late to count"),
};

constexpr Part kReadDealParts[] = {
    Spreads<&DealRead::deal>(DealLineParts::kAll),
    Gives<kinds::kSentence,
          [](const DealRead& read) {
            return read.error ? std::optional(read.error->both()) : std::nullopt;
          }>("error", "what is wrong with it"),
    Gives<kinds::kNumber, &DealRead::line_number>("line_number", "where it stands"),
    Spreads<&DealRead::played>(kReadPlayedParts),
};

constexpr Part kReadAnswer[] = {
    Lists<&ReadAnswer::deals>("deals", "DealRead", kReadDealParts, "each deal, or an error"),
};

DealRead NumberedDeal(const Result<DealLine>& deal, std::size_t line_number) {
  if (!deal) return {.line_number = line_number, .error = deal.error()};
  return {.line_number = line_number, .deal = *deal};
}

// The same for the record of a played deal.
DealRead NumberedRecord(Result<PlayedRecord> played, std::size_t line_number) {
  if (!played) return {.line_number = line_number, .error = played.error()};
  DealLine line;
  line.hands = played->deal.hands;
  line.rules = played->deal.rules;
  line.dealer = played->dealer;
  if (!played->InAuction()) {
    line.trump = played->deal.trump;
    line.declarer = played->deal.declarer;
  }
  return {.line_number = line_number, .deal = line, .played = std::move(played).value()};
}

// Comments of PBN begin with a brace as well.
bool IsJson(std::string_view text) {
  return Trim(text).starts_with('{') && !PbnReader::Recognizes(text);
}

// Line by line: the deals of any text, and records of played deals, each an object on a line.
class DealsOfText {
 public:
  std::vector<DealRead> Read(std::string_view text) {
    // One record may have more lines.
    if (IsJson(text)) {
      auto record = ParsePlayedRecord(Trim(text), Rules{});
      if (record) return {NumberedRecord(std::move(record), 1)};
    }
    for (std::size_t number = 1; !text.empty(); ++number) {
      const std::size_t end = text.find('\n');
      Feed(text.substr(0, end), number);
      text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    reader_.Finish();
    TakeDeals();
    return std::move(deals_);
  }

 private:
  void Feed(std::string_view line, std::size_t number) {
    if (!IsJson(line)) {
      reader_.Feed(line);
      return TakeDeals();
    }
    reader_.Feed("");
    deals_.push_back(NumberedRecord(ParsePlayedRecord(Trim(line), Rules{}), number));
  }

  void TakeDeals() {
    while (const auto deal = reader_.Next()) {
      deals_.push_back(NumberedDeal(deal->deal, deal->line_number));
    }
  }

  DealTextReader reader_;
  std::vector<DealRead> deals_;
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
  ReadAnswer answer = {DealsOfText().Read(question.text)};
  if (!answer.deals.empty()) return answer;
  return In("text",
            Say("no deal in it; expected $0", "geen spel erin; verwacht $0", kDealText.Expected()));
}

}  // namespace jasnel
