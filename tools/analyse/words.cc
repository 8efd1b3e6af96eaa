#include "tools/analyse/words.h"

namespace jasnel {
namespace {

constexpr AnalysisWords kEnglish = {
    .record = "Record $0.",
    .won = "Won: $0; $1.",
    .revoke_outcome = "a revoke",
    .accusation_outcome = "a wrong accusation",
    .played_again =
        "Result: $0. The deal is played again; at the end of the match $1 alone loses $2 ($3).",
    .broken_off = "Broken off after $0 of 32 cards.",
    .fault = "Trick $0, $1: $2 is not a legal card: $3 ($4). Legal: $5.",
    .no_revoke = " Not a revoke under these rules: play goes on.",
    .revoke = " A revoke ($0)",
    .mended = ", mended before the trick was turned ($0): play goes on.",
    .mended_no_revoke = " Taken back before the trick was turned: play goes on.",
    .not_mended = ", which cannot be mended ($0)",
    .found_too_late = ", found after the last trick was turned ($0): the deal counts as played.",
    .roem_lost =
        "Trick $0: $1 roem of $2, not claimed in time ($3), does not count. Points $4, score $5.",
    .accusation = "Trick $0: $1 wrongly accused $2 of a revoke ($3)",
    .short_hand = "Trick $0: $1 is short of cards, which counts as a revoke ($2)",
    .pays = ": $0 for $1.",
    .pays_roem = ": $0 and the roem so far for $1.",
    .pays_until_stop = ": $0, the roem so far, and the $2 it made until play stopped, for $1.",
    .not_counted = " Cards after it, not counted: $0.",
    .points = "Points",
    .score = "Score",
    .from_start = "Perfect play from the start",
    .as_played = "As played",
    .from_here = "Perfect play after $0 cards",
    .cost_contract = "The card that cost the contract: trick $0, $1: $2. Better: $3.",
    .gave_contract = "The card that gave the contract away: trick $0, $1: $2. Better: $3.",
    .fault_turned =
        "The card that turned the contract, although it was not legal: trick $0, $1: $2.",
    .ruling_turned = "It was the ruling in trick $0, not a card, that last turned the contract.",
    .always_won =
        "With perfect play the contract is made from the start, and no card changed that.",
    .always_lost =
        "With perfect play the contract is lost from the start, and no card changed that.",
    .claim = "$0 could claim the rest from trick $1.",
    .claim_with_partner = "$0 could claim the rest from trick $1, if the partner plays along.",
    .costly_cards = "Cards that cost something:",
    .no_costly_card = "No card cost anything.",
    .no_costly_card_of = "No card of $0 cost anything.",
    .player = "Player",
    .card = "Card",
    .points_lost = "Points lost",
    .best_points = "Best for points",
    .score_lost = "Score lost",
    .best_score = "Best for score",
    .contract = "Contract",
    .worst_card = "Worst card",
    .better = "Better",
    .trick_and_card = "trick $0, $1",
    .about_marks = "? cost something, ?? cost the most, ! was not legal.\n",
    .about_lost =
        "Points: card points, last trick and roem, North-South minus East-West. Score: what "
        "North-South\nwrite down minus what East-West write down. Lost: by the player's side, "
        "compared with its best\ncard when all four see all hands and play perfectly, once for "
        "points and once for the score. N-S and\nE-W: what each side writes down.\n",
};

constexpr AnalysisWords kDutch = {
    .record = "Spel $0.",
    .won = "Gehaald: $0; $1.",
    .revoke_outcome = "verzaakt",
    .accusation_outcome = "ten onrechte beschuldigd",
    .played_again =
        "Uitslag: $0. Het spel wordt overgespeeld; aan het einde van de partij krijgt alleen $1 $2 "
        "punten in mindering ($3).",
    .broken_off = "Afgebroken na $0 van de 32 kaarten.",
    .fault = "Slag $0, $1: $2 mag niet: $3 ($4). Wel: $5.",
    .no_revoke = " Volgens deze regels niet verzaakt: het spel gaat door.",
    .revoke = " Verzaakt ($0)",
    .mended = ", hersteld voordat de slag gedekt was ($0): het spel gaat door.",
    .mended_no_revoke = " Teruggenomen voordat de slag gedekt was: het spel gaat door.",
    .not_mended = ", herstel is niet mogelijk ($0)",
    .found_too_late =
        ", ontdekt nadat de laatste slag gedekt was ($0): het spel telt zoals het gespeeld is.",
    .roem_lost =
        "Slag $0: $1 roem van $2, niet op tijd gemeld ($3), telt niet. Punten $4, score $5.",
    .accusation = "Slag $0: $1 beschuldigde $2 ten onrechte van verzaken ($3)",
    .short_hand = "Slag $0: $1 heeft te weinig kaarten, wat als verzaken telt ($2)",
    .pays = ": $0 voor $1.",
    .pays_roem = ": $0 en de roem tot dan toe voor $1.",
    .pays_until_stop =
        ": $0, de roem tot dan toe, en de $2 die het nog maakte tot het spel werd gestaakt, voor "
        "$1.",
    .not_counted = " Kaarten daarna, niet geteld: $0.",
    .points = "Punten",
    .score = "Score",
    .from_start = "Volmaakt spel vanaf het begin",
    .as_played = "Zoals gespeeld",
    .from_here = "Volmaakt spel na $0 kaarten",
    .cost_contract = "De kaart die het spel kostte: slag $0, $1: $2. Beter: $3.",
    .gave_contract = "De kaart die het spel weggaf: slag $0, $1: $2. Beter: $3.",
    .fault_turned = "De kaart die het spel keerde, hoewel hij niet mocht: slag $0, $1: $2.",
    .ruling_turned =
        "Wat het spel het laatst keerde was geen kaart, maar de beslissing in slag $0.",
    .always_won =
        "Met volmaakt spel wordt het van begin af aan gehaald; geen kaart veranderde dat.",
    .always_lost = "Met volmaakt spel is het van begin af aan nat; geen kaart veranderde dat.",
    .claim = "$0 kon vanaf slag $1 de rest opeisen.",
    .claim_with_partner = "$0 kon vanaf slag $1 de rest opeisen, als de maat meewerkt.",
    .costly_cards = "Kaarten die iets kostten:",
    .no_costly_card = "Geen kaart kostte iets.",
    .no_costly_card_of = "Geen kaart van $0 kostte iets.",
    .player = "Speler",
    .card = "Kaart",
    .points_lost = "Punten kwijt",
    .best_points = "Beste voor punten",
    .score_lost = "Score kwijt",
    .best_score = "Beste voor score",
    .contract = "Contract",
    .worst_card = "Slechtste kaart",
    .better = "Beter",
    .trick_and_card = "slag $0, $1",
    .about_marks = "? kostte iets, ?? kostte het meest, ! mocht niet.\n",
    .about_lost =
        "Punten: kaarten, laatste slag en roem, Noord-Zuid min Oost-West. Score: wat Noord-Zuid "
        "schrijft\nmin wat Oost-West schrijft. Kwijt: door de partij van de speler, vergeleken met "
        "haar beste kaart\nals alle vier alle handen zien en volmaakt spelen, eerst voor punten en "
        "dan voor de score. N-Z en O-W:\nwat elke partij schrijft.\n",
};

}  // namespace

const AnalysisWords& AnalysisWordsOf(Language language) {
  return language == Language::kDutch ? kDutch : kEnglish;
}

}  // namespace jasnel
