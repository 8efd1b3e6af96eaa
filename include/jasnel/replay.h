// A deal as it was played, complete or broken off: every trick, what it brought, the cards that
// should not have been played, and the result.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "jasnel/card.h"
#include "jasnel/contract.h"
#include "jasnel/notation.h"
#include "jasnel/points.h"
#include "jasnel/position.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel {

/// What a player owes to a trick, other than its leader.
enum class Duty : std::uint8_t {
  kFollow,         ///< holds the suit led: play it
  kBeatTrumpLed,   ///< trump led, holds a higher one than lies: play one
  kRuff,           ///< void in the plain suit led, no trump lies: play a trump
  kOverruff,       ///< void in it, a trump lies, holds a higher one: play one
  kUndertrump,     ///< void in it, a trump lies that cannot be beaten: play a lower one
  kNotUndertrump,  ///< void in it, a trump lies: no lower one
};

/// A duty that was broken.
struct BrokenDuty {
  Duty duty = Duty::kFollow;
  bool partner_holds = false;  ///< whether the trick was the partner's so far
  bool only_trumps = false;    ///< whether the hand held nothing but trumps

  friend bool operator==(const BrokenDuty&, const BrokenDuty&) = default;
};

/// The duty that the seat in turn breaks with `card`, which it holds; nothing if it may play the
/// card. The position is not over; its trick may hold cards that were not legal.
std::optional<BrokenDuty> DutyBrokenBy(const Position& position, Card card);

/// Whether to break `duty` is a revoke: not to follow suit always is, the rest with
/// `revoke-covers=all`. NKF 1976, NKU 1987 and KBN art. 13; SV Bedum "Verzaken".
bool IsRevoke(Duty duty, const Rules& rules);

/// Where the duty is written: `NKU 1987 art. 12`, in the text of the preset nearest to the rules.
/// Where that text has no such duty or is silent, the option that makes it a duty: `ruff=obliged`.
std::string_view SourceOf(const BrokenDuty& breach, const Rules& rules);

/// Where it is written that to break `duty` is a revoke, in the same way: `NKU 1987 art. 13`, or
/// `revoke-covers=all`. Only for a duty of which that holds.
std::string_view RevokeSource(Duty duty, const Rules& rules);

/// What the duty asks, in a few words: `follow suit`, or `bekennen`.
std::string_view DutyName(Duty duty, Language language = Language::kEnglish);

/// What is decided of something that happened at a table.
enum class Ruling : std::uint8_t {
  kRoemNotClaimed,   ///< roem that nobody claimed, or too late: it does not count
  kWrongAccusation,  ///< of a revoke that was none: it costs the accusers what a revoke costs
  kShortHand,        ///< fewer cards in hand than the others: it counts as a revoke
  kIndividual,       ///< the offender alone loses 162 points, and the deal is played again
  kMended,           ///< a revoke, mended before the trick was turned: play goes on
  kNotMended,        ///< the same where it cannot be mended: it is a revoke
  kFoundTooLate,     ///< a revoke found after the last trick was turned: it counts as played
};

/// Where the ruling is written: `NKU 1987 art. 14`, in the text of the preset nearest to the rules.
/// Where that text is silent, the article of another that we follow: `cf. KBN art. 5`. Where the
/// rules are not those of the text, the option: `revoke-mend=off`.
std::string_view SourceOf(Ruling ruling, const Rules& rules);

/// Whether the roem of a trick was claimed before the trick was turned. NKF 1976 art. 16-18; NKU
/// 1987 art. 17; KBN art. 4; SV Bedum "Roem".
enum class RoemClaim : std::uint8_t {
  kMade,
  kLate,
  kNone,
};

/// A trick as it was recorded. What is marked but the roem happened after its last card, before the
/// next one.
struct PlayedTrick {
  std::vector<Card> cards;     ///< in order of play; four, fewer only in the last trick
  std::optional<Seat> leader;  ///< where the record states it, to be checked

  RoemClaim roem_claim = RoemClaim::kMade;
  /// Cards that were not legal and were taken back before the trick was turned; `cards` has what
  /// was played in their places. NKU 1987 art. 14; KBN art. 13.
  std::vector<Card> mended = {};
  /// Who accused the other side of a revoke. That it was none is for `ReplayDeal` to find. NKF 1976
  /// and NKU 1987 art. 15; KBN art. 14.
  std::optional<Seat> accused_by = std::nullopt;
  /// Who was found to hold fewer cards than the others. KBN art. 5.
  std::optional<Seat> short_hand = std::nullopt;
};

/// A record of a deal.
struct PlayedDeal {
  Hands hands;  ///< eight cards each, as they were dealt
  Rules rules;
  Suit trump = Suit::kSpades;
  Seat declarer = Seat::kNorth;
  Seat leader = Seat::kNorth;       ///< to the first trick
  std::vector<PlayedTrick> tricks;  ///< at most eight

