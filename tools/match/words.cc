#include "tools/match/words.h"

namespace jasnel {
namespace {

constexpr MatchWords kEnglish = {
    .by_auction = "Trump and declarer: by auction.",
    .by_chance = "Trump and declarer: drawn at random.",
    .conditions = "$0 Seed: $1. Deals: $2, each played twice.",
    .player = "Player",
    .points = "Points",
    .declared = "Declared",
    .made = "Made",
    .time = "A card",
    .slowest = "Slowest",
    .difference = "A minus B: $0 points a deal",
    .with_interval = ", 95% interval $0 to $1",
    .better = "$0 is better.",
    .not_clear = "Not clear who is better.",
    .ended_clear = "Stopped when it was clear.",
    .interrupted = "Stopped by Ctrl-C.",
    .broken_off = "Broken off.",
    .about =
        "Each deal is played twice, A North-South and A East-West. Points: what the own side "
        "writes down\nfor a deal, on average. Declared: contracts, of them made, pit among "
        "these, and lost (nat). A card:\ntime it takes, on average.\n",
    .about_student =
        "Interval: Student's t, the mean of both sittings of a deal as one "
        "observation.\n",
    .about_sequence =
        "Interval: one of a sequence that all hold the true difference with 95% "
        "confidence, so that one may\nlook after every deal.\n",
    .mean = "Mean",
    .about_cross =
        "Points a deal of the row minus those of the column, and half the 95% interval. "
        "Each deal is played\ntwice, with the sides changed.\n",
};

constexpr MatchWords kDutch = {
    .by_auction = "Troef en wie speelt: door bieden.",
    .by_chance = "Troef en wie speelt: geloot.",
    .conditions = "$0 Seed: $1. Spellen: $2, elk twee keer gespeeld.",
    .player = "Speler",
    .points = "Punten",
    .declared = "Gespeeld",
    .made = "Gehaald",
    .time = "Een kaart",
    .slowest = "Traagste",
    .difference = "A min B: $0 punten per spel",
    .with_interval = ", 95%-interval $0 tot $1",
    .better = "$0 is beter.",
    .not_clear = "Niet duidelijk wie beter is.",
    .ended_clear = "Gestopt toen het duidelijk was.",
    .interrupted = "Gestopt met Ctrl-C.",
    .broken_off = "Afgebroken.",
    .about =
        "Elk spel wordt twee keer gespeeld, A Noord-Zuid en A Oost-West. Punten: wat de eigen "
        "partij voor een\nspel schrijft, gemiddeld. Gespeeld: contracten, daarvan gehaald, "
        "pit inbegrepen, en verloren (nat).\nEen kaart: tijd die hij kost, gemiddeld.\n",
    .about_student =
        "Interval: Students t, het gemiddelde van beide keren van een spel als één "
        "waarneming.\n",
    .about_sequence =
        "Interval: een uit een reeks die alle het ware verschil bevatten met 95% "
        "zekerheid, zodat men na elk\nspel mag kijken.\n",
    .mean = "Gemiddeld",
    .about_cross =
        "Punten per spel van de rij min die van de kolom, en het halve 95%-interval. "
        "Elk spel wordt twee\nkeer gespeeld, met de partijen gewisseld.\n",
};

}  // namespace

const MatchWords& MatchWordsOf(Language language) {
  return language == Language::kDutch ? kDutch : kEnglish;
}

}  // namespace jasnel
