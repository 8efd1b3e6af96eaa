#include "engine/records/solve_record.h"

#include "engine/requests/letters.h"
#include "jasnel/rules.h"

namespace jasnel {
namespace {

// Fills one record. Letters are those of the language.
class RecordWriter {
 public:
  explicit RecordWriter(const SolveForm& form) : form_(form) {}

  Record Answer(const DealLine& deal, const TrumpAnswer& answer) const {
    Record record;
    AddPosition(deal, answer.position, record);
    AddSolution(answer, record);
    return record;
  }

 private:
  // What of these is an answer.
  void AddOutcome(Points value, bool makes, Record& record) const {
    if (HasValue(form_.objective)) record["value"] = value.count();
    if (HasMakes(form_.objective)) record["makes"] = makes;
  }

  Record CardValues(const TrumpAnswer& answer) const {
    Record list = Record::array();
    for (const CardValue& card : BestFirst(answer, form_.objective)) {
      Record one;
      one["card"] = FormatCard(card.card, form_.language);
      AddOutcome(card.value, card.makes, one);
      list.push_back(one);
    }
    return list;
  }

  void AddPosition(const DealLine& deal, const Position& position, Record& record) const {
    record["deal"] = FormatHands(position.hands, form_.language);
    record["rules"] = FormatRules(position.rules);
    record["trump"] = Letter(position.trump, form_.language);
    record["leader"] = Letter(position.leader, form_.language);
    if (!position.trick.empty()) record["trick"] = CardList(position.trick, form_.language);
    if (deal.dealer) record["dealer"] = Letter(*deal.dealer, form_.language);
    if (deal.declarer || HasMakes(form_.objective))
      record["declarer"] = Letter(position.declarer, form_.language);
    for (const WonField& field : WonBefore(position)) {
      record["won"][std::string(field.name)] = field.count;
    }
  }

  void AddSolution(const TrumpAnswer& answer, Record& record) const {
    const Solution& solution = answer.solution;
    record["objective"] = ObjectiveName(form_.objective);
    AddOutcome(solution.value, solution.makes, record);
    if (form_.cards) record["cards"] = CardValues(answer);
    if (form_.cards || !form_.value_only) record["best"] = CardList(solution.best, form_.language);
    if (!form_.value_only) {
      record["line"] = CardList(solution.line, form_.language);
      record["ns"] = solution.ns.count();
      record["ew"] = solution.ew.count();
    }
    record["nodes"] = solution.nodes;
    record["time_us"] = solution.time.count();
  }

  const SolveForm& form_;
};

}  // namespace

const std::vector<std::string>& RecordNames() {
  static const std::vector<std::string> names = {
      "deal", "rules",     "trump", "leader",  "trick", "dealer", "declarer",
      "won",  "objective", "value", "makes",   "cards", "best",   "line",
      "ns",   "ew",        "nodes", "time_us", "error"};
  return names;
}

std::vector<Record> Records(const DealAnswers& answers, const SolveForm& form) {
  const RecordWriter writer(form);
  std::vector<Record> records;
  if (answers.error) records.push_back({{"error", answers.error->In(form.language)}});
  for (const TrumpAnswer& answer : answers.trumps) {
    if (answer.error) {
      records.push_back({{"trump", Letter(answer.trump, form.language)},
                         {"error", answer.error->In(form.language)}});
    } else {
      records.push_back(writer.Answer(answers.deal, answer));
    }
  }
  return records;
}

}  // namespace jasnel