  /// Not in pairs: who offends pays alone, and the deal is played again. KBN art. 13.
  bool individual = false;
  /// Revokes in it were found after the last trick was turned, if at all, so that it counts as it
  /// was played. NKF 1976 art. 14; NKU 1987 art. 13.
  bool as_played = false;
};

/// A card that was not legal and was played, or put down and taken back.
struct Fault {
  int trick = 1;  ///< from 1 to 8
  int place = 2;  ///< in the trick, from 2 to 4: a leader may play any card
  Seat seat = Seat::kNorth;
  Card card;
  CardSet legal;        ///< what might have been played
  BrokenDuty breach;    ///< the duty it broke; `SourceOf` says where that is written
  bool revoke = false;  ///< whether the rules call it a revoke
  /// What was decided of a revoke that was taken back or found too late, or of another card that
  /// was taken back; nothing of one that nobody asked mercy for.
  std::optional<Ruling> ruling = std::nullopt;

  friend bool operator==(const Fault&, const Fault&) = default;
};

/// A trick that was replayed.
struct ReplayedTrick {
  Seat leader = Seat::kNorth;
  Trick cards;                 ///< one card at least
  std::optional<Seat> winner;  ///< nothing for a trick broken off or with a revoke in it: it is
                               ///< not counted, and `points` and `roem` are 0
  Points points;               ///< of its cards, and ten more for the last trick
  Points roem;
  Points roem_lost;          ///< that fell and was not claimed in time
  std::array<Tally, 2> won;  ///< by side, after this trick
};

/// What ended a deal before its end: somebody has to pay.
struct Ending {
  enum class Cause : std::uint8_t { kRevoke, kWrongAccusation, kShortHand };

  Cause cause = Cause::kRevoke;
  int trick = 1;             ///< from 1 to 8, in which or after which it happened
  Seat seat = Seat::kNorth;  ///< who revoked, accused or was short of cards

  friend bool operator==(const Ending&, const Ending&) = default;
};

/// What came of a deal.
struct Replay {
  std::vector<ReplayedTrick> tricks;

  /// Before each card that was played, and after the last; of a revoke that ended the deal only the
  /// one before it. What was won has no roem that was not claimed.
  std::vector<Position> positions;

  int cards_played = 0;       ///< a revoke included, which is then the last
  int cards_not_counted = 0;  ///< recorded after what had ended the deal

  /// In order of play. A revoke that ended the deal is the last of them; the others have no
  /// penalty: the texts name none, or it was mended or found too late.
  std::vector<Fault> faults;

  /// What ended the deal; nothing where it was played out or broken off.
  std::optional<Ending> ending;

  std::array<Tally, 2> won;  ///< by side, in all tricks counted

  /// After eight tricks or an ending. Nothing for a deal broken off: NKF 1976 art. 21, NKU 1987
  /// art. 22 and KBN art. 18 forbid to end one, but for a revoke. In individual play nobody writes
  /// anything down after an ending, as the deal is played again.
  std::optional<ContractResult> result;

  /// What `ending->seat` alone loses at the end of the match, in individual play: 162. KBN art. 13.
  std::optional<Points> own_loss;

  /// The revoke that ended the deal, if one did.
  const Fault* Revoke() const {
    return ending && ending->cause == Ending::Cause::kRevoke ? &faults.back() : nullptr;
  }
  /// Whether all eight tricks were played out.
  bool IsComplete() const { return result && !ending; }
};

/// Plays a record again, card by card. A revoke ends the deal at once (NKF 1976 art. 13, 14; NKU
/// 1987 art. 13, 14; KBN art. 13; SV Bedum "Verzaken"): it is scored, and what was recorded after
/// it is only counted. So does a wrong accusation, which costs the accusers what a revoke costs
/// (NKF 1976 and NKU 1987 art. 15, KBN art. 14), and a short hand, which counts as a revoke (KBN
/// art. 5). After any other fault play goes on as recorded and is scored as it was played. That a
/// revoke of which the record says nothing more is noticed at once and not mended is a choice, see
/// docs/reference/rules.md.
///
/// A revoke that the record says was mended is none where the rules allow it (`revoke-mend`; NKU
/// 1987 art. 14, KBN art. 13; not NKF 1976 art. 14), and one of a deal `as_played` ends nothing.
/// Roem that was not claimed in time does not count (NKF 1976 and NKU 1987 art. 17, KBN art. 4).
///
/// An error is a record of something that cannot have happened: hands that are not eight cards each
/// or have a card in common, more than eight tricks, more or fewer than four cards in a trick (the
/// last may have fewer), a leader other than the winner of the trick before, a card that the seat
/// does not hold (any longer); four jacks other than 100 or 200; a card that was mended and that
/// no player of the trick could have put down there, or that was legal; an accusation and a short
/// hand at once; either in a deal `as_played`, or eight tricks not recorded of one. Leaders, cards
/// and marks recorded after an ending are not looked at.
Result<Replay> ReplayDeal(const PlayedDeal& deal);

}  // namespace jasnel
