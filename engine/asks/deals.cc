// `"ask":"read"`, `"random"` and `"rules"`: parsed deals, random deals, and the rule sets.
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include "bitboard/game_length.h"
#include "bitboard/text/characters.h"
#include "engine/asks/question.h"
#include "engine/records/convention_record.h"
#include "engine/records/played_record.h"
#include "engine/requests/json_fields.h"
#include "engine/requests/letters.h"
#include "engine/requests/request_fields.h"
#include "jasnel/convention.h"
#include "jasnel/deal_line.h"
#include "jasnel/dealing.h"
#include "jasnel/rules.h"
#include "jasnel/system_random.h"

namespace jasnel {
namespace {

constexpr std::array<std::string_view, 4> kReadKeys = {"id", "ask", "game", "text"};
constexpr std::array<std::string_view, 6> kRandomKeys = {"id",   "ask",    "game",
                                                         "seed", "number", "rules"};
constexpr std::array<std::string_view, 3> kRulesKeys = {"id", "ask", "game"};

// A deal with the fields of its line.
Record DealRecord(const DealLine& deal) {
  Record record;
  record["line"] = FormatDealLine(deal);
  record["hands"] = Record::object();
  for (const Seat seat : kAllSeats) {
    record["hands"][Letter(seat)] = CardList(deal.hands[static_cast<std::size_t>(Index(seat))]);
  }
  if (deal.rules) record["rules"] = FormatRules(*deal.rules);
  if (deal.trump) record["trump"] = Letter(*deal.trump);
  if (deal.leader) record["leader"] = Letter(*deal.leader);
  if (deal.dealer) record["dealer"] = Letter(*deal.dealer);
  if (deal.declarer) record["declarer"] = Letter(*deal.declarer);
  if (deal.turned) record["turned"] = Letter(*deal.turned);
  if (deal.board) record["board"] = *deal.board;
  return record;
}

// A deal of a text with the number of its line, or what is wrong with that line.
Record NumberedDeal(const Result<DealLine>& deal, std::size_t line_number, Language language) {
  Record record = deal ? DealRecord(*deal) : Record{{"error", deal.error().In(language)}};
  record["line_number"] = line_number;
  return record;
}

// A trick with its marks.
Record TrickAsGiven(const PlayedTrick& trick) {
  Record record = {{"cards", CardList(trick.cards)}};
  if (trick.roem_claim == RoemClaim::kLate) record["roem_claim"] = "late";
  if (trick.roem_claim == RoemClaim::kNone) record["roem_claim"] = "none";
  if (!trick.mended.empty()) record["mended"] = CardList(trick.mended);
  if (trick.accused_by) record["accused_by"] = Letter(*trick.accused_by);
  if (trick.short_hand) record["short_hand"] = Letter(*trick.short_hand);
  return record;
}

// The same for the record of a played deal, with its auction and tricks.
Record RecordedDeal(const Result<PlayedRecord>& played, std::size_t line_number,
                    Language language) {
  if (!played) return NumberedDeal(played.error(), line_number, language);
  DealLine line;
  line.hands = played->deal.hands;
  line.rules = played->deal.rules;
  line.dealer = played->dealer;
  if (!played->InAuction()) {
    line.trump = played->deal.trump;
    line.declarer = played->deal.declarer;
  }
  Record record = NumberedDeal(line, line_number, language);
  if (!played->id.empty()) record["record"] = Record::parse(played->id);
  if (played->auction) {
    record["auction"] = Record::array();
    for (const Call call : played->auction->calls()) record["auction"].push_back(FormatCall(call));
  }
  record["tricks"] = Record::array();
  for (const PlayedTrick& trick : played->deal.tricks) {
    record["tricks"].push_back(TrickAsGiven(trick));
  }
  if (played->deal.individual) record["individual"] = true;
  if (played->deal.as_played) record["as_played"] = true;
  return record;
}

// Comments of PBN begin with a brace as well.
bool IsJson(std::string_view text) {
  return Trim(text).starts_with('{') && !PbnReader::Recognizes(text);
}

// Line by line: the deals of any text, and records of played deals, each an object on a line.
class DealsOfText {
 public:
  explicit DealsOfText(Language language) : language_(language) {}

