#include "tools/analyse/fair_words.h"

namespace jasnel {
namespace {

constexpr FairWords kEnglish = {
    .calls = "Calls, judged by what the player could know:",
    .cards = "Cards, judged by what the player could know:",
    .no_choice = "No card was judged.",
    .call = "Call",
    .worth = "Worth",
    .player = "Player",
    .trick = "Trick",
    .card = "Card",
    .cost = "Cost",
    .people = "People",
    .perfect = "Perfect",
    .open_hands = "Open hands",
    .others = "Other choices",
    .mistakes = "Mistakes",
    .costs = "Cost",
    .good = "Good cards",
    .interval = "($0 to $1)",
    .about_marks =
        "? a mistake, ?? a grave one, ! the best card where few would find it, × was not "
        "legal.\n",
    .about_cost =
        "Cost: points that the better choice would have brought the player's side on average, in "
        "the score, and\nits 95% interval. The average is over deals of the hidden cards that "
        "agree "
        "with what the player had\nseen, each as likely as the others would then have called and "
        "played as they did. People: if all play\non as people do, who see one hand. Perfect: if "
        "all then see all hands and play perfectly. Cost is\nthree quarters of the one and a "
        "quarter of the other; that of a call is for people. Open hands: what\nthe card lost as "
        "the "
        "cards lay. Other choices: what they were worth more or less to people. Below a\nmark: "
        "why, "
        "in such deals, if all play on as people do.\n",
};

constexpr FairWords kDutch = {
    .calls = "Biedingen, beoordeeld naar wat de speler kon weten:",
    .cards = "Kaarten, beoordeeld naar wat de speler kon weten:",
    .no_choice = "Geen kaart is beoordeeld.",
    .call = "Bod",
    .worth = "Waard",
    .player = "Speler",
    .trick = "Slag",
    .card = "Kaart",
    .cost = "Kosten",
    .people = "Mensen",
    .perfect = "Volmaakt",
    .open_hands = "Open handen",
    .others = "Andere keuzes",
    .mistakes = "Fouten",
    .costs = "Kosten",
    .good = "Goede kaarten",
    .interval = "($0 tot $1)",
    .about_marks =
        "? een fout, ?? een grote fout, ! de beste kaart waar weinigen hem zouden vinden, "
        "× mocht niet.\n",
    .about_cost =
        "Kosten: punten die de betere keuze de partij van de speler gemiddeld had opgeleverd, in "
        "de score, met het\n95%-interval. Het gemiddelde is over verdelingen van de verborgen "
        "kaarten die kloppen met wat de speler\nhad gezien, elk zo waarschijnlijk als de anderen "
        "dan zo hadden geboden en gespeeld. Mensen: als allen\nverder spelen zoals mensen, die één "
        "hand zien. Volmaakt: als allen daarna alle handen zien en volmaakt\nspelen. Kosten is "
        "driekwart van het ene en een kwart van het andere; bij een bod voor mensen. Open\nhanden: "
        "wat de kaart kostte zoals de kaarten zaten. Andere keuzes: wat ze voor mensen meer of "
        "minder\nwaard waren. Onder een teken: waarom, in zulke verdelingen, als allen verder "
        "spelen "
        "zoals mensen.\n",
};

}  // namespace

const FairWords& FairWordsOf(Language language) {
  return language == Language::kDutch ? kDutch : kEnglish;
}

}  // namespace jasnel
