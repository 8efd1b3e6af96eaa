// A deal as played, complete or broken off: every trick with its points, the illegal cards, and the
// result.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "jasnel/card.h"
#include "jasnel/contract.h"
#include "jasnel/notation.h"
#include "jasnel/penalty_card.h"
#include "jasnel/points.h"
#include "jasnel/position.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel {

/// What a seat is obliged to do in a trick; of a leader only what concerns penalty cards.
enum class Duty : std::uint8_t {
  kFollow,         ///< holds the suit led: follow suit
  kBeatTrumpLed,   ///< trumps led, holds a trump higher than the highest played: play one
  kRuff,           ///< void in the plain suit led, no trump played: play a trump
  kOverruff,       ///< void in it, a trump played, holds a higher one: play one
  kUndertrump,     ///< void in it, a trump played that cannot be beaten: play a lower one
  kNotUndertrump,  ///< void in it, a trump played: do not play a lower one
  kPlayPenalty,    ///< has a penalty card that must be played: play it
  kKeepPenalty,    ///< the other side refused this penalty card: play another
};

/// A duty that was broken.
struct BrokenDuty {
  Duty duty = Duty::kFollow;
  bool partner_holds = false;  ///< whether the partner was winning the trick
  bool only_trumps = false;    ///< whether the hand consisted of trumps only

  friend bool operator==(const BrokenDuty&, const BrokenDuty&) = default;
};

/// The duty the seat to play breaks with `card`, which it must hold; nothing if the card is legal.
/// The position must not be over; its trick may contain illegal cards. It knows no penalty cards.
std::optional<BrokenDuty> DutyBrokenBy(const Position& position, Card card);

/// Whether breaking `duty` is a revoke: failing to follow suit always is, the others only with
/// `revoke-covers=all`, and those of penalty cards never (**ours**). NKF 1976, NKU 1987 and KBN
/// art. 13; SV Bedum "Verzaken".
bool IsRevoke(Duty duty, const Rules& rules);

/// The source of the duty in the text of the preset nearest to the rules: `NKU 1987 art. 12`. If
/// that text has no such duty or is silent, the option that imposes it: `ruff=obliged`.
std::string_view SourceOf(const BrokenDuty& breach, const Rules& rules);

/// The source, given in the same way, of the rule that breaking `duty` is a revoke: `NKU 1987 art.
/// 13`, or `revoke-covers=all`. Only for a duty for which that is so.
std::string_view RevokeSource(Duty duty, const Rules& rules);

/// A short name of the duty: `follow suit`, or in Dutch `bekennen`.
std::string_view DutyName(Duty duty, Language language = Language::kEnglish);

/// A ruling on an irregularity.
enum class Ruling : std::uint8_t {
  kRoemNotClaimed,   ///< roem claimed too late or not at all: it does not count
  kWrongAccusation,  ///< of a revoke that did not happen: it costs the accusers as much as a revoke
  kShortHand,        ///< fewer cards in hand than the other players: it counts as a revoke
  kLongHand,         ///< more cards than the other players: likewise
  kWrongDeal,        ///< a wrong number of cards that is nobody's revoke: the deal is dealt again
  kIndividual,       ///< the offender alone loses 162 points, and the deal is played again
  kMended,           ///< a revoke corrected before the trick was turned: play continues
  kNotMended,        ///< the same, where a correction is not allowed: it is a revoke
  kFoundTooLate,     ///< a revoke discovered after the last trick was turned: it counts as played
  kUndone,           ///< a revoke from whose trick on play began again
  kPenaltyCard,      ///< a card led or played out of turn: the other side decides on it
  kBarred,           ///< a call out of turn: its side must pass for the rest of the auction
  kLookedAt,         ///< a turned trick looked at again: play continues
};

/// The source of the ruling in the text of the preset nearest to the rules: `NKU 1987 art. 14`. If
/// that text is silent, the article of another text that we follow: `cf. KBN art. 5`. If the rules
/// differ from the text, the option: `revoke-mend=off`.
std::string_view SourceOf(Ruling ruling, const Rules& rules);

/// The same if that text says it itself; empty if it is silent.
std::string_view OwnSourceOf(Ruling ruling, const Rules& rules);

/// Whether the roem of a trick was claimed before the trick was turned. NKF 1976 art. 16-18; NKU
/// 1987 art. 17; KBN art. 4; SV Bedum "Roem".
enum class RoemClaim : std::uint8_t {
  kMade,
  kLate,
  kNone,
};

/// A trick as recorded. Everything marked here, except the roem, happened after its last card and
/// before the next trick.
struct PlayedTrick {
  std::vector<Card> cards = {};     ///< in order of play; four, or fewer in the last trick
  std::optional<Seat> leader = {};  ///< if the record states it, to be checked

