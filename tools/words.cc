#include "tools/words.h"

#include "bitboard/text.h"

namespace jasnel {
namespace {

constexpr Words kEnglish = {
    .line = "Line $0.",
    .rules = "Rules: $0.",
    .trump_is = "Trump: $0.",
    .every_trump = "Trump: each suit in turn.",
    .board = "Board $0.",
    .dealt = "$0 dealt.",
    .leads = "$0 leads.",
    .to_play = "$0 is to play.",
    .declares = "$0 declares.",
    .declares_as_leader = "$0 declares, as the leader does where no declarer is given.",
    .note_leads = "leads",
    .note_led = "led",
    .note_to_play = "to play",
    .note_dealer = "dealer",
    .note_declarer = "declarer",
    .won_so_far = "Won so far: $0; $1.",
    .won = "$0 $1 points, tricks: $2",
    .won_with_roem = "$0 $1 points and $3 roem, tricks: $2",
    .trump = "Trump",
    .value = "Value",
    .score = "Score",
    .makes = "$0 make it",
    .pit = "$0 make pit",
    .best_cards = "Best cards",
    .yes = "yes",
    .no = "no",
    .about_value =
        "Value: points North-South still win minus points East-West still win, when all "
        "four see all\nhands and play perfectly. Cards, last trick and roem count.",
    .about_score =
        "Score: what North-South write down at the end minus what East-West write down, when all "
        "four\nsee all hands and play perfectly for it: points, roem, pit and nat as the rules "
        "say, with what\nwas won before.",
    .about_columns = "$0, $1: what each side still wins in the line of best play.",
    .about_written = "$0, $1: what each side writes down after the line of best play.",
    .about_makes =
        "Making it: $0 end with more points than the other side, with roem and what\n"
        "was won before.",
    .about_pit = "Pit: $0 take all eight tricks.",
    .cards_points = "What each card leads to, for $0, best first:",
    .cards_makes = "Whether the declaring side succeeds after each card, for $0, best first:",
    .line_of_play = "A line of best play:",
    .result = "Result: $0. North-South write down $1, East-West $2.",
    .trick = "Trick",
    .leader = "Leader",
    .cards = "Cards",
    .winner = "Winner",
    .points = "Points",
    .roem = "roem",
    .best = "best",
    .made = "made",
    .not_made = "not made",
    .nat = "nat",
    .pit_made = "pit",
    .pit_not_made = "no pit",
    .agree = "$0 of $1 agree",
    .agree_with_errors = "$0 of $1 agree, errors: $2",
    .differs = "expected $0, found $1: $2",
};

constexpr Words kDutch = {
    .line = "Regel $0.",
    .rules = "Spelregels: $0.",
    .trump_is = "Troef: $0.",
    .every_trump = "Troef: elke kleur om de beurt.",
    .board = "Spel $0.",
    .dealt = "$0 gaf.",
    .leads = "$0 komt uit.",
    .to_play = "$0 is aan de beurt.",
    .declares = "$0 speelt.",
    .declares_as_leader = "$0 speelt, zoals wie uitkomt doet als niet is opgegeven wie speelt.",
    .note_leads = "komt uit",
    .note_led = "kwam uit",
    .note_to_play = "aan de beurt",
    .note_dealer = "gever",
    .note_declarer = "speelt",
    .won_so_far = "Tot nu toe: $0; $1.",
    .won = "$0 $1 punten, slagen: $2",
    .won_with_roem = "$0 $1 punten en $3 roem, slagen: $2",
    .trump = "Troef",
    .value = "Waarde",
    .score = "Score",
    .makes = "$0 haalt het",
    .pit = "$0 haalt pit",
    .best_cards = "Beste kaarten",
    .yes = "ja",
    .no = "nee",
    .about_value =
        "Waarde: punten die Noord-Zuid nog haalt min die van Oost-West, als alle vier "
        "alle handen zien\nen volmaakt spelen. Kaarten, laatste slag en roem tellen mee.",
    .about_score =
        "Score: wat Noord-Zuid aan het eind schrijft min wat Oost-West schrijft, als alle vier "
        "alle\nhanden zien en er volmaakt voor spelen: punten, roem, pit en nat volgens de "
        "spelregels, met\nwat al gewonnen is.",
    .about_columns = "$0, $1: wat elke partij nog haalt bij het beste spel.",
    .about_written = "$0, $1: wat elke partij schrijft na het beste spel.",
    .about_makes =
        "Halen: $0 krijgt meer punten dan de tegenpartij, met roem en wat al\n"
        "gewonnen is.",
    .about_pit = "Pit: $0 haalt alle acht slagen.",
    .cards_points = "Waartoe elke kaart leidt, voor $0, de beste eerst:",
    .cards_makes = "Of de spelende partij slaagt na elke kaart, voor $0, de beste eerst:",
    .line_of_play = "Een verloop met het beste spel:",
    .result = "Uitslag: $0. Noord-Zuid schrijft $1, Oost-West $2.",
    .trick = "Slag",
    .leader = "Uitkomst",
    .cards = "Kaarten",
    .winner = "Winnaar",
    .points = "Punten",
    .roem = "roem",
    .best = "beste",
    .made = "gehaald",
    .not_made = "niet gehaald",
    .nat = "nat",
    .pit_made = "pit",
    .pit_not_made = "geen pit",
    .agree = "$0 van $1 kloppen",
    .agree_with_errors = "$0 van $1 kloppen, fouten: $2",
    .differs = "verwacht $0, gevonden $1: $2",
};

}  // namespace

const Words& WordsOf(Language language) { return language == Language::kDutch ? kDutch : kEnglish; }

std::string SideName(Side side, Language language) {
  const Seat first = static_cast<Seat>(Index(side));
  return std::string(SeatName(first, language)) + "-" +
         std::string(SeatName(Partner(first), language));
}

std::string ShortSideName(Side side, Language language) {
  const Seat first = static_cast<Seat>(Index(side));
  return {SeatLetter(first, language), '-', SeatLetter(Partner(first), language)};
}

std::string Capitalized(std::string text) {
  if (!text.empty()) text.front() = ToUpper(text.front());
  return text;
}

}  // namespace jasnel
