#include "tools/sheet/sheet.h"

#include <algorithm>
#include <string>
#include <vector>

#include "bitboard/text/characters.h"
#include "bitboard/trick_rules.h"
#include "engine/requests/reading.h"
#include "jasnel/auction.h"
#include "jasnel/deal_totals.h"
#include "jasnel/notation.h"
#include "jasnel/replay.h"

namespace jasnel {

namespace {

constexpr std::array<Choice<Side>, 6> kSideWords = {
    {{"we", kWe}, {"us", kWe}, {"wij", kWe}, {"they", kThey}, {"them", kThey}, {"zij", kThey}}};

Error ExpectedForm(const Message& what) {
  return Error{
      Say("$0; expected who declares, the points of both sides and perhaps roem, such as "
          "we H 102 60 20 0",
          "$0; verwacht wie speelt, de punten van beide partijen en eventueel roem, zoals "
          "wij H 102 60 20 0",
          what)};
}

std::vector<std::string_view> WordsOf(std::string_view line) {
  constexpr std::string_view kBetween = " \t,;";
  std::vector<std::string_view> words;
  for (;;) {
    const std::size_t begin = line.find_first_not_of(kBetween);
    if (begin == std::string_view::npos) return words;
    line.remove_prefix(begin);
    const std::size_t end = std::min(line.find_first_of(kBetween), line.size());
    words.push_back(line.substr(0, end));
    line.remove_prefix(end);
  }
}

Result<Side> ReadSide(std::string_view word) {
  return ReadChoice(word, kSideWords, Phrase{"we or they", "wij of zij"});
}

bool IsOneOf(std::string_view word, std::string_view english, std::string_view dutch) {
  return EqualsIgnoringCase(word, english) || EqualsIgnoringCase(word, dutch);
}

std::optional<Error> ReadRoem(const std::vector<std::string_view>& words, const Rules& rules,
                              DealTotals& deal) {
  for (std::size_t side = 0; side < words.size(); ++side) {
    if (IsStroke(words[side])) continue;
    const auto roem = ReadNumber(words[side], 0, kMaxRoemOfDeal);
    if (!roem || !CanHaveRoem(*roem, rules)) {
      return Error{Say("roem: $0", "roem: $0", Unexpected(words[side], RoemExpected(rules)))};
    }
    deal.roem[side] = Points(*roem);
  }
  return std::nullopt;
}

// The points of a side; nothing for a dash.
struct SidePoints {
  std::optional<Points> cards;
  bool pit = false;
};

Result<SidePoints> ReadSidePoints(std::string_view word) {
  if (word == "-") return SidePoints{};
  if (IsOneOf(word, "pit", "mars")) return SidePoints{Points(kAllPoints), true};
  const auto points = ReadNumber(word, 0, kAllPoints);
  if (!points) {
    return Unexpected(word, Say("the card points of a side, from 0 to $0, pit, or - for the rest",
                                "de kaartpunten van een partij, van 0 tot en met $0, pit, of - "
                                "voor de rest",
                                kAllPoints));
  }
  return SidePoints{Points(*points), false};
}

std::optional<Error> ReadPoints(std::string_view we, std::string_view they, DealTotals& deal) {
  for (const Side side : {kWe, kThey}) {
    const auto read = ReadSidePoints(side == kWe ? we : they);
    if (!read) return read.error();
    deal.points[Index(side)] = read->cards;
    if (read->pit) deal.pit = side;
  }
  if (deal.points[0] || deal.points[1]) return std::nullopt;
  return ExpectedForm(Say("no points", "geen punten"));
}

}  // namespace

bool IsUndo(std::string_view line) { return IsOneOf(Trim(line), "undo", "terug"); }

Result<SheetDeal> ReadSheetDeal(std::string_view line, const Rules& rules) {
  const std::string plain = PlainText(line);
  std::vector<std::string_view> words = WordsOf(plain);
  const auto take = [&] {
    const std::string_view word = words.front();
    words.erase(words.begin());
    return word;
  };
  if (words.empty()) return ExpectedForm(Say("nothing", "niets"));
  SheetDeal deal;
  DealTotals& written = deal.written;
  const auto declarers = ReadSide(take());
  if (!declarers) return declarers.error();
  written.declarers = *declarers;
  if (!words.empty()) {
    written.trump = ParseSuit(words.front());
    if (written.trump) take();
  }
  if (const auto call = words.empty() ? std::nullopt : ParseCall(words.front());
      call && call->doubling != 0) {
    written.doublings = call->doubling;  // NOLINT: a number, no letter
    take();
  }
  if (words.size() > 1 && IsOneOf(words[words.size() - 2], "looked", "ingezien")) {
    const auto side = ReadSide(words.back());
    if (!side) return side.error();
    deal.look = SheetLook{*side, SourceOf(Ruling::kLookedAt, rules)};
    words.resize(words.size() - 2);
  }
  const bool revoke = !words.empty() && IsOneOf(words.front(), "revoke", "verzaakt");
  const bool accused = !words.empty() && IsOneOf(words.front(), "accusation", "beschuldigt");
  if (revoke || accused) take();
  const std::size_t needed = revoke || accused ? 1 : 2;
  if (words.size() == needed + 1 && words.back() == "/") words.pop_back();  // through both boxes
  if (words.size() != needed && words.size() != needed + 2) {
    return ExpectedForm(Say("$0", "$0", Quoted(Trim(line))));
  }
  if (const auto error = ReadRoem(
          {words.begin() + static_cast<std::ptrdiff_t>(needed), words.end()}, rules, written)) {
    return *error;
  }
  if (needed == 1) {
    const auto side = ReadSide(words[0]);
    if (!side) return side.error();
    (revoke ? written.revoked : written.accused_by) = *side;
  } else if (const auto error = ReadPoints(words[0], words[1], written)) {
    return *error;
  }
  const auto score = ScoreTotals(written, rules);
  if (!score) return score.error();
  deal.won = score->won;
  deal.result = score->result;
  return deal;
}

void Sheet::Add(const SheetDeal& deal) {
  if (IsAtStart()) first_.push_back(deals_.size());
  deals_.push_back(deal);
}

bool Sheet::Undo() {
  if (deals_.empty()) return false;
  deals_.pop_back();
  if (first_.back() == deals_.size()) first_.pop_back();
  return true;
}

bool Sheet::IsAtStart() const {
  return first_.empty() || Total(first_.back(), deals_.size()).IsOver();
}

std::size_t Sheet::NextInGame() const {
  return IsAtStart() ? 1 : deals_.size() - first_.back() + 1;
}

std::size_t Sheet::EndOf(std::size_t game) const {
  return game + 1 < first_.size() ? first_[game + 1] : deals_.size();
}

GameTotals Sheet::Total(std::size_t first, std::size_t end) const {
  GameTotals total = empty_;
  for (std::size_t i = first; i < end; ++i) {
    total.Add(deals_[i].written.stakes().ToMake(), deals_[i].result);
  }
  return total;
}

}  // namespace jasnel
