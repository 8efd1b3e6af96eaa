#include "engine/questions/state.h"

#include <array>
#include <utility>
#include <variant>

#include "engine/fields/either_kind.h"
#include "engine/fields/kinds.h"
#include "engine/questions/move.h"
#include "engine/questions/played_fields.h"
#include "engine/records/convention_record.h"
#include "engine/records/solved_deal.h"
#include "engine/requests/agreed_conventions.h"
#include "engine/requests/known_fields.h"
#include "jasnel/deal_line.h"
#include "jasnel/position.h"
#include "jasnel/replay.h"

namespace jasnel {
namespace {

constexpr std::array kRulesField = {
    Tells({"rules", "regels"}, kinds::kRules,
          {"a rule set and changes to it, such as kbn,undertrump=free (default kbn)",
           "spelregels en wijzigingen daarop, zoals kbn,undertrump=free (standaard kbn)"}),
};

constexpr auto kFields = Joined(kDealtField, kRulesField, kPlayFields<false>,
                                kConventionsField<&AskedState::conventions>);

enum class DealPhase : std::uint8_t { kAuction, kPlay, kOver };
constexpr std::array<Choice<DealPhase>, 3> kPhases = {
    {{"auction", DealPhase::kAuction}, {"play", DealPhase::kPlay}, {"over", DealPhase::kOver}}};
constexpr ChoiceKind<DealPhase> kPhase(kPhases, "auction|play|over", "DealPhase");

DealPhase PhaseOf(const StateAnswer& state) {
  if (state.deal.record.InAuction()) return DealPhase::kAuction;
  return state.deal.replay.IsOver() ? DealPhase::kOver : DealPhase::kPlay;
}

std::optional<Seat> TurnIn(const StateAnswer& state) {
  const DealPhase phase = PhaseOf(state);
  if (phase == DealPhase::kOver) return std::nullopt;
  if (phase == DealPhase::kAuction) return state.deal.record.auction->Turn();
  return Turn(state.deal.replay.positions.back());
}

constexpr EitherKind<kinds::kCall, kinds::kCard> kMove;
constexpr ListKind<kMove> kMoves;

std::optional<std::vector<CallOrCard>> LegalIn(const StateAnswer& state) {
  const DealPhase phase = PhaseOf(state);
  if (phase == DealPhase::kOver) return std::nullopt;
  std::vector<CallOrCard> moves;
  if (phase == DealPhase::kAuction) {
    for (const Call call : ListOf(state.deal.record.auction->Legal())) moves.emplace_back(call);
  } else {
    for (const Card card : HighToLow(LegalCards(state.deal.replay.positions.back()))) {
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
    Spreads<kAll>(ReplayParts::kFaults),   Spreads<kAll>(ReplayParts::kEnd),
};

constexpr Part kAnswer[] = {
    Spreads<&StateAnswer::deal>(ReplayParts::kDealt),
    Gives<kPhase, [](const StateAnswer& state) { return PhaseOf(state); }>("phase",
                                                                           "auction, play or over"),
    Gives<kinds::kSeat, [](const StateAnswer& state) { return TurnIn(state); }>(
        "turn", "who is to call or play, unless the deal is over"),
    Gives<kMoves, [](const StateAnswer& state) { return LegalIn(state); }>(
        "legal", "what that seat may call or play"),
    Spreads<&StateAnswer::deal>(ReplayParts::kAuction),
    Spreads<[](const StateAnswer& state) {
      return state.deal.record.InAuction() ? nullptr : &state.deal;
    }>(kPlayed),
    Lists<&StateAnswer::signals>("signals", "Signal", SignalParts::kAll,
                                 "with conventions: what the cards said so far"),
};

}  // namespace

constexpr QuestionSpec DealState::kSpec = {
    .name = "state",
    .about = kAbout,
    .answer_type = "DealState",
    .fields = kFields,
    .answer = kAnswer,
};

std::optional<Error> DealState::Read(const Record& object, AskedState& asked) {
  auto played = ReadDealInPlay(object);
  if (!played) return played.error();
  asked.played = *std::move(played);
  return std::nullopt;
}

Result<StateAnswer> DealState::AnswerTo(const AskedState& asked, const AskContext& /*context*/) {
  auto replay = ReplayDeal(asked.played.deal);
  if (!replay) return replay.error();
  StateAnswer state = {.deal = {asked.played, *std::move(replay)}, .signals = {}};
  if (AnyAgreed(asked.conventions) && !asked.played.InAuction()) {
    state.signals =
        TrickSignals(SignalsOf(asked.played.deal, state.deal.replay, asked.conventions));
  }
  return state;
}

}  // namespace jasnel
