#include "engine/questions/movement.h"

#include <string_view>
#include <vector>

#include "engine/fields/kinds.h"
#include "engine/questions/compare.h"

namespace jasnel::club {
namespace {

constexpr WholeKind kPairs(kFewestPairs, kMostPairs);
constexpr WholeKind kRounds(1, kMostPairs);

constexpr Field kMovementFields[] = {
    Takes<&MovementQuestion::system>(
        {"system", "systeem"}, kSystem,
        {"schevenings (default): pairs keep their direction; howell: all meet all",
         "schevenings (standaard): paren houden hun richting; howell: elk tegen elk"}),
    Takes<&MovementQuestion::pairs>(
        {"pairs", "paren"}, kPairs,
        {"how many play; of an odd number one is free each round",
         "hoeveel er spelen; van een oneven aantal is er elke ronde een vrij"},
        {.needed = true}),
    Takes<&MovementQuestion::rounds>(
        {"rounds", "ronden"}, kRounds,
        {"how many are played (default until all have met)",
         "hoeveel er gespeeld worden (standaard tot ieder elkaar ontmoet heeft)"}),
    Takes<&MovementQuestion::circulate>(
        {"circulate", "rondgaan"}, kinds::kSwitch,
        {"one set of boards goes from table to table; else each table has its own",
         "één stel spellen gaat van tafel naar tafel; anders heeft elke tafel een eigen stel"}),
};

// A round with its number.
struct NumberedRound {
  int round = 0;
  const MovementRound& what;
};

constexpr auto kRoundsOf = [](const PairMovement& movement) {
  std::vector<NumberedRound> rounds;
  for (const MovementRound& round : movement.rounds) {
    rounds.push_back({static_cast<int>(rounds.size()) + 1, round});
  }
  return rounds;
};

constexpr Part kMeetingParts[] = {
    Gives<kinds::kNumber, &Meeting::table>("table", "the table, from 1"),
    Gives<kinds::kNumber, &Meeting::north_south>("north_south", "the pair North-South"),
    Gives<kinds::kNumber, &Meeting::east_west>("east_west", "the pair East-West"),
    Gives<kinds::kNumber, &Meeting::set>(
        "set", "which boards: with k boards a round, set s has (s - 1)k + 1 to sk"),
    Gives<kinds::kSwitch, &Meeting::shares>(
        "shares", "whether another table plays boards of the same set in this round"),
};

constexpr Part kRoundParts[] = {
    Gives<kinds::kNumber, &NumberedRound::round>("round", "the round, from 1"),
    Gives<kinds::kNumber, [](const NumberedRound& one) { return one.what.bye; }>(
        "bye", "the pair that is free"),
    Lists<[](const NumberedRound& one) -> const std::vector<Meeting>& {
      return one.what.meetings;
    }>("meetings", "Meeting", kMeetingParts, "who meet, by table"),
};

constexpr Part kMovementAnswer[] = {
    Gives<kinds::kNumber, &PairMovement::tables>("tables", "how many there are"),
    Gives<kinds::kNumber, &PairMovement::sets>("sets", "of boards, those that wait included"),
    Lists<kRoundsOf>("rounds", "MovementRound", kRoundParts, "each round"),
};

constexpr std::string_view kMovementRows[] = {"rounds", "meetings"};

}  // namespace

constexpr QuestionSpec MovePairs::kSpec = {
    .name = "movement",
    .about = kAbout,
    .answer_type = "PairMovement",
    .fields = kMovementFields,
    .answer = kMovementAnswer,
    .rows = kMovementRows,
};

}  // namespace jasnel::club
