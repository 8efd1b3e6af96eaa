#include "engine/questions/boerenbridge_move.h"

#include <array>
#include <utility>

#include "engine/fields/either_kind.h"
#include "engine/fields/given_kind.h"
#include "engine/fields/kinds.h"
#include "engine/questions/boerenbridge_kinds.h"
#include "engine/questions/trick_schema.h"
#include "engine/requests/boerenbridge_move_request.h"
#include "jasnel/boerenbridge/deal_line.h"

namespace jasnel::boerenbridge {
namespace {

Record HandLeftSchema() {
  return {{"anyOf",
           {{{"type", "array"}, {"items", kinds::kCard.OutputSchema()}, {"maxItems", kMaxCards}},
            {{"type", "string"}, {"examples", {"AK2.Q8.T98.A7"}}}}}};
}
constexpr GivenKind<HandLeftSchema> kHandLeft;

Record SeenTricksSchema() {
  return TricksSchema("BoerenbridgeTrick", kSeatKind.InputSchema(), {"leader", "cards"});
}
constexpr GivenKind<SeenTricksSchema> kSeenTricks;

Record LegalMovesSchema() {
  return {{"type", "array"},
          {"items", {{"anyOf", {kTricksKind.InputSchema(), kinds::kCard.OutputSchema()}}}}};
}
constexpr GivenKind<LegalMovesSchema> kLegalMoves;

constexpr Field kFields[] = {
    Takes<&AskedMove::player>({"player", "speler"}, kinds::kPlayerName, kPlayerHelp),
    Tells({"players", "spelers"}, kPlayersKind, {"how many play", "hoeveel er spelen"},
          {.needed = true}),
    Tells({"cards", "kaarten"}, kDealtKind,
          {"cards dealt to each (default those of the hand and one for each full trick)",
           "kaarten voor ieder (standaard die van de hand en een voor elke volle slag)"}),
    Tells(
        {"seat", "plaats"}, kSeatKind,
        {"whose hand it is, 0 left of the dealer (default the seat to bid or play, as it must be)",
         "van wie de hand is, 0 links van de gever (standaard wie aan de beurt is, en dat moet "
         "ook)"}),
    Tells({"hand", "hand"}, kHandLeft,
          {"the cards that the seat still holds", "de kaarten die de plaats nog heeft"},
          {.needed = true}),
    Tells({"bids", "biedingen"}, kGivenBids,
          {"what each seat has bid, from seat 0 on; null for one that has not",
           "wat elke plaats geboden heeft, vanaf plaats 0; null voor wie nog niet bood"}),
    Tells({"tricks", "slagen"}, kSeenTricks,
          {"all tricks, the one in progress last", "alle slagen, met die bezig is achteraan"}),
    Tells({"legal", "toegestaan"}, kLegalMoves,
          {"the legal bids or cards, which are compared with the rules",
           "wat geboden of gespeeld mag worden; dat wordt met de regels vergeleken"}),
    Tells({"budget_ms", "tijd_ms"}, kinds::kBudget,
          {"milliseconds after which the answer is what was found so far",
           "milliseconden waarna het antwoord is wat tot dan gevonden is"}),
    Tells({"seed", "seed"}, kinds::kSeed,
          {"for random choices (default 1)", "voor willekeurige keuzes (standaard 1)"}),
};

constexpr EitherKind<kTricksKind, kinds::kCard> kMove;

constexpr std::array kOpinion = OpinionParts<BidOrCard, kMove>(
    "points that the seat writes down, on average",
    "chance that it takes just as many tricks as it bids, or has bid");
constexpr std::array kAnswer = ChosenParts<BidOrCard, kMove>("BoerenbridgeOpinion", kOpinion);

}  // namespace

constexpr QuestionSpec ChooseMove::kSpec = {
    .name = "move",
    .game = Game::kBoerenbridge,
    .about = kAbout,
    .answer_type = "TricksMove",
    .fields = kFields,
    .answer = kAnswer,
};

std::optional<Error> ChooseMove::Read(const Record& object, AskedMove& asked) {
  auto request = ReadRequest(object);
  if (!request) return request.error();
  asked.request = *std::move(request);
  return std::nullopt;
}

Result<ChooseMove::Answer> ChooseMove::AnswerTo(const AskedMove& asked, const AskContext& context) {
  const auto player =
      PlayerOf(asked.player, context, Game::kBoerenbridge, &EnginePlayers::boerenbridge);
  if (!player) return player.error();
  MoveLimits limits = asked.request->limits;
  limits.cancel = &context.cancel;
  return std::visit(
      [&](const auto& view) -> Result<Answer> {
        const auto choice = Boerenbridge::Choose(**player, view, limits);
        if (!choice) return choice.error();
        return ToMove<BidOrCard>(*choice, context.time());
      },
      asked.request->view);
}

}  // namespace jasnel::boerenbridge
