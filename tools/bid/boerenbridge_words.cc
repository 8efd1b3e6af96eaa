#include "tools/bid/boerenbridge_words.h"

namespace jasnel::boerenbridge {
namespace {

constexpr BidWords kEnglish = {
    .hand = "Hand $0.",
    .line = "Line $0.",
    .deal = "Players: $0. Cards: $1.",
    .one_card = "Players: $0. One card.",
    .seat = "Seat $0 is to bid.",
    .dealer = "Seat $0, the dealer, is to bid.",
    .no_bids = "No bids yet.",
    .bids = "Bids: $0.",
    .forbidden = "It may not bid $0.",
    .bid = "Bid",
    .score = "Score",
    .makes = "Made",
    .others = "Others",
    .from_to = "$0 to $1",
    .best_bid = "Best bid: $0; $1.",
    .clear = "clear, with 99% confidence",
    .not_clear = "not clear; more deals might change it",
    .tricks = "Tricks with a bid of $0:",
    .worlds = "Deals played out: $0, in $1 s. Seed: $2.",
    .about =
        "Score: points that the seat writes down, on average. Made: chance of taking exactly that "
        "many tricks.\nIn brackets: 95% intervals. Others: points that each of the others writes "
        "down.\nThe other cards are dealt at random, weighted by the bids so far. Later seats "
        "still bid; all play for\ntheir bids and see only their own hand.\n",
};

constexpr BidWords kDutch = {
    .hand = "Hand $0.",
    .line = "Regel $0.",
    .deal = "Spelers: $0. Kaarten: $1.",
    .one_card = "Spelers: $0. Eén kaart.",
    .seat = "Plaats $0 is aan het bod.",
    .dealer = "Plaats $0, de gever, is aan het bod.",
    .no_bids = "Nog niets geboden.",
    .bids = "Geboden: $0.",
    .forbidden = "Een bod van $0 mag niet.",
    .bid = "Bod",
    .score = "Score",
    .makes = "Gehaald",
    .others = "Anderen",
    .from_to = "$0 tot $1",
    .best_bid = "Beste bod: $0; $1.",
    .clear = "duidelijk, met 99% zekerheid",
    .not_clear = "niet duidelijk, met meer verdelingen kan het veranderen",
    .tricks = "Slagen bij een bod van $0:",
    .worlds = "Uitgespeelde verdelingen: $0, in $1 s. Seed: $2.",
    .about =
        "Score: punten die de plaats schrijft, gemiddeld; Gehaald: kans op precies zoveel slagen.\n"
        "Tussen haakjes: 95%-intervallen. Anderen: punten die ieder van de anderen schrijft.\n"
        "De andere kaarten worden willekeurig verdeeld, rekening houdend met wat er al geboden is; "
        "wie nog\nmoet, biedt, en iedereen speelt voor zijn bod en ziet alleen de eigen hand.\n",
};

}  // namespace

const BidWords& BidWordsOf(Language language) {
  return language == Language::kDutch ? kDutch : kEnglish;
}

}  // namespace jasnel::boerenbridge
