#include "tools/solve/boerenbridge_words.h"

#include "bitboard/boerenbridge/hand_table_words.h"

namespace jasnel::boerenbridge {
namespace {

constexpr SolveWords kEnglish = {
    .heading = kHandTableWords[0].heading,
    .leads = kHandTableWords[0].leads,
    .to_play = kHandTableWords[0].to_play,
    .seat = kHandTableWords[0].seat,
    .bid = kHandTableWords[0].bid,
    .taken = kHandTableWords[0].taken,
    .takes = "Takes",
    .score = "Score",
    .line = "The play:",
    .trick = "Trick",
    .leader = "Leader",
    .cards = "Cards",
    .winner = "Winner",
    .card = "Card",
    .each_card = "What each card of seat $0 leads to, scores by seat:",
    .scores_of = "Seat $0",
    .exact = "Can force it",
    .exact_bids = "Bids it can force",
    .sure_score = "Sure of",
    .most = "At least",
    .fewest = "At most",
    .bid_scores = "Bid $0",
    .each_card_for = "After each card of seat $0, what seat $1 can force with its bid:",
    .best = "best",
    .yes = "yes",
    .no = "no",
    .none = "none",
    .about_everybody =
        "Each seat plays for its own score and sees all hands, as all others do. Of cards that "
        "are\n"
        "equal for a seat it plays the first in a fixed order; other play may be as good for it "
        "and\n"
        "bring others more or less.",
    .about_paranoid =
        "All others see all hands and play together against the seat, whatever that costs them. A\n"
        "bid that it can force it makes for certain.",
    .about_scores =
        "Sure of: the score of its bid that they cannot prevent, and below it that of each bid.\n"
        "At least, at most: so many tricks in the deal it can see to, one or the other.",
};

constexpr SolveWords kDutch = {
    .heading = kHandTableWords[1].heading,
    .leads = kHandTableWords[1].leads,
    .to_play = kHandTableWords[1].to_play,
    .seat = kHandTableWords[1].seat,
    .bid = kHandTableWords[1].bid,
    .taken = kHandTableWords[1].taken,
    .takes = "Haalt",
    .score = "Score",
    .line = "Het spel:",
    .trick = "Slag",
    .leader = "Uitkomst",
    .cards = "Kaarten",
    .winner = "Winnaar",
    .card = "Kaart",
    .each_card = "Waar elke kaart van plaats $0 toe leidt, scores per plaats:",
    .scores_of = "Plaats $0",
    .exact = "Kan het afdwingen",
    .exact_bids = "Biedingen die hij kan afdwingen",
    .sure_score = "Zeker van",
    .most = "Minstens",
    .fewest = "Hooguit",
    .bid_scores = "Bod $0",
    .each_card_for = "Na elke kaart van plaats $0, wat plaats $1 met zijn bod kan afdwingen:",
    .best = "beste",
    .yes = "ja",
    .no = "nee",
    .none = "geen",
    .about_everybody =
        "Elke plaats speelt voor de eigen score en ziet alle handen, net als alle anderen. Van\n"
        "kaarten die voor een plaats gelijk zijn speelt hij de eerste in een vaste volgorde; "
        "ander\n"
        "spel kan voor hem even goed zijn en anderen meer of minder opleveren.",
    .about_paranoid =
        "Alle anderen zien alle handen en spelen samen tegen de plaats, wat het hun ook kost. Een\n"
        "bod dat hij kan afdwingen haalt hij zeker.",
    .about_scores =
        "Zeker van: de score van zijn bod die zij niet kunnen voorkomen, en daaronder die van elk\n"
        "bod. Minstens, hooguit: voor zoveel slagen kan hij zorgen, voor het een of het ander.",
};

}  // namespace

const SolveWords& SolveWordsOf(Language language) {
  return language == Language::kDutch ? kDutch : kEnglish;
}

}  // namespace jasnel::boerenbridge