  RoemClaim roem_claim = RoemClaim::kMade;
  /// Illegal cards that were taken back before the trick was turned; `cards` has the cards played
  /// instead. NKU 1987 art. 14; KBN art. 13.
  std::vector<Card> mended = {};
  /// The seat that accused the other side of a revoke. Whether there was one is for `ReplayDeal` to
  /// determine. NKF 1976 and NKU 1987 art. 15; KBN art. 14.
  std::optional<Seat> accused_by = std::nullopt;
  /// The seat found to hold fewer cards than the others. KBN art. 5.
  std::optional<Seat> short_hand = std::nullopt;
  /// The seat found to hold more cards than the others. KBN art. 5. If both are found at once, and
  /// on two sides, or before a card was played, nobody pays and the cards are dealt again
  /// (**ours**).
  std::optional<Seat> long_hand = std::nullopt;
  /// Cards that were led or played out of turn, since the trick before and before the turn of their
  /// owners in this one. They become penalty cards, as do those `mended`. NKF 1976, NKU 1987 and
  /// KBN art. 11.
  std::vector<Card> out_of_turn = {};
  /// Penalty cards of which the other side said that they were to be played, or were not. The same
  /// articles.
  std::vector<Card> called = {};
  std::vector<Card> refused = {};
  /// Tricks that were played here and taken back, as there was a revoke in the first of them; the
  /// last may be unfinished. "Zonder mes": "dat het spel opnieuw wordt gespeeld vanaf de slag waar
  /// is verzaakt", SV Bedum "Verzaken".
  std::vector<std::vector<Card>> undone = {};
  /// The seat that looked at this trick again after it was turned. NKU 1987 art. 14; KBN table.
  std::optional<Seat> looked_at = std::nullopt;
};

/// The record of a deal.
struct PlayedDeal {
  Hands hands = {};  ///< eight cards each, as dealt
  Rules rules = {};
  Suit trump = Suit::kSpades;
  Seat declarer = Seat::kNorth;
  int doublings = 0;                     ///< how often the contract was doubled
  Seat leader = Seat::kNorth;            ///< to the first trick
  std::vector<PlayedTrick> tricks = {};  ///< at most eight

  /// Individual play rather than pairs: the offender alone pays, and the deal is played again. KBN
  /// art. 13.
  bool individual = false;
  /// The table plays the deal again instead of what ended it: "of anders geheel wordt
  /// overgespeeld", SV Bedum "Verzaken".
  bool played_again = false;
  /// Any revokes were discovered only after the last trick was turned, so the deal counts as
  /// played. NKF 1976 art. 14; NKU 1987 art. 13.
  bool as_played = false;

  Stakes stakes() const { return {SideOf(declarer), trump, doublings}; }
};

/// An illegal card that was played, or put down and taken back.
struct Fault {
  int trick = 1;  ///< from 1 to 8
  int place = 2;  ///< position in the trick, from 1 to 4: that of a leader is about a penalty card
  Seat seat = Seat::kNorth;
  Card card = {};
  CardSet legal = {};      ///< the legal cards, as far as penalty cards allow them
  BrokenDuty breach = {};  ///< the duty it broke; `SourceOf` gives the source
  bool revoke = false;     ///< whether it is a revoke under the rules
  /// The ruling on a revoke that was taken back or discovered too late, or on another illegal card
  /// that was taken back; empty for any other fault.
  std::optional<Ruling> ruling = std::nullopt;

  friend bool operator==(const Fault&, const Fault&) = default;
};

/// A turned trick that was looked at again: "Een slag welke gedekt is, mag niet meer worden
/// ingezien". The texts name no penalty, so play continues as recorded.
struct LookedAt {
  int trick = 1;  ///< from 1 to 8
  Seat seat = Seat::kNorth;

  friend bool operator==(const LookedAt&, const LookedAt&) = default;
};

/// A replayed trick.
struct ReplayedTrick {
  Seat leader = Seat::kNorth;
  Trick cards = {};                 ///< at least one card
  std::optional<Seat> winner = {};  ///< empty for a trick that was broken off or contains a revoke:
                                    ///< it is not counted, and `points` and `roem` are 0
  Points points = {};               ///< of its cards, plus ten for the last trick
  Points roem = {};
  Points roem_lost = {};          ///< roem in the trick that was not claimed in time
  std::array<Tally, 2> won = {};  ///< by side, after this trick
};

/// What ended a deal early, at the expense of one side or player.
struct Ending {
  enum class Cause : std::uint8_t {
    kRevoke,
    kWrongAccusation,
    kShortHand,
    kLongHand,
    kWrongDeal,
  };

  Cause cause = Cause::kRevoke;
  int trick = 1;             ///< from 1 to 8: the trick during or after which it happened
  Seat seat = Seat::kNorth;  ///< the seat that revoked, accused, or had too few or too many
                             ///< cards

  friend bool operator==(const Ending&, const Ending&) = default;
};

