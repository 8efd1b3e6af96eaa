#include "tools/table_words.h"

namespace jasnel {
namespace {

constexpr TableWords kEnglish = {
    .declare = "$0 declare",
    .score = "Score",
    .nat = "nat",
    .about_value =
        "Value: points North-South win minus points East-West win, when all four see all hands\n"
        "and play perfectly for points. Cards, last trick and roem count.",
    .about_sides = "$0, $1: what each side then wins.",
    .about_score =
        "Declare: whether that side makes its contract, takes all tricks (pit), or does not "
        "(nat).\n"
        "Score: what is written down then, North-South minus East-West, when all play for that.",
    .turned = "Turned: $0.",
    .seat = "Seat",
    .call = "Call",
    .call_values = "Score after each call",
    .said = "(given)",
    .contract = "Contract: $0 plays $1.",
    .contract_score = "Score: $0.",
    .about_par =
        "Each seat makes the call that is best for its side when all see all hands; of equal\n"
        "calls a pass comes first. Scores are North-South minus East-West, as written down.",
};

constexpr TableWords kDutch = {
    .declare = "$0 speelt",
    .score = "Score",
    .nat = "nat",
    .about_value =
        "Waarde: punten die Noord-Zuid haalt min die van Oost-West, als alle vier alle handen "
        "zien\n"
        "en volmaakt om punten spelen. Kaarten, laatste slag en roem tellen mee.",
    .about_sides = "$0, $1: wat elke partij dan haalt.",
    .about_score =
        "Speelt: of die partij het haalt, alle slagen haalt (pit), of niet (nat).\n"
        "Score: wat dan wordt opgeschreven, Noord-Zuid min Oost-West, als iedereen daarom speelt.",
    .turned = "Gedraaid: $0.",
    .seat = "Plaats",
    .call = "Bod",
    .call_values = "Score na elk bod",
    .said = "(gegeven)",
    .contract = "Contract: $0 speelt $1.",
    .contract_score = "Score: $0.",
    .about_par =
        "Elke plaats doet het bod dat voor zijn partij het beste is als iedereen alle handen "
        "ziet;\n"
        "van gelijke gaat pas voor. Scores zijn Noord-Zuid min Oost-West, zoals opgeschreven.",
};

}  // namespace

const TableWords& TableWordsOf(Language language) {
  return language == Language::kDutch ? kDutch : kEnglish;
}

}  // namespace jasnel
