#include "tools/play/text.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "bitboard/play_order.h"
#include "bitboard/text/characters.h"
#include "bitboard/trick_rules.h"
#include "jasnel/replay.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/picture.h"

namespace jasnel {
namespace {

constexpr Phrase kPlays = {"$0 plays $1.", "$0 speelt $1."};
constexpr Phrase kTrick = {"Trick $0.", "Slag $0."};
constexpr Phrase kHelp = {
    R"(A card: suit and rank, such as SA, HT, h10 or ♥10, or its number in the list.
A call: pass, or a suit, such as H, hearts or ♥.
hint      what the engine would do, and thinks of each call or card
last      the last trick
signal    what the last signal said, with --conventions or --theirs
score     the score sheet
undo      takes back your last move in this deal
claim     the rest of the tricks, if they are certain: they are then played for you
next      the next deal, when one is over; an empty line does the same
analyse   what every card of the deal cost, when it is over
quit      ends the game
? help    this list
)",
    R"(Een kaart: kleur en waarde, zoals SA, H10, hb of ♥B, of het nummer in de lijst.
Een bod: pas, of een kleur, zoals H, harten of ♥.
tip       wat de computer zou doen, en van elk bod of elke kaart vindt
laatste   de laatste slag
sein      wat het laatste sein zei, met --conventions of --theirs
stand     het scorebriefje
terug     neemt uw laatste zet in dit spel terug
rest      de overige slagen, als die zeker zijn: ze worden dan voor u gespeeld
verder    het volgende spel, als er een uit is; een lege regel doet hetzelfde
analyse   wat elke kaart van het spel kostte, als het uit is
stop      eindigt het spel
? hulp    deze lijst
)"};

// The suits in the order of a hand, `first` before the others.
std::vector<Suit> SuitsFrom(std::optional<Suit> first) {
  std::vector<Suit> suits(kAllSuits.begin(), kAllSuits.end());
  if (first) {
    std::rotate(suits.begin(), suits.begin() + Index(*first), suits.begin() + Index(*first) + 1);
  }
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

std::string PlayTexts::Name(const TurnedCards& card) const {
  return card.joker() ? FormatTurned(card) : Name(card.suits().front());
}

std::string PlayTexts::Name(Call call) const {
  return call.suit ? Name(*call.suit) : FormatCall(call, style_.language);
}

std::string PlayTexts::Welcome() const {
  return say_("You are $0. Type ? for help.\n", "U bent $0. Typ ? voor hulp.\n",
              Name(game_.game().person));
}

std::string PlayTexts::DealBegins() const {
  const GameLength length = game_.game().length;
  std::vector<std::string> parts = {
      length.points != 0 ? say_("Deal $0, to $1 points.", "Spel $0, om de $1 punten.",
                                game_.number(), length.points)
                         : say_("Deal $0 of $1.", "Spel $0 van $1.", game_.number(), length.deals),
      say_(phrases::kRules, FormatRules(game_.dealt().rules)),
      say_(phrases::kDealt, Name(game_.dealt().dealer))};
  const TurnedCards turned = game_.dealt().turned.First(1);
  if (!turned.empty()) parts.push_back(say_(phrases::kTurned, Name(turned)));
  if (const auto& contract = game_.dealt().contract) {
    parts.push_back(say_(kPlays, Name(contract->declarer), Name(contract->trump)));
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
  std::vector<std::string> calls;
  view.auction.Legal(view.hand).ForEach([&](Call call) { calls.push_back(Name(call)); });
  if (calls.size() == 1) return calls.front();
  const std::string last = calls.back();
  calls.pop_back();
  return absl::StrCat(absl::StrJoin(calls, ", "), " ", say_("or", "of"), " ", last);
}

std::string PlayTexts::Legal(const PlayView& view) const {
  return absl::StrJoin(Numbered(view), " ",
                       [&](std::string* out, Card card) { *out += Name(card); });
}

std::string PlayTexts::Turn(const CallView& view) const {
  return absl::StrCat("\n", Hand(view.hand, view.auction.turned()),
                      say_("You may call: $0.\n", "U mag bieden: $0.\n", Legal(view)));
}

// The four seats around the table, each with its card of the trick in progress.
std::string PlayTexts::Table(const PlayView& view) const {
  std::array<std::string, kSeats> names;
  const Trick& trick = view.table.trick;
  for (int place = 0; place < kSeats; ++place) {
    const Seat seat = Clockwise(view.table.leader, place);
    std::string& name = names[Index(seat)];
    name = Name(seat) + ": ";
    if (place < trick.size()) {
      name += Name(trick[place]);
    } else {
      name += place == trick.size() ? say_("you", "u") : "-";
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
std::string PlayTexts::Won(const Phrase& sentence, const Position& position) const {
  const auto won = [&](Side side) {
    const Tally& tally = position.won[Index(side)];
    return say_(tally.roem == Points(0) ? phrases::kWon : phrases::kWonWithRoem,
                SideName(side, style_.language), tally.cards.count(), tally.tricks,
                tally.roem.count());
  };
  return say_(sentence, won(Side::kNorthSouth), won(Side::kEastWest)) + "\n";
}

std::string PlayTexts::Turn(const PlayView& view) const {
  const Position& table = view.table;
  std::vector<std::string> legal;
  for (const Card card : Numbered(view)) {
    legal.push_back(absl::StrCat(legal.size() + 1, " ", Name(card)));
  }
  const std::string heading = absl::StrJoin(
      {say_(kTrick, NumberOfTrick(table)), say_(phrases::kLeads, Name(table.leader)),
       say_(phrases::kTrumpIs, Name(table.trump)), say_(phrases::kDeclares, Name(table.declarer))},
      " ");
  return absl::StrCat(
      "\n", heading, "\n", Won(phrases::kWonSoFar, table), "\n", Table(view), "\n",
      Hand(view.hand, table.trump),
      say_("You may play: $0\n", "U mag spelen: $0\n", absl::StrJoin(legal, "   ")));
}

std::string PlayTexts::AskNext() const {
  return game_.awaited() == Awaited::kNextDeal
             ? say_("Enter for the next deal, or analyse: ",
                    "Enter voor het volgende spel, of analyse: ")
             : say_("Enter to end, or analyse: ", "Enter om te stoppen, of analyse: ");
}

std::string PlayTexts::NoCommand(std::string_view typed) const {
  return say_("$0; expected next, analyse, score, last, quit, or ? for help.\n",
              "$0; verwacht verder, analyse, stand, laatste, stop, of ? voor hulp.\n",
              Quoted(typed));
}

std::string PlayTexts::Moved(const DealInPlay& before) const {
  const DealInPlay& after = game_.deal();
  std::string text = Name(before.turn()) + ": ";
  if (before.InAuction()) {
    text += Name(after.auction().calls().back()) + ".\n";
    if (after.auction().IsPassedOut()) {
      return text + say_("All passed: dealt again.\n", "Rondgepast: er wordt opnieuw gegeven.\n");
    }
    if (after.InAuction()) {
      const TurnedCards seen = after.auction().Seen().turned_cards();
      const int cards = before.auction().Seen().turned_cards().size();
      if (seen.size() == cards) return text;
      const std::optional<Suit> next = seen[cards];
      const TurnedCards card = next ? TurnedCards(next) : TurnedCards::Joker();
      return text + say_(phrases::kTurned, Name(card)) + "\n";
    }
    const Contract contract = *after.contract();
    text += say_(kPlays, Name(contract.declarer), Name(contract.trump)) + "\n";
    if (contract.doublings == 0) return text;
    return text + say_("Doubled ($0): $1 must get more than half.\n",
                       "Gekraakt ($0): $1 moet meer dan de helft halen.\n",
                       Name(Call::Double(contract.doublings)),
                       SideName(StakesOf(contract).ToMake(), style_.language));
  }
  const SeenTrick& trick = after.tricks().tricks().back();
  text += Name(trick.cards[trick.cards.size() - 1]) + ".";
  const int roem = RoemOf(trick.cards, before.position());
  if (roem > RoemOf(before.position().trick, before.position())) {
    absl::StrAppend(&text, " Roem: ", roem, ".");
  }
  text += "\n";
  if (trick.cards.size() < kSeats) return text;
  const Seat winner = after.position().leader;
  const auto side = Index(SideOf(winner));
  const Points points = after.position().won[side].cards - before.position().won[side].cards;
  return text +
         say_(roem > 0 ? Phrase{"$0 takes trick $1: $2 points and $3 roem.",
                                "Slag $1 is voor $0: $2 punten en $3 roem."}
                       : Phrase{"$0 takes trick $1: $2 points.", "Slag $1 is voor $0: $2 punten."},
              Name(winner), NumberOfTrick(before.position()), points.count(), roem) +
         "\n";
}

std::string PlayTexts::OutcomeName(Outcome outcome) const {
  if (outcome == Outcome::kPit) return "pit";
  return outcome == Outcome::kMade ? say_(phrases::kMade) : "nat";
}

std::string PlayTexts::DealEnds() const {
  if (game_.IsPassedOut()) return "";
  const SheetLine& line = game_.sheet().back();
  const auto& total = game_.Total().points();
  return absl::StrCat(
      "\n", Won(phrases::kWonInAll, game_.deal().position()),
      say_(phrases::kResult, OutcomeName(line.result.outcome), line.result.score[0].count(),
           line.result.score[1].count()),
      "\n",
      say_("Score after deal $0: $1 $3, $2 $4.\n", "Stand na spel $0: $1 $3, $2 $4.\n", line.number,
           SideName(Side::kNorthSouth, style_.language), SideName(Side::kEastWest, style_.language),
           total[0].count(), total[1].count()));
}

std::string PlayTexts::Sheet() const {
  if (game_.sheet().empty()) {
    return say_("No deal is over yet.\n", "Er is nog geen spel uitgespeeld.\n");
  }
  std::vector<std::vector<std::string>> rows = {{"", say_("Declarer", "Speelt"),
                                                 say_(phrases::kTrump), say_("Result", "Uitslag"),
                                                 ShortSideName(Side::kNorthSouth, style_.language),
                                                 ShortSideName(Side::kEastWest, style_.language)}};
  for (const SheetLine& line : game_.sheet()) {
    rows.push_back({std::to_string(line.number), Name(line.contract.declarer),
                    Name(line.contract.trump), OutcomeName(line.result.outcome),
                    std::to_string(line.result.score[0].count()),
                    std::to_string(line.result.score[1].count())});
  }
  const auto& total = game_.Total().points();
  rows.push_back({"", say_("Total", "Totaal"), "", "", std::to_string(total[0].count()),
                  std::to_string(total[1].count())});
  return FormatTable(
      rows, {Align::kRight, Align::kLeft, Align::kLeft, Align::kLeft, Align::kRight, Align::kRight},
      kIndent);
}

std::optional<std::string> PlayTexts::Answer(TypedCommand command) const {
  switch (command) {
    case TypedCommand::kHelp:
      return say_(kHelp);
    case TypedCommand::kLast:
      return LastTrick();
    case TypedCommand::kScore:
      return Sheet();
    case TypedCommand::kSignal:
      return LastSignal();
    case TypedCommand::kUndo:
      if (game_.deal().IsOver()) return std::nullopt;
      return say_("You have made no move in this deal that could be taken back.\n",
                  "U hebt in dit spel nog niets gedaan dat terug kan.\n");
    default:
      return std::nullopt;
  }
}

std::string PlayTexts::Claimed(const Claim& claim) const {
  if (claim.verdict == ClaimVerdict::kProved) {
    const Phrase proved =
        claim.alone
            ? Phrase{"Certain, whatever the others play: your side takes the rest (tricks: $0; "
                     "points: $1 and any roem). Your cards are played for you.\n",
                     "Zeker, wat de anderen ook spelen: de rest is voor uw kant (slagen: $0; "
                     "punten: $1 en eventuele roem). Uw kaarten worden voor u gespeeld.\n"}
            : Phrase{"Certain, as your partner plays along: your side takes the rest (tricks: $0; "
                     "points: $1 and any roem). The cards of both of you are played for you.\n",
                     "Zeker, als uw maat meewerkt: de rest is voor uw kant (slagen: $0; punten: $1 "
                     "en eventuele roem). De kaarten van u beiden worden voor u gespeeld.\n"};
    return say_(proved, claim.tricks, claim.points.count());
  }
  if (claim.verdict == ClaimVerdict::kUnknown) {
    return say_("Not certain: there are too many ways in which the other cards may lie.\n",
                "Niet zeker: de andere kaarten kunnen op te veel manieren zitten.\n");
  }
  if (claim.counterexample) {
    return say_("Not certain: the other cards may lie so that your side loses a trick.\n",
                "Niet zeker: de andere kaarten kunnen zo zitten dat uw kant een slag verliest.\n");
  }
  return say_("Not certain: no single plan takes every trick however the other cards lie.\n",
              "Niet zeker: geen enkel plan wint elke slag, hoe de andere kaarten ook zitten.\n");
}

std::string PlayTexts::LastTrick() const {
  auto seen = game_.deal().tricks().tricks();
  if (!seen.empty() && seen.back().cards.size() < kSeats) seen = seen.first(seen.size() - 1);
  if (seen.empty()) return say_("No trick is full yet.\n", "Er is nog geen slag vol.\n");
  std::string text = say_(kTrick, seen.size());
  for (int place = 0; place < kSeats; ++place) {
    absl::StrAppend(&text, place == 0 ? " " : ", ", Name(Clockwise(seen.back().leader, place)),
                    ": ", Name(seen.back().cards[place]));
  }
  return text + ".\n";
}

std::string PlayTexts::LastSignal() const {
  const ConventionsOfSides& conventions = game_.game().conventions;
  if (conventions[0] == nullptr && conventions[1] == nullptr) {
    return say_(
        "Nothing was agreed; --conventions=bedum agrees on the signals of SV Bedum.\n",
        "Er is niets afgesproken; met --conventions=bedum gelden de seinen van SV Bedum.\n");
  }
  const auto& contract = game_.deal().contract();
  std::optional<Signal> last;
  if (contract) {
    for (const auto& signal : ExplainSignals(conventions, *contract, game_.dealt().rules,
                                             game_.deal().tricks().tricks())) {
      if (signal) last = signal;
    }
  }
  if (!last) {
    return say_("No card of this deal has said anything yet.\n",
                "In dit spel heeft nog geen kaart iets gezegd.\n");
  }
  const auto& card = conventions[Index(SideOf(last->seat))];
  return say_("$0, $1: $2. It asks: $3. By $4.\n", "$0, $1: $2. Het vraagt: $3. Volgens $4.\n",
              Name(last->seat), Name(last->card), SaysMessage(*last).In(style_.language),
              AskMessage(*last).In(style_.language), card->title.In(style_.language));
}

std::string PlayTexts::NotLegal(const PlayView& view, Card card) const {
  if (!view.hand.Contains(card)) {
    return say_("$0 is not in your hand. You may play: $1.\n",
                "$0 zit niet in uw hand. U mag spelen: $1.\n", Name(card), Legal(view));
  }
  Position position = view.table;
  position.hands[Index(view.seat())] = view.hand;
  const auto breach = DutyBrokenBy(position, card);
  return say_("$0 is not a legal card: $1 ($2). You may play: $3.\n",
              "$0 mag niet: $1 ($2). U mag spelen: $3.\n", Name(card),
              DutyName(breach->duty, style_.language), SourceOf(*breach, position.rules),
              Legal(view));
}

std::string PlayTexts::NoCard(const PlayView& view, std::string_view typed) const {
  return say_(
      "$0; expected a card, such as HT, the number of one, or ? for help. You may play: $1.\n",
      "$0; verwacht een kaart, zoals H10, het nummer van een kaart, of ? voor hulp. U mag "
      "spelen: $1.\n",
      Quoted(typed), Legal(view));
}

std::string PlayTexts::NotLegal(const CallView& view, Call call) const {
  return say_("$0 may not be called here. You may call: $1.\n",
              "$0 mag hier niet. U mag bieden: $1.\n", Name(call), Legal(view));
}

std::string PlayTexts::NoBid(const CallView& view, std::string_view typed) const {
  return say_("$0; expected a call, or ? for help. You may call: $1.\n",
              "$0; verwacht een bod, of ? voor hulp. U mag bieden: $1.\n", Quoted(typed),
              Legal(view));
}

}  // namespace jasnel
