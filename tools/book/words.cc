#include "tools/book/words.h"

namespace jasnel {
namespace {

constexpr BookWords kEnglish = {
    .place = "Place",
    .places = {"1, leads", "2", "3", "4, dealt"},
    .best_exchanges = "One card exchanged, $0, place $1: the best",
    .worst_exchanges = "... and the worst",
    .without = "Without",
    .with = "With",
    .about =
        "Made: chance that the contract is made if this hand declares. Score: what its side writes "
        "down\nminus what the other side does. Both are averages over all deals of the other "
        "cards, with all hands\nopen and perfect play. In brackets: 95% intervals of the book's "
        "own error. In play: the same for\nplayers who see one hand. Place: counted clockwise "
        "from the leader of the first trick.\n",
    .about_exchanges = "In brackets: the difference in score from the hand itself.\n",
};

constexpr BookWords kDutch = {
    .place = "Plaats",
    .places = {"1, komt uit", "2", "3", "4, gever"},
    .best_exchanges = "Eén kaart geruild, $0, plaats $1: de beste",
    .worst_exchanges = "... en de slechtste",
    .without = "Zonder",
    .with = "Met",
    .about =
        "Gehaald: kans dat het contract gehaald wordt als deze hand speelt. Score: wat die partij "
        "schrijft\nmin wat de andere schrijft. Beide zijn gemiddelden over alle verdelingen van de "
        "andere kaarten, met\nopen kaarten en volmaakt spel. Tussen haakjes: 95%-intervallen van "
        "de fout van het boek zelf. In het\nspel: hetzelfde voor spelers die één hand zien. "
        "Plaats: met de klok mee geteld vanaf wie uitkomt.\n",
    .about_exchanges = "Tussen haakjes: het verschil in score met de hand zelf.\n",
};

}  // namespace

const BookWords& BookWordsOf(Language language) {
  return language == Language::kDutch ? kDutch : kEnglish;
}

}  // namespace jasnel
