#include "tools/play/text.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/substitute.h"
#include "bitboard/play_order.h"
#include "bitboard/text/characters.h"
#include "bitboard/trick_rules.h"
#include "jasnel/replay.h"
#include "tools/analyse/words.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/picture.h"

namespace jasnel {
namespace {

constexpr const char* kIndent = "  ";

// The suits in the order of a hand, `first` before the others.
std::vector<Suit> SuitsFrom(std::optional<Suit> first) {
  std::vector<Suit> suits(kAllSuits.begin(), kAllSuits.end());
  if (first)
    std::rotate(suits.begin(), suits.begin() + Index(*first), suits.begin() + Index(*first) + 1);
  return suits;
}

// Roem of the cards of a trick, full or not.
int RoemOf(const Trick& trick, const Position& position) {
  CardSet cards;
  for (const Card card : trick) cards |= card;
  return TrickRoem(PlayOrder(position.trump).ToPlay(cards), position.rules);
}

// Of the trick in progress, from 1, of a table whose hands are not seen.
int NumberOfTrick(const Position& table) { return table.won[0].tricks + table.won[1].tricks + 1; }

}  // namespace

std::vector<Card> Numbered(CardSet cards, Suit trump) {
  std::vector<Card> numbered;
  for (const Suit suit : SuitsFrom(trump)) {
    for (CardSet left = cards & CardsOf(suit); !left.empty(); left -= left.Highest()) {
      numbered.push_back(left.Highest());
    }
  }
  return numbered;
}

std::vector<Card> Numbered(const PlayView& view) {
  return Numbered(view.Legal(), view.table.trump);
}

std::string PlayTexts::Name(Card card) const {
  return style_.signs ? SignedCard(card, style_.language) : FormatCard(card, style_.language);
}

std::string PlayTexts::Name(Suit suit) const {
  return style_.signs ? SuitText(suit, style_.language)
                      : std::string(SuitName(suit, style_.language));
}

std::string PlayTexts::Name(Call call) const {
  return call.suit ? Name(*call.suit) : FormatCall(call, style_.language);
}

std::string PlayTexts::Welcome() const {
  return absl::Substitute(words_.welcome, Name(game_.game().person)) + "\n";
}

std::string PlayTexts::DealBegins() const {
  std::vector<std::string> parts = {
      absl::Substitute(words_.deal, game_.number(), game_.game().deals),
      absl::Substitute(shared_.rules, FormatRules(game_.dealt().rules)),
      absl::Substitute(shared_.dealt, Name(game_.dealt().dealer))};
  if (game_.dealt().turned) {
    parts.push_back(absl::Substitute(shared_.turned, Name(*game_.dealt().turned)));
  }
  if (const auto& contract = game_.dealt().contract) {
    parts.push_back(
        absl::Substitute(words_.plays, Name(contract->declarer), Name(contract->trump)));
  }
  return "\n" + absl::StrJoin(parts, " ") + "\n";
}

std::string PlayTexts::Hand(CardSet hand, std::optional<Suit> first) const {
  std::vector<std::string> suits;
  for (const Suit suit : SuitsFrom(first)) {
    const CardSet cards = hand & CardsOf(suit);
    if (cards.empty()) continue;
    std::string text = SuitOfHand(cards, suit, style_.language);
    if (!style_.signs) text = Name(suit) + text.substr(SuitSign(suit).size());
    suits.push_back(text);
  }
  return absl::StrCat(kIndent, absl::StrJoin(suits, "   "), "\n");
}

std::string PlayTexts::Legal(const CallView& view) const {
  const LegalCalls legal = view.auction.Legal();
  std::vector<std::string> calls;
  if (legal.pass) calls.push_back(Name(Call{}));
  for (const Suit suit : legal.suits) calls.push_back(Name(suit));
  if (calls.size() == 1) return calls.front();
  const std::string last = calls.back();
  calls.pop_back();
  return absl::StrCat(absl::StrJoin(calls, ", "), " ", words_.or_else, " ", last);
}

std::string PlayTexts::Legal(const PlayView& view) const {
  return absl::StrJoin(Numbered(view), " ",
                       [&](std::string* out, Card card) { *out += Name(card); });
}

std::string PlayTexts::Turn(const CallView& view) const {
  return absl::StrCat("\n", Hand(view.hand, view.auction.turned()),
                      absl::Substitute(words_.calls, Legal(view)), "\n");
}

// The four seats around the table, each with its card of the trick in progress.
std::string PlayTexts::Table(const PlayView& view) const {
  std::array<std::string, kSeats> names;
  const Trick& trick = view.table.trick;
  for (int place = 0; place < kSeats; ++place) {
    const Seat seat = Clockwise(view.table.leader, place);
    std::string& name = names[static_cast<std::size_t>(Index(seat))];
    name = Name(seat) + ": ";
    if (place < trick.size()) {
      name += Name(trick[place]);
    } else {
      name += place == trick.size() ? words_.to_play : "-";
    }
  }
  const auto& [north, east, south, west] = names;
  constexpr std::size_t kMiddle = 14;
  constexpr std::size_t kRight = 26;
  return absl::StrCat(kIndent, std::string(kMiddle, ' '), north, "\n", kIndent,
                      PadRight(west, kRight), east, "\n", kIndent, std::string(kMiddle, ' '), south,
                      "\n");
}

// What both sides won, in a sentence for it.
std::string PlayTexts::Won(const char* sentence, const Position& position) const {
  const auto won = [&](Side side) {
    const Tally& tally = position.won[static_cast<std::size_t>(Index(side))];
    return absl::Substitute(tally.roem == Points(0) ? shared_.won : shared_.won_with_roem,
                            SideName(side, style_.language), tally.cards.count(), tally.tricks,
                            tally.roem.count());
  };
  return absl::Substitute(sentence, won(Side::kNorthSouth), won(Side::kEastWest)) + "\n";
}

std::string PlayTexts::Turn(const PlayView& view) const {
  const Position& table = view.table;
  std::vector<std::string> legal;
  for (const Card card : Numbered(view)) {
    legal.push_back(absl::StrCat(legal.size() + 1, " ", Name(card)));
  }
  const std::string heading =
      absl::StrJoin({absl::Substitute(words_.trick, NumberOfTrick(table)),
                     absl::Substitute(shared_.leads, Name(table.leader)),
                     absl::Substitute(shared_.trump_is, Name(table.trump)),
                     absl::Substitute(shared_.declares, Name(table.declarer))},
                    " ");
  return absl::StrCat("\n", heading, "\n", Won(shared_.won_so_far, table), "\n", Table(view), "\n",
                      Hand(view.hand, table.trump),
                      absl::Substitute(words_.legal, absl::StrJoin(legal, "   ")), "\n");
}

const char* PlayTexts::AskNext() const {
  return game_.awaited() == Awaited::kNextDeal ? words_.ask_next : words_.ask_end;
}

std::string PlayTexts::Moved(const DealInPlay& before) const {
  const DealInPlay& after = game_.deal();
  std::string text = Name(before.turn()) + ": ";
  if (before.InAuction()) {
    text += Name(after.auction().calls().back()) + ".\n";
    if (after.InAuction()) return text;
    const Contract contract = *after.contract();
    return text + absl::Substitute(words_.plays, Name(contract.declarer), Name(contract.trump)) +
           "\n";
  }
  const SeenTrick& trick = after.tricks().tricks().back();
  text += Name(trick.cards[trick.cards.size() - 1]) + ".";
  const int roem = RoemOf(trick.cards, before.position());
  if (roem > RoemOf(before.position().trick, before.position())) {
    text += " " + absl::Substitute(words_.roem, roem);
  }
  text += "\n";
  if (trick.cards.size() < kSeats) return text;
  const Seat winner = after.position().leader;
  const auto side = static_cast<std::size_t>(Index(SideOf(winner)));
  const Points points = after.position().won[side].cards - before.position().won[side].cards;
  return text +
         absl::Substitute(roem > 0 ? words_.takes_roem : words_.takes, Name(winner),
                          NumberOfTrick(before.position()), points.count(), roem) +
         "\n";
}

std::string PlayTexts::OutcomeName(Outcome outcome) const {
  if (outcome == Outcome::kPit) return shared_.pit_made;
  return outcome == Outcome::kMade ? shared_.made : shared_.nat;
}

std::string PlayTexts::DealEnds() const {
  const SheetLine& line = game_.sheet().back();
  const auto total = game_.Total();
  return absl::StrCat("\n", Won(AnalysisWordsOf(style_.language).won, game_.deal().position()),
                      absl::Substitute(shared_.result, OutcomeName(line.result.outcome),
                                       line.result.score[0].count(), line.result.score[1].count()),
                      "\n",
                      absl::Substitute(words_.score_so_far, line.number,
                                       SideName(Side::kNorthSouth, style_.language),
                                       SideName(Side::kEastWest, style_.language), total[0].count(),
                                       total[1].count()),
                      "\n");
}

std::string PlayTexts::Sheet() const {
  if (game_.sheet().empty()) return std::string(words_.no_deal_yet) + "\n";
  std::vector<std::vector<std::string>> rows = {{"", words_.declarer, shared_.trump, words_.result,
                                                 ShortSideName(Side::kNorthSouth, style_.language),
                                                 ShortSideName(Side::kEastWest, style_.language)}};
  for (const SheetLine& line : game_.sheet()) {
    rows.push_back({std::to_string(line.number), Name(line.contract.declarer),
                    Name(line.contract.trump), OutcomeName(line.result.outcome),
                    std::to_string(line.result.score[0].count()),
                    std::to_string(line.result.score[1].count())});
  }
  const auto total = game_.Total();
  rows.push_back({"", words_.total, "", "", std::to_string(total[0].count()),
                  std::to_string(total[1].count())});
  return FormatTable(
      rows, {Align::kRight, Align::kLeft, Align::kLeft, Align::kLeft, Align::kRight, Align::kRight},
      kIndent);
}

std::optional<std::string> PlayTexts::Answer(TypedCommand command) const {
  switch (command) {
    case TypedCommand::kHelp:
      return words_.help;
    case TypedCommand::kLast:
      return LastTrick();
    case TypedCommand::kScore:
      return Sheet();
    case TypedCommand::kSignal:
      return LastSignal();
    case TypedCommand::kUndo:
      if (game_.deal().IsOver()) return std::nullopt;
      return std::string(words_.nothing_back) + "\n";
    default:
      return std::nullopt;
  }
}

std::string PlayTexts::Claimed(const Claim& claim) const {
  if (claim.verdict == ClaimVerdict::kProved) {
    return absl::Substitute(claim.alone ? words_.claim_alone : words_.claim_with_partner,
                            claim.tricks, claim.points.count()) +
           "\n";
  }
  return std::string(claim.verdict == ClaimVerdict::kUnknown ? words_.claim_unknown
                     : claim.counterexample                  ? words_.claim_loses
                                                             : words_.claim_no_plan) +
         "\n";
}

std::string PlayTexts::LastTrick() const {
  auto seen = game_.deal().tricks().tricks();
  if (!seen.empty() && seen.back().cards.size() < kSeats) seen = seen.first(seen.size() - 1);
  if (seen.empty()) return std::string(words_.no_trick_yet) + "\n";
  std::string text = absl::Substitute(words_.trick, seen.size());
  for (int place = 0; place < kSeats; ++place) {
    absl::StrAppend(&text, place == 0 ? " " : ", ", Name(Clockwise(seen.back().leader, place)),
                    ": ", Name(seen.back().cards[place]));
  }
  return text + ".\n";
}

std::string PlayTexts::LastSignal() const {
  const ConventionsOfSides& conventions = game_.game().conventions;
  if (conventions[0] == nullptr && conventions[1] == nullptr) {
    return std::string(words_.nothing_agreed) + "\n";
  }
  const auto& contract = game_.deal().contract();
  std::optional<Signal> last;
  if (contract) {
    for (const auto& signal : ExplainSignals(conventions, *contract, game_.dealt().rules,
                                             game_.deal().tricks().tricks())) {
      if (signal) last = signal;
    }
  }
  if (!last) return std::string(words_.no_signal_yet) + "\n";
  const auto& card = conventions[static_cast<std::size_t>(Index(SideOf(last->seat)))];
  return absl::Substitute(words_.signal, Name(last->seat), Name(last->card),
                          SaysMessage(*last).In(style_.language),
                          AskMessage(*last).In(style_.language), card->title.In(style_.language)) +
         "\n";
}

std::string PlayTexts::NotLegal(const PlayView& view, Card card) const {
  if (!view.hand.Contains(card)) {
    return absl::Substitute(words_.not_held, Name(card), Legal(view)) + "\n";
  }
  Position position = view.table;
  position.hands[Index(view.seat())] = view.hand;
  const auto breach = DutyBrokenBy(position, card);
  return absl::Substitute(words_.not_legal, Name(card),
                          std::string(DutyName(breach->duty, style_.language)),
                          std::string(SourceOf(*breach, position.rules)), Legal(view)) +
         "\n";
}

std::string PlayTexts::NoCard(const PlayView& view, std::string_view typed) const {
  return absl::Substitute(words_.no_such_card, Quoted(typed), Legal(view)) + "\n";
}

std::string PlayTexts::NotLegal(const CallView& view, Call call) const {
  return absl::Substitute(words_.call_not_here, Name(call), Legal(view)) + "\n";
}

std::string PlayTexts::NoBid(const CallView& view, std::string_view typed) const {
  return absl::Substitute(words_.no_such_call, Quoted(typed), Legal(view)) + "\n";
}

}  // namespace jasnel
