#include "tools/compare/words.h"

namespace jasnel {
namespace {

constexpr ComparisonWords kEnglish = {
    .group = "group $0",
    .board = "board $0",
    .all_pairs = "All pairs",
    .all_groups = "All groups",
    .place = "Place",
    .pair = "Pair",
    .of_group = "Group",
    .direction = "Direction",
    .match_points = "Match points",
    .tops = "Tops",
    .play_points = "Play points",
    .boards = "Boards",
    .penalty = "Penalty",
    .bonus = "Bonus",
    .against = "Against",
    .score = "Score",
    .roem = "Roem",
    .total = "Total",
    .points = "M.P.",
    .winner = "Winner: $0.",
    .winners = "Joint winners: $0.",
    .with_and = "and",
    .both_ways = "Pair $0 sits both North-South and East-West: --system=howell ranks it once.",
    .about_ranking =
        "Place: by match points, then tops, then play points; pairs equal in all three share a "
        "place.\n%: of the match points that the best scores on the same boards would have "
        "earned.\nTops: boards on which no score in that direction was higher. Boards: those "
        "played.\n",
    .about_penalty = "Penalty: already deducted.\n",
    .about_bonus = "Bonus: already added.\n",
    .about_award = "*: awarded by the director.\n\n",
};

constexpr ComparisonWords kDutch = {
    .group = "groep $0",
    .board = "spel $0",
    .all_pairs = "Alle paren",
    .all_groups = "Alle groepen",
    .place = "Plaats",
    .pair = "Paar",
    .of_group = "Groep",
    .direction = "Richting",
    .match_points = "Matchpunten",
    .tops = "Tops",
    .play_points = "Speelpunten",
    .boards = "Spellen",
    .penalty = "Straf",
    .bonus = "Bonus",
    .against = "Tegen",
    .score = "Score",
    .roem = "Roem",
    .total = "Totaal",
    .points = "M.P.",
    .winner = "Winnaar: $0.",
    .winners = "Gedeelde winnaars: $0.",
    .with_and = "en",
    .both_ways =
        "Paar $0 zit zowel Noord-Zuid als Oost-West: met --system=howell staat het een keer in de "
        "ranglijst.",
    .about_ranking =
        "Plaats: naar matchpunten, dan naar tops, dan naar speelpunten; paren die in alles gelijk "
        "zijn, delen een plaats.\n"
        "%: van de matchpunten die de beste scores op dezelfde spellen hadden opgeleverd.\n"
        "Tops: spellen waarop geen score in die richting hoger was. Spellen: die zijn gespeeld.\n",
    .about_penalty = "Straf: is al afgetrokken.\n",
    .about_bonus = "Bonus: is al bijgeteld.\n",
    .about_award = "*: toegekend door de wedstrijdleider.\n\n",
};

}  // namespace

const ComparisonWords& ComparisonWordsOf(Language language) {
  return language == Language::kDutch ? kDutch : kEnglish;
}

}  // namespace jasnel
