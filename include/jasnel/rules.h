// The rule sets of klaverjas as data. docs/reference/rules.md cites the source article of every
// value.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "jasnel/card.h"
#include "jasnel/message.h"
#include "jasnel/result.h"

namespace jasnel {

/// Duty when void in the plain suit led while the partner is winning the trick.
enum class Ruff : std::uint8_t {
  kFree,     ///< any card of another suit, including a ruff or an overruff
  kObliged,  ///< a trump, higher than the highest trump played if possible
};

/// Duty when void in the plain suit led and obliged to trump, if the trump in the trick cannot be
/// beaten.
enum class Undertrump : std::uint8_t {
  kForbidden,  ///< no trump, unless the hand has only trumps
  kFree,       ///< any card
  kForced,     ///< a lower trump
};

/// Duty when void in the plain suit led and holding only trumps, while the partner is winning with
/// a trump. Applies only with `Ruff::kFree` and `Undertrump::kForbidden`.
enum class OnlyTrumps : std::uint8_t {
  kAny,     ///< any of them: the partner need not be overruffed
  kHigher,  ///< a trump higher than the partner's if possible: a lower one is undertrumping
};

/// Which side gets the bonus for taking all eight tricks.
enum class PitFor : std::uint8_t { kDeclarer, kEither };

enum class SpeaksFirst : std::uint8_t { kDealer, kLeftOfDealer };

enum class Bidding : std::uint8_t {
  kFree,     ///< pass, or name any suit
  kTurned,   ///< one suit is turned: declare in it or pass
  kObliged,  ///< the seat to the dealer's left names a suit and may not pass
  kLot,      ///< a suit is drawn, and the seat to the dealer's left must play in it
  kGiven,    ///< there are no calls here: trump and declarer are known before the first card
};

/// Who must name a suit, and which, when all have passed on the last card that is turned.
enum class AllPass : std::uint8_t {
  kDealer,
  kLeftOfDealer,
  kLeftOfDealerOther,   ///< left of the dealer, but none of the turned suits
  kDealerTurned,        ///< the dealer, the suit turned last
  kLeftOfDealerTurned,  ///< left of the dealer, the suit turned last
  kRedeal,              ///< nobody: the cards are dealt again
};

/// Who leads to the first trick.
enum class Leads : std::uint8_t { kLeftOfDealer, kDeclarer };

/// The points written down for a lost contract (nat).
enum class NatPays : std::uint8_t {
  kAll,  ///< declarers 0; opponents 162 plus the roem of both sides
  kOwn,  ///< each side keeps its own points
};

/// What a tie is for the side that has to make the contract.
enum class Tie : std::uint8_t { kLost, kMade };

/// The roem that the side that did not revoke gets as well.
enum class RevokeRoem : std::uint8_t {
  kOff,        ///< none
  kOn,         ///< that of both sides up to the revoke
  kUntilStop,  ///< the same, and its own until the revoke was noticed and play stopped
};

enum class RevokeCovers : std::uint8_t {
  kSuit,  ///< failing to follow suit
  kAll,   ///< wrong trumping as well
};

/// Where combinations of cards bring roem: see `RoemInTricks` and `RoemInHands`.
enum class Roem : std::uint8_t {
  kOff,
  kTricks,  ///< in a trick, for the side that wins it
  kHands,   ///< in a hand before the first trick
  kBoth,
  kBelote,  ///< king and queen of trumps in one hand alone, for its side in any case
};

/// Whose combinations count where hands bring roem. King and queen of trumps in one hand count in
/// any case.
enum class HandRoem : std::uint8_t {
  kBest,  ///< those of the side with the best combination
  kMost,  ///< those of the side that has more roem; of both if they have as much
};

/// Whether the two sides may double in turn once a suit has been named (*kraken*), and what counts
/// twice each time.
enum class Doubling : std::uint8_t {
  kOff,
  kCards,  ///< card points, and the last trick; not where tricks bring roem: see `Conflict`
  kAll,    ///< roem and the bonus for all tricks as well
};

/// When a game ends: after so many deals, or when a side has so many points. One of the two is set.
struct GameLength {
  int deals = 16;  ///< 0, or 1 to 1000
  int points = 0;  ///< 0, or 100 to 10000

