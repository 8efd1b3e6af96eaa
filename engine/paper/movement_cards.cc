// Papers of a movement: table cards and place slips.
#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/paper/papers.h"
#include "jasnel/notation.h"
#include "jasnel/seat.h"

namespace jasnel::paper {
namespace {

std::string BoardsOfSet(const PaperData& data, int set) {
  const int last = set * data.per_round;
  if (data.per_round == 1) return std::to_string(last);
  return std::to_string(last - data.per_round + 1) + "–" + std::to_string(last);
}

Message Numbered(Phrase what, const std::string& group, int number) {
  return Say(what.english, what.dutch, (group.empty() ? "" : group + " ") + std::to_string(number));
}

constexpr Phrase kNorthSouthShort = {"N-S", "N-Z"};
constexpr Phrase kEastWestShort = {"E-W", "O-W"};

// The seats on the edges, each to be read from its place.
void WriteSeats(const Pen& pen, double width, double height) {
  constexpr double kEdge = 9;
  const TextForm form = {.size = 22, .bold = true, .align = TextAlign::kCenter};
  const auto write = [&](Seat seat, double x, double y, int turn) {
    TextForm turned = form;
    turned.turn = turn;
    pen.Write(SeatMessage(seat), x, y, turned);
  };
  write(Seat::kNorth, width / 2, kEdge - 4, 180);
  write(Seat::kEast, width - kEdge + 4, height / 2, 90);
  write(Seat::kSouth, width / 2, height - kEdge + 4, 0);
  write(Seat::kWest, kEdge - 4, height / 2, 270);
}

}  // namespace

Drawing TableCards(const PaperData& data) {
  Drawing drawing = {.title = Phrase{"Table cards", "Tafelkaarten"}};
  Cards cards(drawing, 1, 2);
  const int tables = data.tables > 0 ? data.tables : data.movement.tables;
  const std::size_t rounds = data.movement.rounds.size();
  for (int group = 0; group < data.groups; ++group) {
    for (int table = 1; table <= tables; ++table) {
      const Pen pen = cards.Next();
      WriteSeats(pen, cards.width(), cards.height());
      const double middle = cards.width() / 2;
      const std::string name = GroupName(data, group);
      pen.Write(data.title, middle, 17,
                {.align = TextAlign::kCenter, .most = 140, .ink = Ink::kGrey});
      const double number = rounds > 0 ? middle - 55 : middle;
      pen.Write(Phrase{"Table", "Tafel"}, number, 44, {.size = 18, .align = TextAlign::kCenter});
      pen.Write(std::to_string(table), number, 80,
                {.size = 90, .bold = true, .align = TextAlign::kCenter});
      if (!name.empty()) {
        pen.Write(Say("Group $0", "Groep $0", name), number, 97,
                  {.size = 22, .bold = true, .align = TextAlign::kCenter});
      }
      if (rounds == 0) continue;
      constexpr double kHighest = 98;
      const double row = std::min(7.5, kHighest / static_cast<double>(rounds + 1));
      const DrawnTable who(pen.At(middle - 22, 22),
                           {{Phrase{"Round", "Ronde"}, 20},
                            {kNorthSouthShort, 20},
                            {kEastWestShort, 20},
                            {Phrase{"Boards", "Spellen"}, 30}},
                           rounds, row);
      for (std::size_t i = 0; i < rounds; ++i) {
        who.Write(i, 0, std::to_string(i + 1));
        const auto& meetings = data.movement.rounds[i].meetings;
        const auto here = std::find_if(meetings.begin(), meetings.end(),
                                       [&](const auto& one) { return one.table == table; });
        if (here == meetings.end()) {
          who.Write(i, 3, "–");
          continue;
        }
        who.Write(i, 1, std::to_string(here->north_south), true);
        who.Write(i, 2, std::to_string(here->east_west), true);
        who.Write(i, 3, BoardsOfSet(data, here->set));
      }
    }
  }
  return drawing;
}

namespace {

// Where a pair sits in a round; nothing if it is free.
struct PairPlace {
  const club::Meeting* meeting = nullptr;
  Side side = Side::kNorthSouth;
};

std::optional<PairPlace> PlaceOf(const club::MovementRound& round, int pair) {
  for (const club::Meeting& one : round.meetings) {
    if (one.north_south == pair) return PairPlace{&one, Side::kNorthSouth};
    if (one.east_west == pair) return PairPlace{&one, Side::kEastWest};
  }
  return std::nullopt;
}

Message DirectionOf(const PairPlace& place) {
  return place.side == Side::kNorthSouth ? Message(kNorthSouthShort) : Message(kEastWestShort);
}

constexpr double kPlaceSlipHead = 33;
constexpr double kSlipRow = 4.8;

void WritePlaceSlip(const Pen& pen, double width, const PaperData& data, int group, int pair) {
  const auto& rounds = data.movement.rounds;
  const double inner = width - 8;
  pen.Write(data.title, 4, 6, {.size = 7.5, .most = inner, .ink = Ink::kGrey});
  pen.Write(Numbered({"Pair $0", "Paar $0"}, GroupName(data, group), pair), 4, 13,
            {.size = 14, .bold = true});
  const std::string name = PairName(data, group, pair);
  if (name.empty()) {
    pen.Line(34, 13.5, width - 4, 13.5, true);
  } else {
    pen.Write(name, width - 4, 13, {.size = 11, .align = TextAlign::kRight, .most = inner - 32});
  }
  pen.Write(Phrase{"Club:", "Club:"}, 4, 19.5);
  pen.Line(15, 20, width - 4, 20, true);
  const auto start = PlaceOf(rounds.front(), pair);
  pen.Write(start ? Say("Begins at table $0, $1", "Begint aan tafel $0, $1", start->meeting->table,
                        DirectionOf(*start))
                  : Message(Phrase{"Is free in the first round", "Is de eerste ronde vrij"}),
            4, 25, {.size = 10, .bold = true, .most = inner});
  pen.Write(Say("$0; rounds: $1, boards of each: $2", "$0; ronden: $1, spellen per ronde: $2",
                data.system == Movement::kHowell ? Message("Howell")
                                                 : Message(Phrase{"Schevenings", "Schevenings"}),
                rounds.size(), data.per_round),
            4, 30, {.size = 8, .most = inner});
  const DrawnTable table(pen.At(4, kPlaceSlipHead),
                         {{Phrase{"Round", "Ronde"}, inner * 0.17},
                          {Phrase{"Table", "Tafel"}, inner * 0.17},
                          {Phrase{"Direction", "Richting"}, inner * 0.2},
                          {Phrase{"Against", "Tegen"}, inner * 0.2},
                          {Phrase{"Boards", "Spellen"}, inner * 0.26}},
                         rounds.size(), kSlipRow);
  for (std::size_t i = 0; i < rounds.size(); ++i) {
    table.Write(i, 0, std::to_string(i + 1));
    const auto place = PlaceOf(rounds[i], pair);
    if (!place) {
      table.Write(i, 1, Phrase{"free", "vrij"});
      continue;
    }
    const auto& [number, north_south, east_west, set, shares] = *place->meeting;
    table.Write(i, 1, std::to_string(number), true);
    table.Write(i, 2, DirectionOf(*place), true);
    table.Write(i, 3, std::to_string(place->side == Side::kNorthSouth ? east_west : north_south));
    table.Write(i, 4, BoardsOfSet(data, set));
  }
}

}  // namespace

Drawing PlaceSlips(const PaperData& data) {
  Drawing drawing = {.title = Phrase{"Place slips", "Plaatsbriefjes"}};
  const double height =
      kPlaceSlipHead + kSlipRow * static_cast<double>(data.movement.rounds.size() + 1) + 4;
  const int rows = std::max(1, static_cast<int>((drawing.height() - 2 * kMargin) / height));
  Cards cards(drawing, 2, rows);
  for (int group = 0; group < data.groups; ++group) {
    for (int pair = 1; pair <= data.pairs; ++pair) {
      WritePlaceSlip(cards.Next(), cards.width(), data, group, pair);
    }
  }
  return drawing;
}

}  // namespace jasnel::paper
