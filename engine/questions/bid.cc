#include "engine/questions/bid.h"

#include <array>
#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/fields/kinds.h"
#include "engine/questions/deal_fields.h"
#include "engine/questions/played_fields.h"
#include "engine/requests/move_request.h"
#include "engine/requests/reading.h"

namespace jasnel {
namespace {

constexpr GivenListKind kGivenCalls("string");
constexpr CountKind kBidWorlds(2, kMaxWorlds);
constexpr RealKind kBidPrecision(
    "PP", {0.001, 0.5, {"a number from 0.001 to 0.5", "een getal van 0.001 tot en met 0.5"}},
    {0.1, 50, {"percentage points from 0.1 to 50", "procentpunten van 0.1 tot en met 50"}});

constexpr std::array kBidLineFields = {
    Takes<&AskedBid::line, &BidLine::hand>(
        {"hand", "hand"}, kinds::kHand,
        {"the hand, spades.hearts.diamonds.clubs", "de hand, schoppen.harten.ruiten.klaveren"},
        {.needed = true}),
    Takes<&AskedBid::line, &BidLine::dealer>(
        {"dealer", "gever"}, kinds::kSeat,
        {"the dealer; the seat to the left leads to the first trick",
         "de gever; wie links daarvan zit komt uit in de eerste slag"},
        {.needed = true, .group = kDefaultsGroup}),
    Takes<&AskedBid::line, &BidLine::seat>({"seat", "plaats"}, kinds::kSeat,
                                           {"the seat of the hand (default the seat to call)",
                                            "de plaats van de hand (standaard wie aan het bod is)"},
                                           {.group = kDefaultsGroup}),
    Takes<&AskedBid::line, &BidLine::auction>(
        {"auction", "biedingen"}, kinds::kCalls,
        {"calls made already, such as pass,pass", "wat al geboden is, zoals pas,pas"},
        {.group = kDefaultsGroup}),
    Takes<&AskedBid::line, &BidLine::turned>(
        {"turned", "gedraaid"}, kinds::kTurned,
        {"the turned suit, if the rules turn one (bidding=turned, lot), or several in order",
         "de gedraaide kleur, als de regels er een draaien (bidding=turned, lot), of meer op "
         "volgorde"},
        {.group = kDefaultsGroup}),
    Takes<&AskedBid::line, &BidLine::rules>(
        {"rules", "regels"}, kinds::kRules,
        {"a rule set and changes to it, such as kbn,undertrump=free (default kbn)",
         "spelregels en wijzigingen daarop, zoals kbn,undertrump=free (standaard kbn)"},
        {.group = kDefaultsGroup}),
    Takes<&AskedBid::line, &BidLine::given>(
        {"given", "gegeven"}, kinds::kHands,
        {"cards known to be in other hands, such as N:J9... - - -",
         "kaarten waarvan bekend is wie ze heeft, zoals N:B9... - - -"},
        {.group = kDefaultsGroup}),
    kWayDealtField<&AskedBid::line, &BidLine::dealt>,
    kMatchField<&AskedBid::line, &BidLine::match>,
};

constexpr std::array kBidOwnFields = {
    Takes<&AskedBid::legal>({"legal", "toegestaan"}, kGivenCalls,
                            {"the calls that the seat may make, which are compared with the rules",
                             "wat geboden mag worden; dat wordt met de regels vergeleken"},
                            {.has_flag = false}),
    Takes<&AskedBid::line, &BidLine::barred>({"barred", "uitgesloten"}, kBarredSides, kBarredHelp,
                                             {.has_flag = false}),
    Takes<&AskedBid::request, &BidRequest::worlds>(
        {"worlds", "verdelingen"}, kBidWorlds,
        {"number of random deals of the other cards",
         "aantal willekeurige verdelingen van de andere kaarten"},
        {.group = kEffortGroup}),
    Takes<&AskedBid::request, &BidRequest::precision>(
        {"precision", "precisie"}, kBidPrecision,
        {"stop when chances are known to within so many percentage points; as a key a fraction, "
         "0.02 "
         "for 2 (default 2, unless there is another limit)",
         "stop als kansen op zoveel procentpunten na bekend zijn; als sleutel een breuk, 0.02 voor "
         "2 "
         "(standaard 2, als er geen andere grens is)"},
        {.group = kEffortGroup}),
    Takes<&AskedBid::request, &BidRequest::until_clear>(
        {"until_clear", "tot_duidelijk"}, kinds::kSwitch,
        {"stop when the best call is clear", "stop als duidelijk is wat het beste bod is"},
        {.group = kEffortGroup}),
    Takes<&AskedBid::open_hands>({"open_hands", "open_handen"}, kinds::kSwitch,
                                 {"the best call with open hands, not as players achieve it",
                                  "het beste bod met open handen, niet zoals spelers het halen"}),
};

constexpr auto kBidFields =
    Joined(kBidLineFields, kBidOwnFields,
           kTimeAndSeedFields<&AskedBid::request, &BidRequest::time, &BidRequest::seed>);

constexpr std::string_view kWinsHelp = "if the match was told: chance to win it";

constexpr std::string_view kPlayedOutHelp =
    "points of the own side minus those of the other, on average";

// What was asked.
constexpr Part kBidAsked[] = {
    Gives<kinds::kHand, &BidQuestion::hand>("hand", "the hand"),
    Gives<kinds::kSeat, [](const BidQuestion& asked) { return asked.auction.dealer(); }>(
        "dealer", "who dealt"),
    Gives<kinds::kSeat, [](const BidQuestion& asked) { return asked.auction.Turn(); }>(
        "seat", "who is to call"),
    Gives<kinds::kTurned,
          [](const BidQuestion& asked) { return IfAny(asked.auction.turned_cards()); }>(
        "turned", "the suit that was turned, or several in order"),
    Gives<kinds::kCallList, [](const BidQuestion& asked) { return asked.auction.calls(); }>(
        "auction", "the calls made"),
    Gives<kinds::kRules, &BidQuestion::rules>("rules", "the rule set"),
    Gives<kinds::kDealt,
          [](const BidQuestion& asked) { return If(!asked.dealt.IsRandom(), asked.dealt); }>(
        "dealt", "how the cards are dealt, if by hand"),
    Gives<kinds::kHands,
          [](const BidQuestion& asked) { return If(asked.known != Hands{}, asked.known); }>(
        "given", "known cards of others"),
    Gives<kinds::kMatch, &BidQuestion::match>("match", "where the match stands, if that was told"),
};

// How it was answered.
constexpr Part kBidEffort[] = {
    Gives<kinds::kNumber, &AnsweredBid::answer, &BidAnswer::worlds>(
        "worlds", "deals in which each contract was solved for whether it is made"),
    Gives<kinds::kNumber, &AnsweredBid::answer, &BidAnswer::scored>("scored",
                                                                    "the same for the score"),
    Gives<kinds::kSwitch, &AnsweredBid::answer, &BidAnswer::all_worlds>(
        "all_worlds", "whether these are all the deals there are"),
    Gives<kinds::kSeed, &AnsweredBid::seed>("seed", "the seed"),
    Gives<kinds::kMicroseconds, &AnsweredBid::answer, &BidAnswer::time>(
        "time_us", "time that took, in microseconds"),
};

constexpr Part kMakesParts[] = {
    Gives<kinds::kChance, &Estimate::value>("makes", "chance that the contract is made"),
    Gives<kinds::kChance, &Estimate::low>("low", kLowHelp),
    Gives<kinds::kChance, &Estimate::high>("high", kHighHelp),
};

constexpr Part kScoreParts[] = {
    Gives<kinds::kMeanPoints, &Estimate::value>("score", kPlayedOutHelp),
    Gives<kinds::kMeanPoints, &Estimate::low>("score_low", kLowHelp),
    Gives<kinds::kMeanPoints, &Estimate::high>("score_high", kHighHelp),
};

constexpr Part kBidPlayedParts[] = {
    Gives<kinds::kChance, &SuitBid::played_makes>("played_makes",
                                                  "makes, of players who see one hand"),
    Gives<kinds::kMeanPoints, &SuitBid::played_score>("played_score",
                                                      "score, of players who see one hand"),
};

constexpr Part kRoem =
    Gives<kinds::kMeanPoints, &SuitBid::roem>("roem", "average roem of the own side");

template <std::size_t kClass>
constexpr auto kResultOfClass = [](const SuitBid& bid) { return bid.results[kClass]; };

constexpr Part kResults[] = {
    Gives<kinds::kChance, kResultOfClass<0>>("nat", "chance of nat"),
    Gives<kinds::kChance, kResultOfClass<1>>("to_100", "made, up to 100"),
    Gives<kinds::kChance, kResultOfClass<2>>("to_120", "up to 120"),
    Gives<kinds::kChance, kResultOfClass<3>>("to_140", "up to 140"),
    Gives<kinds::kChance, kResultOfClass<4>>("over_140", "with more"),
    Gives<kinds::kChance, kResultOfClass<5>>("pit", "with pit"),
};
static_assert(std::size(kResults) == kResultClasses);

constexpr Part kSuitBidParts[] = {
    Gives<kinds::kSuit, &SuitBid::suit>("suit", "trumps"),
    Spreads<&SuitBid::makes>(kMakesParts),
    Spreads<&SuitBid::score>(kScoreParts),
    Gives<kinds::kChance, &SuitBid::pit>("pit", "chance of all eight tricks"),
    kRoem,
    Spreads<[](const SuitBid& bid) -> const SuitBid& { return bid; }>(kBidPlayedParts),
    Gives<kinds::kChance, &SuitBid::wins>("wins", kWinsHelp),
    Holds<[](const SuitBid& bid) -> const SuitBid& { return bid; }>(
        "results", "BidResults", kResults, "how the contract ends"),
};

constexpr Part kDeclares = Gives<kinds::kChanceBySeat, &PassBid::declares>(
    "declares", "for each seat, the chance that it declares");
constexpr Part kPassedOutChance = Gives<kinds::kChance, &PassBid::passed_out>(
    "passed_out", "the chance that nobody does, and the cards are dealt again: all-pass=redeal");
constexpr Part kPassPlayed = Gives<kinds::kMeanPoints, &PassBid::played_score>(
    "played_score", "score, of players who see one hand");

constexpr Part kPassParts[] = {
    Gives<kinds::kMeanPoints, &PassBid::score, &Estimate::value>("score", kPlayedOutHelp),
    Gives<kinds::kMeanPoints, &PassBid::score, &Estimate::low>("low", kLowHelp),
    Gives<kinds::kMeanPoints, &PassBid::score, &Estimate::high>("high", kHighHelp),
    kDeclares,
    kPassedOutChance,
    kPassPlayed,
    Gives<kinds::kChance, &PassBid::wins>("wins", kWinsHelp),
};

constexpr Part kOutlookParts[] = {
    Gives<kinds::kChance, &MatchOutlook::wins>("wins", kWinsHelp),
    Gives<kinds::kText, &MatchOutlook::preset>(
        "scores", "the rule set, nearest to the rules, whose deals it is reckoned by"),
};

constexpr Part kDoubleParts[] = {
    Gives<kinds::kCall, &DoubleBid::call>("call", "double, redouble or superdouble"),
    Spreads<&DoubleBid::makes>(kMakesParts),
    Spreads<&DoubleBid::score>(kScoreParts),
    Gives<kinds::kChance, &DoubleBid::pays, &Estimate::value>(
        "pays", "chance that the score is then better than that of a pass"),
    Gives<kinds::kChance, &DoubleBid::pays, &Estimate::low>("pays_low", kLowHelp),
    Gives<kinds::kChance, &DoubleBid::pays, &Estimate::high>("pays_high", kHighHelp),
    Gives<kinds::kMeanPoints, &DoubleBid::gain>("gain", "where it pays, by how much on average"),
    Gives<kinds::kMeanPoints, &DoubleBid::cost>("cost",
                                                "where it does not, what it costs on average"),
};

constexpr Part kClear = Gives<kinds::kSwitch, &AnsweredBid::answer, &BidAnswer::clear>(
    "clear", "whether it is better than each other call with 99% confidence");

constexpr Part kBidAnswer[] = {
    Spreads<&AnsweredBid::question>(kBidAsked),
    Lists<&AnsweredBid::answer, &BidAnswer::suits>("suits", "SuitBid", kSuitBidParts,
                                                   "the suits that may be named"),
    Holds<&AnsweredBid::answer, &BidAnswer::pass>("pass", "PassBid", kPassParts,
                                                  "a pass, if it may"),
    Holds<&AnsweredBid::answer, &BidAnswer::doubling>("double", "DoubleBid", kDoubleParts,
                                                      "doubling once more, if it may: doubling"),
    Holds<&AnsweredBid::answer, &BidAnswer::match>("outlook", "MatchOutlook", kOutlookParts,
                                                   "if the match was told: before the call"),
    Gives<kinds::kCall, &AnsweredBid::answer, &BidAnswer::call>("call", "the best call"),
    kClear,
    Says<kOpenHands>("hands", kOpenHandsHelp),
    Spreads<[](const AnsweredBid& bid) -> const AnsweredBid& { return bid; }>(kBidEffort),
};

// A row of CSV: a suit, or a pass.
struct CallRow {
  Call call;
  const SuitBid* suit = nullptr;
  const PassBid* pass = nullptr;
  const DoubleBid* doubling = nullptr;
  bool best = false;
};

constexpr auto kSuitOf = [](const CallRow& row) { return row.suit; };
constexpr auto kPassOf = [](const CallRow& row) { return row.pass; };

constexpr Part kRoemRow[] = {
    kRoem, Spreads<[](const SuitBid& bid) -> const SuitBid& { return bid; }>(kBidPlayedParts)};
constexpr Part kPassRow[] = {kPassPlayed, kDeclares, kPassedOutChance};

constexpr Part kBidRowParts[] = {
    Gives<kinds::kCall, &CallRow::call>("call", "the call"),
    Spreads<[](const CallRow& row) {
      return row.suit ? &row.suit->makes : row.doubling ? &row.doubling->makes : nullptr;
    }>(kMakesParts),
    Spreads<[](const CallRow& row) {
      return row.suit ? &row.suit->score : row.doubling ? &row.doubling->score : &row.pass->score;
    }>(kScoreParts),
    Spreads<kSuitOf>(kRoemRow),
    Spreads<kSuitOf>(kResults),
    Spreads<kPassOf>(kPassRow),
    Gives<kinds::kChance,
          [](const CallRow& row) {
            return row.suit ? row.suit->wins : row.pass ? row.pass->wins : std::nullopt;
          }>("wins", kWinsHelp),
    Gives<kinds::kSwitch, &CallRow::best>("best", "whether it is the best"),
};

constexpr Part kBidCsv[] = {
    Spreads<&AnsweredBid::question>(kBidAsked),
    Lists<[](const AnsweredBid& bid) {
      const BidAnswer& answer = bid.answer;
      std::vector<CallRow> rows;
      for (const SuitBid& suit : answer.suits) rows.push_back({.call = {suit.suit}, .suit = &suit});
      if (answer.pass) rows.push_back({.call = {}, .pass = &*answer.pass});
      if (answer.doubling) {
        rows.push_back({.call = answer.doubling->call, .doubling = &*answer.doubling});
      }
      for (CallRow& row : rows) row.best = row.call == answer.call;
      return rows;
    }>("calls", "CallBid", kBidRowParts, "each call"),
    kClear,
    Spreads<[](const AnsweredBid& bid) -> const AnsweredBid& { return bid; }>(kBidEffort),
};
constexpr std::array<std::string_view, 1> kBidRows = {"calls"};

// A seat that is not in turn.
Error NotInTurn(Seat seat, const Auction& auction) {
  const Message turn = SeatLetterMessage(auction.Turn());
  const Message who = SeatLetterMessage(seat);
  const int calls = static_cast<int>(auction.calls().size());
  for (int i = 0; i < calls; ++i) {
    if (auction.SpeakerOf(i) != seat) continue;
    return Error{
        Say("$0 has already called (call $1), and it is $2's turn; expected seat=$2 or none",
            "$0 heeft al geboden (bod $1); $2 is aan de beurt, verwacht plaats=$2 of geen", who,
            i + 1, turn)};
  }
  return Error{
      Say("it is not $0's turn but $1's; expected seat=$1 or none, or the calls "
          "before it in auction=",
          "$0 is niet aan de beurt; $1 is aan de beurt, verwacht plaats=$1 of geen, of de "
          "biedingen ervoor in biedingen=",
          who, turn)};
}

}  // namespace

constexpr QuestionSpec Bid::kSpec = {
    .name = "bid",
    .about = kAbout,
    .item = "hand",
    .answer_type = "Bid",
    .fields = kBidFields,
    .line = HandLine(kBidLineFields),
    .answer = kBidAnswer,
    .rows = kBidRows,
    .csv = kBidCsv,
};

Result<BidQuestion> ToQuestion(const BidLine& line) {
  if (!line.hand) return Error{kNoHand};
  if (!line.dealer) {
    return Error{
        Say("no dealer; expected dealer= or --dealer", "geen gever; verwacht gever= of --dealer")};
  }
  const Rules rules = line.rules.value_or(Rules{});
  const auto begun = BeginAuction(*line.dealer, rules, line.turned);
  if (!begun) return begun.error();
  Auction auction = *begun;
  auction.Bar(line.barred.value_or(BarredSides{}));
  if (const auto error = SpeakCalls(auction, line.auction.value_or(""))) {
    return Error{Say("auction: $0", "biedingen: $0", *error)};
  }
  if (auction.IsPassedOut()) return Error{kPassedOut};
  if (auction.IsOver()) {
    const Contract contract = auction.contract();
    return Error{
        Say("the auction is over: call $0, $1 plays $2; expected one in which a seat is "
            "to call",
            "het bieden is uit: bod $0, $1 speelt $3; verwacht een bieding waarin nog "
            "iemand aan de beurt is",
            auction.calls().size(), SeatLetterMessage(contract.declarer),
            SuitLetter(contract.trump), SuitLetter(contract.trump, Language::kDutch))};
  }
  if (auction.WaitsForCard()) return Error{kNextCardExpected};
  if (line.seat && *line.seat != auction.Turn()) return NotInTurn(*line.seat, auction);
  BidQuestion question{auction.Seen(), *line.hand, rules, line.given.value_or(Hands{})};
  question.dealt = line.dealt;
  question.match = line.match;
  return question;
}

Result<AnsweredBid> Bid::AnswerTo(const AskedBid& asked, const AskContext& context) {
  const auto question = ToQuestion(asked.line);
  if (!question) return question.error();
  if (auto error = Validate(*question)) return *std::move(error);
  const Record* const told = asked.legal ? &*asked.legal : nullptr;
  if (auto error = CheckLegalCalls(told, question->auction.Legal(question->hand)))
    return *std::move(error);
  BidRequest request = asked.request;
  request.cancel = &context.cancel;
  if (!asked.open_hands) request.calibration = Calibration::For(question->rules);
  auto answer = EvaluateBid(context.solver, *question, request);
  if (!answer) return answer.error();
  return AnsweredBid{*question, std::move(answer).value(), request.seed};
}

}  // namespace jasnel
