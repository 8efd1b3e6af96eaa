// Papers of a board: control cards and the labels of its wallet.
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
  return kNames[static_cast<std::size_t>(Index(seat))];
}

constexpr std::array<std::string_view, kSuits> kSigns = {"♠", "♥", "♦", "♣"};

void WriteSuit(const Pen& pen, Suit suit, double x, double y, double size) {
  const bool red = suit == Suit::kHearts || suit == Suit::kDiamonds;
  pen.Write(kSigns[static_cast<std::size_t>(Index(suit))], x, y,
            {.size = size, .ink = red ? Ink::kRed : Ink::kBlack});
}

// From high to low; a line to write on if the board is not dealt.
void WriteHand(const Pen& pen, const std::optional<CardSet>& hand) {
  constexpr double kFirst = 20;
  constexpr double kBetween = 8.5;
  for (const Suit suit : kAllSuits) {
    const double y = kFirst + kBetween * Index(suit);
    WriteSuit(pen, suit, 4, y, 14);
    if (!hand) {
      pen.Line(12, y + 0.5, 58, y + 0.5, true);
      continue;
    }
    Message ranks;
    for (int rank = kRanks; rank-- > 0;) {
      if (!hand->Contains(MakeCard(suit, static_cast<Rank>(rank)))) continue;
      const auto add = [&](std::string& text, Language language) {
        if (!text.empty()) text += ' ';
        text += RankLetters(static_cast<Rank>(rank), language);
      };
      add(ranks.english, Language::kEnglish);
      add(ranks.dutch, Language::kDutch);
    }
    if (ranks.english.empty()) ranks = "–";
    pen.Write(ranks, 12, y, {.size = 14, .most = 47});
  }
}

// `Dealer: North`, bold on the card of that seat.
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
        WriteHand(pen,
                  board.deal == nullptr
                      ? std::nullopt
                      : std::optional(board.deal->hands[static_cast<std::size_t>(Index(seat))]));
        pen.Line(4, 51, 58, 51);
        WriteDuties(pen, board, seat);
        if (board.deal != nullptr && !board.deal->turned.empty()) {
          pen.Write(Phrase{"Turned:", "Gedraaid:"}, 4, 63, {.size = 9});
          double x = 22;
          for (const Suit suit : board.deal->turned.suits()) {
            WriteSuit(pen, suit, x, 63, 10);
            x += 5;
          }
          if (board.deal->turned.joker()) pen.Write("joker", x, 63, {.size = 9});
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
    const auto place = static_cast<std::size_t>(Index(seat));
    Message name = SeatMessage(seat);
    if (seat == board.dealer) name = Say("$0 · D", "$0 · G", name);
    pen.Write(name, kPlaces[place][0], kPlaces[place][1],
              {.size = 11,
               .bold = seat == board.dealer,
               .align = TextAlign::kCenter,
               .turn = kTurns[place]});
  }
}

}  // namespace

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
        const double y = height * Index(seat);
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
