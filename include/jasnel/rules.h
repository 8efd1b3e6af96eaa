// The rule sets of klaverjas as data. docs/reference/rules.md gives the source article of every
// value.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "jasnel/message.h"
#include "jasnel/result.h"

namespace jasnel {

/// Void in the plain suit led while the partner holds the trick.
enum class Ruff : std::uint8_t {
  kFree,     ///< any card of another suit, a ruff or an overruff
  kObliged,  ///< a trump must be played, a higher one than lies there if possible
};

/// Void in the plain suit led, a trump must be played, and the trump in the trick is too high.
enum class Undertrump : std::uint8_t {
  kForbidden,  ///< no trump, unless nothing but trumps is held
  kFree,       ///< any card
  kForced,     ///< a lower trump
};

/// Void in the plain suit led while the partner's trump lies highest, with nothing but trumps in
/// hand. Of effect only with `Ruff::kFree` and `Undertrump::kForbidden`.
enum class OnlyTrumps : std::uint8_t {
  kAny,     ///< any of them: the partner's trick need not be overruffed
  kHigher,  ///< a higher one than the partner's if possible: a lower one is undertrumping
};

/// Which side gets the bonus for all eight tricks.
enum class PitFor : std::uint8_t { kDeclarer, kEither };

enum class SpeaksFirst : std::uint8_t { kDealer, kLeftOfDealer };

enum class Bidding : std::uint8_t {
  kFree,     ///< pass, or name any suit
  kTurned,   ///< one suit is turned: play it or pass
  kObliged,  ///< left of the dealer names a suit and may not pass
};

/// Who must name a suit when all four have passed.
enum class AllPass : std::uint8_t {
  kDealer,
  kLeftOfDealer,
  kLeftOfDealerOther,  ///< left of the dealer, one of the three suits that were not turned
};

/// What a lost contract (nat) writes down.
enum class NatPays : std::uint8_t {
  kAll,  ///< declarers 0, the others 162 and the roem of both sides
  kOwn,  ///< each side keeps its own
};

enum class RevokeCovers : std::uint8_t {
  kSuit,  ///< not following suit
  kAll,   ///< wrong trumping as well
};

/// One rule set. The defaults are those of `kbn`.
struct Rules {
  Ruff ruff = Ruff::kFree;
  Undertrump undertrump = Undertrump::kForbidden;
  OnlyTrumps only_trumps = OnlyTrumps::kAny;
  int four_jacks = 100;  ///< roem for four jacks in one trick: 100 or 200 points
  int pit = 100;         ///< bonus for all eight tricks, counted as roem: 0 to 1000 points
  PitFor pit_for = PitFor::kDeclarer;
  SpeaksFirst speaks_first = SpeaksFirst::kLeftOfDealer;
  Bidding bidding = Bidding::kFree;
  AllPass all_pass = AllPass::kLeftOfDealer;
  NatPays nat = NatPays::kAll;
  int revoke = 262;         ///< for the side that did not revoke, in points
  bool revoke_roem = true;  ///< whether it gets the roem of both sides so far as well
  RevokeCovers revoke_covers = RevokeCovers::kSuit;
  bool revoke_mend = true;  ///< whether a revoke may be mended before the trick is turned
  bool roem = true;

  friend bool operator==(const Rules&, const Rules&) = default;
};

/// A named rule set.
struct Preset {
  std::string_view name;
  std::string_view source;  ///< title of the text it follows
  Rules rules;
};

/// One option of a rule set, as text.
struct RuleOption {
  std::string_view name;
  std::string_view meaning;
  Phrase values;  ///< what may stand behind `=`, for a message
  std::string (*get)(const Rules&);
  bool (*set)(Rules&, std::string_view);  ///< false, and nothing changed, for a wrong value
};

/// All presets; the default, `kbn`, first.
std::span<const Preset> Presets();

/// All options, in the order in which they are written.
std::span<const RuleOption> RuleOptions();

/// Reads `preset` or `preset,option=value,...`; only options means changes to `kbn`. Case does not
/// matter. An error names the word and what was expected.
Result<Rules> ParseRules(std::string_view text);

/// The preset with the fewest differences; of those that have as many one with the same bidding, as
/// bidding is what tells the sets of a text apart that may be played in more ways than one; of
/// these the first.
const Preset& NearestPreset(const Rules& rules);

/// The nearest preset and the differences from it: `nku-rotterdam`, `kbn,undertrump=free`.
std::string FormatRules(const Rules& rules);

}  // namespace jasnel
