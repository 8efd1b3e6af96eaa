#include "tools/table/words.h"

#include "bitboard/text/picture_words.h"

namespace jasnel {
namespace {

constexpr TableWords kEnglish = {
    .declare = "$0 declare",
    .about_value =
        "Value: points North-South win minus points East-West win, when all four see all hands\n"
        "and play perfectly for points. Cards, last trick and roem count.",
    .about_sides = "$0, $1: what each side then wins.",
    .about_score =
        "Declare: the result of that side's contract: made, pit if it can take all tricks, or "
        "nat.\n"
        "Score: what is then written down, North-South minus East-West, when all play for the "
        "score.",
    .turned = kPictureWords[Index(Language::kEnglish)].turned,
    .seat = "Seat",
    .call = "Call",
    .given = "(given)",
    .contract = "Contract: $0 plays $1, $2.",
    .contract_score = "Score: $0.",
    .about_par =
        "The column of a call shows the written score, North-South minus East-West, if the seat "
        "makes\nthat call, all see all hands, and every later call is the best for its side. Of "
        "equal calls\na pass comes first, then ♠ ♥ ♦ ♣.",
};

constexpr TableWords kDutch = {
    .declare = "$0 speelt",
    .about_value =
        "Waarde: punten die Noord-Zuid haalt min die van Oost-West, als alle vier alle handen "
        "zien\n"
        "en volmaakt om punten spelen. Kaarten, laatste slag en roem tellen mee.",
    .about_sides = "$0, $1: wat elke partij dan haalt.",
    .about_score =
        "Speelt: wat er van het contract van die partij wordt: gehaald, pit als zij alle slagen "
        "kan\n"
        "halen, of nat.\n"
        "Score: wat dan wordt opgeschreven, Noord-Zuid min Oost-West, als iedereen daarom speelt.",
    .turned = kPictureWords[Index(Language::kDutch)].turned,
    .seat = "Plaats",
    .call = "Bod",
    .given = "(gegeven)",
    .contract = "Contract: $0 speelt $1, $2.",
    .contract_score = "Score: $0.",
    .about_par =
        "In de kolom van een bod: de score als de plaats het doet, iedereen alle handen ziet en\n"
        "elk later bod het beste is voor zijn partij; zoals opgeschreven, Noord-Zuid min\n"
        "Oost-West. Van gelijke biedingen gaat pas voor, dan ♠ ♥ ♦ ♣.",
};

}  // namespace

const TableWords& TableWordsOf(Language language) {
  return language == Language::kDutch ? kDutch : kEnglish;
}

}  // namespace jasnel
