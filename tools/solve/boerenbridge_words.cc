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
    .each_card = "The outcome of each card of seat $0, scores by seat:",
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
        "Each seat sees all hands and plays for its own score. Among cards that are equal for a "
        "seat, it\nplays the first in a fixed order; other play may be as good for that seat and "
        "give others\nmore or less.",
    .about_paranoid =
        "All other seats see all hands and play together against this one, whatever that costs "
        "them. A\nbid that it can force is certain to be made.",
    .about_scores =
        "Sure of: the score that it can force with its bid, and below it with each bid.\nAt least, "
        "at most: the number of tricks in the deal that it can force, one or the other.",
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
        "Elke plaats ziet alle handen en speelt voor de eigen score. Van kaarten die voor een "
        "plaats\ngelijk zijn, speelt hij de eerste in een vaste volgorde; ander spel kan voor hem "
        "even goed\nzijn en anderen meer of minder opleveren.",
    .about_paranoid =
        "Alle anderen zien alle handen en spelen samen tegen deze plaats, wat het hun ook kost. "
        "Een\nbod dat hij kan afdwingen, haalt hij zeker.",
    .about_scores =
        "Zeker van: de score die hij met zijn bod kan afdwingen, en daaronder die met elk "
        "bod.\nMinstens, hooguit: het aantal slagen dat hij kan afdwingen, het een of het ander.",
};

}  // namespace

const SolveWords& SolveWordsOf(Language language) {
  return language == Language::kDutch ? kDutch : kEnglish;
}

}  // namespace jasnel::boerenbridge
