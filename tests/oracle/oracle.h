#ifndef JASNEL_TESTS_ORACLE_ORACLE_H_
#define JASNEL_TESTS_ORACLE_ORACLE_H_

// The naive oracle: klaverjas played and solved in the plainest way, to check
// the solver against. It shares no code with the rest of the project.
//
//   * A card is a string of two characters, suit then rank: "SA", "HT".
//   * A hand and a trick are vectors of cards.
//   * Seats are 0, 1, 2, 3 for N, E, S, W; sides are 0 for North-South and 1
//     for East-West, so that the side of a seat is `seat % 2`.
//
// The searches try every legal card. They neither prune nor order cards nor
// cut; all they remember is the answer for positions at the start of a trick,
// under a string that spells out the position.
//
// Nothing here checks its input: deals must be well formed. An unknown name in
// a rule set ends the program.

#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace jasnel::oracle {

inline constexpr int kNorthSouth = 0;
inline constexpr int kEastWest = 1;

// The options of a rule set. The comments give the names and values as they
// are written in `rules=`.
struct Options {
  // `undertrump`: what a player void in the plain suit led may play on a trump
  // he cannot beat.
  enum class Undertrump {
    kForbidden,  // No trump, unless he holds nothing but trumps.
    kFree,       // Any card.
    kForced,     // A trump if he has one.
  };

  bool ruff_obliged = false;  // `ruff`: free / obliged.
  Undertrump undertrump = Undertrump::kForbidden;
  // `only-trumps`: any / higher. Nothing but trumps in hand, under the partner's ruff.
  bool only_trumps_higher = false;
  std::string fours = "AKQJT987";  // `fours`: ranks, all / none.
  int four_jacks = 100;            // `four-jacks`.
  int four_nines = 100;            // `four-nines`.
  std::string roem = "on";         // `roem`: on / hand / both / belote / off.
  std::string hand_roem = "most";  // `hand-roem`: best / most.
  std::string doubled;             // `double`: a suit, or "".
  std::string doubling = "off";    // `doubling`: off / cards / all.
  bool roem_claim_needed = true;   // `roem-claim`: always / needed.
  int pit = 100;                   // `pit`.
  bool pit_for_either = false;     // `pit-for`: declarer / either.
  bool nat_pays_own = false;       // `nat`: all / own.
  bool tie_is_made = false;        // `tie`: lost / made.
  std::string speaks_first;        // `speaks-first`: dealer, left, or empty.
  std::string bidding;             // `bidding`: free, turned, obliged, lot or given.
  int turns = 1;                   // `turns`.
  std::string all_pass;            // `all-pass`: dealer, left, left-other, dealer-turned,
                                   // left-turned, redeal or "".
  bool holds_trump = false;        // `holds-trump`: off / on.
  bool declarer_leads = false;     // `leads`: left / declarer.
  int revoke = 262;                // `revoke`.
  std::string revoke_roem = "on";  // `revoke-roem`: on / until-stop / off.
  bool revoke_covers_all = false;  // `revoke-covers`: suit / all.
  bool revoke_mend = true;         // `revoke-mend`: on / off.
};

// Reads a preset and its changes, as "kbn,undertrump=free,roem=off".
Options OptionsFor(const std::string& rules);

// The hands hold what is still to be played; the cards of `trick`, the trick
// in progress, are no longer in them.
struct Game {
  std::vector<std::string> hands[4];  // N, E, S, W.
  char trump = 'S';                   // One of S H D C.
  int leader = 0;                     // The seat that leads or led to `trick`.
  std::vector<std::string> trick;     // Fewer than four cards.
  int doublings = 0;                  // How often the contract was doubled.
  Options options;
};

// What each side (0 North-South, 1 East-West) has won: the card points, 10 for the
// last trick among them, the roem and the number of tricks.
struct Won {
  int points[2] = {0, 0};
  int roem[2] = {0, 0};
  int tricks[2] = {0, 0};
};

// Reads a deal line in English letters with the fields `rules=` (kbn if left
// out), `trump=`, `leader=` (if left out, the seat left of `dealer=`), `doublings=`
// and `trick=`. Other fields are passed over.
Game ParseGame(const std::string& deal_line);

// What stands after "name=" in a deal line, or "" if that field is left out.
std::string FieldText(const std::string& deal_line, const std::string& name);

// The same as a number, 0 if the field is left out.
int FieldValue(const std::string& deal_line, const std::string& name);

// Whose turn it is.
int SeatToMove(const Game& game);

