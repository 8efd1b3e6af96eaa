#include "engine/questions/analyse.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <string_view>
#include <utility>

#include "engine/fields/kinds.h"
#include "engine/questions/fair_parts.h"
#include "engine/questions/played_fields.h"
#include "engine/records/convention_record.h"
#include "engine/records/solved_deal.h"
#include "engine/requests/convention_reader.h"

namespace jasnel {
namespace {

constexpr CountKind kFairWorlds(1, kMaxFairWorlds);

constexpr std::array kAnalyseOwnFields = {
    Takes<&AnalyseQuestion::summary>({"summary", "samenvatting"}, kinds::kSwitch,
                                     {"only the result and the totals, without cards and tricks",
                                      "alleen de uitslag en de totalen, zonder kaarten en slagen"}),
    Takes<&AnalyseQuestion::fair>(
        {"fair", "eerlijk"}, kinds::kSwitch,
        {"judges calls and cards by what their players could know",
         "beoordeelt biedingen en kaarten op wat hun spelers konden weten"}),
    Takes<&AnalyseQuestion::judging, &FairRequest::worlds>(
        {"worlds", "verdelingen"}, kFairWorlds,
        {"with --fair: deals of the hidden cards to play out for each card, and to solve in "
         "proportion (default 300)",
         "met --fair: verdelingen van de verborgen kaarten om per kaart uit te spelen, en naar "
         "verhouding op te lossen (standaard 300)"}),
    Takes<&AnalyseQuestion::judging, &FairRequest::seed>(
        {"seed", "seed"}, kinds::kSeed,
        {"with --fair: seed of these deals (default 1); threads do not change the answer",
         "met --fair: seed van die verdelingen (standaard 1); met andere threads is het antwoord "
         "hetzelfde"}),
    Takes<&AnalyseQuestion::judging, &FairRequest::match>(
        {"match", "match"}, kinds::kMatch,
        {"with --fair: judges by the chance to win the match, which stood so for North-South "
         "before the deal, as in jasnel bid",
         "met --fair: beoordeelt op de kans om de match te winnen, die voor het spel zo stond, "
         "gezien van noord-zuid, als in jasnel bid"}),
    Takes<&AnalyseQuestion::judging, &FairRequest::time>(
        {"budget_ms", "tijd_ms"}, kinds::kBudget,
        {"give up after so many milliseconds", "geef na zoveel milliseconden op"},
        {.has_flag = false}),
};

constexpr auto kAnalyseFields =
    Joined(kPlayedFields, kRecordRulesField<&AnalyseQuestion::rules>, kAnalyseOwnFields,
           kConventionsField<&AnalyseQuestion::conventions>);

constexpr Together kAnalyseTogether[] = {
    {"worlds", {"fair"}}, {"seed", {"fair"}}, {"match", {"fair"}}};

constexpr auto kReplayed = [](const AnalysedDeal& deal) -> const ReplayedDeal& { return deal; };
constexpr auto kJudged = [](const JudgedCard& card) -> const JudgedCard& { return card; };

constexpr std::string_view kPointsHelp = "points won, North-South minus East-West";
constexpr std::string_view kWrittenHelp = "points written down, North-South minus East-West";
constexpr std::string_view kPointsLostHelp =
    "points that the side lost by it, if it plays for points";
constexpr std::string_view kScoreLostHelp = "the same, if it plays for what is written down";
constexpr std::string_view kBetterCardsHelp = "cards that would have lost nothing";

constexpr Part kDealValueParts[] = {
    Gives<kinds::kPoints, &DealValue::points>("points", kPointsHelp),
    Gives<kinds::kPoints, &DealValue::score>("score", kWrittenHelp),
};

// A value, and what both sides then write down.
struct Worth {
  DealValue value;
  std::array<Points, 2> written;
};

constexpr Part kWorthParts[] = {
    Spreads<&Worth::value>(kDealValueParts),
    Gives<kinds::kPoints, [](const Worth& worth) { return worth.written[0]; }>(
        "ns", "points that North-South write down"),
    Gives<kinds::kPoints, [](const Worth& worth) { return worth.written[1]; }>(
        "ew", "points that East-West write down"),
};

constexpr Part kJudgedChoiceParts[] = {
    Spreads<kJudged>(kPlaceParts<JudgedCard>),
    Gives<kinds::kCards, [](const JudgedCard& card) { return HighToLow(BetterThan(card)); }>(
        "better", kBetterCardsHelp),
};

// A card with what stands elsewhere.
struct CardOfDeal {
  const JudgedCard& judged;
  const Position& position;  // before it
  const FairCard* fair;      // null if it was not judged fairly
};

constexpr auto kCardsOf = [](const AnalysedDeal& deal) {
  std::vector<CardOfDeal> cards;
  for (std::size_t i = 0; i < deal.analysis.cards.size(); ++i) {
    const bool fair = deal.fair && i < deal.fair->cards.size();
    cards.push_back(
        {deal.analysis.cards[i], deal.replay.positions[i], fair ? &deal.fair->cards[i] : nullptr});
  }
  return cards;
};

constexpr Part kJudgedParts[] = {
    Spreads<kJudged>(kPlaceParts<JudgedCard>),
    Gives<kinds::kSwitch, &JudgedCard::forced>("forced", "whether it was the only legal card"),
    Gives<kinds::kSwitch, &JudgedCard::fault>("fault", "whether it was illegal"),
    Gives<kinds::kPoints, &JudgedCard::points_lost>("points_lost", kPointsLostHelp),
    Gives<kinds::kPoints, &JudgedCard::score_lost>("score_lost", kScoreLostHelp),
    Gives<kinds::kCards, [](const JudgedCard& card) { return HighToLow(card.best_points); }>(
        "best_points", "all cards that lose no points"),
    Gives<kinds::kCards, [](const JudgedCard& card) { return HighToLow(card.best_score); }>(
        "best_score", "all cards that lose no score"),
    Spreads<&JudgedCard::after>(kDealValueParts),
};

constexpr Part kJudgedCardParts[] = {
    Spreads<[](const CardOfDeal& card) -> const JudgedCard& { return card.judged; }>(kJudgedParts),
    Gives<kinds::kDealLine, [](const CardOfDeal& card) { return ToDealLine(card.position); }>(
        "position", "the deal before it, to be solved"),
};

// A player.
struct PlayerOfDeal {
  Seat seat;
  const PlayerTotal& total;
  const JudgedCard* worst;
  std::optional<FairTotal> fair;
};

constexpr auto kPlayersOf = [](const AnalysedDeal& deal) {
  std::vector<PlayerOfDeal> players;
  for (const Seat seat : kAllSeats) {
    const auto index = Index(seat);
    const PlayerTotal& total = deal.analysis.players[index];
    const JudgedCard* const worst = total.worst ? &deal.analysis.cards[*total.worst] : nullptr;
    players.push_back({seat, total, worst, {}});
    if (deal.fair) players.back().fair = FairTotals(*deal.fair)[index];
  }
  return players;
};

constexpr Part kPlayerTotalParts[] = {
    Gives<kinds::kPoints, &PlayerTotal::points_lost>("points_lost", kPointsLostHelp),
    Gives<kinds::kPoints, &PlayerTotal::score_lost>("score_lost", kScoreLostHelp),
};
constexpr Part kPlayerTotals =
    Spreads<[](const PlayerOfDeal& player) -> const PlayerTotal& { return player.total; }>(
        kPlayerTotalParts);

constexpr Part kPlayerParts[] = {
    kPlayerTotals,
    Holds<&PlayerOfDeal::worst>("worst", "Choice", kJudgedChoiceParts,
                                "the card that cost most, if any did"),
};
constexpr ObjectKind kPlayer("PlayerLosses", kPlayerParts);
constexpr BySeatKind<kPlayer> kPlayerBySeat;

constexpr Part kClaimParts[] = {
    Gives<kinds::kNumber, &ClaimInDeal::trick>("trick", "the first trick of the claim"),
    Gives<kinds::kSeat, &ClaimInDeal::seat>("seat", "who could claim"),
    Gives<kinds::kSwitch, &ClaimInDeal::alone>("alone", "whether its partner could play any card"),
};

// A ruling by its rules.
struct RulingOfDeal {
  const JudgedRuling& judged;
  const Rules& rules;
};

constexpr Part kRulingParts[] = {
    Gives<kRuling, [](const RulingOfDeal& one) { return one.judged.ruling; }>("ruling",
                                                                              "what was ruled"),
    Gives<kinds::kNumber, [](const RulingOfDeal& one) { return one.judged.trick; }>(
        "trick", "in or after this trick"),
    Gives<kinds::kSeat, [](const RulingOfDeal& one) { return one.judged.seat; }>(
        "seat", "whom it is about"),
    Gives<kinds::kPoints,
          [](const RulingOfDeal& one) {
            return If(one.judged.ruling == Ruling::kRoemNotClaimed, one.judged.roem);
          }>("roem", "roem that was not claimed"),
    Gives<kinds::kText,
          [](const RulingOfDeal& one) { return SourceOf(one.judged.ruling, one.rules); }>(
        "source", "the article of the rules, or the option"),
    Spreads<[](const RulingOfDeal& one) -> const DealValue& { return one.judged.after; }>(
        kDealValueParts),
};

constexpr Part kJudgedSignalParts[] = {
    Spreads<&JudgedSignal::told>(SignalParts::kAll),
    Gives<kinds::kSwitch, &JudgedSignal::is_true>("true", "whether it was true"),
};

constexpr Part kAnalyseAnswer[] = {
    Spreads<kReplayed>(ReplayParts::kDealt),
    Spreads<kReplayed>(ReplayParts::kAuction),
    Gives<kinds::kTurned,
          [](const AnalysedDeal& deal) {
            const auto& auction = deal.record.auction;
            return auction ? IfAny(auction->turned_cards()) : nullptr;
          }>("turned", "the suit that was turned, or several in order"),
    Spreads<kReplayed>(ReplayParts::kContract),
    Gives<kinds::kSwitch,
          [](const AnalysedDeal& deal) {
            return If(deal.record.deal.individual, deal.record.deal.individual);
          }>("individual", "true if each played alone"),
    Gives<kinds::kSwitch,
          [](const AnalysedDeal& deal) {
            return If(deal.record.deal.as_played, deal.record.deal.as_played);
          }>("as_played", "true if revokes were found after the last trick"),
    Spreads<[](const AnalysedDeal& deal) { return If<const ReplayedDeal&>(!deal.summary, deal); }>(
        ReplayParts::kTricks),
    Gives<kinds::kNumber, [](const AnalysedDeal& deal) { return deal.replay.cards_played; }>(
        "cards_played", "cards that were played"),
    Gives<kinds::kNumber,
          [](const AnalysedDeal& deal) {
            return If(deal.replay.cards_not_counted > 0, deal.replay.cards_not_counted);
          }>("cards_not_counted", "cards after the end of the deal"),
    Spreads<kReplayed>(ReplayParts::kWon),
    Spreads<kReplayed>(ReplayParts::kEnd),
    Holds<[](const AnalysedDeal& deal) {
      return Worth{deal.analysis.start, deal.analysis.written_from_start};
    }>("start", "Worth", kWorthParts, "what perfect play from the start is worth"),
    Holds<[](const AnalysedDeal& deal) {
      return deal.replay.played_again
                 ? std::nullopt
                 : std::optional(Worth{deal.end(), deal.analysis.written_at_end});
    }>("end", "Worth", kWorthParts,
       "the same after the last card; not of a deal that is played again"),
    Lists<[](const AnalysedDeal& deal) {
      return deal.summary ? std::nullopt : std::optional(kCardsOf(deal));
    }>("cards", "JudgedCard", kJudgedCardParts, "the cards that were played"),
    Gives<kPlayerBySeat, kPlayersOf>("players", "what the cards of each cost"),
    Holds<[](const AnalysedDeal& deal) {
      const auto decisive = DecisiveCard(deal.analysis, deal.makers(), deal.record.deal.rules);
      return decisive ? &deal.analysis.cards[*decisive] : nullptr;
    }>("decisive", "Choice", kJudgedChoiceParts, "the card that decided the contract"),
    Holds<&AnalysedDeal::claim>("claim", "ClaimInDeal", kClaimParts,
                                "the first moment at which the rest was certain"),
    Spreads<kReplayed>(ReplayParts::kFaults),
    Spreads<kReplayed>(ReplayParts::kPenaltyCards),
    Spreads<kReplayed>(ReplayParts::kLookedAt),
    Lists<[](const AnalysedDeal& deal) {
      std::optional<std::vector<RulingOfDeal>> rulings;
      if (deal.analysis.rulings.empty()) return rulings;
      rulings.emplace();
      for (const JudgedRuling& ruling : deal.analysis.rulings) {
        rulings->push_back({ruling, deal.record.deal.rules});
      }
      return rulings;
    }>("rulings", "JudgedRuling", kRulingParts,
       "what was ruled and changed what the deal is worth"),
    Holds<[](const AnalysedDeal& deal) {
      return deal.fair ? std::optional(ToldJudgement{*deal.fair, deal.summary}) : std::nullopt;
    }>("fair", "Fair", FairParts::kAll, "with fair, what each choice was worth to who made it"),
    Gives<kinds::kNumber, &AnalysedDeal::analysis, &Analysis::nodes>("nodes",
                                                                     "cards played in the search"),
    Gives<kinds::kMicroseconds, &AnalysedDeal::analysis, &Analysis::time>(
        "time_us", "time that took, in microseconds"),
    Lists<&AnalysedDeal::signals>("signals", "JudgedSignal", kJudgedSignalParts,
                                  "with conventions, what the cards said"),
};

// Rows of CSV: cards, and those with a fair judgement.
constexpr auto kSameCard = [](const CardOfDeal& card) -> const CardOfDeal& { return card; };
constexpr Part kFairCardParts[] = {
    Spreads<kSameCard>(kJudgedCardParts),
    Spreads<[](const CardOfDeal& card) { return card.fair; }>(FairParts::kColumns),
};

template <const auto& kParts>
constexpr std::array kCardRows = {Lists<kCardsOf>("rows", {}, kParts, {})};

// Or players, likewise.
constexpr Part kWorstParts[] = {
    Gives<kinds::kNumber, &JudgedCard::trick>("worst_trick", {}),
    Gives<kinds::kCard, &JudgedCard::card>("worst_card", {}),
    Gives<kinds::kCards, [](const JudgedCard& card) { return HighToLow(BetterThan(card)); }>(
        "better", {}),
};
constexpr Part kPlayerRowParts[] = {
    Gives<kinds::kSeat, &PlayerOfDeal::seat>("seat", {}),
    kPlayerTotals,
    Spreads<&PlayerOfDeal::worst>(kWorstParts),
};
constexpr Part kFairTotalColumns[] = {
    Gives<kinds::kNumber, &FairTotal::mistakes>("fair_mistakes", {}),
    Gives<kinds::kNumber, &FairTotal::good>("fair_good", {}),
    Gives<kinds::kMeanPoints, &FairTotal::cost>("fair_cost", {}),
};
constexpr Part kFairPlayerRowParts[] = {
    Spreads<[](const PlayerOfDeal& player) -> const PlayerOfDeal& { return player; }>(
        kPlayerRowParts),
    Spreads<&PlayerOfDeal::fair>(kFairTotalColumns),
};

template <const auto& kParts>
constexpr std::array kPlayerRows = {Lists<kPlayersOf>("rows", {}, kParts, {})};

constexpr std::array<std::string_view, 1> kAnalyseRows = {"rows"};

// What the cards said, and whether it was true of the hand at that moment.
std::vector<JudgedSignal> JudgedSignals(const AnalysedDeal& deal) {
  const auto signals = SignalsOf(deal.record.deal, deal.replay, deal.conventions);
  Hands hands = deal.record.deal.hands;
  std::vector<JudgedSignal> judged;
  for (std::size_t i = 0; i < signals.size(); ++i) {
    const JudgedCard& card = deal.analysis.cards[i];
    CardSet& hand = hands[Index(card.seat)];
    if (const auto& signal = signals[i]) {
      judged.push_back({{card.trick, *signal}, IsTrueOf(*signal, hand)});
    }
    hand -= card.card;
  }
  return judged;
}

}  // namespace

constexpr QuestionSpec AnalyseDeal::kSpec = {
    .name = "analyse",
    .about = kAbout,
    .answer_type = "Analysis",
    .fields = kAnalyseFields,
    .other_keys = OtherKeys::kIgnored,
    .together = kAnalyseTogether,
    .answer = kAnalyseAnswer,
};

CsvForm AnalyseDeal::CsvOf(bool summary, bool fair) {
  if (summary) {
    return {fair ? kPlayerRows<kFairPlayerRowParts> : kPlayerRows<kPlayerRowParts>, kAnalyseRows};
  }
  return {fair ? kCardRows<kFairCardParts> : kCardRows<kJudgedCardParts>, kAnalyseRows};
}

CardSet BetterThan(const JudgedCard& card) {
  if (card.score_lost > Points(0)) return card.best_score;
  return card.points_lost > Points(0) ? card.best_points : CardSet();
}

std::optional<Error> AnalyseDeal::Read(const Record& object, AnalyseQuestion& question) {
  auto played = ReadPlayedRecord(object, question.rules);
  if (!played) return played.error();
  question.played = std::move(played).value();
  return std::nullopt;
}

Result<AnalysedDeal> AnalyseDeal::AnswerWith(Solver& solver, const AnalyseQuestion& question,
                                             const std::atomic<bool>& cancel) {
  if (question.played.IsPassedOut()) return Error{kPassedOut};
  auto replay = ReplayDeal(question.played.deal);
  if (!replay) return replay.error();
  AnalysedDeal deal = {{question.played, std::move(replay).value()}, question.summary};
  deal.analysis = Analyse(solver, deal.replay, {.time = question.judging.time, .cancel = &cancel});
  if (deal.analysis.stop != Stop::kSolved) return NotInTime();
  Claimer claimer;
  deal.claim = claimer.FindFirst(deal.replay, {.cancel = &cancel});
  if (AnyAgreed(question.conventions)) {
    deal.conventions = question.conventions;
    deal.signals = JudgedSignals(deal);
  }
  return deal;
}

bool AnalyseDeal::Judge(const AnalyseQuestion& question, const AskContext& context,
                        AnalysedDeal& deal) {
  if (!question.fair) return true;
  FairRequest request = question.judging;
  if (request.time.count() > 0) {
    request.time = std::max(request.time - context.time(), std::chrono::microseconds(1));
  }
  request.cancel = &context.cancel;
  deal.fair =
      JudgeFairly(context.solver, deal.replay, deal.record.dealer, deal.record.auction, request);
  return deal.fair->stop == Stop::kSolved;
}

Result<AnalysedDeal> AnalyseDeal::AnswerTo(const AnalyseQuestion& question,
                                           const AskContext& context) {
  Result<AnalysedDeal> found = NotInTime();
  context.solver.ForEach(1, [&](Solver& solver, std::size_t) {
    found = AnswerWith(solver, question, context.cancel);
  });
  if (!found) return found;
  AnalysedDeal deal = std::move(found).value();
  if (!Judge(question, context, deal)) return NotInTime();
  return deal;
}

}  // namespace jasnel
