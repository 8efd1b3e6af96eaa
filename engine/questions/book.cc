#include "engine/questions/book.h"

#include <array>
#include <cstddef>

#include "engine/fields/kinds.h"
#include "engine/questions/deal_fields.h"

namespace jasnel {
namespace {

constexpr std::array kBookLineFields = {
    Takes<&BookQuestion::hand>({"hand", "hand"}, kinds::kHand,
                               {"the hand, eight cards", "de hand, acht kaarten"},
                               {.needed = true, .has_flag = false}),
    Takes<&BookQuestion::rules>({"rules", "regels"}, kinds::kRules,
                                {"a rule set and changes to it (default kbn)",
                                 "spelregels en wijzigingen daarop (standaard kbn)"}),
    Takes<&BookQuestion::trump>({"trump", "troef"}, kinds::kSuit,
                                {"only this suit", "alleen deze kleur"}),
    Takes<&BookQuestion::place>(
        {"place", "plaats"}, kinds::kPlace,
        {"only this place: 1 leads, 4 dealt", "alleen deze plaats: 1 komt uit, 4 is de gever"}),
    kWayDealtField<&BookQuestion::dealt>,
};

constexpr std::array kBookOwnFields = {
    Takes<&BookQuestion::exchanges>(
        {"exchanges", "ruilen"}, kinds::kSwitch,
        {"also hands that differ in one card; with --trump and --place",
         "ook handen die één kaart verschillen; met --trump en --place"}),
};

constexpr auto kBookFields = Joined(kBookLineFields, kBookOwnFields);

constexpr Together kBookTogether[] = {{"exchanges", {"trump", "place"}}};

constexpr std::string_view kChanceHelp = "chance that the contract is made";
constexpr std::string_view kMeanScoreHelp =
    "points that the declarers write down minus their opponents'";
constexpr std::string_view kPitChanceHelp = "chance of all eight tricks";

constexpr Part kEntry[] = {
    Gives<kinds::kChance, &BookEntry::makes, &Estimate::value>("makes", kChanceHelp),
    Gives<kinds::kChance, &BookEntry::makes, &Estimate::low>("low", kLowHelp),
    Gives<kinds::kChance, &BookEntry::makes, &Estimate::high>("high", kHighHelp),
    Gives<kinds::kMeanPoints, &BookEntry::score, &Estimate::value>("score", kMeanScoreHelp),
    Gives<kinds::kMeanPoints, &BookEntry::score, &Estimate::low>("score_low", kLowHelp),
    Gives<kinds::kMeanPoints, &BookEntry::score, &Estimate::high>("score_high", kHighHelp),
    Gives<kinds::kChance, &BookEntry::pit, &Estimate::value>("pit", kPitChanceHelp),
    Gives<kinds::kChance, &BookEntry::pit, &Estimate::low>("pit_low", kLowHelp),
    Gives<kinds::kChance, &BookEntry::pit, &Estimate::high>("pit_high", kHighHelp),
    Gives<kinds::kChance, &BookEntry::played_makes>("played_makes",
                                                    "chance that players who see one hand make it"),
    Gives<kinds::kMeanPoints, &BookEntry::played_score>("played_score",
                                                        "the score of players who see one hand"),
};

constexpr Part kPlaceEntryParts[] = {
    Gives<kinds::kPlace, &BookAnswer::Place::place>(
        "place", "the declarer's, clockwise from the leader: 1 leads, 4 dealt"),
    Spreads<&BookAnswer::Place::entry>(kEntry),
};

constexpr Part kSuitEntryParts[] = {
    Gives<kinds::kSuit, &BookAnswer::OfSuit::suit>("suit", "trumps"),
    Lists<&BookAnswer::OfSuit::places>("places", "BookPlace", kPlaceEntryParts, "each place"),
};

constexpr Part kExchangeParts[] = {
    Gives<kinds::kCard, &BookExchange::without>("without", "a card of the hand"),
    Gives<kinds::kCard, &BookExchange::with>("with", "the card instead"),
    Gives<kinds::kChance, &BookExchange::entry, &BookEntry::makes, &Estimate::value>("makes",
                                                                                     kChanceHelp),
    Gives<kinds::kMeanPoints, &BookExchange::entry, &BookEntry::score, &Estimate::value>(
        "score", kMeanScoreHelp),
    Gives<kinds::kChance, &BookExchange::entry, &BookEntry::pit, &Estimate::value>("pit",
                                                                                   kPitChanceHelp),
};

constexpr Part kBookAnswer[] = {
    Gives<kinds::kHand, &BookAnswer::question, &BookQuestion::hand>("hand", "the hand"),
    Gives<kinds::kRules, &BookAnswer::question, &BookQuestion::rules>("rules", "the rule set"),
    Lists<&BookAnswer::suits>("suits", "BookSuit", kSuitEntryParts, "each suit"),
    WithoutColumn(Lists<&BookAnswer::exchanges>(
        "exchanges", "BookExchange", kExchangeParts,
        "if asked for, hands that differ in one card, from the highest score to the lowest")),
    WithoutColumn(Says<kOpenHands>("hands", kOpenHandsHelp)),
};

constexpr std::array<std::string_view, 2> kBookRows = {"suits", "places"};

}  // namespace

constexpr QuestionSpec Book::kSpec = {
    .name = "book",
    .about = kAbout,
    .item = "hand",
    .answer_type = "Book",
    .fields = kBookFields,
    .line = HandLine(kBookLineFields),
    .together = kBookTogether,
    .answer = kBookAnswer,
    .rows = kBookRows,
};

std::optional<Error> Book::Check(BookQuestion& question) { return ValidateForBook(question.hand); }

Result<BookAnswer> Book::AnswerTo(const BookQuestion& question, const AskContext& /*context*/) {
  BookAnswer answer = {.question = question, .suits = {}, .exchanges = {}};
  for (const Suit suit : kAllSuits) {
    if (question.trump.value_or(suit) != suit) continue;
    const auto entries = LookUpHand(question.rules, question.hand, suit, question.dealt);
    auto& of_suit = answer.suits.emplace_back(BookAnswer::OfSuit{suit, {}});
    for (int place = 0; place < kSeats; ++place) {
      if (question.place.value_or(place) != place) continue;
      of_suit.places.push_back({place, entries[static_cast<std::size_t>(place)]});
    }
  }
  if (question.exchanges && question.trump && question.place) {
    answer.exchanges = LookUpExchanges(question.rules, question.hand, *question.trump,
                                       *question.place, question.dealt);
  }
  return answer;
}

}  // namespace jasnel
