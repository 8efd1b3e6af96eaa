#include "engine/questions/random.h"

#include "engine/fields/kinds.h"
#include "engine/questions/deal_parts.h"
#include "jasnel/dealing.h"
#include "jasnel/system_random.h"

namespace jasnel {
namespace {

constexpr Field kFields[] = {
    Takes<&RandomQuestion::seed>(
        {"seed", "startgetal"}, kinds::kSeed,
        {"for studies: the same deal each time (default the system's random numbers)",
         "voor onderzoek: elke keer hetzelfde spel (standaard toevalsgetallen van het systeem)"}),
    Takes<&RandomQuestion::number>({"number", "nummer"}, kinds::kDealNumber,
                                   {"number of the deal, which tells who deals (default 1)",
                                    "nummer van het spel, dat zegt wie geeft (standaard 1)"}),
    Takes<&RandomQuestion::rules>(
        {"rules", "regels"}, kinds::kRules,
        {"a rule set to add to the deal, with a turned suit if it needs one",
         "spelregels voor bij het spel, met een gedraaide kleur als die nodig is"}),
};

}  // namespace

constexpr QuestionSpec DrawDeal::kSpec = {
    .name = "random",
    .about = kAbout,
    .answer_type = "Deal",
    .fields = kFields,
    .answer = DealLineParts::kAll,
};

Result<DealLine> DrawDeal::AnswerTo(const RandomQuestion& question, const AskContext& /*context*/) {
  return DrawFrom<DealLine>(question.seed, question.number, [&](auto& random) {
    DealLine drawn;
    drawn.hands = RandomHands(random);
    drawn.dealer = DealerOfBoard(question.number);
    drawn.rules = question.rules;
    if (question.rules) drawn.turned = RandomTurned(random, *question.rules);
    return drawn;
  });
}

}  // namespace jasnel
