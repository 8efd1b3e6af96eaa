// How a page of text speaks: in one language, with phrases that stand in both where they are said.
#pragma once

#include <string>

#include "bitboard/text/picture_words.h"
#include "jasnel/notation.h"
#include "jasnel/seat.h"

namespace jasnel {

/// Says phrases in one language: `say("Deal $0.", "Spel $0.", 7)`. A phrase that is said in several
/// places has a name.
class Voice {
 public:
  explicit Voice(Language language) : language_(language) {}

  template <class... Parts>
  std::string operator()(const char* english, const char* dutch, const Parts&... parts) const {
    return jasnel::Say(english, dutch, parts...).In(language_);
  }
  template <class... Parts>
  std::string operator()(const Phrase& phrase, const Parts&... parts) const {
    return jasnel::Say(phrase.english, phrase.dutch, parts...).In(language_);
  }

 private:
  Language language_;
};

/// What pages of several commands say.
namespace phrases {

inline constexpr Phrase kPlayer = {"Player", "Speler"};
inline constexpr Phrase kTrump = {"Trump", "Troef"};
inline constexpr Phrase kCall = {"Call", "Bod"};
inline constexpr Phrase kValue = {"Value", "Waarde"};
inline constexpr Phrase kTrick = {"Trick", "Slag"};
inline constexpr Phrase kLeader = {"Leader", "Uitkomst"};
inline constexpr Phrase kCards = {"Cards", "Kaarten"};
inline constexpr Phrase kWinner = {"Winner", "Winnaar"};
inline constexpr Phrase kPoints = {"Points", "Punten"};
inline constexpr Phrase kMade = {"made", "gehaald"};
inline constexpr Phrase kFromTo = {"$0 to $1", "$0 tot $1"};
inline constexpr Phrase kWonInAll = {"Won: $0; $1.", "Gehaald: $0; $1."};
inline constexpr Phrase kResult = {"Result: $0. North-South write down $1, East-West $2.",
                                   "Uitslag: $0. Noord-Zuid schrijft $1, Oost-West $2."};

inline constexpr Phrase kByHand = {"Dealt by hand: $0.", "Zelf gedeeld: $0."};

}  // namespace phrases

/// `North-South`, or `Noord-Zuid`.
std::string SideName(Side side, Language language);

/// `N-S`, or `N-Z`.
std::string ShortSideName(Side side, Language language);

/// `Hand 2. `, or of an input `Line 2. `, before a page about it; `unit` is what `number` counts.
std::string NumberOfHand(std::string_view unit, std::size_t number, Language language);

/// `text` with its first letter, which must be ASCII, capitalised.
std::string Capitalized(std::string text);

}  // namespace jasnel
