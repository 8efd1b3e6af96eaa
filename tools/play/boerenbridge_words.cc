#include "tools/play/boerenbridge_words.h"

namespace jasnel::boerenbridge {
namespace {

constexpr PlayWords kEnglish = {
    .welcome = "You are $0 of $1. Spades are trumps. Type ? for help.",
    .player = "player $0",
    .you = "(you)",
    .deal = "Deal $0 of $1. Cards: $2. Dealer: $3.",
    .bid_so_far = "Bid so far: $0. Tricks: $1.",
    .bids = "You may bid: $0.",
    .bid = "$0 bids $1.",
    .bid_in_all = "Bid in all: $0. Tricks: $1.",
    .trick = "Trick $0. Leader: $1.",
    .takes = "$0 takes trick $1. Taken: $2, bid: $3.",
    .to_play = "to play",
    .legal = "You may play: $0",
    .bid_heading = "Bid",
    .taken = "Taken",
    .card = "Card",
    .points = "Points",
    .total = "Total",
    .cards = "Cards",
    .match_points = "Match points",
    .result = "Result of deal $0:",
    .no_deal_yet = "No deal is over yet.",
    .no_trick_yet = "No trick is full yet.",
    .last_trick = "Trick $0.",
    .hint = "Hint: $0.",
    .score = "Score",
    .makes = "Exact",
    .not_held = "$0 is not in your hand. You may play: $1.",
    .must_follow =
        "$0 is not a legal card: you can follow to $1, and must (WK, \"verzaken\"). You may play: "
        "$2.",
    .no_such_card =
        "$0; expected a card, such as HT, the number of one, or ? for help. You may play: $1.",
    .no_such_bid = "$0; expected a number of tricks, or ? for help. You may bid: $1.",
    .forbidden_bid =
        "$0 may not be bid: the dealer may not make it $1 tricks in all, as many as there are "
        "(WK, \"restricties\"). You may bid: $2.",
    .no_such_word = "$0; expected next, score, last, quit, or ? for help.",
    .not_over = "The deal is not over yet.",
    .over = "The deal is over; next deals again.",
    .or_else = "or",
    .ask_bid = "Your bid: ",
    .ask_card = "Your card: ",
    .ask_next = "Enter for the next deal: ",
    .help =
        "A bid: the number of tricks that you say you will take.\n"
        "A card: suit and rank, such as SA, HT, h10 or ♥10, or its number in the list.\n"
        "h hint    what the engine would do, and thinks of each bid or card\n"
        "last      the last trick\n"
        "score     the score sheet\n"
        "next      the next deal, when one is over; an empty line does the same\n"
        "q quit    ends the game\n"
        "? help    this list\n"
        "Who takes just as many tricks as bid gets 10 and 2 for each; who does not loses 2 for "
        "each\ntrick too many or too few.\n",
};

constexpr PlayWords kDutch = {
    .welcome = "U bent $0 van $1. Schoppen is troef. Typ ? voor hulp.",
    .player = "speler $0",
    .you = "(u)",
    .deal = "Spel $0 van $1. Kaarten: $2. Gever: $3.",
    .bid_so_far = "Geboden tot nu toe: $0. Slagen: $1.",
    .bids = "U mag bieden: $0.",
    .bid = "$0 biedt $1.",
    .bid_in_all = "Samen geboden: $0. Slagen: $1.",
    .trick = "Slag $0. Uitkomst: $1.",
    .takes = "Slag $1 is voor $0. Gehaald: $2, geboden: $3.",
    .to_play = "aan de beurt",
    .legal = "U mag spelen: $0",
    .bid_heading = "Bod",
    .taken = "Gehaald",
    .card = "Kaart",
    .points = "Punten",
    .total = "Totaal",
    .cards = "Kaarten",
    .match_points = "WP's",
    .result = "Uitslag van spel $0:",
    .no_deal_yet = "Er is nog geen spel uitgespeeld.",
    .no_trick_yet = "Er is nog geen slag vol.",
    .last_trick = "Slag $0.",
    .hint = "Tip: $0.",
    .score = "Punten",
    .makes = "Precies",
    .not_held = "$0 zit niet in uw hand. U mag spelen: $1.",
    .must_follow =
        "$0 mag niet: u kunt $1 bekennen, en moet dat (WK, \"verzaken\"). U mag spelen: $2.",
    .no_such_card =
        "$0; verwacht een kaart, zoals H10, het nummer van een kaart, of ? voor hulp. U mag "
        "spelen: $1.",
    .no_such_bid = "$0; verwacht een aantal slagen, of ? voor hulp. U mag bieden: $1.",
    .forbidden_bid =
        "$0 mag niet: de gever mag het totaal niet op $1 brengen, zoveel slagen als er zijn (WK, "
        "\"restricties\"). U mag bieden: $2.",
    .no_such_word = "$0; verwacht verder, stand, laatste, stop, of ? voor hulp.",
    .not_over = "Het spel is nog niet uit.",
    .over = "Het spel is uit; verder geeft een nieuw spel.",
    .or_else = "of",
    .ask_bid = "Uw bod: ",
    .ask_card = "Uw kaart: ",
    .ask_next = "Enter voor het volgende spel: ",
    .help =
        "Een bod: het aantal slagen dat u zegt te zullen halen.\n"
        "Een kaart: kleur en waarde, zoals SA, H10, hb of ♥B, of het nummer in de lijst.\n"
        "h tip     wat de computer zou doen, en van elk bod of elke kaart vindt\n"
        "laatste   de laatste slag\n"
        "stand     het scorebriefje\n"
        "verder    het volgende spel, als er een uit is; een lege regel doet hetzelfde\n"
        "q stop    eindigt het spel\n"
        "? hulp    deze lijst\n"
        "Wie precies zoveel slagen haalt als geboden krijgt 10 en 2 voor elke slag; anders kost "
        "elke slag\nte veel of te weinig 2.\n",
};

}  // namespace

const PlayWords& PlayWordsOf(Language language) {
  return language == Language::kDutch ? kDutch : kEnglish;
}

}  // namespace jasnel::boerenbridge
