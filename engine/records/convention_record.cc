#include "engine/records/convention_record.h"

#include <cstddef>
#include <string>
#include <utility>

#include "jasnel/convention_json.h"
#include "jasnel/notation.h"

namespace jasnel {
namespace {

template <class Value, std::size_t kCount>
std::string WordOf(const std::array<std::pair<std::string_view, Value>, kCount>& words,
                   Value value) {
  for (const auto& word : words) {
    if (word.second == value) return std::string(word.first);
  }
  return "";
}

// From high to low: `AKQ`.
std::string RanksOf(RankSet ranks) {
  std::string letters;
  for (int rank = kRanks - 1; rank >= 0; --rank) {
    if (ranks.Contains(static_cast<Rank>(rank))) letters += RankLetters(static_cast<Rank>(rank));
  }
  return letters;
}

// A text in one language is written as it is.
Record TextInLanguages(const Message& text) {
  if (text.dutch.empty()) return text.english;
  return {{"en", text.english}, {"nl", text.dutch}};
}

void AddUnlessEmpty(Record& to, const char* key, const std::string& text) {
  if (!text.empty()) to[key] = text;
}

Record WhenOf(const Situation& situation) {
  const Situation usual;
  Record when;
  when["act"] = WordOf(kActWords, situation.act);
  if (situation.trick != usual.trick) when["trick"] = WordOf(kTrickWords, situation.trick);
  if (situation.who != usual.who) when["who"] = WordOf(kWhoWords, situation.who);
  if (situation.first_lead) when["first_lead"] = true;
  if (situation.no_trump_led) when["no_trump_led"] = true;
  AddUnlessEmpty(when, "out", RanksOf(situation.out));
  AddUnlessEmpty(when, "partner_sent", situation.partner_sent);
  AddUnlessEmpty(when, "self_sent", situation.self_sent);
  return when;
}

Record HoldingRecord(const Holding& holding) {
  const Holding usual;
  Record record;
  record["suit"] = WordOf(kSuitWords, holding.suit);
  AddUnlessEmpty(record, "with", RanksOf(holding.with));
  AddUnlessEmpty(record, "without", RanksOf(holding.without));
  if (holding.least != usual.least) record["least"] = holding.least;
  if (holding.most != usual.most) record["most"] = holding.most;
  return record;
}

Record OneRecord(const Convention& convention) {
  Record record;
  record["name"] = convention.name;
  record["title"] = TextInLanguages(convention.title);
  record["when"] = WhenOf(convention.situation);
  record["cards"] = RanksOf(convention.ranks);
  if (convention.trumps) record["trumps"] = true;
  record["about"] = WordOf(kSuitWords, convention.about);
  record["means"] = Record::array();
  for (const Convention::Alternative& alternative : convention.meaning) {
    Record holdings = Record::array();
    for (const Holding& holding : alternative) holdings.push_back(HoldingRecord(holding));
    record["means"].push_back(std::move(holdings));
  }
  if (convention.kept != Convention().kept) record["kept"] = convention.kept;
  record["says"] = TextInLanguages(convention.says);
  record["asks"] = TextInLanguages(convention.asks);
  AddUnlessEmpty(record, "sentence", convention.sentence);
  if (!convention.chosen.english.empty()) record["chosen"] = TextInLanguages(convention.chosen);
  return record;
}

}  // namespace

Record ConventionNameRecord(const ConventionCard& card) {
  return {{"name", card.name}, {"title", TextInLanguages(card.title)}};
}

Record ConventionRecord(const ConventionCard& card) {
  Record record = ConventionNameRecord(card);
  AddUnlessEmpty(record, "source", card.source);
  record["conventions"] = Record::array();
  for (const Convention& one : card.conventions) record["conventions"].push_back(OneRecord(one));
  return record;
}

std::vector<std::optional<Signal>> SignalsOf(const PlayedDeal& deal, const Replay& replay,
                                             const ConventionsOfSides& conventions) {
  std::vector<SeenTrick> tricks;
  for (const ReplayedTrick& trick : replay.tricks) tricks.push_back({trick.leader, trick.cards});
  return ExplainSignals(conventions, {deal.declarer, deal.trump}, deal.rules, tricks);
}

std::string FormatConventionCard(const ConventionCard& card) {
  return ConventionRecord(card).dump(2, ' ', false, Record::error_handler_t::replace) + "\n";
}

}  // namespace jasnel
