#include "tools/sheet/sheet_deal.h"

#include <algorithm>
#include <string>
#include <vector>

#include "bitboard/text/characters.h"
#include "bitboard/trick_rules.h"
#include "engine/requests/reading.h"
#include "jasnel/notation.h"

namespace jasnel {
namespace {

constexpr int kAllTricks = kHandSize;

constexpr std::array<Choice<Side>, 6> kSides = {
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
  return ReadChoice(word, kSides, Phrase{"we or they", "wij of zij"});
}

bool IsOneOf(std::string_view word, std::string_view english, std::string_view dutch) {
  return EqualsIgnoringCase(word, english) || EqualsIgnoringCase(word, dutch);
}

std::optional<Error> ReadRoem(const std::vector<std::string_view>& words, const Rules& rules,
                              std::array<Tally, 2>& won) {
  for (std::size_t side = 0; side < words.size(); ++side) {
    const auto roem = ReadNumber(words[side], 0, kMostRoem);
    const bool possible = roem && (rules.roem ? CanBeRoem(*roem) : *roem == 0);
    if (!possible) {
      const Message expected = rules.roem ? Say("0, 20, 40, 50 or another sum of 20, 50 and 100",
                                                "0, 20, 40, 50 of een andere som van 20, 50 en 100")
                                          : Say("0, as roem does not count by these rules",
                                                "0, want roem telt niet volgens deze regels");
      return Error{Say("roem: $0", "roem: $0", Unexpected(words[side], expected))};
    }
    won[side].roem = Points(*roem);
  }
  return std::nullopt;
}

// The points of a side; nothing for a dash.
struct SidePoints {
  std::optional<int> cards;
  bool pit = false;
};

Result<SidePoints> ReadSidePoints(std::string_view word) {
  if (word == "-") return SidePoints{};
  if (IsOneOf(word, "pit", "mars")) return SidePoints{kAllPoints, true};
  const auto points = ReadNumber(word, 0, kAllPoints);
  if (!points) {
    return Unexpected(word, Say("the card points of a side, from 0 to $0, pit, or - for the rest",
                                "de kaartpunten van een partij, van 0 tot en met $0, pit, of - "
                                "voor de rest",
                                kAllPoints));
  }
  return SidePoints{*points, false};
}

std::optional<Error> ReadPoints(std::string_view we, std::string_view they,
                                std::array<Tally, 2>& won) {
  std::array<SidePoints, 2> points;
  for (std::size_t side = 0; side < 2; ++side) {
    auto read = ReadSidePoints(side == 0 ? we : they);
    if (!read) return read.error();
    points[side] = *read;
  }
  if (!points[0].cards && !points[1].cards) {
    return ExpectedForm(Say("no points", "geen punten"));
  }
  for (std::size_t side = 0; side < 2; ++side) {
    if (!points[side].cards) points[side].cards = kAllPoints - *points[1 - side].cards;
  }
  const int sum = *points[0].cards + *points[1].cards;
  if (sum != kAllPoints) {
    return Error{Say("$0 and $1 points add up to $2; expected $3, as in every deal",
                     "$0 en $1 punten zijn samen $2; verwacht $3, zoals in elk spel",
                     *points[0].cards, *points[1].cards, sum, kAllPoints)};
  }
  for (std::size_t side = 0; side < 2; ++side) {
    won[side].cards = Points(*points[side].cards);
    // Only whether it is all of them counts.
    won[side].tricks = points[side].pit ? kAllTricks : points[1 - side].pit ? 0 : kAllTricks / 2;
  }
  return std::nullopt;
}

}  // namespace

bool IsUndo(std::string_view line) { return IsOneOf(Trim(line), "undo", "terug"); }

Result<SheetDeal> ReadSheetDeal(std::string_view line, const Rules& rules) {
  std::vector<std::string_view> words = WordsOf(line);
  const auto take = [&] {
    const std::string_view word = words.front();
    words.erase(words.begin());
    return word;
  };
  if (words.empty()) return ExpectedForm(Say("nothing", "niets"));
  SheetDeal deal;
  const auto declarers = ReadSide(take());
  if (!declarers) return declarers.error();
  deal.declarers = *declarers;
  if (!words.empty()) {
    deal.trump = ParseSuit(words.front());
    if (deal.trump) take();
  }
  const bool revoke = !words.empty() && IsOneOf(words.front(), "revoke", "verzaakt");
  if (revoke) take();
  const std::size_t needed = revoke ? 1 : 2;
  if (words.size() != needed && words.size() != needed + 2) {
    return ExpectedForm(Say("$0", "$0", Quoted(Trim(line))));
  }
  if (const auto error = ReadRoem(
          {words.begin() + static_cast<std::ptrdiff_t>(needed), words.end()}, rules, deal.won)) {
    return *error;
  }
  if (revoke) {
    const auto side = ReadSide(words[0]);
    if (!side) return side.error();
    deal.revoked = *side;
    deal.result = ScoreRevoke(*side, deal.won, rules);
    return deal;
  }
  if (const auto error = ReadPoints(words[0], words[1], deal.won)) return *error;
  for (const Tally& tally : deal.won) {
    if (tally.tricks == 0 && tally.roem > Points(0)) {
      return Error{Say("roem of a side without a trick; expected 0",
                       "roem van een partij zonder slag; verwacht 0")};
    }
  }
  deal.result = ScoreContract(deal.declarers, deal.won, rules);
  return deal;
}

}  // namespace jasnel
