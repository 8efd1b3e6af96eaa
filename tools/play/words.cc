#include "tools/play/words.h"

namespace jasnel {
namespace {

constexpr PlayWords kEnglish = {
    .welcome = "You are $0. Type ? for help.",
    .deal = "Deal $0 of $1.",
    .calls = "You may call: $0.",
    .trick = "Trick $0.",
    .roem = "Roem: $0.",
    .takes = "$0 takes trick $1: $2 points.",
    .takes_roem = "$0 takes trick $1: $2 points and $3 roem.",
    .plays = "$0 plays $1.",
    .to_play = "you",
    .legal = "You may play: $0",
    .total = "Total",
    .score_so_far = "Score after deal $0: $1 $3, $2 $4.",
    .declarer = "Declarer",
    .result = "Result",
    .no_deal_yet = "No deal is over yet.",
    .no_trick_yet = "No trick is full yet.",
    .signal = "$0, $1: $2. It asks: $3. By $4.",
    .no_signal_yet = "No card of this deal has said anything yet.",
    .nothing_agreed = "Nothing was agreed; --conventions=bedum agrees on the signals of SV Bedum.",
    .hint = "Hint: $0.",
    .makes = "Made",
    .not_held = "$0 is not in your hand. You may play: $1.",
    .not_legal = "$0 is not a legal card: $1 ($2). You may play: $3.",
    .no_such_card =
        "$0; expected a card, such as HT, the number of one, or ? for help. You may play: $1.",
    .no_such_call = "$0; expected a call, or ? for help. You may call: $1.",
    .call_not_here = "$0 may not be called here. You may call: $1.",
    .no_such_word = "$0; expected next, analyse, score, last, quit, or ? for help.",
    .not_over = "The deal is not over yet.",
    .over = "The deal is over; next deals again.",
    .nothing_back = "You have made no move in this deal that could be taken back.",
    .taken_back = "Taken back.",
    .no_claim_yet = "You can claim the rest when you are to play a card.",
    .claim_alone =
        "Certain, whatever the others play: your side takes the rest (tricks: $0; points: $1 and "
        "any roem). Your cards are played for you.",
    .claim_with_partner =
        "Certain, as your partner plays along: your side takes the rest (tricks: $0; points: $1 "
        "and any roem). The cards of both of you are played for you.",
    .claim_loses = "Not certain: the other cards may lie so that your side loses a trick.",
    .claim_no_plan = "Not certain: no single plan takes every trick however the other cards lie.",
    .claim_unknown = "Not certain: there are too many ways in which the other cards may lie.",
    .or_else = "or",
    .ask_call = "Your call: ",
    .ask_card = "Your card: ",
    .ask_next = "Enter for the next deal, or analyse: ",
    .ask_end = "Enter to end, or analyse: ",
    .help =
        "A card: suit and rank, such as SA, HT, h10 or ♥10, or its number in the list.\n"
        "A call: pass, or a suit, such as H, hearts or ♥.\n"
        "hint      what the engine would do, and thinks of each call or card\n"
        "last      the last trick\n"
        "signal    what the last signal said, with --conventions or --theirs\n"
        "score     the score sheet\n"
        "undo      takes back your last move in this deal\n"
        "claim     the rest of the tricks, if they are certain: they are then played for you\n"
        "next      the next deal, when one is over; an empty line does the same\n"
        "analyse   what every card of the deal cost, when it is over\n"
        "quit      ends the game\n"
        "? help    this list\n",
};

constexpr PlayWords kDutch = {
    .welcome = "U bent $0. Typ ? voor hulp.",
    .deal = "Spel $0 van $1.",
    .calls = "U mag bieden: $0.",
    .trick = "Slag $0.",
    .roem = "Roem: $0.",
    .takes = "Slag $1 is voor $0: $2 punten.",
    .takes_roem = "Slag $1 is voor $0: $2 punten en $3 roem.",
    .plays = "$0 speelt $1.",
    .to_play = "u",
    .legal = "U mag spelen: $0",
    .total = "Totaal",
    .score_so_far = "Stand na spel $0: $1 $3, $2 $4.",
    .declarer = "Speelt",
    .result = "Uitslag",
    .no_deal_yet = "Er is nog geen spel uitgespeeld.",
    .no_trick_yet = "Er is nog geen slag vol.",
    .signal = "$0, $1: $2. Het vraagt: $3. Volgens $4.",
    .no_signal_yet = "In dit spel heeft nog geen kaart iets gezegd.",
    .nothing_agreed =
        "Er is niets afgesproken; met --conventions=bedum gelden de seinen van SV Bedum.",
    .hint = "Tip: $0.",
    .makes = "Gehaald",
    .not_held = "$0 zit niet in uw hand. U mag spelen: $1.",
    .not_legal = "$0 mag niet: $1 ($2). U mag spelen: $3.",
    .no_such_card =
        "$0; verwacht een kaart, zoals H10, het nummer van een kaart, of ? voor hulp. U mag "
        "spelen: $1.",
    .no_such_call = "$0; verwacht een bod, of ? voor hulp. U mag bieden: $1.",
    .call_not_here = "$0 mag hier niet. U mag bieden: $1.",
    .no_such_word = "$0; verwacht verder, analyse, stand, laatste, stop, of ? voor hulp.",
    .not_over = "Het spel is nog niet uit.",
    .over = "Het spel is uit; verder geeft een nieuw spel.",
    .nothing_back = "U hebt in dit spel nog niets gedaan dat terug kan.",
    .taken_back = "Teruggenomen.",
    .no_claim_yet = "De rest opeisen kan als u een kaart moet spelen.",
    .claim_alone =
        "Zeker, wat de anderen ook spelen: de rest is voor uw kant (slagen: $0; punten: $1 en "
        "eventuele roem). Uw kaarten worden voor u gespeeld.",
    .claim_with_partner =
        "Zeker, als uw maat meewerkt: de rest is voor uw kant (slagen: $0; punten: $1 en "
        "eventuele roem). De kaarten van u beiden worden voor u gespeeld.",
    .claim_loses = "Niet zeker: de andere kaarten kunnen zo zitten dat uw kant een slag verliest.",
    .claim_no_plan =
        "Niet zeker: geen enkel plan wint elke slag, hoe de andere kaarten ook zitten.",
    .claim_unknown = "Niet zeker: de andere kaarten kunnen op te veel manieren zitten.",
    .or_else = "of",
    .ask_call = "Uw bod: ",
    .ask_card = "Uw kaart: ",
    .ask_next = "Enter voor het volgende spel, of analyse: ",
    .ask_end = "Enter om te stoppen, of analyse: ",
    .help =
        "Een kaart: kleur en waarde, zoals SA, H10, hb of ♥B, of het nummer in de lijst.\n"
        "Een bod: pas, of een kleur, zoals H, harten of ♥.\n"
        "tip       wat de computer zou doen, en van elk bod of elke kaart vindt\n"
        "laatste   de laatste slag\n"
        "sein      wat het laatste sein zei, met --conventions of --theirs\n"
        "stand     het scorebriefje\n"
        "terug     neemt uw laatste zet in dit spel terug\n"
        "rest      de overige slagen, als die zeker zijn: ze worden dan voor u gespeeld\n"
        "verder    het volgende spel, als er een uit is; een lege regel doet hetzelfde\n"
        "analyse   wat elke kaart van het spel kostte, als het uit is\n"
        "stop      eindigt het spel\n"
        "? hulp    deze lijst\n",
};

}  // namespace

const PlayWords& PlayWordsOf(Language language) {
  return language == Language::kDutch ? kDutch : kEnglish;
}

}  // namespace jasnel
