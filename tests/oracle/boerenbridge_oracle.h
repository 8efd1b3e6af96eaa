#ifndef JASNEL_TESTS_ORACLE_BOERENBRIDGE_ORACLE_H_
#define JASNEL_TESTS_ORACLE_BOERENBRIDGE_ORACLE_H_

// The naive oracle of boerenbridge: played and solved in the plainest way, to check the solver
// against. It shares no code with the rest of the project.
//
//   * A card is a string of two characters, suit then rank: "SA", "HT". Spades are trumps.
//   * Seats are numbers from 0, clockwise.
//
// The searches try every legal card to the last one. They neither prune nor remember.
// Nothing here checks its input.

#include <string>
#include <utility>
#include <vector>

namespace jasnel::oracle::boerenbridge {

// The hands hold what is still to be played; the cards of `trick`, the trick in progress, are no
// longer in them. All lists by seat have one place for each player.
struct Game {
  std::vector<std::vector<std::string>> hands;
  std::vector<int> bids;
  std::vector<int> taken;
  int leader = 0;
  std::vector<std::string> trick;
};

// How a deal ends: tricks by seat, and the cards that were played until then.
struct Ending {
  std::vector<int> tricks;
  std::vector<std::string> line;
};

int SeatToMove(const Game& game);

// The cards that the seat to move may play, in the order of its hand.
std::vector<std::string> LegalCards(const Game& game);

// The seat to move plays `card`.
void PlayCard(Game* game, const std::string& card);

// What a seat writes down.
int Score(int bid, int taken);

// All play for their own score. Of cards that are equal for its score a seat plays the first in
// the order that docs/reference/boerenbridge-solver.md states.
Ending MaxN(const Game& game);

// The legal cards of the seat to move in that order.
std::vector<std::string> OrderedCards(const Game& game);

// `seat` plays for the most and all others for the least of its score, had it bid `bid`.
int ForcedScore(const Game& game, int seat, int bid);

// The number of tricks of `seat` when it plays for the most, and all others for the least; and the
// other way round.
int MostTricks(const Game& game, int seat);
int FewestTricks(const Game& game, int seat);

// Whether `seat` can see to it that it takes exactly `tricks` in the whole deal.
bool CanTake(const Game& game, int seat, int tricks);

}  // namespace jasnel::oracle::boerenbridge

#endif  // JASNEL_TESTS_ORACLE_BOERENBRIDGE_ORACLE_H_
