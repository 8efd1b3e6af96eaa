#include "engine/questions/random.h"

#include <string>
#include <string_view>
#include <utility>

#include "bitboard/boerenbridge/draw.h"
#include "engine/fields/kinds.h"
#include "engine/questions/boerenbridge_kinds.h"
#include "engine/questions/deal_fields.h"
#include "engine/requests/boerenbridge_deal_fields.h"
#include "jasnel/boerenbridge/match.h"
#include "jasnel/boerenbridge/score.h"
#include "jasnel/deal_play.h"
#include "jasnel/dealing.h"
#include "jasnel/system_random.h"

namespace jasnel {

namespace {

constexpr Field kRandomFields[] = {
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
    kWayDealtField<&RandomQuestion::dealt>,
};

}  // namespace

constexpr QuestionSpec DrawDeal::kSpec = {
    .name = "random",
    .about = kAbout,
    .answer_type = "Deal",
    .fields = kRandomFields,
    .answer = DealLineParts::kAll,
};

Result<DealLine> DrawDeal::AnswerTo(const RandomQuestion& question, const AskContext& /*context*/) {
  return DrawFrom<DealLine>(question.seed, question.number, [&](auto& random) {
    DealLine drawn;
    drawn.dealer = DealerOfBoard(question.number);
    drawn.hands =
        DealtHands(question.dealt, question.rules.value_or(Rules{}), *drawn.dealer, random);
    drawn.rules = question.rules;
    if (question.rules) drawn.turned = RandomTurned(random, *question.rules, question.number);
    return drawn;
  });
}

}  // namespace jasnel

namespace jasnel::boerenbridge {

namespace {

constexpr ListKind<kinds::kCards> kHands;

constexpr Field kRandomFields[] = {
    Takes<&RandomQuestion::players>({"players", "spelers"}, kPlayersKind,
                                    {"how many play", "hoeveel er spelen"}, {.needed = true}),
    Takes<&RandomQuestion::seed>(
        {"seed", "startgetal"}, kinds::kSeed,
        {"for studies: the same deals each time (default the system's random numbers)",
         "voor onderzoek: elke keer dezelfde spellen (standaard toevalsgetallen van het systeem)"}),
    Takes<&RandomQuestion::number>({"number", "nummer"}, kinds::kDealNumber,
                                   {"number of the deal in the game (default 1)",
                                    "nummer van het spel in de partij (standaard 1)"}),
    Takes<&RandomQuestion::cards>(
        {"cards", "kaarten"}, kDealtKind,
        {"cards for each player in every deal", "kaarten voor elke speler in elk spel"}),
    Takes<&RandomQuestion::most_cards>(
        {"most_cards", "meeste_kaarten"}, kDealtKind,
        {"cards for each player in the first deal of a round",
         "kaarten voor elke speler in het eerste spel van een ronde"}),
};

constexpr Apart kRandomApart[] = {{"cards", "most_cards"}};

constexpr Part kRandomAnswer[] = {
    Gives<kinds::kText, [](const RandomAnswer& answer) { return FormatDealLine(answer.deal); }>(
        "line", "the deal line"),
    Gives<kinds::kNumber, [](const RandomAnswer& answer) { return answer.deal.position.players; }>(
        "players", "how many play"),
    Gives<kinds::kNumber, [](const RandomAnswer& answer) { return answer.cards(); }>(
        "cards", "cards dealt to each"),
    Gives<kHands, [](const RandomAnswer& answer) { return answer.hands(); }>(
        "hands", "the cards of each seat"),
    Gives<kinds::kNumbers, [](const RandomAnswer& answer) { return answer.seats(); }>(
        "seats", "which player sits in each seat"),
    Gives<kinds::kSuit, [](const RandomAnswer&) { return kTrump; }>("trump", "the trump suit"),
    Gives<kinds::kNumber, &RandomAnswer::dealer>("dealer", "the player who deals"),
    Gives<kinds::kNumber, &RandomAnswer::deals>("deals", "deals in a round"),
};

// The error for more cards than so many players can be dealt.
std::optional<Error> CheckCards(std::string_view key, std::optional<int> cards, int players) {
  const WholeKind possible(1, MostCards(players));
  if (cards.value_or(1) <= MostCards(players)) return std::nullopt;
  return In(key, Unexpected(std::to_string(*cards), possible.Expected()));
}

}  // namespace

constexpr QuestionSpec DrawDeal::kSpec = {
    .name = "random",
    .game = Game::kBoerenbridge,
    .about = kAbout,
    .answer_type = "TricksDeal",
    .fields = kRandomFields,
    .apart = kRandomApart,
    .answer = kRandomAnswer,
};

std::vector<std::vector<Card>> RandomAnswer::hands() const {
  std::vector<std::vector<Card>> hands;
  for (int seat = 0; seat < deal.position.players; ++seat) {
    hands.push_back(HighToLow(deal.position.hands[seat]));
  }
  return hands;
}

std::vector<int> RandomAnswer::seats() const {
  std::vector<int> seats;
  for (int seat = 0; seat < deal.position.players; ++seat) {
    seats.push_back(PlayerInSeat(seat, dealer, deal.position.players));
  }
  return seats;
}

std::optional<Error> DrawDeal::Check(RandomQuestion& question) {
  if (auto error = CheckCards("cards", question.cards, question.players)) return error;
  return CheckCards("most_cards", question.most_cards, question.players);
}

Result<RandomAnswer> DrawDeal::AnswerTo(const RandomQuestion& question,
                                        const AskContext& /*context*/) {
  const int players = question.players;
  const std::uint64_t before = question.number - 1;
  const int most_cards = question.most_cards.value_or(MostCards(players));
  const int cards = question.cards.value_or(CardsInRounds(before, most_cards));
  const auto hands = DrawFrom<Hands>(
      question.seed, before, [&](auto& random) { return RandomHands(random, players, cards); });
  if (!hands) return hands.error();
  const auto draw = DrawOf(question.seed, players);
  if (!draw) return draw.error();
  RandomAnswer answer;
  answer.deal.position.players = players;
  answer.deal.position.hands = *hands;
  const auto moved = static_cast<int>(before % static_cast<std::uint64_t>(players));
  answer.dealer = DealerOfDeal(moved, draw->dealer, players);
  if (!question.cards) answer.deals = DealsInRound(most_cards);
  return answer;
}

}  // namespace jasnel::boerenbridge
