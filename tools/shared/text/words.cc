#include "tools/shared/text/words.h"

#include "bitboard/text/characters.h"
#include "bitboard/text/picture_words.h"

namespace jasnel {
namespace {

constexpr Words kEnglish = {
    .line = kPictureWords[Index(Language::kEnglish)].line,
    .rules = kPictureWords[Index(Language::kEnglish)].rules,
    .trump_is = kPictureWords[Index(Language::kEnglish)].trump_is,
    .every_trump = "Trump: each suit in turn.",
    .board = kPictureWords[Index(Language::kEnglish)].board,
    .dealt = kPictureWords[Index(Language::kEnglish)].dealt,
    .leads = kPictureWords[Index(Language::kEnglish)].leads,
    .turned = kPictureWords[Index(Language::kEnglish)].turned,
    .to_play = kPictureWords[Index(Language::kEnglish)].to_play,
    .declares = kPictureWords[Index(Language::kEnglish)].declares,
    .declares_as_leader = "$0 declares, because the leader does if no declarer is given.",
    .note_leads = kPictureWords[Index(Language::kEnglish)].note_leads,
    .note_led = kPictureWords[Index(Language::kEnglish)].note_led,
    .note_to_play = kPictureWords[Index(Language::kEnglish)].note_to_play,
    .note_dealer = kPictureWords[Index(Language::kEnglish)].note_dealer,
    .note_declarer = kPictureWords[Index(Language::kEnglish)].note_declarer,
    .won_so_far = kPictureWords[Index(Language::kEnglish)].won_so_far,
    .won = kPictureWords[Index(Language::kEnglish)].won,
    .won_with_roem = kPictureWords[Index(Language::kEnglish)].won_with_roem,
    .trump = "Trump",
    .call = "Call",
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
        "four\nsee all hands and play perfectly for it: points, roem, pit and nat by the rules, "
        "including what\nwas won before.",
    .about_columns = "$0, $1: what each side still wins in the line of best play.",
    .about_written = "$0, $1: what each side writes down after the line of best play.",
    .about_makes =
        "Making it: $0 end with more points than the other side, including roem and what\nwas won "
        "before.",
    .about_pit = "Pit: $0 take all eight tricks.",
    .cards_points = "The outcome of each card for $0, best first:",
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
    .line = kPictureWords[Index(Language::kDutch)].line,
    .rules = kPictureWords[Index(Language::kDutch)].rules,
    .trump_is = kPictureWords[Index(Language::kDutch)].trump_is,
    .every_trump = "Troef: elke kleur om de beurt.",
    .board = kPictureWords[Index(Language::kDutch)].board,
    .dealt = kPictureWords[Index(Language::kDutch)].dealt,
    .leads = kPictureWords[Index(Language::kDutch)].leads,
    .turned = kPictureWords[Index(Language::kDutch)].turned,
    .to_play = kPictureWords[Index(Language::kDutch)].to_play,
    .declares = kPictureWords[Index(Language::kDutch)].declares,
    .declares_as_leader = "$0 speelt, zoals wie uitkomt doet als niet is opgegeven wie speelt.",
    .note_leads = kPictureWords[Index(Language::kDutch)].note_leads,
    .note_led = kPictureWords[Index(Language::kDutch)].note_led,
    .note_to_play = kPictureWords[Index(Language::kDutch)].note_to_play,
    .note_dealer = kPictureWords[Index(Language::kDutch)].note_dealer,
    .note_declarer = kPictureWords[Index(Language::kDutch)].note_declarer,
    .won_so_far = kPictureWords[Index(Language::kDutch)].won_so_far,
    .won = kPictureWords[Index(Language::kDutch)].won,
    .won_with_roem = kPictureWords[Index(Language::kDutch)].won_with_roem,
    .trump = "Troef",
    .call = "Bod",
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