// The cards that the seat to move may play, in the order of its hand.
std::vector<std::string> LegalCards(const Game& game);

// Of a trick of one to four cards, the place (from 0) of the card that is
// winning. It belongs to seat (leader + place) % 4.
int TrickWinner(const std::vector<std::string>& trick, char trump);

// The card points in a trick, without those for the last trick.
int TrickPoints(const std::vector<std::string>& trick, char trump);

// The roem in a full trick, in whichever suits it falls; 0 with roem=off or hand.
int TrickRoem(const std::vector<std::string>& trick, char trump, const Options& options);

// Adds to `won` the roem of the four hands of a whole deal.
void CountHandRoem(const std::vector<std::string> hands[4], char trump, const Options& options,
                   Won* won);

// The seat to move plays `card`. If that fills the trick, its winner becomes
// the leader of the next. Returns what North-South won by it less what
// East-West won: card points, roem, and 10 for the last trick.
int PlayCard(Game* game, const std::string& card);

// The same, but what was won is added to `won`, the trick too.
void PlayCard(Game* game, const std::string& card, Won* won);

// Whether all four hands are empty.
bool IsOver(const Game& game);

// What is still won with best play, North-South less East-West: the cards, those
// of the trick in progress included, the last trick and roem. No pit bonus.
int SolvePoints(const Game& game);

// For every legal card, in the order of LegalCards(), the value of SolvePoints()
// when that card is played now.
std::vector<std::pair<std::string, int>> CardValues(const Game& game);

// Whether a side (0 or 1) can win every trick that remains, the trick in
// progress included.
bool SolvePit(const Game& game, int declarer_side);

// Whether a side (0 or 1) can end with more points, roem included, than the
// other, when North-South less East-West stood at `already_ns_minus_ew` before
// the trick in progress. Does not use SolvePoints().
bool SolveMake(const Game& game, int declarer_side, int already_ns_minus_ew);

// What is written down for a deal played out, North-South less East-West. `won` is
// everything won in it. KBN art. 15-17, NKU 1987 art. 19-21.
int WrittenScore(const Won& won, int declarer_side, const Options& options, char trump = 'H',
                 int doublings = 0);

// The WrittenScore() at the end of the deal when North-South play for the most and
// East-West for the least. `won` is what was won before the trick in progress. A
// side has the pit bonus when it has won eight tricks, those of `won` among them.
// Does not use SolvePoints() or SolveMake().
int SolveScore(const Game& game, int declarer_side, const Won& won);

// For every legal card, in the order of LegalCards(), the value of SolveScore()
// when that card is played now.
std::vector<std::pair<std::string, int>> ScoreCardValues(const Game& game, int declarer_side,
                                                         const Won& won);

// An auction with open hands: the calls as they are spoken, each "pass", a suit
// ("H") or "double", "redouble" and "superdouble", and what comes of them.
struct ParResult {
  int score = 0;     // North-South less East-West.
  int declarer = 0;  // A seat; -1 if all pass and the cards are dealt again.
  char trump = 'S';
  std::vector<std::string> calls;
  int doublings = 0;
};

// The auction in which every seat makes the call that is best for its own side,
// knowing that all later calls are best too. Of equal calls it prefers a pass, then
// the suits in the order S H D C, then a doubling. NKF 1976 art. 5, 6; KBN art. 5-8;
// SV Bedum, Rollen aan tafel. With doubling=cards or all the auction goes on once a
// suit was named: the two others are asked, first the one to the left of who named it,
// and who doubles ends the asking; then the two whom that was said against, in the same
// way, and a third time. klaverjas.nl, Spelregels Kraken.
//
// `turned` are the suits that are turned one after another, read only with
// bidding=turned or lot; a joker is written J and is the last. `score`
// says what North-South less East-West come to when that seat declares that trump and
// it is doubled so often; it may be asked more than once. `holds` says whether a seat has a card of
// a suit, asked only with holds-trump=on. Options that leave open who speaks first or who must play
// after four passes, when the auction needs to know, end the program, and so does
// all-pass=left-other without a suit that was turned.
ParResult SolvePar(const Options& options, int dealer, const std::string& turned,
                   const std::function<int(int declarer, char trump, int doublings)>& score,
                   const std::function<bool(int seat, char suit)>& holds = {});

// The number of legal ways to play that many cards, one after the other; 0 if
// fewer remain. Counted one by one.
std::uint64_t Perft(const Game& game, int plies);

}  // namespace jasnel::oracle

#endif  // JASNEL_TESTS_ORACLE_ORACLE_H_
