#include "engine/questions/draw.h"

#include <string_view>
#include <utility>

#include "engine/questions/club_kinds.h"
#include "jasnel/system_random.h"

namespace jasnel::club {
namespace {

constexpr Field kDrawFields[] = {
    Takes<&DrawQuestion::drawing, &Drawing::players>(
        {"players", "spelers"}, kinds::kNamesTyped,
        {"the names of those who are there, from 4 to 1000",
         "de namen van wie er zijn, van 4 tot en met 1000"},
        {.needed = true}),
    Takes<&DrawQuestion::drawing, &Drawing::earlier>(
        {"earlier", "eerder"}, kinds::kSeatings,
        {"what was drawn before in the same evening: the answers to this question",
         "wat dezelfde avond eerder is geloot: de antwoorden op deze vraag"},
        {.has_flag = false}),
    Takes<&DrawQuestion::drawing, &Drawing::new_partners>(
        {"new_partners", "nieuwe_maten"}, kinds::kSwitch,
        {"nobody gets a partner whom he had before, as far as possible; else the lot decides",
         "niemand krijgt een maat die hij al had, zover dat kan; anders beslist het lot"}),
    Takes<&DrawQuestion::seed>(
        {"seed", "startgetal"}, kinds::kSeed,
        {"the same draw each time (default the system's random numbers)",
         "elke keer dezelfde loting (standaard toevalsgetallen van het systeem)"}),
    Takes<&DrawQuestion::numbers>(
        {"numbers", "nummers"}, kinds::kDrawnNumbers,
        {"what was drawn by hand: the number of each player, from 1 to the number of players",
         "wat met de hand is geloot: het nummer van elke speler, van 1 tot het aantal spelers"},
        {.has_flag = false}),
};

constexpr Apart kApart[] = {{"seed", "numbers"}, {"new_partners", "numbers"}};

constexpr Part kPlaceParts[] = {
    Gives<kinds::kNumber, &DrawnPlace::number>("number", "the number drawn, from 1"),
    Gives<kinds::kText, &DrawnPlace::player>("player", "who drew it"),
    Gives<kinds::kNumber, &DrawnPlace::table>("table", "the table, from 1; not of who stands"),
    Gives<kinds::kSeat, &DrawnPlace::seat>(
        "seat", "the place there: N has the lowest number and deals first, W writes"),
};

constexpr std::string_view kDrawRows[] = {"numbers"};

}  // namespace

constexpr Part DrawTables::kAnswer[] = {
    WithoutColumn(Gives<kinds::kTables, &DrawAnswer::seating, &Seating::tables>(
        "tables", "the four at each table, from North clockwise; North and South are partners")),
    WithoutColumn(Gives<kinds::kNames, &DrawAnswer::seating, &Seating::standing>(
        "standing", "who stands: those with the highest numbers")),
    Lists<&DrawAnswer::numbers>("numbers", "DrawnPlace", kPlaceParts, "each number, from 1"),
    WithoutColumn(Gives<kinds::kTables, &DrawAnswer::partners_again>(
        "partners_again", "the partners who were partners before")),
};

constexpr QuestionSpec DrawTables::kSpec = {
    .name = "draw",
    .about = kAbout,
    .answer_type = "Drawn",
    .fields = kDrawFields,
    .apart = kApart,
    .answer = kAnswer,
    .rows = kDrawRows,
};

DrawAnswer AnswerOf(Seating seating, std::span<const Seating> earlier) {
  DrawAnswer answer;
  const std::size_t seated = seating.tables.size() * kSeats;
  for (const auto& [player, number] : NumbersOf(seating)) {
    DrawnPlace& place = answer.numbers.emplace_back();
    place.player = player;
    place.number = number;
    const auto before = static_cast<std::size_t>(number - 1);
    if (before >= seated) continue;
    place.table = static_cast<int>(before / kSeats) + 1;
    place.seat = kAllSeats[before % kSeats];
  }
  answer.partners_again = PartnersAgain(seating, earlier);
  answer.seating = std::move(seating);
  return answer;
}

Result<DrawAnswer> DrawTables::Drawn(const DrawQuestion& question) {
  const Drawing& drawing = question.drawing;
  // Each boompje of an evening has numbers of its own.
  auto seating = question.numbers
                     ? SeatingFrom(drawing, *question.numbers)
                     : DrawFrom<Seating>(question.seed, drawing.earlier.size() + 1,
                                         [&](auto& random) { return Draw(drawing, random); });
  if (!seating) return seating.error();
  return AnswerOf(std::move(seating).value(), drawing.earlier);
}

}  // namespace jasnel::club
