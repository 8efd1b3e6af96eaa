#include "tools/bid/words.h"

#include "absl/strings/substitute.h"
#include "tools/shared/text/words.h"

namespace jasnel {
namespace {

constexpr BidWords kEnglish = {
    .no_calls = "No calls yet.",
    .calls = "Calls: $0.",
    .to_call = "$0 is to call.",
    .known = "Known: $0.",
    .makes = "Made",
    .pit = "Pit",
    .played = "In play",
    .declares = "Then plays",
    .from_to = "$0 to $1",
    .best_call = "Best call: $0; $1.",
    .clear = "clear, with 99% confidence",
    .not_clear = "not clear; more worlds might change it",
    .certain = "certain, all worlds were solved",
    .if_played = "If $0 plays $1:",
    .results = {"nat", "82-100", "101-120", "121-140", "over 140", "pit"},
    .worlds = "Worlds solved: $0, for the score too: $1, in $2 s. Seed: $3.",
    .all_worlds = "Worlds solved: $0, all there are, in $1 s.",
    .from_book = "From the book: $0 in play; solving worlds ...",
    .about_columns =
        "Made: chance that the contract is made. Score: what your side writes down minus what the "
        "other\nside does, on average. Roem: that of your side, on average. In brackets: 95% "
        "intervals.\n",
    .about_open_hands =
        "The chances are for open hands: the other cards are dealt at random many times (each deal "
        "is a\nworld), and after the call all four players see all cards and play perfectly.\n",
    .about_played =
        "In play: the chance and score of players who see one hand, estimated from contracts that "
        "strong\nplayers of this program played. The best call is the best of these.\n",
    .about_real_hands = "Players at the table see only one hand, so their results differ.\n",
};

constexpr BidWords kDutch = {
    .no_calls = "Nog niets geboden.",
    .calls = "Geboden: $0.",
    .to_call = "$0 is aan het bod.",
    .known = "Bekend: $0.",
    .makes = "Gehaald",
    .pit = "Pit",
    .played = "In het spel",
    .declares = "Dan speelt",
    .from_to = "$0 tot $1",
    .best_call = "Beste bod: $0; $1.",
    .clear = "duidelijk, met 99% zekerheid",
    .not_clear = "niet duidelijk, met meer verdelingen kan het veranderen",
    .certain = "zeker, alle verdelingen zijn doorgerekend",
    .if_played = "Als $0 $1 speelt:",
    .results = {"nat", "82-100", "101-120", "121-140", "boven 140", "pit"},
    .worlds = "Verdelingen doorgerekend: $0, ook voor de score: $1, in $2 s. Seed: $3.",
    .all_worlds = "Verdelingen doorgerekend: $0, alle die er zijn, in $1 s.",
    .from_book = "Uit het boek: $0 in het spel; verdelingen doorrekenen ...",
    .about_columns =
        "Gehaald: kans dat het contract gehaald wordt. Score: wat de eigen partij schrijft min wat "
        "de\nandere schrijft, gemiddeld; Roem: die van de eigen partij, ook gemiddeld. Tussen "
        "haakjes:\n95%-intervallen.\n",
    .about_open_hands =
        "Dit zijn kansen met open kaarten: de andere kaarten worden steeds opnieuw willekeurig "
        "verdeeld,\nen na het bod zien alle vier alle handen en spelen ze volmaakt.\n",
    .about_played =
        "In het spel: kans en score van spelers die één hand zien, geschat uit contracten die "
        "sterke spelers\nvan dit programma speelden. Het beste bod is het beste daarvan.\n",
    .about_real_hands = "Spelers aan tafel zien maar één hand, dus hun resultaten zijn anders.\n",
};

}  // namespace

const BidWords& BidWordsOf(Language language) {
  return language == Language::kDutch ? kDutch : kEnglish;
}

std::string NumberOfHand(std::string_view unit, std::size_t number, Language language) {
  const char* form = unit == "line" ? WordsOf(language).line : "Hand $0.";
  return absl::Substitute(form, number) + " ";
}

}  // namespace jasnel
