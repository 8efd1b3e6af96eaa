#include "engine/questions/knockout.h"

#include <string_view>
#include <vector>

#include "engine/questions/club_kinds.h"
#include "engine/questions/replay_parts.h"
#include "jasnel/system_random.h"

namespace jasnel::club {
namespace {

constexpr int kMostTarget = 1'000'000;

constexpr WholeKind kTarget(1, kMostTarget);

Record DealsSchema() { return {{"type", "array"}, {"items", TotalsSchema()}}; }

constexpr GivenKind<DealsSchema> kDealsPlayed;

constexpr Field kKnockoutFields[] = {
    Takes<&KnockoutQuestion::entrants>({"entrants", "deelnemers"}, kinds::kNamesTyped,
                                       {"the names of who are left, from 2 to 1000",
                                        "de namen van wie er over zijn, van 2 tot en met 1000"},
                                       {.needed = true}),
    Takes<&KnockoutQuestion::had_bye>(
        {"had_bye", "was_vrij"}, kinds::kNamesTyped,
        {"who went on without a match before; of an odd number another one does now",
         "wie al eens vrij was; van een oneven aantal is dat nu een ander"}),
    Takes<&KnockoutQuestion::seed>(
        {"seed", "startgetal"}, kinds::kSeed,
        {"the same draw each time (default the system's random numbers)",
         "elke keer dezelfde loting (standaard toevalsgetallen van het systeem)"}),
};

constexpr Part kKnockoutAnswer[] = {
    Gives<kinds::kTables, &KnockoutRound::matches>("matches", "who meet, two names each"),
    Gives<kinds::kText, &KnockoutRound::bye>("bye", "who goes on without a match"),
};

constexpr Field kRaceFields[] = {
    Tells({"deals", "spellen"}, kDealsPlayed,
          {"what North-South and East-West wrote down, deal by deal",
           "wat noord-zuid en oost-west opschreven, spel voor spel"},
          {.needed = true}),
    Takes<&RaceQuestion::target>(
        {"target", "doel"}, kTarget,
        {"who has so many points after a deal wins; of both the one with more (default 1500)",
         "wie na een spel zoveel punten heeft wint; van beide wie er meer heeft (standaard 1500)"}),
};

constexpr auto kTotalsOf = [](const Race& race) {
  return std::vector<int>{race.totals[0].count(), race.totals[1].count()};
};

constexpr Part kRaceAnswer[] = {
    Gives<kinds::kNumbers, kTotalsOf>("totals", "of North-South and East-West"),
    Gives<jasnel::kSide, &Race::winner>("winner", "the side that has won; not before it has"),
};

}  // namespace

constexpr QuestionSpec DrawRound::kSpec = {
    .name = "knockout",
    .about = kAbout,
    .answer_type = "KnockoutRound",
    .fields = kKnockoutFields,
    .answer = kKnockoutAnswer,
};

constexpr QuestionSpec ScoreToTarget::kSpec = {
    .name = "race",
    .about = kAbout,
    .answer_type = "Race",
    .fields = kRaceFields,
    .answer = kRaceAnswer,
};

Result<KnockoutRound> DrawRound::AnswerTo(const KnockoutQuestion& question,
                                          const AskContext& /*context*/) {
  // Another draw in each round, though the seed is the same.
  return DrawFrom<KnockoutRound>(question.seed, question.entrants.size(), [&](auto& random) {
    return DrawKnockout(question.entrants, question.had_bye, random);
  });
}

std::optional<Error> ScoreToTarget::Read(const Record& object, RaceQuestion& question) {
  const Phrase expected = {"a list of deals", "een lijst spellen"};
  const auto deals = Needed(object, "deals", expected);
  if (!deals) return deals.error();
  return ReadItems("deals", **deals, expected, {"$0, deal $1", "$0, spel $1"}, BothTotalsOf,
                   question.deals);
}

}  // namespace jasnel::club
