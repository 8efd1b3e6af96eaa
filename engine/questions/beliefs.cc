#include "engine/questions/beliefs.h"

#include <cstddef>
#include <string_view>
#include <utility>

#include "engine/fields/kind.h"
#include "engine/fields/kinds.h"
#include "engine/questions/deal_fields.h"
#include "engine/questions/played_fields.h"

namespace jasnel {
namespace {

constexpr CountKind kDeals(1, 100'000);
constexpr CountKind kTrumpsLeft(0, kHandSize);

constexpr std::array kBeliefsOwnFields = {
    Takes<&BeliefsQuestion::at>({"at", "op"}, kPoint,
                                {"where: 5.3 for the third card of trick 5, or call.2 (default "
                                 "where the record ends)",
                                 "waar: 5.3 voor de derde kaart van slag 5, of bod.2 (standaard "
                                 "waar het verslag ophoudt)"}),
    Takes<&BeliefsQuestion::deals>(
        {"deals", "spellen"}, kDeals,
        {"deals of the hidden cards to weigh, if there are too many for all, counting those that "
         "weigh less as less (default 1000)",
         "verdelingen van de verborgen kaarten om te wegen, als het er te veel zijn voor alle; wat "
         "minder weegt telt voor minder (standaard 1000)"}),
    Takes<&BeliefsQuestion::seed>({"seed", "seed"}, kinds::kSeed,
                                  {"for the deals that are drawn (default 1)",
                                   "voor de verdelingen die getrokken worden (standaard 1)"}),
    kWayDealtField<&BeliefsQuestion::dealt>,
};

constexpr auto kBeliefsFields =
    Joined(kBeliefsOwnFields, kRecordRulesField<&BeliefsQuestion::rules>, kPlayedFields);

constexpr Part kCardParts[] = {
    Gives<kinds::kCard, &BeliefsAnswer::OfCard::card>("card", "a card that the seat does not see"),
    Gives<kinds::kChanceBySeat, &BeliefsAnswer::OfCard::holds>(
        "chances", "the chance that each seat holds it, from 0 to 1"),
};
constexpr Part kSuitParts[] = {
    Gives<kinds::kSuit, &BeliefsAnswer::OfSuit::suit>("suit", "a suit"),
    Gives<kinds::kChanceBySeat, &BeliefsAnswer::OfSuit::is_void>(
        "void", "the chance that each seat has no card of it, from 0 to 1"),
};
constexpr Part kTrumpParts[] = {
    Gives<kTrumpsLeft, &BeliefsAnswer::OfTrumps::trumps>("trumps", "a number of trumps"),
    Gives<kinds::kChanceBySeat, &BeliefsAnswer::OfTrumps::has>(
        "chances", "the chance that each seat has so many left, from 0 to 1"),
};

constexpr Part kBeliefsAnswer[] = {
    Gives<kinds::kSeat, &BeliefsAnswer::seat>("seat", "who was to call or to play, and sees this"),
    Gives<kinds::kNumber, &BeliefsAnswer::deals>("deals",
                                                 "deals of the hidden cards that were weighed"),
    Gives<kinds::kSuit, &BeliefsAnswer::trump>("trump", "trump, after the auction"),
    Lists<&BeliefsAnswer::cards>("cards", "HiddenCard", kCardParts,
                                 "the cards that the seat does not see"),
    Lists<&BeliefsAnswer::suits>("suits", "VoidChance", kSuitParts, "voids, suit by suit"),
    Lists<&BeliefsAnswer::trumps>("trumps", "TrumpsLeft", kTrumpParts,
                                  "how many trumps each seat has left, after the auction"),
};

// The chance of one seat, as a column.
template <Seat kOf>
constexpr Part HeldBy(std::string_view name) {
  return Gives<kinds::kChance, [](const BeliefsAnswer::OfCard& one) {
    return one.holds[Index(kOf)];
  }>(name, "the chance that this seat holds it, from 0 to 1");
}
constexpr Part kColumns[] = {
    Gives<kinds::kCard, &BeliefsAnswer::OfCard::card>("card", "a card that the seat does not see"),
    HeldBy<Seat::kNorth>("N"),
    HeldBy<Seat::kEast>("E"),
    HeldBy<Seat::kSouth>("S"),
    HeldBy<Seat::kWest>("W"),
};
constexpr Part kBeliefsCsv[] = {
    Lists<&BeliefsAnswer::cards>("cards", "HiddenCard", kColumns, "the cards"),
};
constexpr std::string_view kBeliefsRows[] = {"cards"};

// The chance of each seat that `of_seat` has of it.
template <class OfSeat>
ChanceBySeat Chances(const OfSeat& of_seat) {
  ChanceBySeat chances;
  for (std::size_t seat = 0; seat < chances.size(); ++seat) chances[seat] = of_seat(seat);
  return chances;
}

BeliefsAnswer AnswerOf(const Beliefs& beliefs, CardSet hidden, std::optional<Suit> trump) {
  BeliefsAnswer answer = {beliefs.seat, beliefs.deals, trump, {}, {}, {}};
  for (const Suit suit : kAllSuits) {
    for (const Card card : HighToLow(hidden & CardsOf(suit))) {
      answer.cards.push_back({card, Chances([&](std::size_t seat) {
                                return beliefs.holds[seat][static_cast<std::size_t>(card.index())];
                              })});
    }
    answer.suits.push_back(
        {suit, Chances([&](std::size_t seat) { return beliefs.is_void[seat][Index(suit)]; })});
  }
  if (!trump) return answer;
  for (int trumps = 0; trumps <= kHandSize; ++trumps) {
    const auto has = Chances([&](std::size_t seat) {
      return beliefs.has_trumps[seat][static_cast<std::size_t>(trumps)];
    });
    answer.trumps.push_back({trumps, has});
  }
  while (answer.trumps.back().has == ChanceBySeat{}) answer.trumps.pop_back();
  return answer;
}

// The deal at a point, or where the record ends.
Result<DealInPlay> StandingAt(const RecordedDeal& deal, const std::optional<DealPoint>& at) {
  if (at) {
    const auto point = DealAt(deal, *at);
    return point ? Result<DealInPlay>(point->before) : point.error();
  }
  if (deal.after) return *deal.after;
  return deal.last ? *deal.last
                   : Error{Say("not told, and the deal is over; expected a point, such as 5.3",
                               "niet genoemd, en het spel is uit; verwacht een punt, zoals 5.3")};
}

}  // namespace

constexpr QuestionSpec AskBeliefs::kSpec = {
    .name = "beliefs",
    .about = kAbout,
    .answer_type = "Beliefs",
    .fields = kBeliefsFields,
    .other_keys = OtherKeys::kIgnored,
    .answer = kBeliefsAnswer,
    .rows = kBeliefsRows,
    .csv = kBeliefsCsv,
};

std::optional<Error> AskBeliefs::Read(const Record& object, BeliefsQuestion& question) {
  auto record = ReadPlayedRecord(object, question.rules, RecordStops::kAnywhere);
  if (!record) return record.error();
  question.record = std::move(record).value();
  return std::nullopt;
}

Result<BeliefsAnswer> AskBeliefs::AnswerTo(const BeliefsQuestion& question,
                                           const AskContext& context) {
  const auto deal = FollowRecord(question.record);
  if (!deal) return deal.error();
  const auto at = StandingAt(*deal, question.at);
  if (!at) return In("at", at.error());
  const DealInPlay& now = *at;
  const auto beliefs =
      BeliefsAt(now, {question.deals, question.seed, &context.cancel, question.dealt});
  if (!beliefs) return beliefs.error();
  if (now.InAuction()) {
    return AnswerOf(*beliefs, kFullDeck - now.call_view().hand, std::nullopt);
  }
  return AnswerOf(*beliefs, now.play_view().Hidden(), now.position().trump);
}

}  // namespace jasnel
