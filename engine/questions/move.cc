#include "engine/questions/move.h"

#include <array>
#include <cstddef>
#include <memory>
#include <span>
#include <utility>

#include "engine/fields/kind.h"
#include "engine/fields/kinds.h"
#include "engine/questions/boerenbridge_kinds.h"
#include "engine/questions/deal_fields.h"
#include "engine/questions/played_fields.h"
#include "engine/requests/convention_reader.h"
#include "engine/requests/move_request.h"
#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/fair.h"
#include "jasnel/player.h"

namespace jasnel {

namespace {

// In both games.
constexpr Field kBudgetField =
    Tells({"budget_ms", "tijd_ms"}, kinds::kBudget,
          {"milliseconds after which the answer is what was found so far",
           "milliseconden waarna het antwoord is wat tot dan gevonden is"});
constexpr Field kSeedField =
    Tells({"seed", "seed"}, kinds::kSeed,
          {"for random choices (default 1)", "voor willekeurige keuzes (standaard 1)"});

Record DealIdSchema() { return {{"type", "string"}, {"examples", {"12-2"}}}; }
constexpr GivenKind<DealIdSchema> kDealId;
constexpr Field kDealIdField = Tells(
    {"deal_id", "spel_id"}, kDealId,
    {"which deal and sitting this is, as 12-2; a program that plays is told it",
     "welk spel dit is, en de hoeveelste keer, als 12-2; een programma dat speelt hoort het"});

Record RuleOptionsSchema() {
  return {{"type", "object"}, {"additionalProperties", {{"type", "string"}}}};
}
constexpr GivenKind<RuleOptionsSchema> kRuleOptions;

Record HandLeftSchema() {
  return {{"anyOf",
           {{{"type", "array"}, {"items", kinds::kCard.OutputSchema()}, {"maxItems", kHandSize}},
            kinds::kHand.OutputSchema()}}};
}
constexpr GivenKind<HandLeftSchema> kHandLeft;

Record SeenTricksSchema() {
  Record schema = TricksSchema("Trick", kinds::kSeat.InputSchema(), {"leader", "cards"});
  AddPenaltyMarks(schema["items"]["properties"]);
  return schema;
}
constexpr GivenKind<SeenTricksSchema> kSeenTricks;

constexpr GivenListKind kLegalMoves("string");

}  // namespace

constexpr Field MoveFields::kAll[] = {
    Takes<&AskedMove::player>({"player", "speler"}, kinds::kPlayerName, kPlayerHelp),
    Tells({"rules", "regels"}, kinds::kRules,
          {"a rule set and changes to it, such as kbn,undertrump=free (default kbn)",
           "spelregels en wijzigingen daarop, zoals kbn,undertrump=free (standaard kbn)"}),
    Tells({"rule_options", "regelopties"}, kRuleOptions,
          {"options of the rules with their values, which are compared with the rules",
           "regelopties met hun waarden; die worden met de regels vergeleken"}),
    Tells({"dealer", "gever"}, kinds::kSeat,
          {"the dealer; the seat to the left calls and leads first",
           "de gever; wie links daarvan zit biedt het eerst en komt uit"},
          {.needed = true}),
    Tells({"seat", "plaats"}, kinds::kSeat,
          {"whose hand it is (default the seat to call or play, as it must be)",
           "van wie de hand is (standaard wie aan de beurt is, en dat moet ook)"}),
    Tells({"hand", "hand"}, kHandLeft,
          {"the cards that the seat still holds", "de kaarten die de plaats nog heeft"},
          {.needed = true}),
    Tells({"auction", "biedingen"}, kinds::kCalls,
          {"all calls so far, first speaker first", "wat al geboden is, vanaf wie begon"}),
    Tells({"barred", "uitgesloten"}, kBarredSides, kBarredHelp),
    Tells({"turned", "gedraaid"}, kinds::kTurned,
          {"the turned suit, if the rules turn one (bidding=turned, lot), or several in order",
           "de gedraaide kleur, als de regels er een draaien (bidding=turned, lot), of meer op "
           "volgorde"}),
    Tells(
        {"trump", "troef"}, kinds::kSuit,
        {"the trump suit, where a card is to be played", "troef, als er een kaart gespeeld wordt"}),
    Tells({"declarer", "speler"}, kinds::kSeat,
          {"who made trump, where a card is to be played",
           "wie troef maakte, als er een kaart gespeeld wordt"}),
    Tells({"tricks", "slagen"}, kSeenTricks,
          {"all tricks, the one in progress last", "alle slagen, met die bezig is achteraan"}),
    Tells({"legal", "toegestaan"}, kLegalMoves,
          {"the legal calls or cards, which are compared with the rules",
           "wat geboden of gespeeld mag worden; dat wordt met de regels vergeleken"}),
    kBudgetField,
    kSeedField,
    kDealIdField,
    Tells({"match", "match"}, kinds::kMatch, kMatchHelp),
    Takes<&AskedMove::conventions>(
        {"conventions", "afspraken"}, kinds::kConventions,
        {"what each side agreed that a card says: a card of conventions for both, or an object "
         "with ns and ew",
         "wat elk paar afsprak dat een kaart zegt: een kaart met afspraken voor beide, of een "
         "object met ns en ew"}),
    Takes<&AskedMove::why>({"why", "waarom"}, kinds::kSwitch,
                           {"whether to say why a card was chosen",
                            "of er gezegd moet worden waarom een kaart gekozen is"}),
};

namespace {

constexpr std::array kOnPoints = OpinionParts<CallOrCard, kinds::kCallOrCard>(
    "points of the own side minus those of the other, on average",
    "chance that the contract is made, whoever declares; for a call, if that is made; not for a "
    "pass");
constexpr std::array kOpinion = {
    kOnPoints[0], kOnPoints[1], kOnPoints[2],
    Gives<kinds::kChance, &ChosenMove<CallOrCard>::Opinion::wins>(
        "wins", "if the match was told, and the player looks at it: chance to win it")};
constexpr std::array kChosen = ChosenParts<CallOrCard, kinds::kCallOrCard>("Opinion", kOpinion);

constexpr Part kMoveAnswer[] = {
    Spreads<&AnsweredMove::chosen>(kChosen),
    Lists<&AnsweredMove::signals>("signals", "Signal", SignalParts::kAll,
                                  "with conventions, for a card: what those so far said"),
    Holds<&AnsweredMove::signal>("signal", "Signal", SignalParts::kAll,
                                 "what the card chosen says, if anything"),
    Gives<kinds::kSentence, &AnsweredMove::why>("why",
                                                "why this card, if that was asked and can be said"),
};

// A player as that of the question, which agreed on its conventions in the place of `seat`; null
// where that makes no difference to it.
std::unique_ptr<Player> PlayerWithConventions(const AskedMove& asked, const AskContext& context,
                                              Seat seat) {
  const std::string& name = asked.player ? *asked.player : context.engine->name();
  if (!AnyAgreed(asked.conventions) || !TakesConventions(name)) return nullptr;
  const auto own = Index(SideOf(seat));
  auto made = MakePlayer(name, Agreement{asked.conventions[own], asked.conventions[1 - own]});
  return made ? std::move(made).value() : nullptr;
}

// The signals of the cards so far, and of the card chosen.
void AddSignals(const ConventionsOfSides& conventions, const PlayView& view, Card card,
                AnsweredMove& answer) {
  SeenTricks tricks = view.tricks;
  tricks.Add(view.table.leader, card);
  const auto signals = ExplainSignals(conventions, {view.table.declarer, view.table.trump},
                                      view.table.rules, tricks.tricks());
  const auto before = std::span(signals).first(signals.size() - 1);
  answer.signals = TrickSignals(before);
  if (signals.back()) {
    answer.signal = {.trick = static_cast<int>(before.size() / kSeats) + 1,
                     .signal = *signals.back()};
  }
}

}  // namespace

constexpr QuestionSpec ChooseMove::kSpec = {
    .name = "move",
    .about = kAbout,
    .answer_type = "Move",
    .fields = MoveFields::kAll,
    .answer = kMoveAnswer,
};

std::optional<Error> ChooseMove::Read(const Record& object, AskedMove& asked) {
  auto request = ReadRequest(object);
  if (!request) return request.error();
  asked.request = *std::move(request);
  return std::nullopt;
}

Result<AnsweredMove> ChooseMove::AnswerTo(const AskedMove& asked, const AskContext& context) {
  const auto player = PlayerOf(asked.player, context, Game::kKlaverjas, &EnginePlayers::klaverjas);
  if (!player) return player.error();
  MoveLimits limits = asked.request->limits;
  limits.cancel = &context.cancel;
  AnsweredMove answer;
  if (const auto* const view = std::get_if<CallView>(&asked.request->view)) {
    const auto choice = (*player)->ChooseCall(*view, limits);
    if (!choice) return choice.error();
    answer.chosen = ToMove<CallOrCard>(*choice, context.time());
    return answer;
  }
  const auto& view = std::get<PlayView>(asked.request->view);
  const auto agreed = PlayerWithConventions(asked, context, view.seat());
  const auto choice = (agreed ? agreed.get() : *player)->ChooseCard(view, limits);
  if (!choice) return choice.error();
  answer.chosen = ToMove<CallOrCard>(*choice, context.time());
  if (AnyAgreed(asked.conventions)) AddSignals(asked.conventions, view, choice->card, answer);
  if (asked.why) {
    const Message why = WhyChosen(view, *choice, {.cancel = &context.cancel});
    if (why != Message()) answer.why = why;
  }
  return answer;
}

}  // namespace jasnel

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

constexpr Field kMoveFields[] = {
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
    kBudgetField,
    kSeedField,
    kDealIdField,
};

constexpr std::array kOpinion = OpinionParts<BidOrCard, kBidOrCard>(
    "points that the seat writes down, on average",
    "chance that it takes just as many tricks as it bids, or has bid");
constexpr std::array kMoveAnswer =
    ChosenParts<BidOrCard, kBidOrCard>("BoerenbridgeOpinion", kOpinion);

}  // namespace

constexpr QuestionSpec ChooseMove::kSpec = {
    .name = "move",
    .game = Game::kBoerenbridge,
    .about = kAbout,
    .answer_type = "TricksMove",
    .fields = kMoveFields,
    .answer = kMoveAnswer,
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
