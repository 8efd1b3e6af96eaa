#include "engine/questions/deal_text.h"

#include <utility>

#include "bitboard/text/characters.h"
#include "engine/requests/json_fields.h"

namespace jasnel {
namespace {

DealRead NumberedDeal(const Result<DealLine>& deal, std::size_t line_number) {
  if (!deal) return {.line_number = line_number, .error = deal.error()};
  return {.line_number = line_number, .deal = *deal};
}

// The same for the record of a played deal.
DealRead NumberedRecord(Result<PlayedRecord> played, std::size_t line_number) {
  if (!played) return {.line_number = line_number, .error = played.error()};
  return {
      .line_number = line_number, .deal = DealLineOf(*played), .played = std::move(played).value()};
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

Message DealTextKind::Expected() const { return kDealTextHelp; }

std::optional<FieldFault> DealTextKind::FromText(std::string_view text, std::string& deals) const {
  deals = text;
  return std::nullopt;
}

// With the white space at its start, as lines are counted.
std::optional<Error> DealTextKind::FromJson(std::string_view key, const Record& json,
                                            std::string& deals) const {
  if (!json.is_string()) return OfType(key, json, Expected());
  deals = json.get<std::string>();
  return std::nullopt;
}

Result<std::vector<DealRead>> ReadDealText(std::string_view text) {
  std::vector<DealRead> deals = DealsOfText().Read(text);
  if (!deals.empty()) return deals;
  return Error{
      Say("no deal in it; expected $0", "geen spel erin; verwacht $0", kDealText.Expected())};
}

Result<std::vector<DealLine>> DealsIn(std::string_view text) {
  const auto read = ReadDealText(text);
  if (!read) return read.error();
  std::vector<DealLine> deals;
  for (const DealRead& one : *read) {
    if (one.error) return In(Say("line $0", "regel $0", one.line_number), *one.error);
    deals.push_back(Certain(one.deal, "a line without an error has a deal"));
  }
  return deals;
}

}  // namespace jasnel
