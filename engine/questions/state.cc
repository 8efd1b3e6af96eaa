#include "engine/questions/state.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/fields/kind.h"
#include "engine/fields/kinds.h"
#include "engine/questions/boerenbridge_kinds.h"
#include "engine/questions/club_kinds.h"
#include "engine/questions/move.h"
#include "engine/questions/played_fields.h"
#include "engine/records/convention_record.h"
#include "engine/records/record.h"
#include "engine/records/solved_deal.h"
#include "engine/requests/boerenbridge_deal_fields.h"
#include "engine/requests/convention_reader.h"
#include "engine/requests/json_fields.h"
#include "engine/requests/move_request.h"
#include "jasnel/boerenbridge/score.h"
#include "jasnel/deal_line.h"
#include "jasnel/match_standing.h"
#include "jasnel/position.h"
#include "jasnel/replay.h"

namespace jasnel {

namespace {

constexpr std::array kRulesField = {
    Tells({"rules", "regels"}, kinds::kRules,
          {"a rule set and changes to it, such as kbn,undertrump=free (default kbn)",
           "spelregels en wijzigingen daarop, zoals kbn,undertrump=free (standaard kbn)"}),
};

constexpr GivenKind<club::TotalsSchema> kGameTotals;

constexpr std::array kGameFields = {
    Tells({"totals", "totalen"}, kGameTotals,
          {"the points of North-South and East-West in the game before the deal",
           "de punten van noord-zuid en oost-west in de partij voor dit spel"}),
    Takes<&AskedState::number>({"number", "nummer"}, kinds::kDealNumber,
                               {"with totals: the number of the deal in the game (default 1)",
                                "met totalen: het nummer van het spel in de partij (standaard 1)"},
                               {.has_flag = false}),
};

constexpr auto kStateFields = Joined(kDealtField, kRulesField, kPlayFields<false>, kGameFields,
                                     kConventionsField<&AskedState::conventions>);

constexpr Together kStateTogether[] = {{"number", {"totals"}}};

enum class DealPhase : std::uint8_t { kAuction, kPlay, kOver };
constexpr std::array<Choice<DealPhase>, 3> kPhases = {
    {{"auction", DealPhase::kAuction}, {"play", DealPhase::kPlay}, {"over", DealPhase::kOver}}};
constexpr ChoiceKind<DealPhase> kPhase(kPhases, "auction|play|over", "DealPhase");

DealPhase PhaseOf(const StateAnswer& state) {
  if (state.deal.record.InAuction()) return DealPhase::kAuction;
  if (state.deal.record.IsPassedOut()) return DealPhase::kOver;
  return state.deal.replay.IsOver() ? DealPhase::kOver : DealPhase::kPlay;
}

std::optional<Seat> TurnIn(const StateAnswer& state) {
  const DealPhase phase = PhaseOf(state);
  if (phase == DealPhase::kOver) return std::nullopt;
  if (phase == DealPhase::kAuction) return state.deal.record.auction->Turn();
  return Turn(state.deal.replay.positions.back());
}

constexpr ListKind<kinds::kCallOrCard> kMoves;

std::optional<std::vector<CallOrCard>> LegalIn(const StateAnswer& state) {
  const DealPhase phase = PhaseOf(state);
  if (phase == DealPhase::kOver) return std::nullopt;
  std::vector<CallOrCard> moves;
  if (phase == DealPhase::kAuction) {
    const Auction& auction = *state.deal.record.auction;
    const CardSet hand = state.deal.record.deal.hands[Index(auction.Turn())];
    for (const Call call : ListOf(auction.Legal(hand))) moves.emplace_back(call);
  } else {
    for (const Card card : HighToLow(state.deal.replay.allowed.back())) {
      moves.emplace_back(card);
    }
  }
  return moves;
}

// What there is after the auction.
constexpr Part kPosition[] = {
    Gives<kinds::kDealLine,
          [](const ReplayedDeal& deal) { return ToDealLine(deal.replay.positions.back()); }>(
        "position", "a deal line, to be solved"),
};
constexpr auto kAll = [](const ReplayedDeal& deal) { return &deal; };
constexpr Part kPlayed[] = {
    Spreads<kAll>(ReplayParts::kContract), Spreads<kAll>(kPosition),
    Spreads<kAll>(ReplayParts::kTricks),   Spreads<kAll>(ReplayParts::kWon),
    Spreads<kAll>(ReplayParts::kFaults),   Spreads<kAll>(ReplayParts::kPenaltyCards),
    Spreads<kAll>(ReplayParts::kLookedAt), Spreads<kAll>(ReplayParts::kEnd),
};

constexpr auto kGamePoints = [](const GameTotals& game) {
  return std::vector<int>{game.points()[0].count(), game.points()[1].count()};
};

constexpr Part kStandingParts[] = {
    Gives<kinds::kNumbers, kGamePoints>("totals", "the points of North-South and East-West"),
    Gives<kinds::kSwitch, [](const GameTotals& game) { return game.IsOver(); }>(
        "over", "whether the deal ended the game"),
    Gives<kSide, [](const GameTotals& game) { return game.Ahead(); }>(
        "ahead",
        "the side that is ahead, and has won when the game is over; not if they are equal"),
};

constexpr Part kStateAnswer[] = {
    Spreads<&StateAnswer::deal>(ReplayParts::kDealt),
    Gives<kPhase, [](const StateAnswer& state) { return PhaseOf(state); }>("phase",
                                                                           "auction, play or over"),
    Gives<kinds::kSeat, [](const StateAnswer& state) { return TurnIn(state); }>(
        "turn", "who is to call or play, unless the deal is over"),
    Gives<kMoves, [](const StateAnswer& state) { return LegalIn(state); }>(
        "legal", "what that seat may call or play"),
    Spreads<&StateAnswer::deal>(ReplayParts::kAuction),
    Gives<kinds::kSwitch,
          [](const StateAnswer& state) {
            const bool passed = state.deal.record.IsPassedOut();
            return If(passed, bool{passed});
          }>("passed_out", "true if all passed, and the cards are dealt again"),
    Spreads<[](const StateAnswer& state) {
      const PlayedRecord& record = state.deal.record;
      return record.InAuction() || record.IsPassedOut() ? nullptr : &state.deal;
    }>(kPlayed),
    Lists<&StateAnswer::signals>("signals", "Signal", SignalParts::kAll,
                                 "with conventions: what the cards said so far"),
    Holds<&StateAnswer::game>("standing", "GameStanding", kStandingParts,
                              "with totals: how the game stands after a deal that is written down"),
    Gives<kinds::kChance, &StateAnswer::wins>(
        "wins",
        "with totals: the chance of North-South to win the game, before the deal or, where that is "
        "written down, after it; not once the game is over, or with more than 64 deals to go"),
};

// The chance of North-South to win a game from where it stands.
std::optional<double> ChanceToWin(const GameTotals& game, const Rules& rules) {
  if (game.IsOver()) return std::nullopt;
  const int own = game.points()[0].count();
  const int theirs = game.points()[1].count();
  const auto [deals, target] = game.length();
  if (target > 0) {
    // With equal points above it, the game goes on.
    if (std::max(own, theirs) >= target) return own == theirs ? std::optional(0.5) : std::nullopt;
    return OutlookOf(rules, {0, target, own, theirs}).wins;
  }
  const auto left = static_cast<std::size_t>(deals) - game.deals();
  if (left > kMostDealsLeft) return std::nullopt;
  return OutlookOf(rules, {static_cast<int>(left), 0, own - theirs, 0}).wins;
}

}  // namespace

constexpr QuestionSpec DealState::kSpec = {
    .name = "state",
    .about = kAbout,
    .answer_type = "DealState",
    .fields = kStateFields,
    .together = kStateTogether,
    .answer = kStateAnswer,
};

std::optional<Error> DealState::Read(const Record& object, AskedState& asked) {
  auto played = ReadPlayedRecord(object, {}, RecordStops::kAnywhere);
  if (!played) return played.error();
  asked.played = *std::move(played);
  if (const Record* const totals = FindKey(object, "totals")) {
    const auto read = club::BothTotalsOf("totals", *totals);
    if (!read) return read.error();
    asked.totals = *read;
  }
  return std::nullopt;
}

Result<StateAnswer> DealState::AnswerTo(const AskedState& asked, const AskContext& /*context*/) {
  auto replay = ReplayDeal(asked.played.deal);
  if (!replay) return replay.error();
  StateAnswer state = {
      .deal = {asked.played, *std::move(replay)}, .signals = {}, .game = {}, .wins = {}};
  const auto& result = state.deal.replay.result;
  if (asked.totals && result && !asked.played.InAuction() && !asked.played.IsPassedOut()) {
    const PlayedDeal& deal = asked.played.deal;
    state.game.emplace(deal.rules, asked.number - 1, *asked.totals);
    state.game->Add(deal.stakes().ToMake(), *result);
  }
  if (asked.totals) {
    const Rules& rules = asked.played.deal.rules;
    state.wins =
        ChanceToWin(state.game.value_or(GameTotals(rules, asked.number - 1, *asked.totals)), rules);
  }
  if (AnyAgreed(asked.conventions) && !asked.played.InAuction() && !asked.played.IsPassedOut()) {
    state.signals =
        TrickSignals(SignalsOf(asked.played.deal, state.deal.replay, asked.conventions));
  }
  return state;
}

}  // namespace jasnel

