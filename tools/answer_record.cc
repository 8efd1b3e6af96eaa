#include "tools/answer_record.h"

#include "bitboard/rules.h"

namespace jasnel {
namespace {

// Fills one record. Letters are those of the language.
class RecordWriter {
 public:
  explicit RecordWriter(const AnswerStyle& style) : style_(style) {}

  Record Answer(const DealLine& deal, const TrumpAnswer& answer) const {
    Record record;
    AddPosition(deal, answer.position, record);
    AddSolution(answer, record);
    return record;
  }

  std::string Letter(Suit suit) const { return {SuitLetter(suit, style_.language)}; }
  std::string Letter(Seat seat) const { return {SeatLetter(seat, style_.language)}; }

 private:
  template <class Cards>
  Record List(const Cards& cards) const {
    Record list = Record::array();
    for (const Card card : cards) list.push_back(FormatCard(card, style_.language));
    return list;
  }

  // What of these is an answer.
  void AddOutcome(Points value, bool makes, Record& record) const {
    if (HasValue(style_.objective)) record["value"] = value.count();
    if (HasMakes(style_.objective)) record["makes"] = makes;
  }

  Record CardValues(const TrumpAnswer& answer) const {
    Record list = Record::array();
    for (const CardValue& card : BestFirst(answer, style_.objective)) {
      Record one;
      one["card"] = FormatCard(card.card, style_.language);
      AddOutcome(card.value, card.makes, one);
      list.push_back(one);
    }
    return list;
  }

  void AddPosition(const DealLine& deal, const Position& position, Record& record) const {
    record["deal"] = FormatHands(position.hands, style_.language);
    record["rules"] = FormatRules(position.rules);
    record["trump"] = Letter(position.trump);
    record["leader"] = Letter(position.leader);
    if (!position.trick.empty()) record["trick"] = List(position.trick);
    if (deal.dealer) record["dealer"] = Letter(*deal.dealer);
    if (deal.declarer || HasMakes(style_.objective)) record["declarer"] = Letter(position.declarer);
    for (const WonField& field : WonBefore(position)) {
      record["won"][std::string(field.name)] = field.count;
    }
  }

  void AddSolution(const TrumpAnswer& answer, Record& record) const {
    const Solution& solution = answer.solution;
    record["objective"] = ObjectiveName(style_.objective);
    AddOutcome(solution.value, solution.makes, record);
    if (style_.cards) record["cards"] = CardValues(answer);
    if (style_.cards || !style_.value_only) record["best"] = List(HighToLow(solution.best));
    if (!style_.value_only) {
      record["line"] = List(solution.line);
      record["ns"] = solution.ns.count();
      record["ew"] = solution.ew.count();
    }
    record["nodes"] = solution.nodes;
    record["time_us"] = solution.time.count();
  }

  const AnswerStyle& style_;
};

}  // namespace

const std::vector<std::string>& RecordNames() {
  static const std::vector<std::string> names = {
      "deal", "rules",     "trump", "leader",  "trick", "dealer",     "declarer",
      "won",  "objective", "value", "makes",   "cards", "best",       "line",
      "ns",   "ew",        "nodes", "time_us", "error", "line_number"};
  return names;
}

std::vector<Record> Records(const DealAnswers& answers, const AnswerStyle& style) {
  const RecordWriter writer(style);
  std::vector<Record> records;
  if (answers.error) records.push_back({{"error", answers.error->message}});
  for (const TrumpAnswer& answer : answers.trumps) {
    if (answer.error) {
      records.push_back({{"trump", writer.Letter(answer.trump)}, {"error", answer.error->message}});
    } else {
      records.push_back(writer.Answer(answers.deal, answer));
    }
  }
  for (Record& record : records) record["line_number"] = answers.number;
  return records;
}

}  // namespace jasnel