  Record Read(std::string_view text) {
    // One record may have more lines.
    if (IsJson(text)) {
      const auto record = ParsePlayedRecord(Trim(text), Rules{});
      if (record) return Record::array({RecordedDeal(record, 1, language_)});
    }
    for (std::size_t number = 1; !text.empty(); ++number) {
      const std::size_t end = text.find('\n');
      Feed(text.substr(0, end), number);
      text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    reader_.Finish();
    TakeDeals();
    return deals_;
  }

 private:
  void Feed(std::string_view line, std::size_t number) {
    if (!IsJson(line)) {
      reader_.Feed(line);
      return TakeDeals();
    }
    reader_.Feed("");
    deals_.push_back(RecordedDeal(ParsePlayedRecord(Trim(line), Rules{}), number, language_));
  }

  void TakeDeals() {
    while (const auto deal = reader_.Next()) {
      deals_.push_back(NumberedDeal(deal->deal, deal->line_number, language_));
    }
  }

  Language language_;
  DealTextReader reader_;
  Record deals_ = Record::array();
};

}  // namespace

Result<Record> AnswerRead(const Question& question) {
  constexpr Phrase kExpected = {"deal lines, PBN, pictures of deals or records of played deals",
                                "spellen, PBN, plaatjes van spellen of verslagen van gespeelde "
                                "spellen"};
  if (auto error = UnknownKey(question.object, kReadKeys)) return *std::move(error);
  const auto text = NeedText(question.object, "text", kExpected);
  if (!text) return text.error();
  Record deals = DealsOfText(question.language).Read(*text);
  if (deals.empty()) {
    return In("text", Say("no deal in it; expected $0", "geen spel erin; verwacht $0", kExpected));
  }
  return Record{{"deals", deals}};
}

Result<Record> AnswerRandom(const Question& question) {
  constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();
  if (auto error = UnknownKey(question.object, kRandomKeys)) return *std::move(error);
  const auto seed = ReadWhole<std::uint64_t>(question.object, "seed", 0, kMost);
  if (!seed) return seed.error();
  const auto number = ReadWhole<std::uint64_t>(question.object, "number", 1, kMost);
  if (!number) return number.error();
  const auto rules = ReadRules(question.object);
  if (!rules) return rules.error();
  const auto deal = DrawFrom<DealLine>(*seed, number->value_or(1), [&](auto& random) {
    DealLine drawn;
    drawn.hands = RandomHands(random);
    drawn.dealer = DealerOfBoard(number->value_or(1));
    drawn.rules = *rules;
    if (*rules) drawn.turned = RandomTurned(random, **rules);
    return drawn;
  });
  if (!deal) return deal.error();
  return DealRecord(*deal);
}

Result<Record> AnswerRules(const Question& question) {
  if (auto error = UnknownKey(question.object, kRulesKeys)) return *std::move(error);
  Record presets = Record::array();
  for (const Preset& preset : Presets()) {
    Record one = {
        {"name", preset.name}, {"source", preset.source}, {"deals", DealsOfGame(preset.rules)}};
    for (const RuleOption& option : RuleOptions()) {
      one["options"][std::string(option.name)] = option.get(preset.rules);
    }
    presets.push_back(one);
  }
  Record options = Record::array();
  for (const RuleOption& option : RuleOptions()) {
    options.push_back(
        {{"name", option.name}, {"meaning", option.meaning}, {"values", option.values.english}});
  }
  Record conventions = Record::array();
  for (const ConventionCard& card : WholeConventionCards()) {
    conventions.push_back(ConventionNameRecord(card));
  }
  return Record{{"presets", presets}, {"options", options}, {"conventions", conventions}};
}

}  // namespace jasnel
