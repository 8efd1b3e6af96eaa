// Papers of a board: control cards and the labels of its wallet.
#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>

#include "bitboard/dealing/deal_set.h"
#include "engine/paper/papers.h"
#include "jasnel/card.h"
#include "jasnel/dealing.h"
#include "jasnel/notation.h"
#include "jasnel/seat.h"

namespace jasnel::paper {

std::string GroupName(const PaperData& data, int group) {
  return data.groups > 1 ? std::string(1, static_cast<char>('A' + group)) : "";
}

int BoardsOf(const PaperData& data) {
  if (!data.deals.empty()) return static_cast<int>(data.deals.size());
  if (data.boards > 0) return data.boards;
  return data.movement.sets * data.per_round;
}

std::string PairName(const PaperData& data, int group, int number) {
  const auto place = static_cast<std::size_t>(group * data.pairs + number - 1);
  return number >= 1 && place < data.names.size() ? data.names[place] : "";
}

namespace {

// What is told of a board, dealt or not.
struct PaperBoard {
  std::string number;  // with the group
  Seat dealer;
  std::optional<Seat> leader;  // none where the declarer leads
  const DealLine* deal;        // null if it is not dealt yet
};

PaperBoard BoardOf(const PaperData& data, int group, std::size_t place) {
  const DealLine* const deal = data.deals.empty() ? nullptr : &data.deals[place];
  const std::uint64_t number = deal == nullptr ? place + 1 : BoardAt(*deal, place);
  const Seat dealer = deal == nullptr ? DealerOfBoard(number) : DealerAt(*deal, place);
  const std::string name = GroupName(data, group);
  std::optional<Seat> leader = Clockwise(dealer);
  if (deal != nullptr && deal->rules && deal->rules->leads == Leads::kDeclarer) leader.reset();
  if (deal != nullptr && deal->leader) leader = deal->leader;
  return {(name.empty() ? "" : name + " ") + std::to_string(number), dealer, leader, deal};
}

Message Capitals(Seat seat) {
  static constexpr std::array<Phrase, kSeats> kNames = {
      {{"NORTH", "NOORD"}, {"EAST", "OOST"}, {"SOUTH", "ZUID"}, {"WEST", "WEST"}}};
  return kNames[Index(seat)];
}

constexpr std::array<std::string_view, kSuits> kSigns = {"♠", "♥", "♦", "♣"};

void WriteSuit(const Pen& pen, Suit suit, double x, double y, double size) {
  const bool red = suit == Suit::kHearts || suit == Suit::kDiamonds;
  pen.Write(kSigns[Index(suit)], x, y, {.size = size, .ink = red ? Ink::kRed : Ink::kBlack});
}

// From high to low.
Message RanksOf(CardSet hand, Suit suit) {
  Message ranks;
  for (int rank = kRanks; rank-- > 0;) {
    if (!hand.Contains(MakeCard(suit, static_cast<Rank>(rank)))) continue;
    const auto add = [&](std::string& text, Language language) {
      if (!text.empty()) text += ' ';
      text += RankLetters(static_cast<Rank>(rank), language);
    };
    add(ranks.english, Language::kEnglish);
    add(ranks.dutch, Language::kDutch);
  }
  return ranks.english.empty() ? Message("–") : ranks;
}

// A line to write on if the board is not dealt.
void WriteHand(const Pen& pen, const std::optional<CardSet>& hand) {
  constexpr double kFirst = 20;
  constexpr double kBetween = 8.5;
  for (const Suit suit : kAllSuits) {
    const double y = kFirst + kBetween * static_cast<int>(suit);
    WriteSuit(pen, suit, 4, y, 14);
    if (!hand) {
      pen.Line(12, y + 0.5, 58, y + 0.5, true);
      continue;
    }
    pen.Write(RanksOf(*hand, suit), 12, y, {.size = 14, .most = 47});
  }
}

// `Dealer: North`, bold on the card of that seat.
// What was turned, in order.
void WriteTurned(const Pen& pen, const TurnedCards& turned, double x, double y,
                 const TextForm& form) {
  pen.Write(Phrase{"Turned:", "Gedraaid:"}, x, y, form);
  x += 2 * form.size;
  for (const Suit suit : turned.suits()) {
    WriteSuit(pen, suit, x, y, form.size + 1);
    x += 5;
  }
  if (turned.joker()) pen.Write("joker", x, y, form);
}

void WriteDuties(const Pen& pen, const PaperBoard& board, Seat seat) {
  pen.Write(Say("Dealer: $0", "Gever: $0", SeatMessage(board.dealer)), 4, 57,
            {.size = 9, .bold = seat == board.dealer});
  if (!board.leader) return;
  pen.Write(Say("Leads: $0", "Uitkomer: $0", SeatMessage(*board.leader)), 58, 57,
            {.size = 9, .bold = seat == board.leader, .align = TextAlign::kRight});
}

}  // namespace

Drawing ControlCards(const PaperData& data) {
  constexpr double kFold = 62;
  Drawing drawing = {.title = Phrase{"Control cards", "Controlekaartjes"}};
  Cards cards(drawing, 2, 4);
  for (int group = 0; group < data.groups; ++group) {
    for (std::size_t place = 0; place < static_cast<std::size_t>(BoardsOf(data)); ++place) {
      const PaperBoard board = BoardOf(data, group, place);
      for (const Seat seat : kAllSeats) {
        const Pen pen = cards.Next();
        pen.Write(Capitals(seat), 4, 9, {.size = 12, .bold = true});
        pen.Write(Capitals(seat), 58, 9, {.size = 12, .bold = true, .align = TextAlign::kRight});
        pen.Write(board.number, 31, 9,
                  {.size = 14, .bold = true, .align = TextAlign::kCenter, .most = 18});
        pen.Line(4, 12, 58, 12);
        WriteHand(pen, board.deal == nullptr ? std::nullopt
                                             : std::optional(board.deal->hands[Index(seat)]));
        pen.Line(4, 51, 58, 51);
        WriteDuties(pen, board, seat);
        if (board.deal != nullptr && !board.deal->turned.empty()) {
          WriteTurned(pen, board.deal->turned, 4, 63, {.size = 9});
        }
        if (!data.set.empty()) {
          pen.Write(Say("Set $0", "Set $0", data.set), 58, 63,
                    {.size = 7, .align = TextAlign::kRight, .ink = Ink::kGrey});
        }
        // The back, when it is folded.
        pen.Line(kFold, 0, kFold, cards.height(), true);
        const double middle = (kFold + cards.width()) / 2;
        const double half = cards.height() / 2;
        pen.Write(Capitals(seat), kFold + 9, half,
                  {.size = 18, .bold = true, .align = TextAlign::kCenter, .turn = 90});
        pen.Write(Capitals(seat), cards.width() - 9, half,
                  {.size = 18, .bold = true, .align = TextAlign::kCenter, .turn = 270});
        pen.Write(board.number, middle + 2, half,
                  {.size = 14, .align = TextAlign::kCenter, .turn = 90});
      }
    }
  }
  return drawing;
}

namespace {

// The seats around a board, in a box: the dealer is marked, and who leads.
void WriteCompass(const Pen& pen, const PaperBoard& board) {
  constexpr double kSide = 42;
  constexpr std::array<std::array<double, 2>, kSeats> kPlaces = {
      {{kSide / 2, 5.5}, {kSide - 4, kSide / 2}, {kSide / 2, kSide - 3}, {5.5, kSide / 2}}};
  constexpr std::array<int, kSeats> kTurns = {0, 270, 0, 90};
  pen.Box(0, 0, kSide, kSide);
  pen.Write(board.number, kSide / 2, kSide / 2 + 5,
            {.size = 34, .bold = true, .align = TextAlign::kCenter, .most = kSide - 18});
  for (const Seat seat : kAllSeats) {
    const auto place = Index(seat);
    Message name = SeatMessage(seat);
    if (seat == board.dealer) name = Say("$0 · D", "$0 · G", name);
    pen.Write(name, kPlaces[place][0], kPlaces[place][1],
              {.size = 11,
               .bold = seat == board.dealer,
               .align = TextAlign::kCenter,
               .turn = kTurns[place]});
  }
}

// Of hand records: so many boards on a page, and how large each is.
constexpr std::size_t kRecordColumns = 2;
constexpr std::size_t kRecordRows = 3;
constexpr std::size_t kRecordsOfPage = kRecordColumns * kRecordRows;
constexpr double kRecordTop = 12;
constexpr double kRecordGap = 5;
constexpr double kRecordWidth = 92.5;
constexpr double kRecordHeight = 82;

void WriteDiagram(const Pen& pen, const PaperBoard& board) {
  constexpr double kMiddle = kRecordWidth / 2;
  constexpr std::array<std::array<double, 2>, kSeats> kPlaces = {
      {{kMiddle - 12, 13}, {kRecordWidth - 28, 36}, {kMiddle - 12, 61}, {5, 36}}};
  pen.Write(Say("Dealer: $0", "Gever: $0", SeatMessage(board.dealer)), 3, 11.5,
            {.size = 8.5, .ink = Ink::kGrey});
  if (!board.deal->turned.empty()) {
    WriteTurned(pen, board.deal->turned, 3, 16, {.size = 8.5, .ink = Ink::kGrey});
  }
  for (const Seat seat : kAllSeats) {
    const auto place = Index(seat);
    const auto [x, first] = kPlaces[place];
    for (const Suit suit : kAllSuits) {
      const double y = first + 5.2 * static_cast<int>(suit);
      WriteSuit(pen, suit, x, y, 10.5);
      pen.Write(RanksOf(board.deal->hands[place], suit), x + 5, y, {.size = 11, .most = 23});
    }
  }
  constexpr double kSide = 15;
  constexpr std::array<std::array<double, 2>, kSeats> kLetters = {
      {{kSide / 2, 4}, {kSide - 3, 8.7}, {kSide / 2, 13.5}, {3, 8.7}}};
  const Pen middle = pen.At(kMiddle - kSide / 2, 37);
  middle.Box(0, 0, kSide, kSide, true);
  for (const Seat seat : kAllSeats) {
    const auto place = Index(seat);
    middle.Write(SeatLetterMessage(seat), kLetters[place][0], kLetters[place][1],
                 {.size = 8.5,
                  .bold = seat == board.dealer,
                  .align = TextAlign::kCenter,
                  .ink = seat == board.dealer ? Ink::kBlack : Ink::kGrey});
  }
}

Message OutcomeText(bool pit, bool makes, const Message& points) {
  return Say("$0 $1", "$0 $1",
             Message(pit     ? Phrase{"pit", "pit"}
                     : makes ? Phrase{"made", "gehaald"}
                             : Phrase{"nat", "nat"}),
             points);
}

// `made 100–62`, `pit 262–0` or `nat 0–182`: what both sides write down, that which declares first.
Message OutcomeOfSide(const TableRow& row, Side side) {
  const bool ns = side == Side::kNorthSouth;
  const auto at = Index(side);
  int own = (ns ? row.ns : row.ew).count();
  int others = (ns ? row.ew : row.ns).count();
  const int score = ns ? row.score[at].count() : -row.score[at].count();
  // With pit, and nat unless each side keeps its points, all goes to one side.
  if ((row.pit[at] || !row.makes[at]) && score != own - others) {
    own = std::max(score, 0);
    others = std::max(-score, 0);
  }
  return OutcomeText(row.pit[at], row.makes[at], Say("$0–$1", "$0–$1", own, others));
}

// The contract that a side makes for the most; null where it makes none.
const TableRow* BestOf(const BoardWorth& worth, Side side) {
  const auto at = Index(side);
  const TableRow* best = nullptr;
  for (const TableRow& row : worth.rows) {
    const auto of = [&](const TableRow& one) {
      return side == Side::kNorthSouth ? one.score[at].count() : -one.score[at].count();
    };
    if (row.makes[at] && (best == nullptr || of(row) > of(*best))) best = &row;
  }
  return best;
}

constexpr std::array<Side, 2> kBothSides = {Side::kNorthSouth, Side::kEastWest};
constexpr std::array<Phrase, 2> kSideNames = {
    {{"North-South", "Noord-Zuid"}, {"East-West", "Oost-West"}}};

// Each suit as trumps when either side declares, the best of each side, and par.
void WriteWorth(const Pen& pen, const BoardWorth& worth) {
  constexpr double kFirst = 4;
  constexpr std::array<double, 2> kOutcomes = {31, 60};
  constexpr double kSign = 47;
  pen.Write(Phrase{"Trump", "Troef"}, kFirst, 15, {.size = 8.5, .ink = Ink::kGrey});
  for (const Side side : kBothSides) {
    const auto at = Index(side);
    pen.Write(Say("$0 declares", "$0 speelt", Message(kSideNames[at])), kOutcomes[at], 15,
              {.size = 8.5, .most = 28, .ink = Ink::kGrey});
  }
  pen.Line(3, 16.8, kRecordWidth - 3, 16.8);
  double y = 15;
  for (const TableRow& row : worth.rows) {
    y += 7.4;
    WriteSuit(pen, row.trump, kFirst, y, 11);
    pen.Write(SuitMessage(row.trump), kFirst + 5.5, y, {.size = 9.5});
    for (const Side side : kBothSides) {
      const auto at = Index(side);
      pen.Write(OutcomeOfSide(row, side), kOutcomes[at], y,
                {.size = 9.5, .bold = row.makes[at], .most = 28});
    }
  }
  y += 3.5;
  pen.Line(3, y, kRecordWidth - 3, y);
  for (const Side side : kBothSides) {
    y += 6.5;
    const Message name = kSideNames[Index(side)];
    const TableRow* const best = BestOf(worth, side);
    if (best == nullptr) {
      pen.Write(Say("$0 cannot make a contract.", "$0 haalt geen enkele kleur.", name), kFirst, y);
      continue;
    }
    pen.Write(Say("Best for $0:", "Het beste voor $0:", name), kFirst, y, {.most = 41});
    WriteSuit(pen, best->trump, kSign, y, 10);
    pen.Write(OutcomeOfSide(*best, side), kSign + 5, y, {.bold = true, .most = 38});
  }
  y += 3.5;
  pen.Line(3, y, kRecordWidth - 3, y);
  y += 6;
  if (worth.par) {
    pen.Write(Say("Par: $0 plays", "Par: $0 speelt", SeatMessage(worth.par->declarer)), kFirst, y);
    WriteSuit(pen, worth.par->trump, kSign, y, 10);
    const int score = worth.score.count();
    const int doublings = worth.par->doublings;
    const Message times =
        doublings == 0 ? Message("") : Say(" (×$0)", " (×$0)", CardTimes(doublings));
    const std::string written = (score > 0 ? "+" : "") + std::to_string(score);
    pen.Write(OutcomeText(worth.pit, worth.makes, Say("$0$1", "$0$1", written, times)), kSign + 5,
              y, {.bold = true, .most = 38});
  } else {
    pen.Write(Phrase{"Par: passed out", "Par: iedereen past"}, kFirst, y);
  }
  Message calls;
  for (const auto& [seat, call] : worth.calls) {
    const Message said = call.suit ? Message(kSigns[Index(*call.suit)])
                                   : Message(FormatCall(call), FormatCall(call, Language::kDutch));
    calls = Say("$0$1 $2   ", "$0$1 $2   ", calls, SeatLetterMessage(seat), said);
  }
  pen.Write(calls, kFirst, y + 5, {.size = 8, .most = kRecordWidth - 8, .ink = Ink::kGrey});
}

}  // namespace

Drawing HandRecords(const PaperData& data) {
  Drawing drawing = {.title = Phrase{"Hand records", "Spelverdelingen"}};
  const double width = drawing.width() - 2 * kMargin;
  for (std::size_t first = 0; first < data.deals.size(); first += kRecordsOfPage) {
    const std::size_t end = std::min(first + kRecordsOfPage, data.deals.size());
    for (const bool behind : {false, true}) {
      if (behind && data.worth.empty()) break;
      const Pen pen(drawing.pages.emplace_back(), kMargin, kMargin);
      pen.Write(behind ? Phrase{"What each board is worth", "Wat elk spel waard is"}
                       : Phrase{"Hand records", "Spelverdelingen"},
                0, 7, {.size = 14, .bold = true});
      pen.Write(data.title, width, 7,
                {.size = 8.5, .align = TextAlign::kRight, .most = 110, .ink = Ink::kGrey});
      for (std::size_t place = first; place < end; ++place) {
        const std::size_t column = (place - first) % kRecordColumns;
        const std::size_t row = (place - first) / kRecordColumns;
        const Pen frame =
            pen.At(static_cast<double>(column) * (kRecordWidth + kRecordGap),
                   kRecordTop + static_cast<double>(row) * (kRecordHeight + kRecordGap));
        const PaperBoard board = BoardOf(data, 0, place);
        frame.Box(0, 0, kRecordWidth, kRecordHeight);
        frame.Write(Say("Board $0", "Spel $0", std::to_string(BoardAt(*board.deal, place))), 3, 6.5,
                    {.size = 12, .bold = true});
        if (behind) {
          WriteWorth(frame, data.worth[place]);
        } else {
          WriteDiagram(frame, board);
        }
      }
      if (!behind) continue;
      pen.Write(
          Phrase{"What the declaring side writes down comes first, roem included, when all see all "
                 "hands and play perfectly. Par: when each makes the best call for the own "
                 "side; its score is North-South minus East-West.",
                 "Vooraan staat wat de spelende partij schrijft, met roem, als alle vier "
                 "alle handen zien en volmaakt spelen. Par: als elk het beste bod doet voor "
                 "de eigen partij; de score is Noord-Zuid min Oost-West."},
          0, drawing.height() - 2 * kMargin, {.size = 7.5, .most = width, .ink = Ink::kGrey});
    }
  }
  return drawing;
}

Drawing WalletLabels(const PaperData& data) {
  Drawing drawing = {.title = Phrase{"Labels of wallets", "Etiketten van portefeuilles"}};
  Cards cards(drawing, 2, 4);
  for (int group = 0; group < data.groups; ++group) {
    for (std::size_t place = 0; place < static_cast<std::size_t>(BoardsOf(data)); ++place) {
      const PaperBoard board = BoardOf(data, group, place);
      const Pen pen = cards.Next();
      const double pockets = cards.width() - 40;
      pen.Write(data.title, 5, 9, {.size = 8, .most = pockets - 10, .ink = Ink::kGrey});
      WriteCompass(pen.At(5, 12), board);
      pen.Write(Say("Dealer: $0", "Gever: $0", SeatMessage(board.dealer)), 5, 60, {.bold = true});
      if (board.leader) {
        pen.Write(Say("Leads: $0", "Uitkomer: $0", SeatMessage(*board.leader)), 5, 65);
      }
      pen.Line(pockets, 0, pockets, cards.height(), true);
      const double height = cards.height() / kSeats;
      for (const Seat seat : kAllSeats) {
        const double y = height * static_cast<int>(seat);
        if (y > 0) pen.Line(pockets, y, cards.width(), y, true);
        pen.Write(Capitals(seat), pockets + 4, y + 10, {.size = 12, .bold = true});
        pen.Write(board.number, cards.width() - 4, y + 10,
                  {.size = 12, .align = TextAlign::kRight, .most = 12});
      }
    }
  }
  return drawing;
}

}  // namespace jasnel::paper