  friend bool operator==(const GameLength&, const GameLength&) = default;
};

/// Who wins a game to so many points when both sides have them after the same deal.
enum class BothOver : std::uint8_t {
  kMost,      ///< the side with more points; with equal points the game goes on
  kDeclarer,  ///< the declarers of that deal if they made it, otherwise their opponents
};

/// A rule set. The defaults are those of `kbn`.
struct Rules {
  Ruff ruff = Ruff::kFree;
  Undertrump undertrump = Undertrump::kForbidden;
  OnlyTrumps only_trumps = OnlyTrumps::kAny;
  RankSet fours = RankSet::All();  ///< ranks of which four cards in one trick bring roem
  int four_jacks = 100;            ///< roem for four jacks: 100 or 200 points
  int four_nines = 100;            ///< roem for four nines: 100 or 150 points
  int pit = 100;  ///< bonus for taking all eight tricks, counted as roem: 0 to 1000 points
  PitFor pit_for = PitFor::kDeclarer;
  SpeaksFirst speaks_first = SpeaksFirst::kLeftOfDealer;
  Bidding bidding = Bidding::kFree;
  int turns = 1;       ///< how many cards are turned, one after another, while all pass: 1 to 4
  bool joker = false;  ///< whether a joker is among the cards that are turned
  std::optional<Suit> first_turned =
      std::nullopt;  ///< in the first deal of a game; nothing for any
  AllPass all_pass = AllPass::kLeftOfDealer;
  bool holds_trump = false;  ///< whether who names a suit must hold a card of it
  Leads leads = Leads::kLeftOfDealer;
  NatPays nat = NatPays::kAll;
  Tie tie = Tie::kLost;
  std::optional<Suit> doubled =
      std::nullopt;  ///< the suit that, as trump, doubles all that is written
  int revoke = 262;  ///< points for the side that did not revoke
  RevokeRoem revoke_roem = RevokeRoem::kOn;
  RevokeCovers revoke_covers = RevokeCovers::kSuit;
  bool revoke_mend = true;  ///< whether a revoke may be corrected before the trick is turned
  Roem roem = Roem::kTricks;
  HandRoem hand_roem = HandRoem::kMost;
  Doubling doubling = Doubling::kOff;
  bool roem_claim = true;  ///< whether roem that nobody claimed in time is lost
  GameLength game = {};
  BothOver both_over = BothOver::kMost;

  friend bool operator==(const Rules&, const Rules&) = default;
};

/// Whether the cards of a trick bring roem.
constexpr bool RoemInTricks(const Rules& rules) {
  return rules.roem == Roem::kTricks || rules.roem == Roem::kBoth;
}

/// Whether those of a hand do, before the first trick.
constexpr bool RoemInHands(const Rules& rules) {
  return rules.roem != Roem::kOff && rules.roem != Roem::kTricks;
}

/// Whether each side keeps its roem, also when the contract is lost.
constexpr bool RoemIsKept(const Rules& rules) { return rules.roem == Roem::kBelote; }

/// How many points more than the others make a contract, at least.
constexpr int LeastToMake(const Rules& rules) { return rules.tie == Tie::kMade ? 0 : 1; }

/// By what all that is written is multiplied where `trump` is.
constexpr int WrittenTimes(Suit trump, const Rules& rules) {
  return rules.doubled == trump ? 2 : 1;
}

/// How often a contract may be doubled at most: the others, the declarers, the others again.
inline constexpr int kMaxDoublings = 3;

/// By what card points are multiplied after so many doublings, and by what roem is.
constexpr int CardTimes(int doublings) { return 1 << doublings; }
constexpr int RoemTimes(int doublings, const Rules& rules) {
  return rules.doubling == Doubling::kAll ? 1 << doublings : 1;
}

/// Whether a suit is turned, or drawn, before the first call.
constexpr bool TurnsSuit(const Rules& rules) {
  return rules.bidding == Bidding::kTurned || rules.bidding == Bidding::kLot;
}

/// How many cards are turned at most, where the bidding is on a turned card; else 1.
constexpr int TurnsOf(const Rules& rules) {
  return rules.bidding == Bidding::kTurned ? rules.turns : 1;
}

/// Whether the joker may be turned.
constexpr bool HasJoker(const Rules& rules) {
  return rules.bidding == Bidding::kTurned && rules.joker;
}

/// A named rule set.
struct Preset {
  std::string_view name = {};
  std::string_view source = {};  ///< title of the source text
  Rules rules = {};
};

/// One option of a rule set, as text.
struct RuleOption {
  std::string_view name = {};
  Phrase meaning = {};
  std::span<const std::string_view> choices = {};  ///< its values, if they can be listed
  Phrase form = {};                                ///< otherwise what a value looks like
  std::string (*get)(const Rules&) = nullptr;
  bool (*set)(Rules&, std::string_view) = nullptr;  ///< returns false and changes nothing if the
                                                    ///< value is wrong

  /// The permitted values, for a message: `free or obliged`.
  Message Values() const;
};

/// All presets; the default, `kbn`, first.
std::span<const Preset> Presets();

/// Those of the source texts, which come first; the others are of places where people play. What
/// was learned from deals was learned from deals by these.
std::span<const Preset> PresetsOfTexts();

/// All options, in written order.
std::span<const RuleOption> RuleOptions();

/// What is wrong with options together, if anything: `doubling=cards` where tricks bring roem. A
/// search adds up card points and roem, and cannot tell which of them count more.
std::optional<Error> Conflict(const Rules& rules);

/// Parses `preset` or `preset,option=value,...`; options alone modify `kbn`. Case is ignored. An
/// error names the word and what was expected.
Result<Rules> ParseRules(std::string_view text);

/// The preset with the fewest differences. Ties are broken in favour of the same bidding, because
/// variants of one text differ in bidding, and then of the first preset.
const Preset& NearestPreset(const Rules& rules);

/// The same among those of the source texts, which have articles for what goes wrong.
const Preset& NearestText(const Rules& rules);

/// The nearest preset and the differences from it: `nku-rotterdam`, `kbn,undertrump=free`.
std::string FormatRules(const Rules& rules);

}  // namespace jasnel
