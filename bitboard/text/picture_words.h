// The words around a picture of a deal, for printing and for parsing it.
#pragma once

#include "jasnel/message.h"

/// `$0` and so on are placeholders for the details of a deal.
namespace jasnel::phrases {

inline constexpr Phrase kLine = {"Line $0.", "Regel $0."};
inline constexpr Phrase kBoard = {"Board $0.", "Spel $0."};
inline constexpr Phrase kRules = {"Rules: $0.", "Spelregels: $0."};
inline constexpr Phrase kTrumpIs = {"Trump: $0.", "Troef: $0."};
inline constexpr Phrase kTurned = {"Turned: $0.", "Gedraaid: $0."};
inline constexpr Phrase kDealt = {"$0 dealt.", "$0 gaf."};
inline constexpr Phrase kLeads = {"$0 leads.", "$0 komt uit."};
inline constexpr Phrase kToPlay = {"$0 is to play.", "$0 is aan de beurt."};
inline constexpr Phrase kDeclares = {"$0 declares.", "$0 speelt."};
inline constexpr Phrase kNoteLeads = {"leads", "komt uit"};
inline constexpr Phrase kNoteLed = {"led", "kwam uit"};
inline constexpr Phrase kNoteToPlay = {"to play", "aan de beurt"};
inline constexpr Phrase kNoteDealer = {"dealer", "gever"};
inline constexpr Phrase kNoteDeclarer = {"declarer", "speelt"};
inline constexpr Phrase kWonSoFar = {"Won so far: $0; $1.", "Tot nu toe: $0; $1."};
inline constexpr Phrase kWon = {"$0 $1 points, tricks: $2", "$0 $1 punten, slagen: $2"};
inline constexpr Phrase kWonWithRoem = {"$0 $1 points and $3 roem, tricks: $2",
                                        "$0 $1 punten en $3 roem, slagen: $2"};

}  // namespace jasnel::phrases
