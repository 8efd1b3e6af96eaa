#include "tools/play/boerenbridge_text.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "bitboard/text/characters.h"
#include "jasnel/boerenbridge/deal_line.h"
#include "tools/shared/text/board_text.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/picture.h"

namespace jasnel::boerenbridge {
namespace {

constexpr Phrase kBidHeading = {"Bid", "Bod"};
constexpr Phrase kTaken = {"Taken", "Gehaald"};
constexpr Phrase kTotal = {"Total", "Totaal"};
constexpr Phrase kHelp = {R"(A bid: the number of tricks that you say you will take.
A card: suit and rank, such as SA, HT, h10 or ♥10, or its number in the list.
h hint    what the engine would do, and thinks of each bid or card
last      the last trick
score     the score sheet
next      the next deal, when one is over; an empty line does the same
q quit    ends the game
? help    this list
Who takes just as many tricks as bid gets 10 and 2 for each; who does not loses 2 for each
trick too many or too few.
)",
                          R"(Een bod: het aantal slagen dat u zegt te zullen halen.
Een kaart: kleur en waarde, zoals SA, H10, hb of ♥B, of het nummer in de lijst.
h tip     wat de computer zou doen, en van elk bod of elke kaart vindt
laatste   de laatste slag
stand     het scorebriefje
verder    het volgende spel, als er een uit is; een lege regel doet hetzelfde
q stop    eindigt het spel
? hulp    deze lijst
Wie precies zoveel slagen haalt als geboden krijgt 10 en 2 voor elke slag; anders kost elke slag
te veel of te weinig 2.
)"};

using Row = std::vector<std::string>;

// Of the trick in progress, from 1.
int NumberOfTrick(const PlayedCards& played, int players) {
  return static_cast<int>(played.cards().size()) / players + 1;
}

}  // namespace

std::vector<Card> Numbered(CardSet cards) {
  std::vector<Card> numbered;
  for (; !cards.empty(); cards -= cards.Highest()) numbered.push_back(cards.Highest());
  return numbered;
}

std::vector<Card> Numbered(const PlayView& view) { return Numbered(view.Legal()); }

std::string PlayTexts::Name(int place) const { return say_("player $0", "speler $0", place + 1); }

std::string PlayTexts::Label(int place) const {
  const std::string name = Capitalized(Name(place));
  return place == game_.game().person ? absl::StrCat(name, " ", say_("(you)", "(u)")) : name;
}

std::string PlayTexts::Name(Card card) const {
  if (!style_.signs) return FormatCard(card, style_.language);
  return SuitSign(SuitOf(card)) + std::string(RankLetters(RankOf(card), style_.language));
}

std::string PlayTexts::Name(Suit suit) const {
  return style_.signs ? SuitText(suit, style_.language)
                      : std::string(SuitName(suit, style_.language));
}

std::string PlayTexts::Welcome() const {
  const GameToPlay& game = game_.game();
  const std::string welcome = say_("You are $0 of $1. Spades are trumps. Type ? for help.\n",
                                   "U bent $0 van $1. Schoppen is troef. Typ ? voor hulp.\n",
                                   Name(game.person), game.players);
  if (!game.draw) return welcome;
  std::vector<std::string> names;
  for (int place = 0; place < game.players; ++place) names.push_back(Name(place));
  return welcome +
         DrawText(
             *game.draw, names, [this](Card card) { return Name(card); }, style_.language);
}

std::string PlayTexts::DealBegins() const {
  return absl::StrCat(
      "\n", say_("Deal $0 of $1. Cards: $2. Dealer: $3.\n",
                 "Spel $0 van $1. Kaarten: $2. Gever: $3.\n", game_.number() + 1,
                 game_.game().deals, game_.game().CardsOf(game_.number()), Name(game_.dealer())));
}

std::string PlayTexts::Hand(CardSet hand) const {
  std::vector<std::string> suits;
  for (const Suit suit : kAllSuits) {
    const CardSet cards = hand & SuitCards(suit);
    if (cards.empty()) continue;
    std::string text = style_.signs ? SuitSign(suit) : Name(suit);
    for (const Card card : Numbered(cards)) {
      absl::StrAppend(&text, " ", std::string(RankLetters(RankOf(card), style_.language)));
    }
    suits.push_back(text);
  }
  return absl::StrCat(kIndent, absl::StrJoin(suits, "   "), "\n");
}

