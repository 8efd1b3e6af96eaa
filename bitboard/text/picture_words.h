// The words around a picture of a deal, for printing and for parsing it.
#pragma once

#include "jasnel/message.h"

namespace jasnel {

/// `$0` and so on are placeholders for the details of a deal.
struct PictureWords {
  const char* line;
  const char* board;
  const char* rules;
  const char* trump_is;
  const char* turned;
  const char* dealt;
  const char* leads;
  const char* to_play;
  const char* declares;
  const char* note_leads;
  const char* note_led;
  const char* note_to_play;
  const char* note_dealer;
  const char* note_declarer;
  const char* won_so_far;
  const char* won;
  const char* won_with_roem;
};

inline constexpr PictureWords kPictureWords[] = {
    {
        .line = "Line $0.",
        .board = "Board $0.",
        .rules = "Rules: $0.",
        .trump_is = "Trump: $0.",
        .turned = "Turned: $0.",
        .dealt = "$0 dealt.",
        .leads = "$0 leads.",
        .to_play = "$0 is to play.",
        .declares = "$0 declares.",
        .note_leads = "leads",
        .note_led = "led",
        .note_to_play = "to play",
        .note_dealer = "dealer",
        .note_declarer = "declarer",
        .won_so_far = "Won so far: $0; $1.",
        .won = "$0 $1 points, tricks: $2",
        .won_with_roem = "$0 $1 points and $3 roem, tricks: $2",
    },
    {
        .line = "Regel $0.",
        .board = "Spel $0.",
        .rules = "Spelregels: $0.",
        .trump_is = "Troef: $0.",
        .turned = "Gedraaid: $0.",
        .dealt = "$0 gaf.",
        .leads = "$0 komt uit.",
        .to_play = "$0 is aan de beurt.",
        .declares = "$0 speelt.",
        .note_leads = "komt uit",
        .note_led = "kwam uit",
        .note_to_play = "aan de beurt",
        .note_dealer = "gever",
        .note_declarer = "speelt",
        .won_so_far = "Tot nu toe: $0; $1.",
        .won = "$0 $1 punten, slagen: $2",
        .won_with_roem = "$0 $1 punten en $3 roem, slagen: $2",
    },
};

constexpr const PictureWords& PictureWordsOf(Language language) {
  return kPictureWords[Index(language)];
}

}  // namespace jasnel