namespace jasnel::boerenbridge {

namespace {

constexpr int kMaxTotal = 1'000'000;  // of points, either way

Record DealtSchema() { return {{"type", "string"}, {"examples", {"0:A8.K.4. KT..J5. 7.QT.8."}}}; }
constexpr GivenKind<DealtSchema> kDealt;

Record TricksGivenSchema() {
  return TricksSchema("BoerenbridgeTrickGiven", kSeatKind.InputSchema(), {"cards"});
}
constexpr GivenKind<TricksGivenSchema> kTricksGiven;

Record TotalsSchema() {
  const WholeKind total(-kMaxTotal, kMaxTotal);
  return {{"type", "array"}, {"items", total.InputSchema()}};
}
constexpr GivenKind<TotalsSchema> kTotals;

constexpr Field kStateFields[] = {
    Tells({"deal", "spel"}, kDealt,
          {"the hands as they were dealt, and nothing else",
           "de handen zoals ze gegeven zijn, en verder niets"},
          {.needed = true}),
    Tells({"bids", "biedingen"}, kGivenBids,
          {"what each seat has bid, from seat 0 on; null for one that has not",
           "wat elke plaats geboden heeft, vanaf plaats 0; null voor wie nog niet bood"}),
    Tells({"tricks", "slagen"}, kTricksGiven,
          {"the tricks as they were played, the last of which may be unfinished",
           "de slagen zoals ze gespeeld zijn, waarvan de laatste onaf mag zijn"}),
    Tells({"totals", "totalen"}, kTotals,
          {"the points of each seat before the deal", "de punten van elke plaats voor dit spel"}),
};

// The hands as they were dealt, as a deal line without anything else.
Result<DealLine> ReadDealt(const Record& object) {
  constexpr Phrase kExpected = {
      "the hands as they were dealt, such as 0:A8.K.4. KT..J5. 7.QT.8.",
      "de handen zoals ze gegeven zijn, zoals 0:A8.H.4. H10..B5. 7.V10.8."};
  const auto text = NeedText(object, "deal", kExpected);
  if (!text) return text.error();
  auto line = ParseDealLine(*text);
  if (!line) return In("deal", line.error());
  DealLine dealt;
  dealt.position.players = line->position.players;
  dealt.position.hands = line->position.hands;
  if (*line == dealt) return dealt;
  return In("deal", Say("more than hands; expected $0, and bids and tricks as keys",
                        "meer dan handen; verwacht $0, en bids en tricks als sleutels", kExpected));
}

Message PlaceOf(std::size_t trick) { return Say("trick $0", "slag $0", trick + 1); }

std::optional<Error> PlayTrick(const GivenTrick& trick, std::size_t number, bool is_last,
                               DealInPlay& deal) {
  const int players = deal.position().players;
  const auto size = static_cast<std::size_t>(players);
  if (deal.IsOver()) {
    return In(PlaceOf(number), Say("all cards have been played; expected no more tricks",
                                   "alle kaarten zijn gespeeld; verwacht geen slagen meer"));
  }
  if (trick.leader && *trick.leader != deal.turn()) {
    return In(PlaceOf(number),
              Say("leader $0; expected $1", "leader $0; verwacht $1", *trick.leader, deal.turn()));
  }
  if (trick.cards.size() > size || (trick.cards.size() < size && !is_last)) {
    return In(PlaceOf(number),
              is_last ? Say("$0 cards; expected $1 at most", "$0 kaarten; verwacht er hoogstens $1",
                            trick.cards.size(), players)
                      : Say("$0 cards; expected $1", "$0 kaarten; verwacht er $1",
                            trick.cards.size(), players));
  }
  for (std::size_t i = 0; i < trick.cards.size(); ++i) {
    if (const auto error = deal.Play(trick.cards[i])) {
      return In(Say("$0, card $1", "$0, kaart $1", PlaceOf(number), i + 1), *error);
    }
  }
  return std::nullopt;
}

Result<DealInPlay> ReadDealInPlay(const Record& object, const DealLine& dealt) {
  const int players = dealt.position.players;
  DealInPlay deal(players, dealt.position.hands);
  const auto bidding = ReadBids(object, players, deal.bidding().cards());
  if (!bidding) return bidding.error();
  for (int seat = 0; seat < bidding->count(); ++seat) {
    if (auto error = deal.Bid(bidding->bids()[seat])) return *std::move(error);
  }
  const auto tricks = ReadTricks(object, players);
  if (!tricks) return tricks.error();
  if (deal.InBidding() && !tricks->empty()) return TricksBeforeBids(deal.bidding());
  for (std::size_t i = 0; i < tricks->size(); ++i) {
    if (auto error = PlayTrick((*tricks)[i], i, i + 1 == tricks->size(), deal)) {
      return *std::move(error);
    }
  }
  if (auto error = CheckWinners(object, players, deal.played().cards())) return *std::move(error);
  return deal;
}

// The points of each seat before the deal; nothing if they are not told.
Result<std::optional<Tricks>> ReadTotals(const Record& object, int players) {
  const Record* const list = FindKey(object, "totals");
  if (list == nullptr) return std::optional<Tricks>();
  const Message expected =
      Say("a list of $0 numbers, the points of each seat before the deal",
          "een lijst van $0 getallen, de punten van elke plaats voor dit spel", players);
  if (!list->is_array()) return OfType("totals", *list, expected);
  if (list->size() != static_cast<std::size_t>(players)) {
    return In("totals",
              Say("$0 of them; expected $1", "$0 stuks; verwacht $1", list->size(), expected));
  }
  Tricks totals{};
  for (int seat = 0; seat < players; ++seat) {
    const auto points = WholeOf(Say("totals: seat $0", "totals: plaats $0", seat),
                                (*list)[static_cast<std::size_t>(seat)], -kMaxTotal, kMaxTotal);
    if (!points) return points.error();
    totals[seat] = *points;
  }
  return std::optional(totals);
}

// The number of each seat.
std::vector<int> BySeatOf(const StateOfDeal& state, const Tricks& numbers) {
  std::vector<int> list;
  for (int seat = 0; seat < state.dealt.position.players; ++seat) list.push_back(numbers[seat]);
  return list;
}

std::vector<int> ScoresIn(const StateOfDeal& state) {
  const Position& position = state.deal->position();
  return BySeatOf(state, ScoresOf(position.players, position.bids, position.taken));
}

std::optional<std::vector<int>> TotalsAfter(const StateOfDeal& state) {
  if (!state.totals) return std::nullopt;
  std::vector<int> totals = ScoresIn(state);
  for (int seat = 0; seat < state.dealt.position.players; ++seat) {
    totals[static_cast<std::size_t>(seat)] += (*state.totals)[seat];
  }
  return totals;
}

class MatchPointsKind final : public Output<MatchPoints> {
 public:
  Record OutputSchema() const { return {{"type", "number"}, {"minimum", 0}, {"maximum", 5}}; }
  void Write(const MatchPoints& points, Language /*language*/, Sink& sink) const override {
    sink.Json(JsonOf(MatchPointsRecord(points)));
  }
};
constexpr MatchPointsKind kMatchPoints;
constexpr ListKind<kMatchPoints> kMatchPointsOfSeats;

constexpr Part kResult[] = {
    Gives<kinds::kNumbers, [](const StateOfDeal& state) { return ScoresIn(state); }>(
        "scores", "what each seat writes down"),
    Gives<kinds::kNumbers, [](const StateOfDeal& state) { return TotalsAfter(state); }>(
        "totals", "if those before were told: after the deal"),
    Gives<kMatchPointsOfSeats,
          [](const StateOfDeal& state) -> std::optional<std::vector<MatchPoints>> {
            const auto totals = TotalsAfter(state);
            if (!totals) return std::nullopt;
            return MatchPointsOf(*totals);
          }>("match_points", "the match points for these totals"),
};

// With null for a seat that has not bid.
class BidsSoFarKind final : public Output<Bidding> {
 public:
  Record OutputSchema() const { return BidsSchema(); }
  void Write(const Bidding& bidding, Language language, Sink& sink) const override {
    sink.BeginList();
    for (int seat = 0; seat < bidding.players(); ++seat) {
      if (seat < bidding.count()) {
        kTricksKind.Write(bidding.bids()[seat], language, sink);
      } else {
        sink.Json("null");
      }
    }
    sink.EndList();
  }
};
constexpr BidsSoFarKind kBidsSoFar;

constexpr ListKind<kTricksKind> kTricksOfSeats;

constexpr Part kTrickParts[] = {
    Gives<kSeatKind, &TrickSoFar::leader>("leader", "who led to the trick"),
    Gives<kinds::kCards, &TrickSoFar::cards>("cards", "the cards in order of play"),
    Gives<kSeatKind, &TrickSoFar::winner>("winner", "who has won it, or wins it so far"),
};

// What there is once all have bid.
constexpr Part kPlayed[] = {
    Gives<kinds::kText,
          [](const StateOfDeal& state) {
            return FormatDealLine({state.deal->position(), true});
          }>("position", "a deal line, to be solved"),
    Lists<[](const StateOfDeal& state) {
      return TricksOf(state.dealt.position.players, state.deal->played().cards());
    }>("tricks", "BoerenbridgeTrickPlayed", kTrickParts, "the tricks so far"),
    Gives<kTricksOfSeats,
          [](const StateOfDeal& state) { return BySeatOf(state, state.deal->position().taken); }>(
        "taken", "tricks that each seat took"),
    Holds<[](const StateOfDeal& state) { return state.deal->IsOver() ? &state : nullptr; }>(
        "result", "BoerenbridgeResult", kResult, "of a deal that is over"),
};

enum class BidsPhase : std::uint8_t { kBids, kPlay, kOver };
constexpr std::array<Choice<BidsPhase>, 3> kPhases = {
    {{"bids", BidsPhase::kBids}, {"play", BidsPhase::kPlay}, {"over", BidsPhase::kOver}}};
constexpr ChoiceKind<BidsPhase> kPhase(kPhases, "bids|play|over", "BoerenbridgePhase");

constexpr ListKind<kBidOrCard> kMoves;

std::optional<std::vector<std::variant<int, Card>>> LegalIn(const StateOfDeal& state) {
  if (state.deal->IsOver()) return std::nullopt;
  std::vector<std::variant<int, Card>> moves;
  if (state.deal->InBidding()) {
    for (const int bid : LegalBids(state.deal->bidding())) moves.emplace_back(bid);
  } else {
    for (const Card card : HighToLow(state.deal->position().Legal())) moves.emplace_back(card);
  }
  return moves;
}

constexpr Part kStateAnswer[] = {
    Gives<kinds::kText, [](const StateOfDeal& state) { return FormatDealLine(state.dealt); }>(
        "deal", "the hands as they were dealt"),
    Gives<kPlayersKind, [](const StateOfDeal& state) { return state.dealt.position.players; }>(
        "players", "how many play"),
    Gives<kDealtKind, [](const StateOfDeal& state) { return state.deal->bidding().cards(); }>(
        "cards", "cards dealt to each"),
    Gives<kinds::kSuit, [](const StateOfDeal&) { return kTrump; }>("trump", "the trump suit"),
    Gives<kPhase,
          [](const StateOfDeal& state) {
            if (state.deal->IsOver()) return BidsPhase::kOver;
            return state.deal->InBidding() ? BidsPhase::kBids : BidsPhase::kPlay;
          }>("phase", "bids, play or over"),
    Gives<kSeatKind,
          [](const StateOfDeal& state) {
            return state.deal->IsOver() ? std::nullopt : std::optional(state.deal->turn());
          }>("turn", "who is to bid or play, unless the deal is over"),
    Gives<kMoves, [](const StateOfDeal& state) { return LegalIn(state); }>(
        "legal", "what that seat may bid or play"),
    Gives<kBidsSoFar,
          [](const StateOfDeal& state) -> const Bidding& { return state.deal->bidding(); }>(
        "bids", "of each seat; null for those that have not bid"),
    Gives<kTricksKind, [](const StateOfDeal& state) { return state.deal->bidding().Forbidden(); }>(
        "forbidden", "what the dealer may not bid"),
    Spreads<[](const StateOfDeal& state) { return state.deal->InBidding() ? nullptr : &state; }>(
        kPlayed),
};

}  // namespace

constexpr QuestionSpec DealState::kSpec = {
    .name = "state",
    .game = Game::kBoerenbridge,
    .about = kAbout,
    .fields = kStateFields,
    .answer = kStateAnswer,
};

std::optional<Error> DealState::Read(const Record& object, StateOfDeal& state) {
  auto dealt = ReadDealt(object);
  if (!dealt) return dealt.error();
  state.dealt = *std::move(dealt);
  auto deal = ReadDealInPlay(object, state.dealt);
  if (!deal) return deal.error();
  state.deal = *std::move(deal);
  const auto totals = ReadTotals(object, state.dealt.position.players);
  if (!totals) return totals.error();
  state.totals = *totals;
  return std::nullopt;
}

}  // namespace jasnel::boerenbridge
