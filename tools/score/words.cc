#include "tools/score/words.h"

namespace jasnel::boerenbridge {
namespace {

constexpr ScoreWords kEnglish = {
    .round = "Round $0",
    .round_table = "Round $0, table $1",
    .all_rounds = "All rounds",
    .deal = "Deal",
    .cards = "Cards",
    .dealer = "Dealer",
    .place = "Place",
    .player = "Player",
    .match_points = "Match points",
    .points = "Points",
    .rounds = "Rounds",
    .deals = "Deals",
    .made = "Made",
    .stopped = "Deal $0 was stopped: $1.",
    .revoked = "$0 revoked",
    .all_revoked = "$0 revoked",
    .wrong_count = "$0 had the wrong number of cards",
    .wrong_counts = "$0 had the wrong number of cards",
    .with_and = "and",
    .unfinished = "$0 of the $1 deals of a whole round.",
    .about_sheet = "For each player: bid/taken, points in the deal, points in the round so far.\n",
    .about_ranking =
        "Place: by match points, then points; players equal in both share a place.\nMade: bids "
        "made exactly. %: of the deals that were played to the end.\n",
};

constexpr ScoreWords kDutch = {
    .round = "Ronde $0",
    .round_table = "Ronde $0, tafel $1",
    .all_rounds = "Alle ronden",
    .deal = "Spel",
    .cards = "Kaarten",
    .dealer = "Gever",
    .place = "Plaats",
    .player = "Speler",
    .match_points = "WP",
    .points = "Punten",
    .rounds = "Ronden",
    .deals = "Spellen",
    .made = "Gehaald",
    .stopped = "Spel $0 is gestopt: $1.",
    .revoked = "$0 verzaakte",
    .all_revoked = "$0 verzaakten",
    .wrong_count = "$0 had een onjuist aantal kaarten",
    .wrong_counts = "$0 hadden een onjuist aantal kaarten",
    .with_and = "en",
    .unfinished = "$0 van de $1 spellen van een hele ronde.",
    .about_sheet =
        "Van elke speler: geboden/gehaald, punten van het spel, punten van de ronde tot nu toe.\n",
    .about_ranking =
        "Plaats: naar wedstrijdpunten (WP), dan naar punten; spelers die in beide gelijk zijn, "
        "delen een plaats.\n"
        "Gehaald: precies zoveel slagen als geboden. %: van de spellen die zijn uitgespeeld.\n",
};

}  // namespace

const ScoreWords& ScoreWordsOf(Language language) {
  return language == Language::kDutch ? kDutch : kEnglish;
}

}  // namespace jasnel::boerenbridge