std::string PlayTexts::Legal(const BidView& view) const {
  std::vector<int> bids;
  for (int bid = 0; bid <= view.bidding.cards(); ++bid) {
    if (view.bidding.IsLegal(bid)) bids.push_back(bid);
  }
  const int last = bids.back();
  bids.pop_back();
  return bids.empty() ? std::to_string(last)
                      : absl::StrCat(absl::StrJoin(bids, ", "), " ", say_("or", "of"), " ", last);
}

std::string PlayTexts::Legal(const PlayView& view) const {
  return absl::StrJoin(Numbered(view), " ",
                       [&](std::string* out, Card card) { *out += Name(card); });
}

std::string PlayTexts::Turn(const BidView& view) const {
  return absl::StrCat("\n", Hand(view.hand),
                      say_("Bid so far: $0. Tricks: $1.\n", "Geboden tot nu toe: $0. Slagen: $1.\n",
                           view.bidding.total(), view.bidding.cards()),
                      say_("You may bid: $0.\n", "U mag bieden: $0.\n", Legal(view)));
}

// What everybody bid and took, and the cards on the table.
std::string PlayTexts::Table(const PlayView& view) const {
  const Position& table = view.table.position;
  std::vector<Row> rows(static_cast<std::size_t>(table.players) + 1);
  rows[0] = {"", say_(kBidHeading), say_(kTaken), say_("Card", "Kaart")};
  for (int step = 0; step < table.players; ++step) {
    const int seat = Clockwise(table.leader, table.players, step);
    const int place = game_.PlaceOf(seat);
    rows[static_cast<std::size_t>(place) + 1] = {
        Label(place), std::to_string(table.bids[seat]), std::to_string(table.taken[seat]),
        step < table.size    ? Name(table.trick[step])
        : step == table.size ? say_("to play", "aan de beurt")
                             : "-"};
  }
  return FormatTable(rows, {Align::kLeft, Align::kRight, Align::kRight, Align::kLeft}, kIndent);
}

std::string PlayTexts::Turn(const PlayView& view) const {
  std::vector<std::string> legal;
  for (const Card card : Numbered(view)) {
    legal.push_back(absl::StrCat(legal.size() + 1, " ", Name(card)));
  }
  const Position& table = view.table.position;
  const std::string heading = say_("Trick $0. Leader: $1.", "Slag $0. Uitkomst: $1.",
                                   NumberOfTrick(view.played, table.players), NameOf(table.leader));
  return absl::StrCat(
      "\n", heading, "\n", Table(view), "\n", Hand(view.hand()),
      say_("You may play: $0\n", "U mag spelen: $0\n", absl::StrJoin(legal, "   ")));
}

std::string PlayTexts::NoCommand(std::string_view typed) const {
  return say_("$0; expected next, score, last, quit, or ? for help.\n",
              "$0; verwacht verder, stand, laatste, stop, of ? voor hulp.\n", Quoted(typed));
}

std::string PlayTexts::Moved(const DealInPlay& before) const {
  const DealInPlay& after = game_.deal();
  const std::string name = NameOf(before.turn());
  if (before.InBidding()) {
    const Bidding& bidding = after.bidding();
    const int bid = bidding.bids()[before.turn()];
    const std::string text = Capitalized(say_("$0 bids $1.", "$0 biedt $1.", name, bid)) + "\n";
    if (after.InBidding()) return text;
    return text + say_("Bid in all: $0. Tricks: $1.\n", "Samen geboden: $0. Slagen: $1.\n",
                       bidding.total(), bidding.cards());
  }
  const std::string text = Capitalized(name) + ": " + Name(after.played().cards().back()) + ".\n";
  const Position& table = after.position();
  if (table.size > 0) return text;
  const int number = NumberOfTrick(before.played(), table.players);
  return text +
         Capitalized(say_("$0 takes trick $1. Taken: $2, bid: $3.",
                          "Slag $1 is voor $0. Gehaald: $2, geboden: $3.", NameOf(table.leader),
                          number, table.taken[table.leader], table.bids[table.leader])) +
         "\n";
}

std::string PlayTexts::DealEnds() const {
  const SheetLine& line = game_.sheet().back();
  const auto totals = game_.Totals();
  std::vector<Row> rows = {
      {"", say_(kBidHeading), say_(kTaken), say_("Points", "Punten"), say_(kTotal)}};
  for (int place = 0; place < game_.game().players; ++place) {
    rows.push_back({Label(place), std::to_string(line.bids[place]),
                    std::to_string(line.taken[place]), std::to_string(line.scores[place]),
                    std::to_string(totals[static_cast<std::size_t>(place)])});
  }
  constexpr Align kRight = Align::kRight;
  return absl::StrCat("\n",
                      say_("Result of deal $0:\n", "Uitslag van spel $0:\n", game_.number() + 1),
                      FormatTable(rows, {Align::kLeft, kRight, kRight, kRight, kRight}, kIndent));
}

