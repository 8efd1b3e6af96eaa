#include "tools/match/boerenbridge_words.h"

namespace jasnel::boerenbridge {
namespace {

constexpr MatchWords kEnglish = {
    .conditions =
        "Rounds from $0 cards down to 1 and up again: $2. Seed: $1. Deals: $3, each played $4 "
        "times.",
    .player = "Player",
    .points = "Points",
    .more = "More",
    .exact = "Bids made",
    .match_points = "Match points",
    .bid_time = "A bid",
    .card_time = "A card",
    .slowest = "Slowest",
    .cards = "Cards",
    .seat = "Seat",
    .dealer = "(dealer)",
    .differences = "Points a deal of the row minus those of the column:",
    .exact_by_cards = "Bids made, by number of cards:",
    .points_by_cards = "Points a deal, by number of cards:",
    .exact_by_seat = "Bids made, by seat:",
    .points_by_seat = "Points a deal, by seat:",
    .interrupted = "Stopped by Ctrl-C.",
    .broken_off = "Broken off.",
    .about =
        "Each deal is played with the players in every seat in turn, so that all get all hands. "
        "Points: a\ndeal, on average. More: than the mean of the others at the table. Bids made: "
        "exactly so many tricks\nas were bid. Match points: of a round, 5 for the winner, then 4, "
        "3, 2, 1; ties share. A bid,\na card: time it takes, on average. Seat 0 is left of the "
        "dealer.\n± half the 95% interval: Student's t, all times that a deal is played as "
        "one observation, for match\npoints a round.\n",
};

constexpr MatchWords kDutch = {
    .conditions =
        "Ronden van $0 kaarten naar 1 en weer terug: $2. Seed: $1. Spellen: $3, elk $4 keer "
        "gespeeld.",
    .player = "Speler",
    .points = "Punten",
    .more = "Meer",
    .exact = "Gehaald",
    .match_points = "WP's",
    .bid_time = "Een bod",
    .card_time = "Een kaart",
    .slowest = "Traagste",
    .cards = "Kaarten",
    .seat = "Plaats",
    .dealer = "(gever)",
    .differences = "Punten per spel van de rij min die van de kolom:",
    .exact_by_cards = "Gehaald, naar aantal kaarten:",
    .points_by_cards = "Punten per spel, naar aantal kaarten:",
    .exact_by_seat = "Gehaald, naar plaats:",
    .points_by_seat = "Punten per spel, naar plaats:",
    .interrupted = "Gestopt met Ctrl-C.",
    .broken_off = "Afgebroken.",
    .about =
        "Elk spel wordt gespeeld met de spelers beurtelings op elke plaats, zodat allen alle "
        "handen krijgen.\nPunten: per spel, gemiddeld. Meer: dan het gemiddelde van de anderen aan "
        "tafel. Gehaald: precies\nzoveel slagen als geboden. WP's: wedstrijdpunten van een "
        "ronde, 5 voor de winnaar, dan 4, 3, 2, 1;\nwie gelijk eindigt deelt. Een bod, een kaart: "
        "tijd die het kost, gemiddeld. Plaats 0 is links van de\ngever.\n± het halve "
        "95%-interval: Students t, alle keren dat een spel gespeeld wordt als één waarneming, bij\n"
        "WP's een ronde.\n",
};

}  // namespace

const MatchWords& MatchWordsOf(Language language) {
  return language == Language::kDutch ? kDutch : kEnglish;
}

}  // namespace jasnel::boerenbridge