/// What it makes of the deal: a hand with too few or too many cards counts as a revoke.
Outcome OutcomeOf(const Ending& ending);

/// The outcome of replaying a deal.
struct Replay {
  std::vector<ReplayedTrick> tricks = {};

  /// The positions before each card and after the last; for a revoke that ended the deal, only the
  /// position before it. Roem that was not claimed is not included in what was won.
  std::vector<Position> positions = {};

  /// Of each position the legal cards, as far as penalty cards allow them; none once the deal is
  /// over. Without penalty cards, `LegalCards`.
  std::vector<CardSet> allowed = {};

  /// All that were shown, in that order.
  std::vector<PenaltyCard> penalty_cards = {};

  /// Of those, what each of the seat to play after the last card recorded means for it, if the deal
  /// is not over and the rules do not leave it to the player.
  std::optional<PenaltyState> StateOf(const PenaltyCard& card) const;
  PenaltyDecision decision = {};  ///< for that seat

  int cards_played = 0;       ///< including a revoke, which is then the last
  int cards_not_counted = 0;  ///< cards recorded after the end of the deal

  /// In order of play. A revoke that ended the deal is the last; the others have no penalty,
  /// because the texts name none, or because the card was corrected or discovered too late.
  std::vector<Fault> faults = {};

  std::vector<LookedAt> looked_at = {};  ///< by trick

  /// What ended the deal early; empty if it was played out or broken off.
  std::optional<Ending> ending = {};

  std::array<Tally, 2> won = {};  ///< by side, in all tricks counted

  /// The roem that the side that did not revoke made after the revoke until play stopped, as far as
  /// it is recorded and the rules pay it (`revoke-roem=until-stop`). NKF 1976 art. 13, 14.
  Points roem_until_stop = {};

  /// The result after eight tricks or an early end. Empty for a deal that was broken off: NKF 1976
  /// art. 21, NKU 1987 art. 22 and KBN art. 18 forbid ending a deal early except after a revoke.
  /// Empty as well for a deal that is played again: nothing is written down for it.
  std::optional<ContractResult> result = {};

  /// In individual play, the 162 points that `ending->seat` alone loses at the end of the match.
  /// KBN art. 13.
  std::optional<Points> own_loss = {};

  /// The revoke that ended the deal, if there is one.
  const Fault* Revoke() const {
    return ending && ending->cause == Ending::Cause::kRevoke ? &faults.back() : nullptr;
  }
  /// Whether it ended early and the deal is played again, so that it has no score: in individual
  /// play, where the cards were dealt wrongly, or where the table chose so.
  bool played_again = false;
  /// Whether nothing more is played, because of eight tricks or an early end.
  bool IsOver() const { return result || ending; }
  /// Whether all eight tricks were played.
  bool IsComplete() const { return result && !ending; }
};

/// Replays a record card by card. A revoke ends the deal at once (NKF 1976 art. 13, 14; NKU 1987
/// art. 13, 14; KBN art. 13; SV Bedum "Verzaken"): the deal is scored, and the cards recorded after
/// it are only counted, but for roem with `revoke-roem=until-stop`. The same holds for a wrong
/// accusation, which costs the accusers as much as a revoke (NKF 1976 and NKU 1987 art. 15, KBN
/// art. 14), and for a hand with too few or too many cards, which counts as a revoke (KBN art. 5).
/// After any other fault play continues as recorded and is scored as played. If the record says
/// nothing more about a revoke, it is assumed to be noticed at once and not corrected: see
/// docs/reference/rules.md.
///
/// A revoke recorded as corrected does not count as one if the rules allow correction
/// (`revoke-mend`; NKU 1987 art. 14, KBN art. 13; not NKF 1976 art. 14): an accusation of it in the
/// same trick is right, and play continues. A revoke in a deal
/// `as_played` ends nothing. A penalty card that was not played although it had to be, or was
/// although it must not, is a fault without a penalty (**ours**). Roem that was not claimed in time
/// does not count (NKF 1976 and NKU 1987 art. 17, KBN art. 4).
///
/// An error means an impossible record: hands that do not have eight cards each or that share a
/// card; more than eight tricks; a trick without exactly four cards (the last may have fewer); a
/// leader other than the winner of the previous trick; a card that the seat does not hold, or no
/// longer holds; four jacks other than 100 or 200; a card taken back that was legal, or that no
/// player of the trick could have played; a card out of turn of the leader, or of a seat that does
/// not hold it; a decision on what is no penalty card; a trick looked at that was not turned;
/// tricks undone of which the first has no
/// revoke, a deal played again that nothing ended, or either by other rules than those of SV Bedum;
/// both an accusation and a wrong number of cards; either of these in a deal `as_played`, or such a
/// deal with fewer than eight tricks. Leaders, cards and marks recorded after an early end are
/// ignored.
Result<Replay> ReplayDeal(const PlayedDeal& deal);

}  // namespace jasnel