std::string PlayTexts::Sheet() const {
  if (game_.sheet().empty()) {
    return say_("No deal is over yet.\n", "Er is nog geen spel uitgespeeld.\n");
  }
  const int players = game_.game().players;
  std::vector<Row> rows = {{"", say_("Cards", "Kaarten")}};
  for (int place = 0; place < players; ++place) rows[0].push_back(Label(place));
  for (const SheetLine& line : game_.sheet()) {
    Row& row = rows.emplace_back();
    row = {std::to_string(rows.size() - 1), std::to_string(line.cards)};
    for (int place = 0; place < players; ++place) {
      row.push_back(std::to_string(line.scores[place]));
    }
  }
  rows.push_back({say_(kTotal), ""});
  for (const int total : game_.Totals()) rows.back().push_back(std::to_string(total));
  if (const auto points = game_.RoundPoints()) {
    rows.push_back({say_("Match points", "WP's"), ""});
    for (const MatchPoints of_player : *points) {
      rows.back().push_back(absl::StrCat(of_player.ToDouble()));
    }
  }
  std::vector<Align> columns(rows[0].size(), Align::kRight);
  columns[0] = Align::kLeft;
  return FormatTable(rows, columns, kIndent);
}

std::optional<std::string> PlayTexts::Answer(TypedCommand command) const {
  switch (command) {
    case TypedCommand::kHelp:
      return say_(kHelp);
    case TypedCommand::kLast:
      return LastTrick();
    case TypedCommand::kScore:
      return Sheet();
    default:
      return std::nullopt;
  }
}

std::string PlayTexts::LastTrick() const {
  const auto cards = game_.deal().played().cards();
  const int players = game_.game().players;
  const int full = NumberOfTrick(game_.deal().played(), players) - 1;
  if (full == 0) return say_("No trick is full yet.\n", "Er is nog geen slag vol.\n");
  // Who played which follows from the rules: play the deal again up to there.
  Position position;
  position.players = players;
  const auto first = static_cast<std::size_t>((full - 1) * players);
  for (const Card card : cards.first(first)) position.Play(card);
  std::string text = say_("Trick $0.", "Slag $0.", full);
  for (int step = 0; step < players; ++step) {
    absl::StrAppend(&text, step == 0 ? " " : ", ",
                    NameOf(Clockwise(position.leader, players, step)), ": ",
                    Name(cards[first + static_cast<std::size_t>(step)]));
  }
  return text + ".\n";
}

std::string PlayTexts::NotLegal(const PlayView& view, Card card) const {
  if (!view.hand().Contains(card)) {
    return say_("$0 is not in your hand. You may play: $1.\n",
                "$0 zit niet in uw hand. U mag spelen: $1.\n", Name(card), Legal(view));
  }
  return say_(
      "$0 is not a legal card: you can follow to $1, and must (WK, \"verzaken\"). You may "
      "play: $2.\n",
      "$0 mag niet: u kunt $1 bekennen, en moet dat (WK, \"verzaken\"). U mag spelen: $2.\n",
      Name(card), Name(SuitOf(view.table.position.trick[0])), Legal(view));
}

std::string PlayTexts::NoCard(const PlayView& view, std::string_view typed) const {
  return say_(
      "$0; expected a card, such as HT, the number of one, or ? for help. You may play: $1.\n",
      "$0; verwacht een kaart, zoals H10, het nummer van een kaart, of ? voor hulp. U mag "
      "spelen: $1.\n",
      Quoted(typed), Legal(view));
}

std::string PlayTexts::NotLegal(const BidView& view, int bid) const {
  return say_(
      "$0 may not be bid: the dealer may not make it $1 tricks in all, as many as there are "
      "(WK, \"restricties\"). You may bid: $2.\n",
      "$0 mag niet: de gever mag het totaal niet op $1 brengen, zoveel slagen als er zijn "
      "(WK, \"restricties\"). U mag bieden: $2.\n",
      bid, view.bidding.cards(), Legal(view));
}

std::string PlayTexts::NoBid(const BidView& view, std::string_view typed) const {
  return say_("$0; expected a number of tricks, or ? for help. You may bid: $1.\n",
              "$0; verwacht een aantal slagen, of ? voor hulp. U mag bieden: $1.\n", Quoted(typed),
              Legal(view));
}

}  // namespace jasnel::boerenbridge
